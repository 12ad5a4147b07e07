import { anArticle } from '@testing/anArticle';
import { renderPages } from '@testing/renderPage';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const base = '/app/template/displayTemplate/news';
const pictures = [0, 1, 2].map((index) => ({
  url: `/media/a${index}/a${index}00000000000000000000000000000000000000.jpg`,
  summary: `第${index + 1}幅的说明`,
  width: 1200,
  height: 800,
}));
const [cover] = pictures;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ render: renderPages });
  await platform.configure({ appLogo: '/media/logo.png' });
  await platform.addColumn({ id: 5, name: '图片' });
  const { saveDraft } = platform.writer;
  await saveDraft(
    anArticle({ key: 'set', columnID: 5, articleType: 1, pictures, content: '<p>集市的一天。</p>' }),
    10,
  );
  const film = { url: '/media/v.mp4', cover: cover?.url ?? '', duration: 83, width: 1280, height: 720 };
  const video = { ...film, captions: '/media/v.vtt' };
  await saveDraft(
    anArticle({
      key: 'video',
      columnID: 5,
      articleType: 2,
      title: '清晨的河',
      videos: [video],
      related: ['set'],
    }),
    20,
  );
  const link = { columnID: 5, articleType: 4, attAbstract: '先查清单。' };
  await saveDraft(anArticle({ ...link, key: 'link', linkUrl: 'https://hall.example/list?x=1' }), 30);
  await saveDraft(anArticle({ ...link, key: 'unsafe', linkUrl: 'javascript:alert(1)' }), 31);
});
afterAll(() => platform.close());

const shown = async (path: string): Promise<string> =>
  (await platform.get(`${base}${path}`)).text.replace(
    /<script type="(?:module|application\/json)[\s\S]*?<\/script>/g,
    '',
  );

describe('an image set', () => {
  test('[F5] is readable without JavaScript: every picture, its caption, its place, its download', async () => {
    const html = await shown('/imageDetail/5/10.html');
    pictures.forEach(({ summary, url }, index) => {
      expect(html).toContain(`<b>${index + 1}<small> / 3</small></b><span>${summary}</span>`);
      expect(html).toContain(`href="http://paper.test${url}" download aria-label="下载图片"`);
    });
    expect(html).toContain('集市的一天。');
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });

  test('[wire W20] stands at its public address, its pictures between the marks', async () => {
    const { text } = await platform.get('/content/2031-03/05/content_10.html');
    expect(/<!--enpcontent-->([\s\S]*?)<!--\/enpcontent-->/.exec(text)?.[1]).toContain('第3幅的说明');
  });
});

describe('a video', () => {
  test('[F6] shows its poster and loads nothing before the tap', async () => {
    const html = await shown('/videoDetail/5/20.html');
    expect(html).toMatch(/<track kind="captions" src="[^"]*\/media\/v\.vtt"/);
    const player = /<video[^>]*>/.exec(html)?.[0] ?? '';
    expect(player).toContain('src="http://paper.test/media/v.mp4"');
    expect(player).toContain('.w1080.webp"');
    expect(player).toContain('preload="none"');
    expect(player).toMatch(/playsinline.* webkit-playsinline="" x5-playsinline=""/i);
    expect(player).toContain('controls=""');
    expect(html).toContain(`href="${base}/imageDetail/5/10.html"`);
  });

  test('[A11] tells search engines what it is', async () => {
    const html = await shown('/videoDetail/5/20.html');
    expect(html).toContain('"@type":"VideoObject"');
    expect(html).toContain('"duration":"PT83S"');
    expect(html).toContain('<meta property="og:type" content="video.other">');
    expect(html).toMatch(/"@type":"VideoObject".*"publisher":\{"@type":"Organization",.*"ImageObject"/);
    expect(html).toMatch(/"@type":"VideoObject".*"dateModified":"\d{4}-/);
  });
});

describe('a link', () => {
  test('[F21] names the host and waits for the reader', async () => {
    const { status, headers, text } = await platform.get(`${base}/linkDetail/30.html`);
    expect({ status, location: headers.location }).toEqual({ status: 200, location: undefined });
    expect(text).toContain('>hall.example</p>');
    expect(text).toContain('href="https://hall.example/list?x=1" target="_blank" rel="noopener nofollow"');
    expect(text).toContain('先查清单。');
    expect(text).not.toContain('http-equiv="refresh"');
  });

  test('[G10] an address that is none of the web is not offered', async () => {
    const html = await shown('/linkDetail/31.html');
    expect(html).toContain('这个地址无法打开');
    expect(html).not.toContain('javascript:');
  });
});
