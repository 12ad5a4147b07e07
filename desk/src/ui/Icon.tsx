/** Strokes of the desk's signs, in a box of 24. */
const paths = {
  today: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  stories: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
  plus: 'M12 5v14M5 12h14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  back: 'M15 5l-7 7 7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15c2-2 3 0 1.5 1.5L4 18.5h3',
  quote: 'M9 7c-3 1-4 3-4 6v4h5v-5H7M19 7c-3 1-4 3-4 6v4h5v-5h-3',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  undo: 'M8 8H4V4M4.5 8A8 8 0 1 1 4 14',
  redo: 'M16 8h4V4M19.5 8a8 8 0 1 0 .5 6',
} as const;
export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'more' ? 3 : 1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
