import { createHash } from 'node:crypto';
import { type OpenPublic, openPublic } from '@platform/fetching/fetchPublic';
import { ImportError, reasonOf } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import { convertArticle } from './article.document';
import type { ImportTarget, SaveOutcome } from './articleWriter.port';
import { withoutControls } from './controlCharacters.rules';
import { openSource } from './openSource.service';
import { createPictureStore } from './pictures.service';
import type { ReadItem, SourceDraft } from './reader.types';

export interface Remark {
  /** Address, id or number of the item. */
  where: string;
  reason: string;
}

export interface Summary {
  new: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  refused: Remark[];
  /** Imported incompletely: for example without a picture that could not be fetched. */
  remarks: Remark[];
  /** Comments at the source; they are not imported. */
  comments: number;
  /** false: the source could not be opened or read at all. */
  readable: boolean;
}

export interface ImportJob {
  /** A file, or an http(s) address. */
  source: string;
  /** Everything goes into this column; without it the source's own columns are found or created. */
  columnID?: number | undefined;
  /** Everything belongs to this subscription account. */
  accountID?: number | undefined;
  /** Pictures are linked where they are instead of kept here. */
  link?: boolean;
  pages?: boolean;
  /** Address of the site a file was exported from, for exports that do not name it. */
  base?: string | undefined;
  /** Nothing is fetched but the source, nothing is saved. */
  dryRun?: boolean;
  /** The articles of the site that is imported into. */
  target: ImportTarget;
  media: MediaStore;
  fetch?: OpenPublic;
  /** One line at a time, at most one a second. */
  log?: (line: string) => void;
  clock: () => Date;
}

/** This many consecutive failures stop the import: the cause is not in the items. */
const FAILURES_IN_A_ROW = 20;
const LOG_EVERY_MS = 1000;

/**
 * Reads a source and hands its items in. A broken item is refused and the rest goes on; a second run doubles nothing.
 * @throws what the store throws, when it fails many times in a row.
 */
export async function importSource(job: ImportJob): Promise<Summary> {
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
  const fetch = job.fetch ?? openPublic;
  try {
    const source = await openSource(job.source, fetch);
    try {
      const context = { address: source.address ?? job.base, now: job.clock(), pages: job.pages ?? false };
      const items = source.read(source.open, context);
      await importAll(items, source.name, { ...job, fetch }, summary);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof ImportError)) {
      throw error;
    }
    summary.readable = summary.new + summary.changed + summary.unchanged > 0;
    summary.refused.push({ where: job.source, reason: reasonOf(error) });
  }
  return summary;
}

async function importAll(
  items: AsyncIterable<ReadItem>,
  name: string,
  job: ImportJob & { fetch: OpenPublic },
  summary: Summary,
): Promise<void> {
  const importItem = createItemImporter(name, job, summary);
  let failures = 0;
  let lastLogAt = job.clock().getTime();
  for await (const item of items) {
    try {
      await importItem(item);
      failures = 0;
    } catch (error) {
      failures += error instanceof ImportError ? 0 : 1;
      if (failures >= FAILURES_IN_A_ROW) {
        throw error;
      }
      summary.refused.push({ where: item.where, reason: reasonOf(error) });
    }
    const now = job.clock().getTime();
    if (now - lastLogAt >= LOG_EVERY_MS) {
      lastLogAt = now;
      job.log?.(progress(summary));
    }
  }
}

export function progress(summary: Summary): string {
  const { withdrawn, refused, remarks } = summary;
  const counts = `${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged`;
  return `${counts}, ${withdrawn} withdrawn, ${refused.length} refused, ${remarks.length} remarks`;
}

function createItemImporter(
  name: string,
  job: ImportJob & { fetch: OpenPublic },
  summary: Summary,
): (item: ReadItem) => Promise<void> {
  const { target } = job;
  const link = job.link ?? false;
  const pictureStore = createPictureStore(job, link);
  const columns = new Map<string, number>();

  async function columnOf(draft: SourceDraft): Promise<number> {
    if (job.columnID !== undefined) {
      return job.columnID;
    }
    const path = draft.columnPath.length > 0 ? draft.columnPath : [name];
    const known = columns.get(path.join('\n')) ?? (await target.findOrCreateColumn(path));
    columns.set(path.join('\n'), known);
    return known;
  }

  async function importDraft(where: string, source: SourceDraft): Promise<SaveOutcome> {
    const before = await target.findRecord(source.key);
    const fingerprint = fingerprintOf(source, link, job.accountID);
    if (before?.fingerprint === fingerprint) {
      return 'unchanged';
    }
    if (job.dryRun === true) {
      return before === undefined ? 'new' : 'changed';
    }
    const firstSeen = before?.publishtime ?? job.clock();
    const converted = await convertArticle(source, await columnOf(source), firstSeen, pictureStore);
    summary.remarks.push(...converted.remarks.map((reason) => ({ where, reason })));
    const draft = job.accountID ? { ...converted.draft, accountID: job.accountID } : converted.draft;
    // Without its fingerprint the next run makes it again and tries for the missing picture.
    return target.saveDraft(draft, converted.isComplete ? fingerprint : '');
  }

  return async (item) => {
    if (item.kind === 'refused') {
      summary.refused.push({ where: item.where, reason: item.reason });
    } else if (item.kind === 'withdrawn') {
      summary.refused.push({ where: item.where, reason: item.reason });
      const gone =
        job.dryRun === true
          ? (await target.findRecord(item.key)) !== undefined
          : await target.withdraw(item.key);
      summary.withdrawn += gone ? 1 : 0;
    } else {
      const { where, remark } = item;
      if (remark !== undefined) {
        summary.remarks.push({ where, reason: remark });
      }
      summary[await importDraft(where, withoutControls(item.draft))] += 1;
      summary.comments += item.draft.comments;
    }
  };
}

/** Changes when the source changes what is taken from it, or when it is to be taken in another way. */
function fingerprintOf(draft: SourceDraft, link: boolean, account: number | undefined): string {
  // of no account it stays what it was before there were any: nothing is made again for that
  const fingerprinted = { ...draft, comments: 0, link, ...(account ? { account } : {}) };
  return createHash('sha256').update(JSON.stringify(fingerprinted)).digest('hex');
}
