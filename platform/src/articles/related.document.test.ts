import { expect, test } from 'vitest';
import type { ItemRow } from './articles.store';
import { relatedOf } from './related.document';

const item = {
  ...{
    fileId: 1,
    title: '题',
    textTitle: '纯题',
    publishtime: '时',
    source: '源',
    picType: 2,
    picBig: '图',
    picCount: '3',
  },
  ...{
    linkID: 4,
    articleType: 5,
    url: 'u',
    contentUrl: 'c',
    columnID: 6,
    colName: '要闻~本地',
    duration: 3683.9,
  },
};
const row = (more: object = {}): ItemRow =>
  ({
    ...{
      article_id: 1,
      item: JSON.stringify({ ...item, ...more }),
      iorder: 0,
      is_top: false,
      click_initial: 10,
    },
    ...{ click_real: 20, click_fake: 30, share_click: 40, discuss: 50, praise: 60, share: 70, collect: 80 },
    column_followers: 90,
  }) as ItemRow;

test('[wire S3] a related article – of a video, with counts – has each of its values in its own field', () => {
  expect(relatedOf(row())).toMatchObject({
    ...{
      relId: 1,
      fileId: 1,
      title: '题',
      textTitle: '纯题',
      publishtime: '时',
      source: '源',
      sourceID: 0,
      picType: 2,
    },
    ...{
      picB: '图',
      picM: '图',
      picS: '图',
      picCount: 3,
      linkID: 4,
      articleType: 5,
      vTime: '01:01:23',
      relUrl: 'u',
    },
    ...{ contentUrl: 'c', columnID: 6, columnName: '本地', 'columnIcon ': '', 'columnRssCount ': 90 },
    ...{ countDiscuss: '50', countPraise: '60', countShare: '70', countClickInitial: '10' },
  });
});

test('[wire S3] a related article – without a picture, a length, tags – has none; with tags their names', () => {
  const bare = relatedOf({
    ...row({ duration: undefined, picBig: undefined }),
    column_followers: undefined,
  } as unknown as ItemRow);
  expect(bare).toMatchObject({ picB: '', vTime: '', 'columnRssCount ': 0 });
  expect(bare).not.toHaveProperty('tags');
  const tags = [{ id: 1, name: '春' }];
  expect(relatedOf(row({ tags })).tags).toEqual(tags);
  expect([59, 60, 3600].map((duration) => relatedOf(row({ duration })).vTime)).toEqual([
    '00:00:59',
    '00:01:00',
    '01:00:00',
  ]);
});
