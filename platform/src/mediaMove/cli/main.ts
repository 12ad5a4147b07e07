import type { MovedMedia } from '../moveMedia.service';

export interface MoveEnvironment {
  toBucket(): Promise<MovedMedia>;
  toFolder(): Promise<MovedMedia>;
  print(line: string): void;
  printError(line: string): void;
}

export const MOVE_HELP = `Copies all media between the data folder and the bucket of S3_ENDPOINT.

  npm run media -- to-bucket      from DATA_DIR into the bucket
  npm run media -- to-folder      from the bucket into DATA_DIR

Nothing is removed where it comes from. Run it while the server runs, then once more when it is stopped: what is there
already is compared byte for byte and not sent again. The same after it was cut off.
Exit codes: 0 done, 1 refused or failed, 2 called wrongly.`;

/** @param argv what stands behind the command's name @returns exit code */
export async function runMove(argv: readonly string[], environment: MoveEnvironment): Promise<0 | 1 | 2> {
  const { print, printError } = environment;
  const [command, ...more] = argv;
  if (command === '--help' || command === '-h') {
    print(MOVE_HELP);
    return 0;
  }
  if (more.length > 0 || (command !== 'to-bucket' && command !== 'to-folder')) {
    printError(MOVE_HELP);
    return 2;
  }
  try {
    const { copied, same, foreign } = await (command === 'to-bucket'
      ? environment.toBucket()
      : environment.toFolder());
    print(`${copied} files copied, ${same} were there, ${foreign} are no media and stay`);
    return 0;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
