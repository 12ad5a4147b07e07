import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { builtScreens, samplePath, screenStates } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

describe.each(builtScreens)('%s', (screen) => {
  const openScreen = async (options: Parameters<typeof phone>[0]) => {
    const visitor = await phone({ reducedMotion: true, ...options });
    const answer = await visitor.open(at(await samplePath(newsroom(), screen)));
    expect(answer?.status()).toBe(200);
    return visitor.page;
  };

  journey(
    `[C6] ${screen}: axe finds nothing, targets of 44 × 44, nothing sideways with text of 200 %`,
    async () => {
      const page = await openScreen({});
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await page.evaluate(smallTargets, 44)).toEqual([]);
      await page.evaluate(() =>
        document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'),
      );
      expect.soft(await page.evaluate(sideways)).toEqual([]);
    },
  );

  journey(`[C2] ${screen} in the dark: axe finds nothing`, async () => {
    expect(await axeFindings(await openScreen({ cookie: 'dark-1' }))).toEqual([]);
  });

  journey(
    `[C7] ${screen} for elders: axe finds nothing, 18 px and more, lines of 1.3, targets of 60 × 60`,
    async () => {
      const page = await openScreen({ cookie: 'elder-1' });
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
      expect.soft(await page.evaluate(smallTargets, 60)).toEqual([]);
    },
  );

  journey(`[C4] ${screen} in Tibetan at 320 px: axe finds nothing, nothing sideways`, async () => {
    const page = await openScreen({ cookie: 'locale-bo', width: 320, height: 640 });
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await page.evaluate(sideways)).toEqual([]);
  });
});

describe.each(screenStates)('$screen, $state', ({ screen, state, samplePath }) => {
  journey(`[C6] ${screen} – ${state} – axe finds nothing`, async () => {
    const { page, open } = await phone({ reducedMotion: true, expected: [/404/] });
    await open(at(await samplePath(newsroom())));
    expect(await axeFindings(page)).toEqual([]);
  });
});
