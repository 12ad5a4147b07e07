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

/** Sort key and counts of wire S1 as JSON text: the fields that are not part of the stored document. */
export const countsText = (row: CountedRow): string =>
  `"iorder":"${row.iorder}",${row.is_top ? '"isTop":true,' : ''}` +
  `"countClick":${row.click_initial + row.click_real + row.click_fake + row.share_click},"countClickInitial":${row.click_initial},` +
  `"countClickReal":${row.click_real},"countClickFake":${row.click_fake},"countShareClick":${row.share_click},` +
  `"countDiscuss":${row.discuss},"countPraise":${row.praise},"countShare":${row.share},"collectcount":${row.collect}`;

/** Wire S1 of a row as JSON text: counts and position, then the stored document. */
export function itemText(row: ItemRow, position: number | undefined): string {
  const place = position === undefined ? '' : `"position":${position},`;
  return `{${place}${countsText(row)},${row.item.slice(1)}`;
}

/** A list of items as a JSON array; `first` is the position of its first row. */
export const itemsText = (rows: readonly ItemRow[], first = 0): string =>
  `[${rows.map((row, index) => itemText(row, first + index)).join(',')}]`;

/** JSON texts added to an article's stored document. */
interface ContentExtras {
  readonly related: string;
  readonly reporters: string;
  readonly adv: string;
}

/** Wire S2 as JSON text; counts are decimal text here (wire W14). */
export function contentText(row: ContentRow, { related, reporters, adv }: ContentExtras): string {
  const click = row.click_initial + row.click_real + row.click_fake + row.share_click;
  return (
    `{"iorder":"${row.iorder}","countClick":${click},"countClickInitial":"${row.click_initial}",` +
    `"countClickFake":"${row.click_fake}","countDiscuss":"${row.discuss}","countPraise":"${row.praise}",` +
    `"countShare":"${row.share}","collectcount":${row.collect},"related":${related},"reporters":${reporters},"adv":${adv},` +
    `"hasCertificate":${row.certified ? 1 : 0},${accountText(row)},${row.content.slice(1)}`
  );
}

/** Account fields of wire S2 in every status: the client applies F26. */
const accountText = (row: ContentRow): string =>
  `"xyAccountID":${row.account_id},"xyAccount":${JSON.stringify(row.account_name)},` +
  `"xyAccountIcon":${JSON.stringify(row.account_icon)},"xyStatus":${row.account_status},` +
  `"xyForbidden":${row.account_forbidden ? 1 : 0}`;
