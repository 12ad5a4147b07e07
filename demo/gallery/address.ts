import { type Locale, localeFrom } from '@touch/locales/messages';

/** Presentation of an entry, as its address says it; what is as usual is left out of the address. */
export interface EntryLook {
  readonly locale: Locale;
  /** CSS px. */
  readonly width: number;
  readonly elder: boolean;
  readonly dark: boolean;
  readonly grey: boolean;
}

export const USUAL_LOOK: EntryLook = { locale: 'zh', width: 390, elder: false, dark: false, grey: false };

/** @param search as in `location.search` */
export function readLook(search: string): EntryLook {
  const query = new URLSearchParams(search);
  const isOn = (name: string): boolean => query.get(name) === '1';
  const width = Number(query.get('width'));
  return {
    locale: localeFrom(query.get('locale')) ?? USUAL_LOOK.locale,
    width: width >= 200 && width <= 2000 ? width : USUAL_LOOK.width,
    elder: isOn('elder'),
    dark: isOn('dark'),
    grey: isOn('grey'),
  };
}

/** `?locale=bo&elder=1`; '' for the usual look. */
export function lookSearch({ locale, width, ...flags }: EntryLook): string {
  const query = new URLSearchParams();
  if (locale !== USUAL_LOOK.locale) query.set('locale', locale);
  if (width !== USUAL_LOOK.width) query.set('width', String(width));
  for (const [name, isOn] of Object.entries(flags)) if (isOn) query.set(name, '1');
  const text = query.toString();
  return text && `?${text}`;
}

/** Subject of an entry: `ui/Notice`, `ui/Sheet/long`, `screens/home/empty`. */
export interface EntryPath {
  readonly group: string;
  readonly name: string;
  /** '' = all states of a component below one another. */
  readonly state: string;
}

/** The entry of a path below the gallery; undefined for the index. */
export function entryOf(path: string): EntryPath | undefined {
  // as in `location.pathname`: the name of a state may hold spaces
  const parts = path.split('/').filter((part) => part !== '');
  const [group = '', name = '', state = ''] = parts.map(decodeURIComponent);
  return name === '' ? undefined : { group, name, state };
}

export const entryPath = ({ group, name, state }: EntryPath): string =>
  [group, name, state].filter((part) => part !== '').join('/');
