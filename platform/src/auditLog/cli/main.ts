import type { AuditCheck, AuditFault } from '@platform/installation/audit/auditCheck';

export interface AuditCommandEnvironment {
  /** @param folder '' = the installation's own */
  check(folder: string): Promise<AuditCheck>;
  print(line: string): void;
  printError(line: string): void;
}

export const AUDIT_HELP = `Checks the audit log: no line changed or taken out, no file missing or cut, no clock set back.

  npm run audit                   of this installation (AUDIT_DIR, else audit in DATA_DIR)
  npm run audit -- <folder>       a copy of its folder

The last line says where the log ends: noted elsewhere, it shows later that nothing before it was changed.
Exit codes: 0 whole, 1 not whole, 2 called wrongly.`;

const faultLine = ({ file, line, words }: AuditFault): string =>
  line === 0 ? `${file} ${words}` : `${file}:${line} ${words}`;

/** @param argv what stands after the command's name @returns exit code */
export async function runAudit(
  argv: readonly string[],
  environment: AuditCommandEnvironment,
): Promise<0 | 1 | 2> {
  const { print, printError } = environment;
  const [folder = '', ...more] = argv;
  if (folder === '--help' || folder === '-h') {
    print(AUDIT_HELP);
    return 0;
  }
  if (folder.startsWith('-') || more.length > 0) {
    printError(AUDIT_HELP);
    return 2;
  }
  try {
    const { faults, files, lines, end } = await environment.check(folder);
    for (const fault of faults) printError(faultLine(fault));
    print(`${files} files, ${lines} lines, ${faults.length === 0 ? 'whole' : `${faults.length} faults`}`);
    print(`ends with ${end || 'nothing'}`);
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
