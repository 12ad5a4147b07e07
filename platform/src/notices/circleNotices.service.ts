import type { Notice } from '@contract/circles';
import type { Queries } from '@platform/db/connection';
import { shownHtml } from '@platform/html/shownHtml';
import { escapeText } from '@platform/html/tokens';
import { cleanLine, cleanWords } from '@platform/html/words';
import { wireDate } from '@platform/wire/wireDate';
import { insertNotice, newestOfCircles } from './notices.store';

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

/** A notice to be published. */
export interface NewNotice {
  readonly circle: number;
  readonly title: string;
  /** Plain text; each line is a paragraph. */
  readonly content: string;
}

/** Publishes a notice of a circle. @returns its number */
export async function addCircleNotice(
  db: Queries,
  site: number,
  { circle, title, content }: NewNotice,
  at: Date,
): Promise<number> {
  const paragraphs = cleanWords(content).split('\n').filter(Boolean);
  const html = paragraphs.map((line) => `<p>${escapeText(line)}</p>`).join('');
  const doc = { title: cleanLine(title), content: html, publishtime: wireDate(at) };
  const row = await insertNotice(db, site, circle, at, doc);
  if (!row) throw new Error('a notice was not stored');
  return row.id;
}
