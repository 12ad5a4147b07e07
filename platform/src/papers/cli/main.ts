import { parseArgs } from 'node:util';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { importEdition } from '../editionImport.service';
import { savePaper } from '../editions.service';

export interface PaperEnvironment {
  openResources(): Promise<{ db: Database; media: MediaStore; close(): Promise<void> }>;
  /** Epoch ms. */
  now(): number;
  print(line: string): void;
  printError(line: string): void;
}

export const PAPER_HELP = `Brings a newspaper's edition in from a folder with edition.json and page images or page PDFs.

  npm run paper -- <folder> [options]
  npm run paper -- --add <name> --id <number> [--site <id>]

  --site <id>     site of the paper (1)
  --unreleased    previews alone show it
  --dry-run       checks everything and saves nothing
  --add <name>    adds a paper, or renames the one with this number
  --id <number>   number of that paper
  --help          this text

edition.json: {"paper": 1, "date": "YYYYMMDD", "pages": [{"number": "01", "name": "…", "image": "01.jpg", "pdf": "01.pdf",
"articles": [{"title": "…", "content": "<p>…</p>", "areas": [["x,y", …]]}]}]}; corners in percent of the page.
A page without an image is drawn from its PDF. The same day again replaces the edition; addresses stay.
Exit codes: 0 saved, 1 something is wrong with the folder (every fault is named, nothing is saved), 2 called wrongly.`;

/** @param argv the arguments behind the command's name */
export async function runPaper(argv: readonly string[], environment: PaperEnvironment): Promise<0 | 1 | 2> {
  const call = readCall(argv);
  if (call === undefined) {
    environment.printError(PAPER_HELP);
    return 2;
  }
  if (call.help) {
    environment.print(PAPER_HELP);
    return 0;
  }
  const resources = await environment.openResources();
  try {
    if (call.add !== '') {
      await savePaper(resources.db, call.site, { id: call.id, name: call.add, icon: '', position: call.id });
      environment.print(`Paper ${call.id} is ${call.add}.`);
      return 0;
    }
    const { site, folder, released, dryRun } = call;
    const imported = await importEdition({
      ...resources,
      site,
      folder,
      released,
      dryRun,
      now: environment.now(),
    });
    if ('faults' in imported) {
      for (const fault of imported.faults) environment.printError(fault);
      return 1;
    }
    const { day, pages, articles } = imported;
    environment.print(`${day}: ${pages} pages, ${articles} articles ${dryRun ? 'are right' : 'are saved'}.`);
    return 0;
  } finally {
    await resources.close();
  }
}

/** undefined where it is called wrongly. */
function readCall(argv: readonly string[]) {
  const options = {
    site: { type: 'string', default: '1' },
    add: { type: 'string', default: '' },
    id: { type: 'string', default: '0' },
    unreleased: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const [site, id] = [Number(values.site), Number(values.id)];
    const [folder = '', ...more] = positionals;
    const isRight = values.add === '' ? folder !== '' && more.length === 0 : id > 0 && folder === '';
    if (!values.help && !(isRight && Number.isSafeInteger(site) && Number.isSafeInteger(id) && site > 0))
      return undefined;
    const { add, help } = values;
    return { site, id, add, help, folder, released: !values.unreleased, dryRun: values['dry-run'] };
  } catch {
    // An unknown option: the help names those that there are.
    return undefined;
  }
}
