import { type Locale, locales } from '@touch/locales/messages';

/** The reader's preferences: one first-party cookie, which wins over configuration (A11). */
export interface Preferences {
  readonly locale?: Locale;
  readonly elder?: boolean;
  /** Minors' mode of this browser: no adverts, shop, nightly short videos, posting (K23). */
  readonly minors?: boolean;
  readonly dark?: boolean;
  /** Steps of the text size, −2 … 6; 0 = the paper's own. */
  readonly font?: number;
}

export const PREFERENCES_COOKIE = 'touchpaper';
const YEAR_SECONDS = 31_536_000;
export const FONT_STEPS = { least: -2, most: 6 } as const;

const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);

/** Reads them from a Cookie header or `document.cookie`; whatever is not understood is left out. */
export function readPreferences(cookies: string): Preferences {
  const text = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${PREFERENCES_COOKIE}=`))
    ?.slice(PREFERENCES_COOKIE.length + 1);
  if (!text) return {};
  const found: { -readonly [K in keyof Preferences]: Preferences[K] } = {};
  for (const part of text.split('.')) {
    const [name, value = ''] = part.split('-', 2);
    if (name === 'locale' && isLocale(value)) found.locale = value;
    if (name === 'elder' && value === '1') found.elder = true;
    if (name === 'minors' && value === '1') found.minors = true;
    if (name === 'dark' && (value === '0' || value === '1')) found.dark = value === '1';
    if (name === 'font') found.font = fontStep(value);
  }
  return found;
}

/** `m2` = −2: the cookie's own separator is the minus. */
function fontStep(value: string): number {
  const step = Number(value.replace('m', '-'));
  if (!Number.isInteger(step)) return 0;
  return Math.min(FONT_STEPS.most, Math.max(FONT_STEPS.least, step));
}

/** The value alone; also the page cache's key part. */
export function preferencesValue(preferences: Preferences): string {
  const parts: string[] = [];
  if (preferences.locale) parts.push(`locale-${preferences.locale}`);
  if (preferences.elder) parts.push('elder-1');
  if (preferences.minors) parts.push('minors-1');
  if (preferences.dark !== undefined) parts.push(`dark-${preferences.dark ? 1 : 0}`);
  if (preferences.font) parts.push(`font-${String(preferences.font).replace('-', 'm')}`);
  return parts.join('.');
}

export const preferencesCookie = (preferences: Preferences): string =>
  `${PREFERENCES_COOKIE}=${preferencesValue(preferences)};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
