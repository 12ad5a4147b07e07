import { createHash } from 'node:crypto';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { openPublic } from '@platform/fetching/fetchPublic';
import { Refused, reasonOf } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import { articleOf } from './articleOf';
import type { ArticleDoor, Saved } from './door';
import { openSource } from './openSource';
import { createPictureKeeper } from './pictures';
import type { ReadItem, SourceDraft } from './reading';

export interface Remark {
  /** The item: its address, id or number. */
  where: string;
  reason: string;
}

export interface Summary {
  new: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  refused: Remark[];
  /** Taken, but not whole: a picture that could not be had. */
  remarks: Remark[];
  /** Comments at the source; they are not imported. */
  comments: number;
  /** false: the source could not be opened or read at all. */
  readable: boolean;
}

export interface ImportOrder {
  /** A file, or an http(s) address. */
  source: string;
  /** Everything goes into this column; without it the source's own columns are found or created. */
  columnID?: number | undefined;
  /** Everything belongs to this subscription account. */
  accountID?: number | undefined;
  /** Pictures are linked where they are instead of kept here. */
  link?: boolean;
  pages?: boolean;
  /** Nothing is fetched but the source, nothing is saved. */
  dryRun?: boolean;
  /** The articles of the site that is imported into. */
  store: ArticleDoor;
  media: MediaStore;
  fetch?: OpenPublic;
  /** One line at a time, at most one a second. */
  log?: (line: string) => void;
  clock: () => Date;
}

/** So many failures in a row are not the items' fault. */
const FAILURES_IN_A_ROW = 20;
const LOG_EVERY_MS = 1000;

/**
 * Reads a source and hands its items in. A broken item is refused and the rest goes on; a second run doubles nothing.
 * @throws what the store throws, when it fails many times in a row.
 */
export async function importSource(order: ImportOrder): Promise<Summary> {
  const summary: Summary = {
    new: 0,
    changed: 0,
    unchanged: 0,
    withdrawn: 0,
    refused: [],
    remarks: [],
    comments: 0,
    readable: true,
  };
  const fetch = order.fetch ?? openPublic;
  try {
    const source = await openSource(order.source, fetch);
    try {
      const context = { address: source.address, now: order.clock(), pages: order.pages ?? false };
      const items = source.read(source.open, context);
      await takeAll(items, source.name, { ...order, fetch }, summary);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof Refused)) {
      throw error;
    }
    summary.readable = summary.new + summary.changed + summary.unchanged > 0;
    summary.refused.push({ where: order.source, reason: reasonOf(error) });
  }
  return summary;
}

async function takeAll(
  items: AsyncIterable<ReadItem>,
  name: string,
  order: ImportOrder & { fetch: OpenPublic },
  summary: Summary,
): Promise<void> {
  const take = createTaker(name, order, summary);
  let failures = 0;
  let told = order.clock().getTime();
  for await (const item of items) {
    try {
      await take(item);
      failures = 0;
    } catch (error) {
      failures += error instanceof Refused ? 0 : 1;
      if (failures >= FAILURES_IN_A_ROW) {
        throw error;
      }
      summary.refused.push({ where: item.where, reason: reasonOf(error) });
    }
    const now = order.clock().getTime();
    if (now - told >= LOG_EVERY_MS) {
      told = now;
      order.log?.(progress(summary));
    }
  }
}

export function progress(summary: Summary): string {
  const { withdrawn, refused, remarks } = summary;
  const counts = `${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged`;
  return `${counts}, ${withdrawn} withdrawn, ${refused.length} refused, ${remarks.length} remarks`;
}

function createTaker(
  name: string,
  order: ImportOrder & { fetch: OpenPublic },
  summary: Summary,
): (item: ReadItem) => Promise<void> {
  const { store } = order;
  const link = order.link ?? false;
  const keeper = createPictureKeeper(order, link);
  const columns = new Map<string, number>();

  async function columnOf(draft: SourceDraft): Promise<number> {
    if (order.columnID !== undefined) {
      return order.columnID;
    }
    const path = draft.columnPath.length > 0 ? draft.columnPath : [name];
    const known = columns.get(path.join('\n')) ?? (await store.columnFor(path));
    columns.set(path.join('\n'), known);
    return known;
  }

  async function takeDraft(where: string, source: SourceDraft): Promise<Saved> {
    const before = await store.handedIn(source.key);
    const fingerprint = fingerprintOf(source, link, order.accountID);
    if (before?.fingerprint === fingerprint) {
      return 'unchanged';
    }
    if (order.dryRun === true) {
      return before === undefined ? 'new' : 'changed';
    }
    const firstSeen = before?.publishtime ?? order.clock();
    const made = await articleOf(source, await columnOf(source), firstSeen, keeper);
    summary.remarks.push(...made.remarks.map((reason) => ({ where, reason })));
    const draft = order.accountID ? { ...made.draft, accountID: order.accountID } : made.draft;
    // Without its fingerprint the next run makes it again and tries for the missing picture.
    return store.saveDraft(draft, made.whole ? fingerprint : '');
  }

  return async (item) => {
    if (item.kind === 'refused') {
      summary.refused.push({ where: item.where, reason: item.reason });
    } else if (item.kind === 'withdrawn') {
      summary.refused.push({ where: item.where, reason: item.reason });
      const gone =
        order.dryRun === true
          ? (await store.handedIn(item.key)) !== undefined
          : await store.withdraw(item.key);
      summary.withdrawn += gone ? 1 : 0;
    } else {
      summary[await takeDraft(item.where, item.draft)] += 1;
      summary.comments += item.draft.comments;
    }
  };
}

/** Changes when the source changes what is taken from it, or when it is to be taken in another way. */
function fingerprintOf(draft: SourceDraft, link: boolean, account: number | undefined): string {
  // of no account it stays what it was before there were any: nothing is made again for that
  const taken = { ...draft, comments: 0, link, ...(account ? { account } : {}) };
  return createHash('sha256').update(JSON.stringify(taken)).digest('hex');
}
