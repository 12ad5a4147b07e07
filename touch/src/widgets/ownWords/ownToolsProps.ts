import type { OwnWordsRef } from '@touch/api/ownWords';

/** A post or question of the member, with what its lists are read by. */
export type Deletable =
  | { readonly kind: 'post'; readonly uid: string; readonly circle: string }
  | { readonly kind: 'question'; readonly subject: string };

export interface OwnToolsProps extends OwnWordsRef {
  /** Title or words. */
  readonly quoted: string;
  /** The newsroom refused it, or took it away. */
  readonly isRefused: boolean;
  /** undefined: it is deleted elsewhere. */
  readonly deletable?: Deletable;
}
