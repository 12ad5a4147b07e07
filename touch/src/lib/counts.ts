import { COUNT_TEN_THOUSAND, COUNT_THOUSAND } from '@contract/limits';
import type { Messages } from '@touch/locales/messages';

/** `k`: rounded down from a thousand, `1k+`. `wan`: figures up to 9999, then shortened, `1.2万`. */
export type CountStyle = 'k' | 'wan';

type CountWords = Pick<Messages, 'number.whole' | 'number.rounded' | 'number.short'>;

/** Unset integers of the wire arrive as a huge negative number (wire W16): they count as nothing. */
const whole = (n: number) => (Number.isFinite(n) && n > 0 ? Math.floor(n) : 0);

/**
 * A count as text (S§5 says from which value it is shortened; the notation is each language's
 * own). Never rounded up: 1999 is `1k+`, 19999 is `1.9万`.
 */
export function countText(
  n: number,
  { style = 'k', words }: { style?: CountStyle; words: CountWords },
): string {
  const count = whole(n);
  if (style === 'wan') return words[count < COUNT_TEN_THOUSAND ? 'number.whole' : 'number.short'](count);
  return words[count < COUNT_THOUSAND ? 'number.whole' : 'number.rounded'](count);
}
