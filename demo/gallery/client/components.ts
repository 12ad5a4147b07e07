import type { ComponentGallery } from '@touch/ui/componentStates';

const files = import.meta.glob<ComponentGallery>(['../../../touch/src/{ui,widgets}/**/*.gallery.tsx'], {
  eager: true,
  import: 'gallery',
});

/** Every component with a `.gallery.tsx` beside it, by its name. */
export const components: Readonly<Record<string, ComponentGallery>> = Object.fromEntries(
  Object.entries(files).map(([path, gallery]) => [/([^/]+)\.gallery\.tsx$/.exec(path)?.[1] ?? path, gallery]),
);

/** Paths of the entries of all components: one for each, or one for each state of a modal one. */
export const componentEntries: readonly string[] = Object.entries(components).flatMap(
  ([name, { states, isModal }]) =>
    isModal ? Object.keys(states).map((state) => `ui/${name}/${state}`) : [`ui/${name}`],
);
