import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { builtScreens, filesOf } from '../scripts/sizes.mjs';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

for (const screen of builtScreens()) {
  journey(`${screen}, until it is quiet and untouched, fetches what the build’s sizes count`, async () => {
    const { page, open, quiet } = await phone({ expected: [/404.*noticeDetail/] });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await open(at(await samplePath(newsroom(), screen)));
    // Work that waits for an idle browser is counted, too.
    await quiet();
    const scripts = new Set(paths.filter((path) => path.endsWith('.js')));
    expect([...scripts].sort()).toEqual([...filesOf(screen).scripts.map((file) => `/${file}`)].sort());
    // they stand in the page
    expect(paths.filter((path) => path.endsWith('.css'))).toEqual([]);
  });
}
