import type { ShortVideo } from '@touch/api/shortVideos/shortVideos';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import type { ComponentType } from 'react';
import type { SharedPageFields } from './sharedVideo';

export interface CommentsSheetProps {
  readonly video: ShortVideo;
  readonly canWrite: boolean;
  readonly close: () => void;
}

/** Functions of other features, injected by the screen. */
export interface FeedParts {
  /** Plays a playlist. @returns a function that ends it */
  readonly playHls: (video: HTMLVideoElement, url: string, failed: () => void) => () => void;
  /** @returns true where the page was shared. @throws where the code does not load */
  readonly share: (page: SharedPageFields, visit: Visit, words: Messages) => Promise<boolean>;
  /** Loads the sheet of comments. @throws where it does not load */
  readonly loadComments: () => Promise<ComponentType<CommentsSheetProps>>;
}
