const paths = {
  send: 'M14 5l6 6-6 6M20 11h-7c-5 0-8 2.500-9 8',
  copy: 'M10 14a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
  poster: 'M6 3.500h12v17H6zM6 13l4-3.500 3 2.500 2-1.500 3 2.500M9 16.500h6',
  report: 'M6 21V4.500h11l-2 4 2 4H6',
} as const;

/** Decorative: the button has its text. */
export function WayIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
