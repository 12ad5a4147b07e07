import type { PictureKey } from './content';

export interface DemoVoteOption {
  name: string;
  description: string;
  picture?: PictureKey;
  /** Key of a video in `demo/videos`. */
  clip?: string;
  votes: number;
  views: number;
}

export interface DemoActivityVote {
  title: string;
  rule: string;
  /** Votes a day and member, 0 = once. */
  perDay: number;
  /** Votes in all, in place of `perDay`. */
  inAll?: number;
  /** Votes of one voter for one option within that time. */
  optionMax?: number;
  /** No login is needed. */
  isOpen?: true;
  /** A captcha is asked for. */
  needsCode?: true;
  /** Votes are shown after the end. */
  isHidden?: true;
  /** Votes a day from one device. */
  deviceMost: number;
  headPicture: PictureKey;
  themes: { name: string; minChoose: number; maxChoose: number; options: DemoVoteOption[] }[];
}

/** An activity that is a vote; a `DemoActivity` without sign-up. */
export interface DemoVoteActivity {
  key: string;
  category: string;
  title: string;
  attAbstract: string;
  content: string;
  organizer: string;
  position: string;
  /** Days from today, negative before it. */
  startDay: number;
  endDay: number;
  targetNum: number;
  participatorNum: number;
  cost: number;
  score: number;
  cover: PictureKey;
  vote: DemoActivityVote;
  countClick: number;
  countPraise: number;
}
