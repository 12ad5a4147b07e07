/** Line icons in one style: 24 px box, 1.7 px stroke. */
const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 4.5 4.5',
  paper: 'M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-2 2h-2M7 9h6M7 12h6M7 15h4',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  close: 'M5 5l14 14M19 5 5 19',
  back: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6',
  like: 'M7 20V10l4.5-6.5c1.8.3 2.3 1.8 1.9 3.2L12.7 10H19c1.2 0 2 1 1.7 2.2l-1.5 6.2A2 2 0 0 1 17.2 20zM7 10H3.5v10H7',
  share: 'M14 5l6 6-6 6M20 11h-7c-5 0-8 2.5-9 8',
  listen: 'M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  star: 'M12 4l2.5 5.3 5.7.7-4.2 4 1.1 5.8L12 17l-5.1 2.8L8 14 3.8 10l5.7-.7z',
  download: 'M12 4v11M6.5 10 12 15.5 17.5 10M4 20h16',
  refresh: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  settings: 'M4 7h16M4 17h16M15 4v6M9 14v6',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  /** CSS px; 24 by default. */
  readonly size?: number;
  readonly filled?: boolean;
}

/** Always decorative: the control has the accessible name. */
export function Icon({ name, size = 24, filled }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
