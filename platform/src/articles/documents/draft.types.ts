import type { VoteDraft } from '@platform/votes/draft.types';

/** An article as a source delivers it: the demonstration, an import, later an editor. */

export interface DraftPicture {
  /** Media path returned by the media store (`/media/…`), or an absolute https address where it is linked. */
  url: string;
  summary: string;
  width: number;
  height: number;
}

export interface DraftVideo {
  /** mp4, mp3 (audio) or m3u8; media path or absolute address. */
  url: string;
  cover: string;
  /** Seconds; 0 where unknown. */
  duration: number;
  width: number;
  height: number;
  /** WebVTT. */
  captions?: string;
}

export interface DraftLive {
  /** LiveType of the contract. */
  type: number;
  /** LiveStatus of the contract. */
  status: number;
  startTime: Date;
  /** Address of the running stream; '' for a live in pictures. */
  streamUrl: string;
  /** Address of the recording after the end; '' where there is none. */
  playbackUrl: string;
  banner: string;
  /** Trailer. */
  announcement: string;
}

export type CreditRole =
  | 'author'
  | 'reporter'
  | 'editor'
  | 'liability'
  | 'proofreader'
  | 'approver'
  | 'checker'
  | 'lastChecker'
  | 'planner'
  | 'cameraman'
  | 'drawer'
  | 'overallPlanning'
  | 'director'
  | 'intern'
  | 'correspondent'
  | 'picauthor';

export interface ArticleDraft {
  /** Identity at its source, unique within the site. A later draft with the same key replaces the article. */
  key: string;
  columnID: number;
  /** The subscription account it belongs to; none where absent or 0. */
  accountID?: number;
  /** ArticleType of the contract. */
  articleType: number;
  /** 1 published; 0 draft. */
  aStatus: number;
  title: string;
  listTitle?: string;
  leadTitle?: string;
  subtitle?: string;
  attAbstract?: string;
  /**
   * HTML, cleaned as it is saved (`cleanDraft`). Where picture k of `pictures` stands: `<!--IMAGEARRAY#k-->`;
   * where video k of `videos` stands: `<!--VIDEOARRAY#k-->` (wire S2).
   */
  content: string;
  publishtime: Date;
  source?: string;
  sourceUrl?: string;
  credits?: Partial<Record<CreditRole, string>>;
  tags?: string[];
  keywords?: string[];
  mark?: string;
  /** BCP 47 language of the text where it is not the site's. */
  language?: string;
  /** Body pictures, or the set of an image article. */
  pictures?: DraftPicture[];
  videos?: DraftVideo[];
  /** Cover pictures of its row. */
  cover?: DraftPicture[];
  /** 0 none, 1 single, 2 big, 3 three. */
  picType?: number;
  files?: { name: string; url: string; size: number }[];
  /** type link, H5: the address it leads to; `/noticeDetail.html?id=1`: a page of this paper. */
  linkUrl?: string;
  /** topic: id of its column; live: id of the live. */
  linkID?: number;
  /** live: its state; videos are the addresses of stream or recording. */
  live?: DraftLive;
  isTop?: boolean;
  shareClosed?: boolean;
  discussClosed?: boolean;
  /** No adverts below it. */
  advClosed?: boolean;
  /** Starting counts. */
  click?: number;
  praise?: number;
  share?: number;
  /** Keys of related articles, resolved after all are saved. */
  related?: string[];
  reporters?: number[];
  /** A vote inside it (F4). */
  vote?: VoteDraft;
}
