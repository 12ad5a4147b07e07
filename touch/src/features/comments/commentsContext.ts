import type { CommentScope } from '@touch/api/changeComments';
import type { BaseComment } from '@touch/api/comments';
import type { Locale, Messages } from '@touch/locales/messages';
import type { ReplyTarget } from '@touch/outside/pendingAction';
import { type ComponentType, createContext, use } from 'react';

/** A request to open one of the comment sheets. */
export type CommentSheetRequest =
  | { readonly kind: 'write'; readonly to?: ReplyTarget }
  | { readonly kind: 'report'; readonly comment: BaseComment }
  /** `gone` is called after the deletion. */
  | { readonly kind: 'delete'; readonly comment: BaseComment; readonly gone?: () => void };

/** Props of the component that adds pictures to a comment. */
export interface AddPicturesProps {
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly max: number;
  /** True while the comment is being sent. */
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (state: 'arrived' | 'going' | 'failed') => void;
  /** Does what only a member may, as Visit.needsMember. */
  readonly needsMember: (action: () => unknown) => void;
}

/** Picture functions of other features, injected by the screen. */
export interface PictureSupport {
  /** Loads the component. @throws if it does not load */
  readonly addPictures: (locale: Locale) => Promise<ComponentType<AddPicturesProps>>;
  /** Opens pictures full-screen; absent if none are shown. */
  readonly showPictures?: (pictures: readonly string[], index: number, words: Messages) => unknown;
}

/** The comments of this screen, as each comment needs them. */
export interface CommentsHere extends CommentScope {
  /** Number of comments, as last read from the platform. */
  readonly count: number;
  readonly canWrite: boolean;
}

export interface CommentsContextValue extends CommentsHere, Pick<PictureSupport, 'showPictures'> {
  readonly open: (request: CommentSheetRequest) => void;
}

export interface CommentSheetProps {
  readonly scope: CommentsHere;
  readonly request: CommentSheetRequest;
  /** undefined: the newsroom shows no pictures in comments. */
  readonly AddPictures: ComponentType<AddPicturesProps> | undefined;
  readonly close: () => void;
}

export const CommentsContext = createContext<CommentsContextValue | undefined>(undefined);

/** @throws Error outside of a `CommentsProvider` */
export function useComments(): CommentsContextValue {
  const comments = use(CommentsContext);
  if (!comments) throw new Error('a comment outside of a talk');
  return comments;
}
