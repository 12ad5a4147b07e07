import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { builtScreens, placeOf } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone: anyPhone, at } = visitNewsroom();

/** The demonstration has no notices: that screen shows its empty state, which the browser remarks on. */
const phone: typeof anyPhone = (options) => anyPhone({ expected: [/404.*noticeDetail/], ...options });

const looks = [
  ['light', ''],
  ['dark', 'dark-1'],
  ['elder', 'elder-1'],
  ['bo', 'locale-bo'],
] as const;

describe.each(builtScreens)('%s', (screen) => {
  journey.each(looks)(`[C6] axe finds nothing on ${screen}, %s`, async (_, cookie) => {
    const { page, open } = await phone({ cookie, reducedMotion: true });
    const answer = await open(at(await placeOf(newsroom(), screen)));
    expect(answer?.status()).toBe(screen === 'noticeDetail' ? 404 : 200);
    expect(await axeFindings(page)).toEqual([]);
  });

  journey(`[C6] ${screen} needs no sideways scroll at 320 px, nor with text of 200 %`, async () => {
    const { page, open } = await phone({ width: 320, height: 640 });
    await open(at(await placeOf(newsroom(), screen)));
    expect(await page.evaluate(sideways)).toEqual([]);
    const large = await phone({ width: 390, cookie: 'font-6' });
    await large.open(at(await placeOf(newsroom(), screen)));
    await large.page.evaluate(() =>
      document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'),
    );
    expect(await large.page.evaluate(sideways)).toEqual([]);
  });

  journey(`[C6] targets of ${screen} are at least 44 × 44`, async () => {
    const { page, open } = await phone();
    await open(at(await placeOf(newsroom(), screen)));
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  });

  journey(`[C7] ${screen} for elders: 18 px and more, lines of 1.3, targets of 60 × 60`, async () => {
    const { page, open } = await phone({ cookie: 'elder-1' });
    await open(at(await placeOf(newsroom(), screen)));
    expect(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
    expect(await page.evaluate(smallTargets, 60)).toEqual([]);
  });
});
