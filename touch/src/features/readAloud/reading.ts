/** Reading aloud as states; the voice itself is in `voice.ts`. */
export type Reading =
  | { readonly state: 'silent' }
  | { readonly state: 'speaking' | 'paused'; readonly at: number };

export type ReadingEvent =
  | { readonly type: 'start' | 'pause' | 'resume' | 'stop' }
  /** The voice came to the end of a sentence. */
  | { readonly type: 'spoken'; readonly at: number };

export const silent: Reading = { state: 'silent' };

/** @param total how many sentences there are. */
export function nextReading(reading: Reading, event: ReadingEvent, total: number): Reading {
  if (event.type === 'stop') return silent;
  if (reading.state === 'silent')
    return event.type === 'start' && total > 0 ? { state: 'speaking', at: 0 } : silent;
  const { at } = reading;
  if (event.type === 'pause') return { state: 'paused', at };
  if (event.type === 'resume') return { state: 'speaking', at };
  // a voice that was stopped also says that it ended: only the sentence that is being read counts
  if (event.type === 'spoken' && reading.state === 'speaking' && event.at === at) {
    return at + 1 < total ? { state: 'speaking', at: at + 1 } : silent;
  }
  return reading;
}
