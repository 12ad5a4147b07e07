import { createPreviewPass } from '@platform/articles/previewPass.rules';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { anArticle } from '@testing/anArticle';
import { anAccount } from '@testing/newsroomDocuments';
import { jsonLdOf, renderPages } from '@testing/renderPage';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { zh } from '@touch/locales/zh';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

const base = '/app/template/displayTemplate/news';
const picture = '/media/ab/ab00000000000000000000000000000000000000.jpg';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ render: renderPages });
  await platform.addColumn({ id: 12, name: '要闻' });
  const { writer } = platform;
  await writer.saveDraft(anArticle({ key: 'next', columnID: 12, title: '渠上的桥' }), 346);
  await writer.saveDraft(
    anArticle({
      key: 'water',
      columnID: 12,
      title: '清水[=x1]进了<b>柳湾</b> --> <script>',
      leadTitle: '一渠水的故事',
      subtitle: '三年修渠',
      attAbstract: '柳湾村通水了。',
      content: '<p>水来了，田里先亮起来。</p><!--IMAGEARRAY#0--><p>村里人都来看。</p>',
      pictures: [{ url: picture, summary: '渠边', width: 1200, height: 800 }],
      cover: [{ url: picture, summary: '', width: 1200, height: 800 }],
      credits: { author: '林晚舟', editor: '方既明', liability: '顾守正' },
      tags: ['水利'],
      files: [{ name: '通水公告.pdf', url: '/media/ab/notice.pdf', size: 30_320 }],
      related: ['next'],
      publishtime: new Date('2031-03-05T08:00:00+08:00'),
      praise: 3,
    }),
    345,
  );
  await writer.saveDraft(
    anArticle({ key: 'closed', columnID: 12, shareClosed: true, discussClosed: true }),
    347,
  );
  await writer.saveDraft(anArticle({ key: 'draft', columnID: 12, aStatus: 0 }), 348);
});
afterAll(() => platform.close());

const page = (path: string) => platform.get(`${base}${path}`);
const state = (html: string): string =>
  /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const shown = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('[F4] the account an article belongs to', () => {
  const shownAccount = async (status: number, forbidden: boolean) => {
    const doc = anAccount(5, { topic: '桑多乡' });
    const saved = { id: 5, category: 0, status, forbidden, recommended: false, doc };
    await saveAccount(platform.db, 1, saved);
    await platform.writer.saveDraft(anArticle({ key: 'of account', columnID: 12, accountID: 5 }), 360);
    platform.clock.forward(3000);
    return shown((await page('/newsDetail/12/360.html')).text);
  };

  test('[F4] is named below the text, with the way to its page', async () => {
    const html = await shownAccount(0, false);
    const link = html.split(`href="${base}/xyDetail/5.html"`)[1] ?? '';
    expect(link.slice(0, link.indexOf('</a>')).replace(/<[^>]+>/g, ' ')).toMatch(/桑多乡\s+订阅号/);
  });

  test.each([
    ['not open yet', 1, false],
    ['closed', 4, false],
    ['forbidden', 0, true],
  ])('[F26] is not named where it is %s', async (_, status, forbidden) => {
    const html = await shownAccount(status, forbidden);
    expect(html).toContain('版权声明');
    expect(html).not.toContain('xyDetail');
    expect(html).not.toContain('桑多乡');
  });
});

describe('a first visit', () => {
  test('[A11] is readable without JavaScript: title, body, picture, credits, related', async () => {
    const { status, text } = await page('/newsDetail/12/345.html');
    expect(status).toBe(200);
    const html = shown(text);
    for (const part of [
      '<h1',
      '清水进了柳湾 --&gt;',
      '一渠水的故事',
      '三年修渠',
      '田里先亮起来',
      'alt="渠边"',
      '编辑：方既明',
      '责任编辑：顾守正',
      `href="${base}/newsDetail/12/346.html"`,
      '渠上的桥',
      `${base}/columnDetail/12.html`,
      '/tagList/',
      '通水公告.pdf',
    ]) {
      expect(html).toContain(part);
    }
  });

  test('[K24] an article with another title at its source – names it; one with the same does not', async () => {
    const { writer } = platform;
    const named = { columnID: 12, title: '清水', source: '河报', sourceUrl: 'https://river.example/1' };
    await writer.saveDraft(anArticle({ ...named, key: 'renamed', originalTitle: '清水进了柳湾' }), 350);
    await writer.saveDraft(anArticle({ ...named, key: 'same', originalTitle: '清水' }), 351);
    expect(shown((await page('/newsDetail/12/350.html')).text)).toContain('原标题：清水进了柳湾');
    expect(shown((await page('/newsDetail/12/351.html')).text)).not.toContain('原标题');
  });

  test('[K12][K24] an article with generated parts – says so below its heading, in lists and to search engines; others do not', async () => {
    const { writer } = platform;
    await writer.saveDraft(anArticle({ key: 'generated', columnID: 12, aiGenerated: true }), 349);
    const label = zh['article.aiLabel'];
    expect(shown((await page('/newsDetail/12/349.html')).text)).toContain(label);
    expect(shown((await page('/newsDetail/12/345.html')).text)).not.toContain(label);
    const kinds = async (id: number) =>
      jsonLdOf((await page(`/newsDetail/12/${id}.html`)).text).map((data) => JSON.stringify(data));
    const kind = '"digitalSourceType":"https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource"';
    expect((await kinds(349)).filter((text) => text.includes(kind))).toHaveLength(1);
    expect((await kinds(345)).join()).not.toContain('digitalSourceType');
    const list = shown((await page('/columnDetail/12.html')).text);
    expect(list.split(`<b>${zh['row.ai']}</b>`)).toHaveLength(2);
  });

  test('[D5][F4] an article’s page – shows reading time, sizes of text and the copyright', async () => {
    const html = shown((await page('/newsDetail/12/345.html')).text);
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/全文1\d字，约1分钟读完/);
    for (const tool of ['A<small>−', 'A<small>+']) expect(html).toContain(tool);
    expect(text).toContain(zh['article.copyright']);
  });

  test.each([
    ['en', /\b1\d (words|characters)\b.*\b1 min/i],
    ['de', /\b1\d (Wörter|Zeichen)\b.*\b1 Min/i],
    ['fr', /\b1\d.(mots|caractères)\b.*\b1.min/i],
  ])('[D5][C4] the reading time – in %s – is in the page’s language', async (locale, readTime) => {
    const { text } = await platform.get(`${base}/newsDetail/12/345.html`, {
      cookie: `touchpaper=locale-${locale}`,
    });
    expect(
      shown(text)
        .replace(/<[^>]+>/g, ' ')
        .replace(/[ \n]+/g, ' '),
    ).toMatch(readTime);
  });

  test('[D4] no mark and no tag of a title shows', async () => {
    const { text } = await page('/newsDetail/12/345.html');
    expect(shown(text)).not.toContain('[=x1]');
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe('清水进了柳湾 --&gt;');
  });

  test('[A11] the canonical address is the public page feeds name, whatever was asked', async () => {
    const { text } = await page('/newsDetail/345.html?isShare=true&theme=blue');
    const address = 'http://paper.test/content/2031-03/05/content_345.html';
    expect(text).toContain(`<link rel="canonical" href="${address}">`);
    expect(text).toContain(`"mainEntityOfPage":"${address}"`);
    expect((await platform.get('/content/2031-03/05/content_345.html')).status).toBe(200);
    expect(text).toContain('"@type":"NewsArticle"');
    expect(text).toContain('"datePublished":"2031-03-05T08:00:00+08:00"');
    expect(text).toMatch(/"dateModified":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00"/);
    expect(text).toMatch(/<link rel="alternate" type="application\/json\+oembed" href="\/oembed\?url=http/);
    expect(text).toContain('"@type":"BreadcrumbList"');
    expect(text).toContain('<meta name="description" content="柳湾村通水了。">');
  });

  test('[A11] the publisher – of a paper with a logo – has it, with its full address', async () => {
    await platform.configure({ appLogo: '/media/logo.png' });
    onTestFinished(() => platform.configure({}));
    const { text } = await page('/newsDetail/345.html');
    expect(text).toMatch(
      /"publisher":\{"@type":"Organization","name":"[^"]+","logo":\{"@type":"ImageObject","url":"http:\/\/paper\.test\/media\/logo\.png"/,
    );
  });

  test('[A11] the body stands once in the page: the state leaves it out', async () => {
    const { text } = await page('/newsDetail/12/345.html');
    expect(text.split('田里先亮起来')).toHaveLength(2);
    expect(state(text)).toContain('"pageText":{"field":"body","selector":"#dirnum > .content-main"}');
  });

  test('[B3] the target of the to-bottom button stands behind the article', async () => {
    expect((await page('/newsDetail/12/345.html')).text).toContain('data-bottom=""');
  });

  test.each(['/newsDetail/12/999.html', '/newsDetail/12/348.html', '/newsDetail/12/abc.html'])(
    '[A3] %s, gone or not published, is 404 with the empty state',
    async (path) => {
      const { status, text } = await page(path);
      expect(status).toBe(404);
      expect(shown(text)).toContain('稿件已删除或尚未发布');
      expect(text).toContain('<meta name="robots" content="noindex">');
    },
  );

  test.each(['/newsDetail.html', '/newsDetail/.html'])('[A2] %s has the empty state', async (path) => {
    expect(shown((await page(path)).text)).toContain('稿件已删除或尚未发布');
  });
});

describe('taking part', () => {
  test('[H1] 请登录后评论 opens where one writes, and nothing of the address stands in it', async () => {
    const { text } = await page('/newsDetail/12/345.html?code=secret');
    expect(shown(text)).toContain('请登录后评论');
    expect(shown(text)).toContain('还没人评论，快来抢沙发！');
    expect(text).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>请登录后评论/);
    expect(shown(text)).not.toContain('secret');
  });

  test.each(['isShare=true', 'ck=1', 'cms=1'])('[H1] no comments with %s', async (flag) => {
    expect(shown((await page(`/newsDetail/12/345.html?${flag}`)).text)).not.toContain('请登录后评论');
  });

  test('[J1] a closed article offers neither share nor comments', async () => {
    const html = shown((await page('/newsDetail/12/347.html')).text);
    expect(html).not.toContain('aria-label="分享"');
    expect(html).not.toContain('请登录后评论');
    expect(html).toContain('aria-label="点赞"');
  });

  test('[H2] the like stands with its count', async () => {
    expect(shown((await page('/newsDetail/12/345.html')).text)).toContain('aria-label="点赞 3"');
  });
});

describe('the public article page', () => {
  // each reader's own way of finding what it needs (wire W20)
  const readers: readonly (readonly [string, RegExp, RegExp])[] = [
    ['by the share picture', /<meta property="og:image" content="([^"]+)">/, /\/media\/ab\/ab0+\.jpg$/],
    [
      'by the property comment',
      /<!--enpproperty (<articleid>345<\/articleid><date>.*<\/date><author>.*<\/author><title>.*<\/title><url>.*<\/url>) -->/,
      /<date>2031-03-05 08:00:00:0{1,3}<\/date><author>林晚舟<\/author><title>清水进了柳湾/,
    ],
    [
      'by the content marks',
      /<!--enpcontent-->([\s\S]*?)<!--\/enpcontent-->/,
      /^<p>水来了.*<figure>.*村里人都来看。<\/p>$/s,
    ],
    ['by the abstract', /class="abstract"><span>[^<]*<\/span>([^<]*)</, /^柳湾村通水了。$/],
    ['by its details', /<div class="content-details"><span class="source">([^<]*)<\/span>/, /^澜川日报$/],
    ['by its main part', /<div class="content-main">([\s\S]*?)<\/div>/, /水来了/],
    ['by the article', /class="article">([\s\S]*?)<\/div>/, /水来了/],
    ['by its number', /id="dirnum" class="main_article">([\s\S]*?)<\/div>/, /水来了/],
    ['by the click counter’s field', /<input type="hidden" id="DocIDforCount" value="(\d+)"/, /^345$/],
  ];
  const addresses = [
    '/content/2031-03/05/content_345.html',
    '/pad/content/content_345.html',
    `${base}/newsDetail/12/345.html`,
  ];

  test.each(addresses)('[wire W20] %s is read by every reader', async (address) => {
    const { status, text } = await platform.get(address);
    expect(status).toBe(200);
    for (const [, find, expected] of readers) {
      expect(find.exec(text)?.[1] ?? `nothing at ${find}`).toMatch(expected);
    }
    expect(text.match(/<!--enpproperty/g)).toHaveLength(1);
  });

  test('[wire W20] a title cannot end the property comment', async () => {
    const { text } = await platform.get(addresses[0] ?? '');
    const comment = /<!--enpproperty [\s\S]*?-->/.exec(text)?.[0] ?? '';
    expect(comment).toMatch(/<\/url> -->$/);
    expect(comment).not.toContain('\n');
  });

  test('[wire W18] the browser is told the step, not to look at the address', async () => {
    const { text } = await platform.get(addresses[0] ?? '');
    expect(state(text)).toContain('"path":"/newsDetail/345.html"');
  });
});

describe('[A15] a preview pass in the address', () => {
  const pass = (id: number, minutes = 30) =>
    createPreviewPass(testKeys.sign, 1, id, platform.clock.now() + minutes * 60_000);

  test('shows what is not released, as a preview from which nothing is shared, liked or commented', async () => {
    const ticket = pass(348);
    const { status, text, headers } = await page(`/newsDetail/12/348.html?ticket=${ticket}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(shown(text)).toContain('此稿件尚未发布，仅供预览');
    for (const action of ['aria-label="收藏"', 'aria-label="点赞"', 'aria-label="分享"', '请登录后评论'])
      expect(shown(text)).not.toContain(action);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test('[G10] stands in no link, card or canonical', async () => {
    const ticket = pass(348);
    const { text } = await page(`/newsDetail/12/348.html?ticket=${ticket}`);
    expect(text.replace(/<script type="application\/json" id="state">[\s\S]*?<\/script>/, '')).not.toContain(
      ticket.slice(0, 8),
    );
  });

  test.each([
    ['that is over', () => pass(348, -1)],
    ['of another article', () => pass(345)],
    ['that was made up', () => 'p1.x.y'],
  ])('one %s shows nothing but that it is no good', async (_, made) => {
    const { text } = await page(`/newsDetail/12/348.html?ticket=${made()}`);
    expect(shown(text)).toContain('预览凭证无效或已过期');
    expect(shown(text)).not.toContain('<article');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test('without one it is not there', async () => {
    expect((await page('/newsDetail/12/348.html?isPreview=true')).status).toBe(404);
  });
});
