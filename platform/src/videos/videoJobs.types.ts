/** One file of a stream; addresses are `/media/…`. */
export interface StreamFile {
  readonly url: string;
  /** Media type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second. */
  readonly bitrate: number;
  /** Bytes; 0 of a playlist. */
  readonly size: number;
}

/** A video cut into a stream. */
export interface VideoStream {
  /** The playlist of all qualities. */
  readonly playlist: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly files: readonly StreamFile[];
}

export type VideoJobState = 'waiting' | 'running' | 'done' | 'failed';

export interface VideoJob {
  readonly id: number;
  readonly site: number;
  readonly source: string;
  readonly state: VideoJobState;
  /** Percent. */
  readonly progress: number;
  readonly error: string;
  readonly result: VideoStream | null;
}
