/** `npm run test:all` tests every combination; `npm test` a sample in which every pair of values stands together. */
export const isFullMatrix = process.env.TOUCHPAPER_MATRIX === 'full';

type Axes = Readonly<Record<string, readonly (string | number | boolean)[]>>;
export type Combination<A extends Axes> = { readonly [Name in keyof A]: A[Name][number] };

const product = <A extends Axes>(axes: A): Combination<A>[] =>
  Object.entries(axes).reduce<Combination<A>[]>(
    (made, [name, values]) =>
      made.flatMap((before) => values.map((value) => Object.assign({}, before, { [name]: value }))),
    [Object.create(null)],
  );

const pairsOf = (combination: object): string[] => {
  const values = Object.entries(combination).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}&${other}`));
};

/** Takes the combination with the most pairs that no earlier one has, until every pair has been taken; always the same. */
function pairwise<C extends object>(all: readonly C[]): C[] {
  const missing = new Set(all.flatMap(pairsOf));
  const newIn = (combination: C) => pairsOf(combination).filter((pair) => missing.has(pair));
  const taken: C[] = [];
  while (missing.size > 0) {
    let best: { combination: C; pairs: string[] } | undefined;
    for (const combination of all) {
      const pairs = newIn(combination);
      if (pairs.length > (best?.pairs.length ?? 0)) best = { combination, pairs };
    }
    if (!best) break;
    taken.push(best.combination);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return taken;
}

/** The combinations to test of these values: pairwise in `npm test`, all of them in `npm run test:all`. */
export const combinations = <A extends Axes>(axes: A, isFull = isFullMatrix): Combination<A>[] =>
  isFull ? product(axes) : pairwise(product(axes));
