import type { Newsroom } from '@testing/demonstration';
import * as names from '@testing/screenNames';
import type { SampleAddress, ScreenSamples } from '@testing/screenSamples';
import { paths } from '@touch/app/routes';

const samples = import.meta.glob<ScreenSamples>('../touch/src/screens/*/samples.ts', {
  eager: true,
  import: 'samples',
});

/** Stands for all screens that are only announced. */
export const announcedScreen =
  names.announcedScreens.find((screen) => paths.some((path) => path === `/${screen}.html`)) ?? '';

/** Every screen that is built, and one of the announced ones. */
export const builtScreens: readonly string[] = [...names.builtScreens, announcedScreen];

function samplesOf(screen: string): ScreenSamples {
  return samples[`../touch/src/screens/${screen}/samples.ts`] ?? { shown: `/${screen}.html` };
}

const addressOf = async (address: SampleAddress, newsroom: Newsroom): Promise<string> =>
  encodeURI(typeof address === 'string' ? address : await address(newsroom));

/** Where a screen shows something, below the base path. */
export const samplePath = (newsroom: Newsroom, screen: string): Promise<string> =>
  addressOf(samplesOf(screen).shown, newsroom);

/** Every further state of a built screen. */
export const screenStates = names.builtScreens.flatMap((screen) =>
  Object.entries(samplesOf(screen).states ?? {}).map(([state, address]) => ({
    screen,
    state,
    samplePath: (newsroom: Newsroom) => addressOf(address, newsroom),
  })),
);
