import { expect, test } from 'vitest';
import { jsonLines, jsonText, ROWS, readAllRows } from './rows.sql';

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<{ text: string; parts: number }> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return { text: Buffer.concat(all).toString(), parts: all.length };
}
const pagesOf = (count: number) => {
  const requested: (number | undefined)[] = [];
  const rows = readAllRows<{ id: number }>(async (last) => {
    requested.push(last?.id);
    const from = last?.id ?? 0;
    return Array.from({ length: Math.min(ROWS, count - from) }, (_, index) => ({ id: from + index + 1 }));
  });
  return { requested, rows };
};

test.each([
  { count: 0, requested: [undefined] },
  { count: ROWS - 1, requested: [undefined] },
  { count: ROWS, requested: [undefined, ROWS] },
  { count: ROWS + 1, requested: [undefined, ROWS] },
  { count: 2 * ROWS + 1, requested: [undefined, ROWS, 2 * ROWS] },
])(
  '[K12] $count rows of an export – read a page at a time – are all there, once each, in their order',
  async ({ count, requested }) => {
    const pages = pagesOf(count);
    const { text } = await textOf(jsonLines(pages.rows));
    expect(JSON.parse(text).map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(pages.requested).toEqual(requested);
  },
);

test('[K12] rows of an export – many long ones, none, one object – are JSON in parts, one row a line', async () => {
  async function* long() {
    for (let id = 0; id < 20; id += 1) yield { id, text: '字'.repeat(5_000) };
  }
  async function* none() {}
  const { text, parts } = await textOf(jsonLines(long()));
  expect([JSON.parse(text).length, text.split('\n').length, parts > 1]).toEqual([20, 23, true]);
  expect((await textOf(jsonLines(none()))).text).toBe('[\n]\n');
  expect((await textOf(jsonText({ a: 1 }))).text).toBe('{\n  "a": 1\n}\n');
});
