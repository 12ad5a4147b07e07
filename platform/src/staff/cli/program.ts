import { openAuditLog } from '@platform/installation/audit/auditLog';
import { recordStaffCall, staffAccount } from '@platform/installation/audit/callRecord';
import { openResources } from '@platform/installation/resources';
import { requireSameKeys } from '@platform/installation/sameKeys';
import { readSettings } from '@platform/installation/settings';
import { readKeys, readKeysFile } from '@platform/keys/keys';
import { createStaff } from '../staff.service';
import { runNewsroom } from './main';
import { askPassword, closeInput } from './password';
import { sessionFile } from './session';

/** `npm run newsroom`: the command line, talking to a server; `admin` alone works on this machine's own database. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

const now = () => Date.now();

/** Makes staff in this machine's own database; its audit log holds that it was done. */
async function onMachine(operation: 'makeAdmin' | 'makeAuditor', name: string, password: string) {
  const settings = readSettings(process.env);
  const resources = await openResources(settings, tell);
  try {
    const keys = await (settings.keysFile ? readKeysFile(settings.keysFile) : readKeys(settings.dataDir));
    await requireSameKeys(resources.db, keys, { replace: false });
    const { sign } = keys;
    const { isLevel3 } = settings;
    const made = await createStaff(resources.db, now, { sign, isLevel3 })[operation](name, password);
    const { auditDir: folder, logDays: days } = settings;
    const failed = () => tell('The audit log cannot be written.');
    const auditLog = await openAuditLog({ folder, sign, days, now, failed });
    const call = { operation, ip: '', socket: {}, params: {}, value: undefined, result: 'done' };
    recordStaffCall(auditLog, { ...call, note: { account: staffAccount(0), object: name } });
    await auditLog.close();
    return made;
  } finally {
    await resources.close();
  }
}

try {
  const code = await runNewsroom(process.argv.slice(2), {
    print: (text) => process.stdout.write(`${text}\n`),
    printError: tell,
    password: askPassword,
    sessionFile: sessionFile(process.env),
    makeAdmin: (name, password) => onMachine('makeAdmin', name, password),
    makeAuditor: (name, password) => onMachine('makeAuditor', name, password),
  });
  process.exitCode = code;
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
closeInput();
