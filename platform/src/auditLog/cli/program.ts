import { join } from 'node:path';
import { checkAuditFolder } from '@platform/installation/audit/auditCheck';
import { auditKeyOf } from '@platform/installation/audit/auditLine';
import { readSettings } from '@platform/installation/settings';
import { readKeysFile } from '@platform/keys/keys';
import { runAudit } from './main';

/** `npm run audit`: the chain of the audit log, while the server runs if need be. */
process.exitCode = await runAudit(process.argv.slice(2), {
  async check(folder) {
    const { auditDir, dataDir, keysFile } = readSettings(process.env);
    const { sign } = await readKeysFile(keysFile || join(dataDir, 'keys.json'));
    return checkAuditFolder(folder || auditDir, auditKeyOf(sign));
  },
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
