// Rows of the product reference that no test proves yet. A row leaves the list when it is built; no row is added.

/** Families and numbers of the wire's operations. */
const operations = ['g10', 'o7', 'o14', 'x22'];

export const notYet = operations.map((code) => `wire ${code}`);
