import type { Say } from '@desk/texts/useText';

/** Title of a story, or words that it has none. */
export const storyLabel = ({ title }: { readonly title: string }, say: Say): string =>
  title.trim() === '' ? say('untitled') : title;
