import type { LiveExtras, LiveReport, ReportOrder } from '@touch/api/lives';
import type { ReportChange, StatusChange } from '@touch/api/reading/liveFrames';
import { last } from '@touch/lib/last';
import type { ListValue, Page } from '@touch/outside/queryCache';

/** A loaded list of a live's reports. The functions below are pure: each returns the list after a change (I5). */
export type LiveList = ListValue<LiveReport, LiveExtras>;

const isOf = (report: LiveReport) => (other: LiveReport) => other.fileId === report.fileId;
const newestFirst = (one: LiveReport, other: LiveReport) => Number(other.fileId) - Number(one.fileId);

const withPending = (list: LiveList, pending: readonly LiveReport[]): LiveList =>
  list.extras ? { ...list, extras: { ...list.extras, pending } } : list;

/** Changes the pages that have the report; the others stay the same arrays. */
function changePages(
  list: LiveList,
  has: (report: LiveReport) => boolean,
  change: (page: readonly LiveReport[]) => readonly LiveReport[],
): LiveList {
  const pages = list.pages.map((page) => (page.some(has) ? change(page) : page));
  // A page that is loading is dropped by the cache when the first page changes: it is requested again.
  return { ...list, pages, more: list.more === 'loading' ? 'idle' : list.more };
}

/** A new report waits in `pending` (newest first) or stands at the end of a list that is complete (oldest first). */
function add(list: LiveList, report: LiveReport, order: ReportOrder): LiveList {
  if (order === 'newest') return withPending(list, [report, ...(list.extras?.pending ?? [])]);
  if (list.hasMore || (typeof order === 'number' && Number(report.fileId) < order)) return list;
  return { ...list, pages: [...list.pages.slice(0, -1), [...(last(list.pages) ?? []), report]] };
}

/** A report was added, edited or removed; a repeated addition is an edit, an edit of a report that is not loaded is nothing. */
export function applyReport(list: LiveList, { action, report }: ReportChange, order: ReportOrder): LiveList {
  const same = isOf(report);
  const pending = list.extras?.pending ?? [];
  if (action === 'delete') {
    const without = (reports: readonly LiveReport[]) => reports.filter((one) => !same(one));
    return withPending(changePages(list, same, without), without(pending));
  }
  const replaced = (reports: readonly LiveReport[]) => reports.map((one) => (same(one) ? report : one));
  if (list.pages.some((page) => page.some(same))) return changePages(list, same, replaced);
  if (pending.some(same)) return withPending(list, replaced(pending));
  return action === 'add' ? add(list, report, order) : list;
}

export function applyStatus(list: LiveList, change: StatusChange): LiveList {
  if (!list.extras) return list;
  return { ...list, extras: { ...list.extras, main: { ...list.extras.main, ...change } } };
}

/** The list now contains all frames up to this one. */
export const withSeq = (list: LiveList, seq: number | undefined): LiveList =>
  list.extras && seq !== undefined ? { ...list, extras: { ...list.extras, seq } } : list;

/** The pending reports take their places: pinned ones first, then the newest. */
export function showPending(list: LiveList): LiveList {
  const pending = list.extras?.pending ?? [];
  if (pending.length === 0) return list;
  const all = [...pending, ...list.pages.flat()];
  const arranged = [
    ...all.filter(({ isTop }) => isTop).sort(newestFirst),
    ...all.filter(({ isTop }) => !isTop).sort(newestFirst),
  ];
  return withPending({ ...list, pages: [arranged], more: 'idle' }, []);
}

/**
 * A first page that was read again, newest first: edits and removals show, new reports are pending.
 * Where it has nothing in common with the list, reports in between are unknown: the list starts again.
 */
export function applyReload(list: LiveList, fresh: Page<LiveReport, LiveExtras>): LiveList {
  const known = [...list.pages.flat(), ...(list.extras?.pending ?? [])];
  const ids = new Set(known.map(({ fileId }) => fileId));
  const extras = fresh.extras;
  if (!extras) return list;
  if (fresh.hasMore && !fresh.items.some(({ fileId, isTop }) => !isTop && ids.has(fileId)))
    return { extras, pages: [fresh.items], hasMore: true, more: 'idle' };
  const oldest = Math.min(...fresh.items.flatMap(({ fileId, isTop }) => (isTop ? [] : Number(fileId))));
  const byId = new Map(fresh.items.map((report) => [report.fileId, report]));
  const pages = list.pages.map((page) =>
    page.flatMap((report) => {
      const again = byId.get(report.fileId);
      if (again) return again;
      return fresh.hasMore && Number(report.fileId) < oldest ? report : [];
    }),
  );
  const shown = new Set(pages.flat().map(({ fileId }) => fileId));
  const pending = fresh.items.filter(({ fileId }) => !shown.has(fileId)).sort(newestFirst);
  return { extras: { ...extras, pending }, pages, hasMore: list.hasMore, more: 'idle' };
}
