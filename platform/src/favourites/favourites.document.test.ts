import { ArticleType } from '@contract/codes';
import { at } from '@testing/twoSites';
import { expect, test } from 'vitest';
import { ofActivity, ofArticle, ofLive } from './favourites.document';

const row = { id: 1, type: 2, object_id: 3, channel: 1, img_url: 'kept', created_at: at(0) };
const item = {
  ...{
    title: '题',
    articleType: 4,
    colName: '要闻~本地',
    columnID: 5,
    columnCasName: '全名',
    url: 'u',
    urlPad: 'p',
  },
  ...{ pic_list_title: ['first', 'second'], picBig: 'big', linkID: 6, contentUrl: 'c' },
  ...{ countClick: 7, countPraise: 8, countDiscuss: 9 },
} as unknown as NonNullable<Parameters<typeof ofArticle>[2]>;
const bare = { siteID: 11, type: 2, channel: 1, articleID: 3, time: '2026-01-10 08:00:00.0' };

test('[wire S24] an article that is kept – with pictures, with a large one, without – has each of its values in its own field', () => {
  expect(ofArticle(11, row, item)).toEqual({
    ...{
      ...bare,
      title: '题',
      articleType: 4,
      column: '本地',
      columnID: 5,
      columnCasName: '全名',
      url: 'u',
      urlPad: 'p',
    },
    ...{
      imgUrl: 'first',
      linkID: 6,
      contentUrl: 'c',
      countClick: 7,
      countPraise: 8,
      countDiscuss: 9,
      article: item,
    },
  });
  expect(ofArticle(11, row, { ...item, pic_list_title: [] })?.imgUrl).toBe('big');
  expect(ofArticle(11, row, { ...item, pic_list_title: [], picBig: '' })?.imgUrl).toBe('kept');
  expect(ofArticle(11, row, undefined)).toBeUndefined();
});

test('[wire S24] an activity that is kept – with a picture, without, gone – has each of its values in its own field', () => {
  const activity = {
    ...{
      title: '活动',
      linkUrl: 'l',
      imageUrl: 'img',
      theContentUrl: 'c',
      countClick: 1,
      countPraise: 2,
      countDiscuss: 3,
    },
  } as unknown as NonNullable<Parameters<typeof ofActivity>[2]>;
  const whole = {
    ...{
      ...bare,
      title: '活动',
      articleType: 0,
      column: '',
      columnID: 0,
      url: 'l',
      urlPad: '',
      imgUrl: 'img',
      linkID: 0,
    },
    ...{ contentUrl: 'c', countClick: 1, countPraise: 2, countDiscuss: 3 },
  };
  expect(ofActivity(11, row, activity)).toEqual(whole);
  expect(ofActivity(11, row, { ...activity, imageUrl: '' })?.imgUrl).toBe('kept');
  expect(ofActivity(11, row, undefined)).toBeUndefined();
});

test('[wire S24] a live that is kept – alone, in an article, with a picture – has its own words, then those of its article', () => {
  const live = { id: 20, article_id: 21, title: '直播', picture: 'live', discuss: 22 };
  expect(ofLive(11, row, live, item)).toMatchObject({
    ...{ ...bare, articleID: 20, title: '直播', articleType: ArticleType.live, imgUrl: 'live', linkID: 20 },
    ...{ countDiscuss: 22, countPraise: 8, url: 'u', column: '本地' },
  });
  expect(ofLive(11, row, { ...live, picture: '' }, item).imgUrl).toBe('first');
  expect(ofLive(11, row, { ...live, picture: '' }, undefined)).toMatchObject({
    imgUrl: 'kept',
    url: '',
    countPraise: 0,
  });
});
