import type { CommentScope } from '@touch/api/changeComments';
import type { BaseComment } from '@touch/api/comments';
import type { ReplyTarget } from '@touch/outside/pendingAction';
import { createContext, use } from 'react';

/** A request to open one of the comment sheets. */
export type CommentSheetRequest =
  | { readonly kind: 'write'; readonly to?: ReplyTarget }
  | { readonly kind: 'report'; readonly comment: BaseComment }
  /** `gone` is called after the deletion. */
  | { readonly kind: 'delete'; readonly comment: BaseComment; readonly gone?: () => void };

/** The comments of this screen, as each comment needs them. */
export interface CommentsHere extends CommentScope {
  /** Number of comments, as last read from the platform. */
  readonly count: number;
  readonly canWrite: boolean;
}

export interface CommentsContextValue extends CommentsHere {
  readonly open: (request: CommentSheetRequest) => void;
}

export interface CommentSheetProps {
  readonly scope: CommentsHere;
  readonly request: CommentSheetRequest;
  readonly close: () => void;
}

export const CommentsContext = createContext<CommentsContextValue | undefined>(undefined);

/** @throws Error outside of a `CommentsProvider` */
export function useComments(): CommentsContextValue {
  const comments = use(CommentsContext);
  if (!comments) throw new Error('a comment outside of a talk');
  return comments;
}
