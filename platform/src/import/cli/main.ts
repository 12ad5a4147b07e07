import { parseArgs } from 'node:util';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { reasonOf } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import type { ArticleDoor } from '../door';
import { importSource, progress, type Summary } from '../importer';

export interface OpenedStore {
  store: ArticleDoor;
  media: MediaStore;
  close(): Promise<void>;
}

export interface ImportSurroundings {
  /** Articles and media of one site. */
  openStore(site: number): Promise<OpenedStore>;
  clock: () => Date;
  /** What is asked for: the summary. */
  print(line: string): void;
  /** Progress and errors. */
  tell(line: string): void;
  fetch?: OpenPublic;
}

/** 0 read (refused items stand in the summary), 1 a source could not be read or saved, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

export const IMPORT_HELP = `Imports articles from RSS, RDF, Atom and JSON feeds, WordPress exports (WXR) and IPTC ninjs items.

  npm run import -- <file or address> … [options]

  --site <id>       site to import into (1)
  --column <name>   put everything into this column, created when absent; a/b is b below a
                    (without it: the source's own categories, or its name)
  --account <id>    everything belongs to this subscription account of the site
  --link            link pictures where they are instead of keeping them here
  --pages           take the pages of a WordPress export too
  --dry-run         say what would happen; nothing is saved, no picture is fetched
  --summary         print the summary as JSON
  --help            this text

A second run of the same source changes only what its source changed.
Exit codes: 0 read, 1 a source could not be read or saved, 2 called wrongly.`;

/** @param argv what stands after the command's name. */
export async function runImport(argv: readonly string[], around: ImportSurroundings): Promise<ExitCode> {
  const call = readCall(argv);
  if (call.wrong !== undefined) {
    around.tell(`${call.wrong}\n\n${IMPORT_HELP}`);
    return 2;
  }
  if (call.help) {
    around.print(IMPORT_HELP);
    return 0;
  }
  try {
    const opened = await around.openStore(call.site);
    try {
      return await importAll(call, opened, around);
    } finally {
      await opened.close();
    }
  } catch (error) {
    around.tell(reasonOf(error));
    return 1;
  }
}

interface Call {
  wrong: string | undefined;
  help: boolean;
  sources: string[];
  site: number;
  column: string[];
  account: number | undefined;
  link: boolean;
  pages: boolean;
  dryRun: boolean;
  summary: boolean;
}

function readCall(argv: readonly string[]): Call {
  const nothing = {
    help: false,
    sources: [],
    site: 1,
    column: [],
    account: undefined,
    link: false,
    pages: false,
    dryRun: false,
    summary: false,
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        site: { type: 'string', default: '1' },
        column: { type: 'string', default: '' },
        account: { type: 'string' },
        link: { type: 'boolean', default: false },
        pages: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        summary: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const site = Number(values.site);
    const account = values.account === undefined ? undefined : Number(values.account);
    const wrongNumber =
      noNumber('--site', values.site, 'a site') ?? noNumber('--account', values.account, 'an account');
    const wrong = positionals.length === 0 ? 'What is to be imported?' : wrongNumber;
    return {
      wrong: values.help ? undefined : wrong,
      help: values.help,
      sources: positionals,
      site,
      column: values.column
        .split('/')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
      account,
      link: values.link,
      pages: values.pages,
      dryRun: values['dry-run'],
      summary: values.summary,
    };
  } catch (error) {
    return { ...nothing, wrong: reasonOf(error) };
  }
}

/** What is wrong with the number of a thing; nothing where none is given. */
function noNumber(option: string, given: string | undefined, thing: string): string | undefined {
  if (given === undefined || (Number.isSafeInteger(Number(given)) && Number(given) > 0)) return undefined;
  return `${option} ${given} is no number of ${thing}`;
}

async function importAll(call: Call, opened: OpenedStore, around: ImportSurroundings): Promise<ExitCode> {
  const summaries: Record<string, Summary> = {};
  // A dry run must not create the column; its number is then of no matter.
  const columnID =
    call.column.length === 0 || call.dryRun ? undefined : await opened.store.columnFor(call.column);
  for (const source of call.sources) {
    const summary = await importSource({
      source,
      columnID,
      accountID: call.account,
      link: call.link,
      pages: call.pages,
      dryRun: call.dryRun,
      store: opened.store,
      media: opened.media,
      log: around.tell,
      clock: around.clock,
      ...(around.fetch === undefined ? {} : { fetch: around.fetch }),
    });
    summaries[source] = summary;
    if (!call.summary) {
      report(source, summary, around);
    }
  }
  if (call.summary) {
    around.print(JSON.stringify(summaries, null, 2));
  }
  return Object.values(summaries).every((one) => one.readable) ? 0 : 1;
}

function report(source: string, summary: Summary, around: ImportSurroundings): void {
  around.print(`${source}: ${progress(summary)}`);
  for (const { where, reason } of summary.refused) {
    around.print(`  refused  ${where}: ${reason}`);
  }
  for (const { where, reason } of summary.remarks) {
    around.print(`  remark   ${where}: ${reason}`);
  }
  if (summary.comments > 0) {
    around.print(`  ${summary.comments} comments at the source are not imported`);
  }
}
