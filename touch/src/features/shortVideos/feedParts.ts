import type { CommentSubjectRef } from '@touch/api/comments';
import type { Visit } from '@touch/outside/visit';
import type { ComponentType, ReactNode } from 'react';
import type { SharedVideo } from './sharedVideo';

export interface CommentsSheetProps {
  readonly subject: CommentSubjectRef;
  /** As last read from the platform. */
  readonly count: number;
  readonly canWrite: boolean;
  readonly close: () => void;
}

export interface ShareableVideo extends SharedVideo {
  /** Runs when it was shared, or its link copied. */
  readonly onShared: () => void;
}

/** Functions of other features, injected by the screen. */
export interface FeedParts {
  /** Plays a playlist. @returns a function that ends it */
  readonly playHls: (video: HTMLVideoElement, url: string, failed: () => void) => () => void;
  /** Opens the ways to share. @returns the sheet; null = there is none to show @throws where the code does not load */
  readonly share: (page: ShareableVideo, visit: Visit, close: () => void) => Promise<ReactNode>;
  /** Loads the sheet of comments. @throws where it does not load */
  readonly loadComments: () => Promise<ComponentType<CommentsSheetProps>>;
}
