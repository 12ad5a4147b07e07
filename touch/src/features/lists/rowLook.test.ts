import { defaultConfig } from '@platform/sites/defaultConfig';
import type { ArticleRow } from '@touch/api/articles';
import { readConfig } from '@touch/api/config';
import { readRow } from '@touch/api/reading/rows';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { type RowContext, rowLook } from './rowLook';

const config = readConfig(defaultConfig(1, '澜川', '1'));
const setting: RowContext = {
  config,
  origin: 'https://paper.test',
  basePath: '/app',
  words: zh,
  now: Date.parse('2031-03-05T09:30:00+08:00'),
  fields: { pubTime: true, readCount: true },
  siteLang: undefined,
};

function look(data: Record<string, unknown>, change: Partial<RowContext> = {}) {
  const row: ArticleRow | undefined = readRow({
    fileId: 12,
    columnID: 3,
    linkID: 7,
    title: '清水进了柳湾',
    ...data,
  });
  if (!row) throw new Error('no row');
  return rowLook(row, { ...setting, ...change });
}

test.each([
  ['https://paper.test/app/noticeDetail.html?id=3', '/app/noticeDetail.html?id=3'],
  ['https://paper.test/app/linkDetail/12.html', '/app/linkDetail/12.html'],
  ['https://paper.test.example/app/noticeDetail.html', '/app/linkDetail/12.html'],
  ['https://example.org/river.html', '/app/linkDetail/12.html'],
  ['', '/app/linkDetail/12.html'],
])('[E5] a link to %s leads to %s', (url, href) => {
  expect(look({ articleType: 4, url }).href).toBe(href);
  expect(look({ articleType: 0, url }).href).toBe('/app/newsDetail/3/12.html');
});

test.each([
  [0, '/app/newsDetail/3/12.html'],
  [1, '/app/imageDetail/3/12.html'],
  [2, '/app/videoDetail/3/12.html'],
  [3, '/app/specDetail/7/12.html'],
  [4, '/app/linkDetail/12.html'],
  [6, '/app/liveDetail/7/12.html'],
  [12, '/app/linkDetail/12.html'],
])('[E5] a row of type %i leads to its screen', (articleType, href) => {
  expect(look({ articleType }).href).toBe(href);
});

test.each([
  [0, [], 'none'],
  [1, ['/a.jpg'], 'small'],
  [2, ['/a.jpg'], 'large'],
  [3, ['/a.jpg', '/b.jpg', '/c.jpg'], 'three'],
  [3, ['/a.jpg'], 'small'],
  [1, [], 'small'],
])('[E5] picType %i with pictures %j is laid out as %s', (picType, pictures, layout) => {
  expect(look({ picType, pic_list_title: pictures }).layout).toBe(layout);
});

test.each([
  [{ articleType: 1, picCount: '8' }, '8图'],
  [{ articleType: 2, duration: 83 }, '1:23'],
  [{ articleType: 2 }, '视频'],
  [{ articleType: 6, liveStatus: 0 }, '预告'],
  [{ articleType: 6, liveStatus: 1 }, '直播中'],
  [{ articleType: 6, liveStatus: 2 }, '已结束'],
  [
    { articleType: 6, liveStatus: 2, config: { videos: [{ playbackUrls: ['https://a.test/b.m3u8'] }] } },
    '回放',
  ],
  [{ articleType: 6 }, '直播'],
])('[E5] the badge of %j is %s', (data, text) => {
  expect(look(data).badge?.text).toBe(text);
});

test('[E5] topics, links and pinned rows say so', () => {
  expect(look({ articleType: 3, isTop: true, mark: '深度' }).badges).toEqual(['置顶', '专题', '深度']);
  expect(look({ articleType: 4 }).badges).toEqual(['链接']);
  expect(look({ mark: '深度', aiGenerated: 1 }).badges).toEqual(['深度', 'AI生成']);
  expect(look({ aiGenerated: 0 }).badges).toEqual([]);
});

test("[D4] a live's title has a prefix only where one is configured", () => {
  const live = { articleType: 6, liveStatus: 1 };
  expect(look(live).title).toBe('清水进了柳湾');
  const prefixed = { ...config, livePrefix: { ...config.livePrefix, live: '直播｜' } };
  expect(look(live, { config: prefixed }).title).toBe('直播｜清水进了柳湾');
});

test('[A19] counts and times show where site and column want them', () => {
  const data = { source: '本报', publishtime: '2031-03-05 09:00:00.0', countClick: 1999 };
  expect(look(data).line).toBe('本报\u200230分钟前\u20021k+阅读');
  expect(look(data, { fields: { pubTime: false, readCount: false } }).line).toBe('本报');
});

test('[wire W16] unset integers of the wire count as nothing', () => {
  expect(look({ countClick: -2147483648, source: '本报' }).line).toBe('本报');
});

test("[C4] a row in another language than the page's says which", () => {
  expect(look({ language: 'bo' }).lang).toBe('bo');
  expect(look({}, { siteLang: 'zh-CN' }).lang).toBe('zh-CN');
  expect(look({}).lang).toBeUndefined();
});
