import type { ShortVideo, ShortVideoSettings } from '@touch/api/shortVideos';
import type { FeedParts } from './feedParts';

export interface SlideProps {
  readonly video: ShortVideo;
  readonly index: number;
  /** It is the one on the screen. */
  readonly isActive: boolean;
  /** It is on the screen or beside it: its video element stands, and the next one loads ahead. */
  readonly isNear: boolean;
  readonly settings: ShortVideoSettings | undefined;
  readonly parts: FeedParts;
  /** To the next video. */
  readonly goOn: () => void;
}
