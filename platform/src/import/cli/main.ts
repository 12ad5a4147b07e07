import { parseArgs } from 'node:util';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { reasonOf } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import type { ImportTarget } from '../articleWriter.port';
import { importSource, progress, type Summary } from '../import.service';

export interface OpenedTarget {
  target: ImportTarget;
  media: MediaStore;
  close(): Promise<void>;
}

export interface ImportEnvironment {
  /** Articles and media of one site. */
  openTarget(site: number): Promise<OpenedTarget>;
  clock: () => Date;
  /** Prints the result: the summary. */
  print(line: string): void;
  /** Progress and errors. */
  printError(line: string): void;
  fetch?: OpenPublic;
}

/** 0 read (refused items stand in the summary), 1 a source could not be read or saved, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

export const IMPORT_HELP = `Imports articles from RSS, RDF, Atom and JSON feeds, WordPress (WXR) and Ghost exports, and IPTC ninjs items.

  npm run import -- <file or address> … [options]

  --site <id>       site to import into (1)
  --column <name>   put everything into this column, created when absent; a/b is b below a
                    (without it: the source's own categories, or its name)
  --account <id>    everything belongs to this subscription account of the site
  --link            link pictures where they are instead of keeping them here
  --pages           take the pages of a WordPress or Ghost export too
  --base <address>  site a file was exported from, for exports that do not say it (Ghost)
  --dry-run         say what would happen; nothing is saved, no picture is fetched
  --summary         print the summary as JSON
  --help            this text

A second run of the same source changes only what its source changed.
Exit codes: 0 read, 1 a source could not be read or saved, 2 called wrongly.`;

/** @param argv what stands after the command's name. */
export async function runImport(argv: readonly string[], environment: ImportEnvironment): Promise<ExitCode> {
  const call = readCall(argv);
  if (call.usageError !== undefined) {
    environment.printError(`${call.usageError}\n\n${IMPORT_HELP}`);
    return 2;
  }
  if (call.help) {
    environment.print(IMPORT_HELP);
    return 0;
  }
  try {
    const opened = await environment.openTarget(call.site);
    try {
      return await importAll(call, opened, environment);
    } finally {
      await opened.close();
    }
  } catch (error) {
    environment.printError(reasonOf(error));
    return 1;
  }
}

interface ImportCall {
  usageError: string | undefined;
  help: boolean;
  sources: string[];
  site: number;
  column: string[];
  account: number | undefined;
  link: boolean;
  pages: boolean;
  base: string | undefined;
  dryRun: boolean;
  summary: boolean;
}

function readCall(argv: readonly string[]): ImportCall {
  const nothing = {
    help: false,
    sources: [],
    site: 1,
    column: [],
    account: undefined,
    link: false,
    pages: false,
    base: undefined,
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
        base: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        summary: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const site = Number(values.site);
    const account = values.account === undefined ? undefined : Number(values.account);
    const wrongNumber =
      numberError('--site', values.site, 'a site') ?? numberError('--account', values.account, 'an account');
    const wrongBase =
      values.base === undefined || /^https?:\/\/./.test(values.base)
        ? undefined
        : `--base ${values.base} is no address`;
    const wrong = positionals.length === 0 ? 'What is to be imported?' : (wrongNumber ?? wrongBase);
    return {
      usageError: values.help ? undefined : wrong,
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
      base: values.base,
      dryRun: values['dry-run'],
      summary: values.summary,
    };
  } catch (error) {
    return { ...nothing, usageError: reasonOf(error) };
  }
}

/** Error message for an invalid number; undefined where it is valid or missing. */
function numberError(option: string, value: string | undefined, thing: string): string | undefined {
  if (value === undefined || (Number.isSafeInteger(Number(value)) && Number(value) > 0)) return undefined;
  return `${option} ${value} is no number of ${thing}`;
}

async function importAll(
  call: ImportCall,
  opened: OpenedTarget,
  environment: ImportEnvironment,
): Promise<ExitCode> {
  const summaries: Record<string, Summary> = {};
  // A dry run must not create the column; its number is then of no matter.
  const columnID =
    call.column.length === 0 || call.dryRun ? undefined : await opened.target.findOrCreateColumn(call.column);
  for (const source of call.sources) {
    const summary = await importSource({
      source,
      columnID,
      accountID: call.account,
      link: call.link,
      pages: call.pages,
      base: call.base,
      dryRun: call.dryRun,
      target: opened.target,
      media: opened.media,
      log: environment.printError,
      clock: environment.clock,
      ...(environment.fetch === undefined ? {} : { fetch: environment.fetch }),
    });
    summaries[source] = summary;
    if (!call.summary) {
      report(source, summary, environment);
    }
  }
  if (call.summary) {
    environment.print(JSON.stringify(summaries, null, 2));
  }
  return Object.values(summaries).every((one) => one.readable) ? 0 : 1;
}

function report(source: string, summary: Summary, environment: ImportEnvironment): void {
  environment.print(`${source}: ${progress(summary)}`);
  for (const { where, reason } of summary.refused) {
    environment.print(`  refused  ${where}: ${reason}`);
  }
  for (const { where, reason } of summary.remarks) {
    environment.print(`  remark   ${where}: ${reason}`);
  }
  if (summary.comments > 0) {
    environment.print(`  ${summary.comments} comments at the source are not imported`);
  }
}
