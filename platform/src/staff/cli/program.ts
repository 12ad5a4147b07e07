import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { createStaff } from '../staff.service';
import { runNewsroom } from './main';
import { askPassword, closeInput } from './password';
import { sessionFile } from './session';

/** `npm run newsroom`: the command line, talking to a server; `admin` alone works on this machine's own database. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

try {
  const code = await runNewsroom(process.argv.slice(2), {
    print: (text) => process.stdout.write(`${text}\n`),
    tell,
    password: askPassword,
    sessionFile: sessionFile(process.env),
    async makeAdmin(name, password) {
      const ground = await openResources(readSettings(process.env), tell);
      try {
        return await createStaff(ground.db, () => Date.now()).makeAdmin(name, password);
      } finally {
        await ground.close();
      }
    },
  });
  process.exitCode = code;
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
closeInput();
