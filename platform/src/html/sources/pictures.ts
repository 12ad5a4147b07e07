/** Where lazily loading pages keep the real address while `src` holds a stand-in. */
const LAZY = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-url',
  'data-echo',
  'data-actualsrc',
];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset'];

/** Attributes of `img` and `source` that may name a picture. */
export const PICTURE_ATTRIBUTES = ['src', 'srcset', ...LAZY, ...LAZY_SETS];

/** Larger pictures are made smaller when they are kept; readers of linked ones need no more (CSS pixels). */
const WIDEST = 2400;
/** Width in place of a density: `1x` is as wide as the text. */
const DENSITY_PX = 800;

interface Candidate {
  address: string;
  width: number;
}

/** Candidates of a `srcset` with their widths (HTML, 4.8.4.2.1); addresses may hold commas. */
export function readSrcset(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  let at = 0;
  while (at < text.length) {
    while (at < text.length && /[\s,]/.test(text.charAt(at))) at += 1;
    const start = at;
    while (at < text.length && !/\s/.test(text.charAt(at))) at += 1;
    const word = text.slice(start, at);
    let end = word.length;
    while (end > 0 && word.charAt(end - 1) === ',') end -= 1;
    let descriptors = '';
    if (end === word.length) {
      const comma = text.indexOf(',', at);
      descriptors = text.slice(at, comma < 0 ? text.length : comma);
      at = comma < 0 ? text.length : comma + 1;
    }
    if (end > 0) candidates.push({ address: word.slice(0, end), width: widthOf(descriptors) });
  }
  return candidates;
}

function widthOf(descriptors: string): number {
  const [, width] = /(?:^|\s)(\d{1,5})w(?:\s|$)/.exec(descriptors.slice(0, 200)) ?? [];
  const [, density = '1'] = /(?:^|\s)(\d{1,2}(?:\.\d{1,3})?)x(?:\s|$)/.exec(descriptors.slice(0, 200)) ?? [];
  return width === undefined ? Number(density) * DENSITY_PX : Number(width);
}

/** The largest candidates that fit first, larger ones behind them. */
function largestFirst(candidates: readonly Candidate[]): string[] {
  const fitting = candidates.filter(({ width }) => width <= WIDEST).toSorted((a, b) => b.width - a.width);
  const larger = candidates.filter(({ width }) => width > WIDEST).toSorted((a, b) => a.width - b.width);
  return [...fitting, ...larger].map(({ address }) => address);
}

type Attributes = ReadonlyMap<string, string>;

const named = (names: readonly string[], attributes: Attributes): string[] =>
  names.flatMap((name) => attributes.get(name) ?? []);
const candidatesOf = (names: readonly string[], attributes: Attributes): Candidate[] =>
  named(names, attributes).flatMap(readSrcset);

/**
 * Addresses under which a picture may be had, the best first.
 * @param sources attributes of the `source` elements beside it in a `picture`
 */
export function pictureAddresses(attributes: Attributes, sources: readonly Attributes[]): string[] {
  const all = [attributes, ...sources];
  return [
    ...named(LAZY, attributes),
    ...largestFirst(all.flatMap((one) => candidatesOf(LAZY_SETS, one))),
    ...named(['src'], attributes),
    ...largestFirst(candidatesOf(['srcset'], attributes)),
    ...largestFirst(sources.flatMap((one) => candidatesOf(['srcset'], one))),
    ...sources.flatMap((one) => named([...LAZY, 'src'], one)),
  ];
}
