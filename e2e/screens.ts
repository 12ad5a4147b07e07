import type { Newsroom } from '@testing/demonstration';
import { screenNames } from '@testing/screenNames';
import type { SampleAddress, ScreenSamples } from '@testing/screenSamples';

const samples = import.meta.glob<ScreenSamples>('../touch/src/screens/*/samples.ts', {
  eager: true,
  import: 'samples',
});

function samplesOf(screen: string): ScreenSamples {
  return samples[`../touch/src/screens/${screen}/samples.ts`] ?? { shown: `/${screen}.html` };
}

const addressOf = async (address: SampleAddress, newsroom: Newsroom): Promise<string> =>
  encodeURI(typeof address === 'string' ? address : await address(newsroom));

/** Where a screen shows something, below the base path. */
export const samplePath = (newsroom: Newsroom, screen: string): Promise<string> =>
  addressOf(samplesOf(screen).shown, newsroom);

/** Every further state of a screen. */
export const screenStates = screenNames.flatMap((screen) =>
  Object.entries(samplesOf(screen).states ?? {}).map(([state, address]) => ({
    screen,
    state,
    samplePath: (newsroom: Newsroom) => addressOf(address, newsroom),
  })),
);

/** Screens of one walk: a page in a browser that has opened others costs half, and a walk stays short enough for a slow machine. */
const WALK = 12;

/** Screens, or entries of the gallery, in groups that one phone opens one after the other. */
export const walksOf = <T>(pages: readonly T[], length = WALK): T[][] =>
  Array.from({ length: Math.ceil(pages.length / length) }, (_, walk) =>
    pages.slice(walk * length, (walk + 1) * length),
  );
