import type { PosterKind } from '@contract/codes';
import type { LikedKind } from '@touch/api/events';
import type { ReportSubject } from '@touch/api/report';

/** A page, an article or a thing as it is shared (J1). */
export interface ShareObject {
  readonly title: string;
  readonly desc: string;
  readonly imgUrl: string;
  readonly objectType: number;
  readonly article_id: string;
  readonly link: string;
  /** Kind of the poster picture; undefined = there is none. */
  readonly poster: PosterKind | undefined;
  /** Kind whose shares are counted; undefined = none are. */
  readonly counted: LikedKind | undefined;
  /** Counts it otherwise. */
  readonly onShared: (() => void) | undefined;
  /** A reader may report it (K21); undefined = there is nothing to report. */
  readonly reported: ReportSubject | undefined;
}

/** A page to share that is no article. */
export interface SharedPage {
  /** Canonical path below the base path. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** '' = the site's own. */
  readonly picture: string;
  /** Number of the kind (wire W26). */
  readonly objectType: number;
  readonly id: string;
  /** Kind of its poster picture (wire n15), where the server draws one. */
  readonly poster?: PosterKind;
  /** Kind whose shares are counted. */
  readonly counted?: LikedKind;
  /** Counts it otherwise. */
  readonly onShared?: () => void;
  /** An account, whose kind has no number of its own. */
  readonly isAccount?: true;
}
