import type { BackupCounts } from '../backup.service';

export interface BackupCommandEnvironment {
  backUp(folder: string): Promise<BackupCounts>;
  restore(folder: string): Promise<BackupCounts>;
  /** Bucket that holds the media; '' = they lie in the data folder. */
  readonly bucket: string;
  print(line: string): void;
  printError(line: string): void;
}

export const BACKUP_HELP = `The whole installation in a folder: database, media, keys, staff, logins.

  npm run backup -- <folder>      into a new folder, while the server runs if need be
  npm run restore -- <folder>     into an empty DATA_DIR and, with DATABASE_URL, an empty database

Media that lie in a bucket (S3_BUCKET) are not copied: its own versions or copies are their backup.
Everything secret is in it: the folder is for this user alone.
Exit codes: 0 done, 1 refused, 2 called wrongly.`;

/** @param argv 'backup' or 'restore', then what stands behind the command's name @returns exit code */
export async function runBackup(
  argv: readonly string[],
  environment: BackupCommandEnvironment,
): Promise<0 | 1 | 2> {
  const { print, printError } = environment;
  const [command, folder, ...more] = argv;
  if (folder === '--help' || folder === '-h') {
    print(BACKUP_HELP);
    return 0;
  }
  if (
    !folder ||
    folder.startsWith('-') ||
    more.length > 0 ||
    !['backup', 'restore'].includes(command ?? '')
  ) {
    printError(`Say which folder.\n\n${BACKUP_HELP}`);
    return 2;
  }
  try {
    const { rows, files } = await (command === 'backup'
      ? environment.backUp(folder)
      : environment.restore(folder));
    print(`${folder}: ${rows} rows, ${files} files`);
    if (environment.bucket !== '')
      print(`The media lie in the bucket ${environment.bucket} and are not in it.`);
    return 0;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
