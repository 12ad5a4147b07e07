import type { Notice } from '@contract/circles';
import type { Queries } from '@platform/db/connection';
import { shownHtml } from '@platform/html/shownHtml';
import { newestOfCircles } from './notices.store';

/** Notices that a circle shows. */
const MAX_NOTICES = 5;

/** The newest notices of each circle, by the circle's number. */
export async function noticesOfCircles(
  db: Queries,
  site: number,
  circles: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly Notice[]>> {
  const rows = circles.length > 0 ? await newestOfCircles(db, site, circles, MAX_NOTICES, now) : [];
  return new Map(
    circles.map((id) => [
      id,
      rows
        .filter(({ circle }) => circle === id)
        .map(({ doc }) => ({ ...doc, content: shownHtml(doc.content) })),
    ]),
  );
}
