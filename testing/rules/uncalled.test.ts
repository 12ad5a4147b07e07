import { operations } from '@contract/operations';
import { describe, expect, test } from 'vitest';

const sources: Record<string, string> = import.meta.glob(
  ['../../touch/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The ways in which touch names what it calls: an operation that is called in another way is missed below. */
const ways: readonly RegExp[] = [
  /\boperation: '(\w+)'/g,
  /\boperation(?: =|:) [^,;\n]*\? '(\w+)' : '\w+'/g,
  /\boperation(?: =|:) [^,;\n]*\? '\w+' : '(\w+)'/g,
  /\bat\(\s*(?:\w*[oO]perations\.)?(\w+)/g,
  /\b(?:call|ask|tell)\(\s*'(\w+)'/g,
  /\bpagedArticles\(\s*'(\w+)'/g,
];

function calledIn(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) =>
    ways.flatMap((way) => [...text.matchAll(way)].map(([, name]) => name)),
  );
  return new Set(found.flatMap((name) => name ?? []));
}

/** Rows g, f, o and a of the wire are the specification's own operations; the others are there for other programs. */
const specified = operations.filter(({ row }) => /^[gfoa]\d/.test(row));

describe('[K1] operations of the specification that no screen calls', () => {
  test('[K1] an operation – called by no screen – says so where it is declared, and no other one does', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(1250);
    const called = calledIn(Object.values(sources));
    expect(called.size).toBeGreaterThan(150);
    expect(specified.filter(({ name }) => !called.has(name)).map(({ name }) => name)).toEqual(
      operations.filter(({ uncalled }) => uncalled).map(({ name }) => name),
    );
  });

  test('[K1] a call is found in every way it is written, a word that is none is not', () => {
    const written = [
      `operation: 'one', operation: at(operations.two), operation: old ? 'three' : 'four'`,
      `const path = at(\n  five, {}); await call('six', {}); answers.ask('seven'); tell('eight'); x.pagedArticles('nine');`,
      `screen: 'postDetail', scene: 'vote', way === 'bind'`,
    ];
    expect([...calledIn(written)].toSorted()).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].toSorted(),
    );
  });
});
