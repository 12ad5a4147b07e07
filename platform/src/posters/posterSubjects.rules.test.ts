import { ArticleType, KindNumber } from '@contract/codes';
import { QaType } from '@contract/questionCodes';
import { expect, test } from 'vitest';
import { posterRuleOf } from './posterSubjects.rules';

const { poster } = KindNumber;
const read = (kind: number, data: object, id = 9) => posterRuleOf(kind)?.read(data, id);
const date = '2031-03-05 09:30:00.0';
const day = '2031-03-05';

test.each([
  {
    ...{ kind: poster.article, call: 'getArticleContent', input: { articleId: 9 } },
    data: {
      title: '题',
      shareContent: '分',
      source: '源',
      publishtime: date,
      sharePicUrl: 'p',
      articleType: 0,
      columnID: 4,
    },
    shows: { title: '题', text: '分', picture: 'p', path: '/newsDetail/4/9.html', author: '源', date: day },
  },
  {
    ...{ kind: poster.live, call: 'liveView', input: { id: 9 } },
    data: { main: { title: '直播', content: '文', articleID: 5, startTime: date } },
    shows: { title: '直播', text: '文', picture: '', path: '/liveDetail/9/5.html', author: '', date: day },
  },
  {
    ...{ kind: poster.activity, call: 'activityDetail', input: { fileId: 9 } },
    data: { title: '活动', attAbstract: '摘', imageUrl: 'i', picMiddle: 'm' },
    shows: { title: '活动', text: '摘', picture: 'i', path: '/activityDetail/9.html', author: '', date: '' },
  },
  {
    ...{ kind: poster.paperArticle, call: 'getPaperArticle', input: { id: 9 } },
    data: {
      title: '报',
      attAbstract: '',
      content: '文',
      images: [{ imagearray: [{ imageUrl: 'p' }] }],
      shareUrl: 'http://a/x/paperSharePage/1/2/3.html?article=9',
      source: '源',
      publishtime: date,
    },
    shows: {
      title: '报',
      text: '文',
      picture: 'p',
      path: '/paperSharePage/1/2/3.html?article=9',
      author: '源',
      date: day,
    },
  },
  {
    ...{ kind: poster.question, call: 'questionDetail', input: { fileId: 9 } },
    data: {
      title: '',
      content: '问',
      answer: '答',
      images: ['p', 'q'],
      qaType: QaType.government,
      answerUser: '局',
      publishtime: date,
    },
    shows: { title: '问', text: '答', picture: 'p', path: '/qaDetail/9.html', author: '局', date: day },
  },
  {
    ...{ kind: poster.dynamic, call: 'dynamicDetail', input: { id: 9 } },
    data: { title: '', content: '动', attachments: { pics: ['p'] }, userName: '记者', publishtime: date },
    shows: {
      title: '动',
      text: '动',
      picture: 'p',
      path: '/dynamicDetail/9.html',
      author: '记者',
      date: day,
    },
  },
  {
    ...{ kind: poster.post, call: 'postDetail', input: { id: 9 } },
    data: { title: '帖', content: '文', pics: ['p'], userName: '读者', publishtime: date },
    shows: { title: '帖', text: '文', picture: 'p', path: '/postDetail/9.html', author: '读者', date: day },
  },
  {
    ...{ kind: poster.shortVideo, call: 'mvodArticle', input: { id: 9 } },
    data: { title: '短', description: '述', cover: 'c' },
    shows: { title: '短', text: '述', picture: 'c', path: '/mvodShare/9.html', author: '', date: '' },
  },
  {
    ...{ kind: poster.subject, call: 'getSubject', input: { id: 9 } },
    data: { title: '专', content: '文', picBig: 'b' },
    shows: { title: '专', text: '文', picture: 'b', path: '/topicDetail/9.html', author: '', date: '' },
  },
  {
    ...{ kind: poster.reporter, call: 'authorInfo', input: { id: 9 } },
    data: { name: '记', description: '述', url: 'u' },
    shows: { title: '记', text: '述', picture: 'u', path: '/reporter/9.html', author: '', date: '' },
  },
  {
    ...{ kind: poster.column, call: 'getColumn', input: { columnId: 9 } },
    data: { columnName: '栏', description: '述', topPic: 't' },
    shows: { title: '栏', text: '述', picture: 't', path: '/columnDetail/9.html', author: '', date: '' },
  },
  {
    ...{ kind: poster.circle, call: 'circleDetail', input: { id: 9 } },
    data: { name: '圈', description: '述', banner: '', icon: 'i' },
    shows: { title: '圈', text: '述', picture: 'i', path: '/circleDetail/9.html', author: '', date: '' },
  },
])(
  '[wire n15] a poster of $call – has each of its values in its own field, and none without a title',
  ({ kind, call, input, data, shows }) => {
    const rule = posterRuleOf(kind);
    expect([rule?.operation, rule?.input(9)]).toEqual([call, input]);
    expect(read(kind, data)).toEqual(shows);
    expect(read(kind, {})).toBeUndefined();
  },
);

test.each([
  [ArticleType.imageSet, { columnID: 4, linkID: 5 }, '/imageDetail/4/9.html'],
  [ArticleType.video, { columnID: 4, linkID: 5 }, '/videoDetail/4/9.html'],
  [ArticleType.topic, { columnID: 4, linkID: 5 }, '/specDetail/5/9.html'],
  [ArticleType.live, { columnID: 4, linkID: 5 }, '/liveDetail/5/9.html'],
  [ArticleType.link, { columnID: 4, linkID: 5 }, '/linkDetail/9.html'],
  [ArticleType.h5, { columnID: 4, linkID: 5 }, '/linkDetail/9.html'],
  [ArticleType.news, { columnID: 0, linkID: 5 }, '/newsDetail/9.html'],
])(
  '[wire n15][A2] a poster of an article of type %i – with %o – leads to %s',
  (articleType, numbers, path) => {
    expect(read(poster.article, { title: '题', articleType, ...numbers })?.path).toBe(path);
  },
);

test('[wire n15] a poster of an article or live – not to be shared, with words to be shared, with marks – is none, or has those words', () => {
  expect(read(poster.article, { title: '题', shareClosed: 1 })).toBeUndefined();
  expect(read(poster.live, { main: { title: '题', shareClosed: 1 } })).toBeUndefined();
  expect(read(poster.live, { main: { title: '题', articleID: 0 } })?.path).toBe('/liveDetail/9.html');
  const shared = {
    title: '题',
    shareTitle: '<b>分享</b>[=x1]',
    shareContent: ' ',
    attAbstract: '摘',
    content: '文',
    picBig: 'b',
  };
  expect(read(poster.article, shared)).toMatchObject({ title: '分享', text: '摘', picture: 'b' });
  expect(read(poster.question, { content: '问', qaType: 0 })?.path).toBe('/askDetail/9.html');
  expect(read(poster.paperArticle, { title: '报', shareUrl: 'http://a/other' })?.path).toBe('');
});

test('[wire n15] kinds without a page for everybody – have no poster', () => {
  for (const kind of [19, 23, 24, 25, -1, 99]) expect(posterRuleOf(kind)).toBeUndefined();
});
