import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveDraftWith } from '../saving/saving.service';
import { cleanDraft } from './cleanDraft.rules';
import type { ArticleDraft } from './draft.types';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '新闻' });
});
afterAll(() => platform.close());

const attack =
  '<p onclick="alert(1)">水到了村口。<img src=x onerror=alert(1)></p><script>alert(1)</script><a href="javascript:alert(1)">看</a>';
const clean = '<p>水到了村口。</p><p>看</p>';

type Write = (draft: ArticleDraft) => Promise<unknown>;
const writers: [string, Write][] = [
  ['the writer of the demonstration and the desk', (draft) => platform.writer.saveDraft(draft)],
  [
    "an import's transaction",
    async (draft) => {
      const [site] = await createSiteFinder(platform.db, platform.clock.now, '').all();
      if (!site) throw new Error('the template has no site');
      return platform.db.transaction((db) => saveDraftWith(db, site, draft, platform.clock.now()));
    },
  ],
];

test.each(writers)(
  '[K8] a body – written by %s with scripts – is stored cleaned, and links that run nothing',
  async (name, write) => {
    await write(anArticle({ key: name, content: attack, linkUrl: 'javascript:alert(1)', articleType: 4 }));
    const row = await platform.db.one<{ content: string; item: string }>(
      { name: 'kept', text: 'select content, item from articles where key = $1' },
      [name],
    );
    expect(JSON.parse(row?.content ?? '')).toMatchObject({ content: clean });
    expect(`${row?.content}${row?.item}`).not.toMatch(/javascript:|onerror|<script/);
  },
);

test('[K8] a picture and a film that stand in the text are put behind those of the draft', () => {
  const picture = { url: '/media/1.jpg', summary: '闸门', width: 60, height: 40 };
  const draft = anArticle({
    pictures: [picture],
    content:
      '<p>一</p><!--IMAGEARRAY#0--><figure><img src="/media/2.jpg" width="80" height="60"><figcaption>水渠</figcaption></figure><!--IMAGEARRAY#7--><video src="https://example.org/f.mp4"></video>',
  });
  const { content, pictures, videos } = cleanDraft(draft);
  expect(content).toBe('<p>一</p><!--IMAGEARRAY#0--><!--IMAGEARRAY#1--><!--VIDEOARRAY#0-->');
  expect(pictures).toEqual([picture, { url: '/media/2.jpg', summary: '水渠', width: 80, height: 60 }]);
  expect(videos).toEqual([{ url: 'https://example.org/f.mp4', cover: '', duration: 0, width: 0, height: 0 }]);
});

test('[K8] cleaning twice changes nothing, and what is clean stays as it is', () => {
  const draft = anArticle({
    content: `${attack}<table><tr><td>1</td></tr></table><img src="/media/2.jpg">`,
    linkUrl: '/noticeDetail.html?id=3',
    sourceUrl: 'https://example.org/a',
    tags: ['水利'],
  });
  const once = cleanDraft(draft);
  expect(cleanDraft(once)).toEqual(once);
  expect(once).toMatchObject({ linkUrl: '/noticeDetail.html?id=3', sourceUrl: 'https://example.org/a' });
  expect(once.publishtime).toBe(draft.publishtime);
});

test('[wire W18] a link to a page of this paper goes out with its host and base path', async () => {
  await platform.writer.saveDraft(
    anArticle({ key: 'own', articleType: 4, linkUrl: '/noticeDetail.html?id=3' }),
    700,
  );
  const { json } = await platform.get('/app_if/getArticleContent?articleId=700');
  const url = 'http://paper.test/app/template/displayTemplate/news/noticeDetail.html?id=3';
  expect(json()).toMatchObject({ url, multimediaLink: url });
});
