import { isBodyClasses } from '@contract/prose/bodyMarkup';

const ALIGNED: Readonly<Record<string, string>> = {
  center: 'align-center',
  right: 'align-right',
  end: 'align-right',
  justify: 'align-justify',
};
/** CSS px of an indent's step, and the most steps that a phone has room for. */
const STEP_PX = 32;
const MAX_STEPS = 4;
const EM_PX = 16;
const POINT_PX = 4 / 3;

const UNITS: Readonly<Record<string, number>> = { px: 1, pt: POINT_PX, em: EM_PX, rem: EM_PX };

/** A length in CSS px; 0 for what is none, negative or a share of the line. */
function pixelsOf(value: string): number {
  const [, number = '', unit = ''] = /^(\d{0,4}(?:\.\d{1,3})?)(px|pt|em|rem)$/.exec(value) ?? [];
  return Number(number) * (UNITS[unit] ?? 0);
}

function declarationsOf(style: string): ReadonlyMap<string, string> {
  const pairs = style.slice(0, 2000).toLowerCase().split(';');
  return new Map(
    pairs.map((pair): [string, string] => {
      const at = pair.indexOf(':');
      const value = pair.slice(at + 1).replace('!important', '');
      return [pair.slice(0, Math.max(0, at)).trim(), value.trim()];
    }),
  );
}

/** The block editor of WordPress aligns by class. */
const ALIGNED_BY_CLASS = /(?:^|\s)has-text-align-(left|center|right)(?:\s|$)/;

/**
 * Alignment and indentation of a block as classes of this product; '' for none. Newsrooms write them as styles, older programs as
 * `align` or `<center>`; classes of a body that was cleaned before stay.
 * @param inherited alignment of what the block stands in
 */
export function blockClasses(tag: string, given: ReadonlyMap<string, string>, inherited = ''): string {
  const known = given.get('class') ?? '';
  if (isBodyClasses(known)) return known;
  const styles = declarationsOf(given.get('style') ?? '');
  const align =
    styles.get('text-align') ??
    given.get('align')?.toLowerCase() ??
    ALIGNED_BY_CLASS.exec(known)?.[1] ??
    (tag === 'center' ? tag : undefined);
  const inset = pixelsOf(styles.get('padding-left') ?? styles.get('margin-left') ?? '');
  const steps = Math.min(MAX_STEPS, Math.round(inset / STEP_PX));
  return [
    align === undefined ? inherited : Object.hasOwn(ALIGNED, align) ? ALIGNED[align] : '',
    pixelsOf(styles.get('text-indent') ?? '') > 0 ? 'first-line' : '',
    steps > 0 ? `indent-${steps}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
