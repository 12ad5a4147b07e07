import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startRefused } from '@platform/db/startRefused';
import { checkAuditFolder } from '@platform/installation/audit/auditCheck';
import { auditKeyOf } from '@platform/installation/audit/auditLine';
import { readSettings } from '@platform/installation/settings';
import { readKeys } from '@platform/keys/keys';
import { runAudit } from './main';

/** `npm run audit`: the chain of the audit log, while the server runs if need be. */
process.exitCode = await runAudit(process.argv.slice(2), {
  async check(folder) {
    const { auditDir, dataDir } = readSettings(process.env);
    if (!existsSync(join(dataDir, 'keys.json')))
      throw startRefused(`${dataDir} holds no keys: set DATA_DIR to the data folder of this installation.`);
    const { sign } = await readKeys(dataDir);
    return checkAuditFolder(folder || auditDir, auditKeyOf(sign));
  },
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
