import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { runPaper } from './main';

/** `npm run paper`: the command line on the real database and media. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

try {
  process.exitCode = await runPaper(process.argv.slice(2), {
    openResources: () => openResources(readSettings(process.env), tell),
    now: () => Date.now(),
    print: (line) => process.stdout.write(`${line}\n`),
    printError: tell,
  });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
