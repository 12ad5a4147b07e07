/** Rows let go in one statement, so that none takes long. */
const AT_ONCE = 10_000;

/** Lets go of what is old, a part at a time; resolves to how many rows. */
export async function forgetAll(part: (limit: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const gone = await part(AT_ONCE);
    all += gone;
    if (gone < AT_ONCE) return all;
  }
}
