import type { SampleAddress, ScreenSamples } from '@testing/screenSamples';
import { paths } from '@touch/app/routes';
import { pathForm } from '@touch/lib/paths';

/** States that every screen has which calls something: the answers to its calls make them. */
const answerStates = ['loading', 'empty', 'failed', 'offline', 'long', 'short'];
/** Further ones of screens for members. */
const memberStates = ['signedOut', 'ended'];

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
const built = Object.entries(samples).map(([path, own]) => galleryScreen(path.split('/').at(-2) ?? '', own));
const isAnnounced = (name: string): boolean => !built.some((screen) => screen.name === name);

/** Screens that are only announced: one of them stands for all. */
const announced = paths
  .filter((path) => isAnnounced(pathForm(path).segment) && !path.includes('{'))
  .slice(0, 1);

/** Every built screen, and an announced one; a folder with `samples.ts` is all that one needs. */
export const galleryScreens: readonly GalleryScreen[] = [
  ...built,
  ...announced.map((path) => galleryScreen(pathForm(path).segment, { shown: path, calls: false })),
];
