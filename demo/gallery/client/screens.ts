import * as v from 'valibot';

const Screens = v.array(
  v.object({ name: v.string(), forMembers: v.boolean(), states: v.record(v.string(), v.string()) }),
);
export type GalleryScreen = v.InferOutput<typeof Screens>[number];

/**
 * Screens of the gallery with the addresses of their states.
 * @param name of one; without it all of them
 * @throws Error where they cannot be had
 */
export async function fetchScreens(name?: string): Promise<readonly GalleryScreen[]> {
  const query = name === undefined ? '' : `?name=${name}`;
  const response = await fetch(`/demo/gallery/screens.json${query}`);
  return v.parse(Screens, await response.json());
}
