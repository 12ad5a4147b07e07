import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { builtScreens, filesOf } from '../scripts/sizes.mjs';
import { samplePath, walksOf } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

for (const screens of walksOf(builtScreens()))
  journey(
    `${screens.join(', ')} – each until it is quiet and untouched – fetches what the build’s sizes count`,
    async () => {
      const { page, open, quiet } = await phone({ expected: [/404.*noticeDetail/] });
      let paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      for (const screen of screens) {
        paths = [];
        await open(at(await samplePath(newsroom(), screen)));
        // Work that waits for an idle browser is counted, too.
        await quiet();
        const scripts = new Set(paths.filter((path) => path.endsWith('.js')));
        const counted = filesOf(screen).scripts.map((file) => `/${file}`);
        expect.soft([...scripts].sort(), screen).toEqual(counted.sort());
        // they stand in the page
        expect
          .soft(
            paths.filter((path) => path.endsWith('.css')),
            screen,
          )
          .toEqual([]);
      }
    },
  );
