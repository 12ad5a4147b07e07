import type { Readable } from 'node:stream';
import type { MediaName } from '../sizes';

/**
 * Where the bytes of media lie: a folder, or a bucket. Paths are those of `mediaPath`, below `.hidden/` for files that review took
 * away; none is ever made of a reader's words.
 */
export interface MediaFiles {
  /** Bytes of a file; undefined where there is none. */
  size(path: string): Promise<number | undefined>;
  /** @throws Error where there is none */
  read(path: string): Promise<Buffer>;
  /** Bytes `start` to `end`, both counted. @throws Error where there is none */
  stream(path: string, start: number, end: number): Promise<Readable>;
  /** Whole or not at all, and lasting once it is done. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Does nothing where there is none: another process may have moved it. */
  move(from: string, to: string): Promise<void>;
  /** Does nothing where there is none. */
  remove(path: string): Promise<void>;
  /** Paths of files that begin like this, without unfinished ones; '' = all, hidden ones too. */
  list(prefix: string): Promise<string[]>;
}

/** A picture that this process alone encodes. */
export interface PictureClaim {
  /** Its name, as `<digits>.<extension>`. */
  readonly picture: string;
  /** Widths that are encoded, by a former taker too. */
  readonly done: ReadonlySet<number>;
  /** Notes a width. @returns false where the claim is lost */
  add(width: number): Promise<boolean>;
  /** Lets it wait again. */
  giveBack(): Promise<void>;
  remove(): Promise<void>;
}

/** Pictures whose sizes wait to be encoded; they outlive the process. */
export interface PictureJobs {
  /** Called when a picture is kept: its sizes are encoded later, never while somebody waits for them. */
  add(name: MediaName): Promise<void>;
  /** Called when a picture is taken away, by whomever it is encoded. */
  remove(hash: string): Promise<void>;
  /** Names of the pictures that wait or are encoded, as `<digits>.<extension>`. */
  pictures(): Promise<string[]>;
  /** Does a picture wait that nobody encodes? */
  waits(): Promise<boolean>;
  /** Takes the next picture that waits. */
  claim(): Promise<PictureClaim | undefined>;
}

export interface MediaStorage {
  readonly files: MediaFiles;
  readonly jobs: PictureJobs;
}
