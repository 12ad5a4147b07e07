import type { ContentRow, CountedRow, ItemRow } from './articles.store';

/** Counts of a list row, as numbers; countClick is the sum of its parts (wire W14). */
export function countsOf(row: CountedRow) {
  return {
    countClick: row.click_initial + row.click_real + row.click_fake + row.share_click,
    countClickInitial: row.click_initial,
    countClickReal: row.click_real,
    countClickFake: row.click_fake,
    countShareClick: row.share_click,
    countDiscuss: row.discuss,
    countPraise: row.praise,
    countShare: row.share,
    collectcount: row.collect,
  };
}

/** JSON of an object: these fields, then those of a stored document, which is not parsed. */
const withDocument = (fields: object, document: string): string =>
  `${JSON.stringify(fields).slice(0, -1)},${document.slice(1)}`;

/** Wire S1 of a row as JSON text: position, sort key and counts, then the stored document. */
export const itemText = (row: ItemRow, position?: number): string =>
  withDocument(
    { position, iorder: String(row.iorder), ...(row.is_top ? { isTop: true } : {}), ...countsOf(row) },
    row.item,
  );

/** A list of items as a JSON array; `first` is the position of its first row. */
export const itemsText = (rows: readonly ItemRow[], first = 0): string =>
  `[${rows.map((row, index) => itemText(row, first + index)).join(',')}]`;

/** Values added to an article's stored document. */
interface ContentExtras {
  readonly related: readonly unknown[];
  readonly adv: readonly unknown[];
}

/** Wire S2 as JSON text; counts are decimal text here (wire W14). The account's fields stand in every status: the client applies F26. */
export function contentText(row: ContentRow, { related, adv }: ContentExtras): string {
  const counts = countsOf(row);
  const fields = {
    iorder: String(row.iorder),
    countClick: counts.countClick,
    countClickInitial: String(counts.countClickInitial),
    countClickFake: String(counts.countClickFake),
    countDiscuss: String(counts.countDiscuss),
    countPraise: String(counts.countPraise),
    countShare: String(counts.countShare),
    collectcount: counts.collectcount,
    related,
    reporters: row.reporters,
    adv,
    hasCertificate: row.certified ? 1 : 0,
    xyAccountID: row.account_id,
    xyAccount: row.account_name,
    xyAccountIcon: row.account_icon,
    xyStatus: row.account_status,
    xyForbidden: row.account_forbidden ? 1 : 0,
  };
  return withDocument(fields, row.content);
}
