import { parseArgs } from 'node:util';
import type { Copied } from '../exportSite.service';

export interface SiteCommandEnvironment {
  exportSite(site: number, folder: string): Promise<Copied>;
  importSite(folder: string): Promise<Copied & { site: number }>;
  print(line: string): void;
  printError(line: string): void;
}

export const SITE_HELP = `A whole site in a folder: configuration, columns, articles, members, comments, media.

  npm run site -- export <folder> [--site <id>]     a new folder; site 1 without --site
  npm run site -- import <folder>                   into an installation that has no site of that number

Members' phones and password hashes are in it: the folder is for this user alone. Logins, secrets, people of the newsroom
and the installation's keys are not: everybody logs in again.
Exit codes: 0 done, 1 refused, 2 called wrongly.`;

/** 0 done, 1 refused, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

const options = {
  site: { type: 'string', default: '1' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** @param argv what stands after the command's name */
export async function runSite(
  argv: readonly string[],
  environment: SiteCommandEnvironment,
): Promise<ExitCode> {
  const wrong = (line: string): ExitCode => {
    environment.printError(`${line}\n\n${SITE_HELP}`);
    return 2;
  };
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const [command, folder, ...more] = positionals;
    const site = Number(values.site);
    if (values.help) {
      environment.print(SITE_HELP);
      return 0;
    }
    if (!folder || more.length > 0) return wrong('Say which folder.');
    if (!Number.isSafeInteger(site) || site < 1) return wrong(`--site ${values.site} is no number of a site`);
    if (command === 'export') reportCopy(folder, await environment.exportSite(site, folder), environment);
    else if (command === 'import') reportCopy(folder, await environment.importSite(folder), environment);
    else return wrong(`${command} is neither export nor import`);
    return 0;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return wrong(error.message);
    environment.printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function reportCopy(
  folder: string,
  { rows, files, gone }: Copied,
  environment: SiteCommandEnvironment,
): void {
  environment.print(`${folder}: ${rows} rows, ${files} files`);
  if (gone > 0) environment.printError(`${gone} files that rows name are not there`);
}
