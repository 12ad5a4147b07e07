/** The place among rows by their publication: its second, then the number (wire W12). */
export const publicationOrder = (publishedAt: Date, id: number): number =>
  Math.floor(publishedAt.getTime() / 1000) * 1_000_000 + (id % 1_000_000);
