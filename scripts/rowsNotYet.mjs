// Rows of the product reference that no test proves yet. A row leaves the list when it is built; no row is added.

export const notYet = [];
