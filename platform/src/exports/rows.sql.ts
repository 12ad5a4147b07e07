/** Rows read at a time. */
export const ROWS = 500;

/** Every row of something that is read a page at a time. @param read the rows behind `last`; undefined: from the first */
export async function* readAllRows<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < ROWS) return;
    last = rows.at(-1);
  }
}

/** Characters put together before they go on. */
const PART = 32_768;

/** Rows as the text of a JSON array, one a line. */
export async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let text = '[';
  let first = true;
  for await (const row of rows) {
    text += `${first ? '' : ','}\n${JSON.stringify(row)}`;
    first = false;
    if (text.length < PART) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}\n]\n`);
}

export async function* jsonText(value: object): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
