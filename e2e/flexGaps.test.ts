import { journey } from '@testing/browser';
import { isFullMatrix } from '@testing/matrix';
import { untilIdle } from '@testing/quiet';
import { screenNames } from '@testing/screenNames';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { samplePath, walksOf } from './screens';
import { stuckWords } from './stuckWords';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** As in Chrome before 84 and Safari 14.0: flex boxes have no gaps, and `inset` is unknown. */
function withoutFlexGaps(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { gap: 0 !important }');
  document.adoptedStyleSheets = [sheet];
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (condition: string, value?: string) =>
    condition !== 'inset' && (value === undefined ? supports(condition) : supports(condition, value));
}

const hasMargins = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/flexGaps.css')));

/** All screens in `npm run test:all`. */
const seen = screenNames.filter((_, place) => isFullMatrix || place % 5 === 0);

for (const screens of walksOf(seen))
  journey(
    `[A9] ${screens.join(', ')} – in a browser without gaps in flex boxes – no words stick together that do not elsewhere`,
    async () => {
      const usual = await phone();
      const old = await phone();
      await old.page.addInitScript(withoutFlexGaps);
      for (const screen of screens) {
        const path = at(await samplePath(newsroom(), screen));
        for (const { page, open } of [usual, old]) {
          await open(path);
          await untilIdle(page);
        }
        await expect.poll(() => hasMargins(old.page), { message: screen }).toBe(true);
        expect(await hasMargins(usual.page), screen).toBe(false);
        const expected = await usual.page.evaluate(stuckWords);
        const found = await old.page.evaluate(stuckWords);
        expect
          .soft(
            found.filter((words) => !expected.includes(words)),
            screen,
          )
          .toEqual([]);
      }
    },
  );
