// Rows of the product reference that no test proves yet. A row leaves the list when it is built; no row is added.

export const notYet = [];

/** Rows that tests prove in part, with what they do not prove yet. */
export const inPart = {
  K9: 'limits and hand-outs shared by all processes, caches before the server, fail-over and rolls behind a balancer, connection pools by transaction, point-in-time restore',
  K10: 'the desk beyond stories, columns and a few settings: schedule, front, media, lives, talk, questions, activities, votes, papers',
};
