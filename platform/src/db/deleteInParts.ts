/** Rows let go in one statement, so that none takes long. */
const ROWS_PER_STATEMENT = 10_000;

/** Lets go of what is old, a part at a time; resolves to how many rows. */
export async function deleteInParts(part: (limit: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const gone = await part(ROWS_PER_STATEMENT);
    all += gone;
    if (gone < ROWS_PER_STATEMENT) return all;
  }
}
