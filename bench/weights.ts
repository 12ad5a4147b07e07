import { request } from 'node:http';
import type { Page } from 'playwright-core';

export interface Weight {
  /** Bytes, gzip. */
  readonly scripts: number;
  readonly scriptFiles: number;
  /** The page with its style sheets, those it links too. */
  readonly html: number;
  /** All but pictures and clips. */
  readonly requests: number;
  readonly pictures: number;
}

/** Bytes of an answer's body as it goes over the line. */
function transferred(address: string): Promise<number> {
  return new Promise((done, failed) => {
    const isCounted = request(
      address,
      { headers: { 'accept-encoding': 'gzip', 'user-agent': 'Mobile Android' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.on('end', () => done(bytes));
        answer.on('error', failed);
      },
    );
    isCounted.on('error', failed);
    isCounted.end();
  });
}

/** Opens a page cold and weighs all that it asks for until it is quiet. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const requests: { kind: string; url: string }[] = [];
  page.on('request', (one) => {
    if (!one.url().startsWith('data:')) requests.push({ kind: one.resourceType(), url: one.url() });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const isMedia = ({ kind, url }: { kind: string; url: string }) =>
    kind === 'image' || kind === 'media' || url.includes('/media/');
  const rest = requests.filter((one) => !isMedia(one));
  const bytesOf = async (urls: readonly string[]) => {
    const sizes = await Promise.all([...new Set(urls)].map(transferred));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const scripts = new Set(rest.filter(({ url }) => /\.js$/.test(url)).map(({ url }) => url));
  const styled = rest.filter(({ kind, url }) => kind === 'document' || /\.css$/.test(url));
  return {
    scripts: await bytesOf([...scripts]),
    scriptFiles: scripts.size,
    html: await bytesOf(styled.map(({ url }) => url)),
    requests: rest.length,
    pictures: await bytesOf(requests.filter(isMedia).map(({ url }) => url)),
  };
}
