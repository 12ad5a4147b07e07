/** The last of a list; `at(-1)` came with Chrome 92 and Safari 15.4. */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
