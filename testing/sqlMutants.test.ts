import { expect, test } from 'vitest';
import { mutantsOf, rewritten } from '../scripts/mutants/sql/mutate.mjs';

const plain = (text: string) => text.replace(/\s+/g, ' ');
const changes = (text: string) => mutantsOf(text).map(({ change }) => change);

test('faults of a statement – conditions, a limit of time, a join, order, a page – are each made once', () => {
  const text = `select a.id from a join b on b.id = a.id
    where a.site = $1 and (a.open or a.late) and a.ends > $2 order by a.day desc, a.id limit $3 offset $4`;
  expect(changes(text).toSorted()).toEqual(
    [
      ...[
        'left join on b.id = a.id',
        'without b.id = a.id',
        'without a.site = $1',
        'without a.open OR a.late',
      ],
      ...['without a.open', 'without a.late', 'without a.ends > $2', '>= in a.ends > $2'],
      ...['order by a.day asc', 'order by a.id desc', 'limit $3 + 1', 'without offset $4'],
    ].toSorted(),
  );
});

test('a dropped condition – the only use of a parameter – keeps the parameter and is true', () => {
  const [first] = mutantsOf('select id from t where site = $1 and id = $2');
  expect(plain(first?.text ?? '')).toBe('SELECT id FROM t WHERE (site = $1 OR true) AND id = $2');
});

test('a statement that answers its rows – and one that takes its first row – lose the answer and keep the row’s limit', () => {
  expect(changes('delete from t where id = $1 returning id')).toEqual([
    'without id = $1',
    'without returning',
  ]);
  expect(changes('select id from t limit 1')).toEqual([]);
  expect(changes('select (select id from t limit 1)')).toEqual(['limit 1 + 1']);
});

test('a condition – in two places of a statement – is two faults', () => {
  expect(changes('select 1 from t where a = $1 and exists (select 1 from u where a = $1)')).toContain(
    'without a = $1 (2)',
  );
});

test('a statement without a fault – written again – keeps its parts', () => {
  const text =
    'update t set a = coalesce($2, a), d = d || \'{"x": 1}\'::jsonb where id = any($1::int[]) returning id';
  expect(plain(rewritten(text))).toBe(
    'UPDATE t SET a = COALESCE($2, a), d = d || \'{"x": 1}\'::jsonb WHERE id = ANY (CAST($1 AS int[])) RETURNING id',
  );
});
