import { defaultConfig } from '@platform/sites/defaultConfig';
import { readConfig } from '@touch/api/config';
import { readContent } from '@touch/api/reading/articleContent';
import { readFlags } from '@touch/lib/visitFlags';
import { expect, test } from 'vitest';
import { shareObject } from './makeShareObject';

const config = readConfig(defaultConfig(1, '澜川', '1'));
const visit = (userAgent = '') => ({
  origin: 'https://paper.test',
  basePath: '/app/news',
  config,
  flags: readFlags('?code=secret&isShare=true', userAgent),
  now: () => 1000,
});
function anArticleOf(change: Record<string, unknown> = {}) {
  const read = readContent({ fileId: '345', title: '水'.repeat(80), columnID: 12, aStatus: 1, ...change });
  if (!read) throw new Error('no article');
  return { ...read, adverts: [], body: '<p>水来了</p><p>田亮了</p>' };
}

test('[J1] the link is made of the article’s own path and the cache buster alone', () => {
  const { link, objectType, article_id } = shareObject(anArticleOf(), visit(), '/newsDetail/12/345.html');
  expect(link).toBe('https://paper.test/app/news/newsDetail/12/345.html?xyt=1000');
  expect({ objectType, article_id }).toEqual({ objectType: 0, article_id: '345' });
});

test.each(['capacitor://localhost', 'file://', 'http://localhost'])(
  '[A12] from a page at %s the link and the picture lead to the paper’s public address',
  (origin) => {
    const public_ = { ...config, rootUrl: 'https://paper.test', buildType: 'app', templatePath: '/news' };
    const inApp = { ...visit(), origin, basePath: '/files', config: public_ };
    const { link, imgUrl } = shareObject(
      anArticleOf({ picBig: '/media/a.jpg' }),
      inApp,
      '/newsDetail/12/345.html',
    );
    expect(link).toBe('https://paper.test/app/news/newsDetail/12/345.html?xyt=1000');
    expect(imgUrl).toBe('https://paper.test/media/a.jpg');
  },
);

test('[J1] an account’s article is shared as such', () => {
  expect(shareObject(anArticleOf({ xyAccountID: 9 }), visit(), '/').objectType).toBe(10);
});

test('[D3] the title has its own limit in the messenger', () => {
  const path = '/newsDetail/12/345.html';
  expect(shareObject(anArticleOf(), visit('MicroMessenger'), path).title).toBe(`${'水'.repeat(32)}…`);
  expect(shareObject(anArticleOf(), visit(), path).title).toBe(`${'水'.repeat(64)}…`);
});

test('[D3] the description is the share text, the abstract or the body, as text', () => {
  expect(shareObject(anArticleOf(), visit(), '/').desc).toBe('水来了 田亮了');
  expect(shareObject(anArticleOf({ attAbstract: '摘要' }), visit(), '/').desc).toBe('摘要');
  expect(shareObject(anArticleOf({ shareContent: '分享语', attAbstract: '摘要' }), visit(), '/').desc).toBe(
    '分享语',
  );
});

test('[A19][D3] the site’s share text stands in where the article has none', () => {
  const withShareText = { ...visit(), config: { ...config, shareDescription: '澜川的消息' } };
  expect(shareObject({ ...anArticleOf(), body: '<p> </p>' }, withShareText, '/').desc).toBe('澜川的消息');
  expect(shareObject(anArticleOf(), withShareText, '/').desc).toBe('水来了 田亮了');
});
