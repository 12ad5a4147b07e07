import type { StoredFile } from '@platform/media/mediaStore';
import type { DemoMedia } from './media';

/** Words from one second to another. */
export type Cue = readonly [from: number, to: number, words: string];

const clock = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/** Stores captions as WebVTT. */
export function storedCaptions(cues: readonly Cue[], media: DemoMedia): Promise<StoredFile> {
  const lines = cues.map(([from, to, words]) => `${clock(from)} --> ${clock(to)}\n${words}\n`);
  return media.captions(`WEBVTT\n\n${lines.join('\n')}`);
}
