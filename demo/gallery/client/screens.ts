import * as v from 'valibot';

const Screens = v.array(
  v.object({ name: v.string(), forMembers: v.boolean(), states: v.record(v.string(), v.string()) }),
);
export type GalleryScreen = v.InferOutput<typeof Screens>[number];

/** Every screen of the gallery with the addresses of its states. @throws Error where they cannot be had */
export async function fetchScreens(): Promise<readonly GalleryScreen[]> {
  const response = await fetch('/demo/gallery/screens.json');
  return v.parse(Screens, await response.json());
}
