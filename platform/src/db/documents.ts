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
