/** A row that is one wire document. */
export interface DocumentRow {
  readonly id: number;
  readonly doc: unknown;
}

/** The documents in the order of the ids asked, as a JSON array. */
export function documentsText(rows: readonly DocumentRow[], ids: readonly number[]): string {
  const byId = new Map(rows.map((row) => [row.id, row.doc]));
  return JSON.stringify(ids.flatMap((id) => byId.get(id) ?? []));
}

/** The documents as they come, as a JSON array. */
export const listText = (rows: readonly DocumentRow[]): string => JSON.stringify(rows.map(({ doc }) => doc));

/** `List<X>` of rows asked for with one more than the page holds. */
export const pageText = (rows: readonly DocumentRow[], size: number): string =>
  `{"list":${listText(rows.slice(0, size))},"hasMore":${rows.length > size}}`;
