import type { SampleAddress, ScreenSamples } from '@testing/screenSamples';

/** States that every screen has which calls something: the answers to its calls make them. */
const answerStates = ['loading', 'empty', 'failed', 'offline', 'long', 'short'];
/** Further ones of screens for members. */
const memberStates = ['signedOut', 'ended'];

/** Names of the states that a screen has without naming them in its `samples.ts`. */
export const commonStates: readonly string[] = ['shown', ...answerStates, ...memberStates];

/** A screen of the gallery. */
export interface GalleryScreen {
  readonly name: string;
  readonly forMembers: boolean;
  /** Where it shows each state, by its name. */
  readonly states: Readonly<Record<string, SampleAddress>>;
}

function galleryScreen(name: string, { shown, states, forMembers, calls }: ScreenSamples): GalleryScreen {
  const generic = [...(calls === false ? [] : answerStates), ...(forMembers ? memberStates : [])];
  return {
    name,
    forMembers: forMembers === true,
    states: { shown, ...Object.fromEntries(generic.map((state) => [state, shown])), ...states },
  };
}

const samples = import.meta.glob<ScreenSamples>('../../touch/src/screens/*/samples.ts', {
  eager: true,
  import: 'samples',
});

/** Every screen; a folder with `samples.ts` is all that one needs. */
export const galleryScreens: readonly GalleryScreen[] = Object.entries(samples).map(([path, own]) =>
  galleryScreen(path.split('/').at(-2) ?? '', own),
);
