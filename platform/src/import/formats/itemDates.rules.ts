import { readDate } from '@platform/wire/dates';

export interface ItemDate {
  publishtime: Date | undefined;
  /** Set where the item has dates and none of them can be read. */
  remark: string | undefined;
}

/** The first date of an item that can be read. */
export function itemDate(
  texts: readonly (string | undefined)[],
  read: (text: string) => Date | undefined = readDate,
): ItemDate {
  const written = texts.flatMap((text) => (text === undefined || text.trim() === '' ? [] : text.trim()));
  const publishtime = written.map((text) => read(text)).find((date) => date !== undefined);
  const [first] = written;
  const isUnread = publishtime === undefined && first !== undefined;
  return {
    publishtime,
    remark: isUnread
      ? `its date “${first.slice(0, 40)}” cannot be read; the time of its first import stands for it`
      : undefined,
  };
}

/** One remark of several; undefined where there is none. */
export function joinedRemarks(...remarks: readonly (string | undefined)[]): string | undefined {
  const all = remarks.filter((remark) => remark !== undefined);
  return all.length === 0 ? undefined : all.join('; ');
}
