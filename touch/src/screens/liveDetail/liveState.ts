import { LiveStatus } from '@contract/codes';
import type { LiveLine, LiveMain } from '@touch/api/lives';
import type { Messages } from '@touch/locales/messages';

/** S§4: an ended live is a replay only where an address for playback exists. */
export type LiveStage = 'preview' | 'live' | 'replay' | 'ended';

export function stageOf({ status, config }: LiveMain): LiveStage {
  if (status === LiveStatus.preview) return 'preview';
  if (status === LiveStatus.live) return 'live';
  return config.lines.some(({ playback }) => playback !== '') ? 'replay' : 'ended';
}

export const stageWords = {
  preview: 'row.livePreview',
  live: 'row.liveNow',
  replay: 'row.liveReplay',
  ended: 'row.liveEnded',
} as const satisfies Readonly<Record<LiveStage, keyof Messages>>;

export interface PlayableLine {
  readonly name: string;
  readonly url: string;
  readonly cover: string;
}

/** The lines that can be played now: the stream while it runs, the recording afterwards. */
export function playableLines(main: LiveMain): readonly PlayableLine[] {
  const stage = stageOf(main);
  const address = (line: LiveLine) =>
    stage === 'live' ? line.live : stage === 'replay' ? line.playback : '';
  return main.config.lines.flatMap((line) => {
    const url = address(line);
    return url === '' ? [] : [{ name: line.name, url, cover: line.cover || main.config.banner }];
  });
}
