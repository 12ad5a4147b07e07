import type { VoteCycle } from '@contract/participation/voteCycle';
import type { SignField } from '@contract/signForm';

/** A vote as a source of content hands it in, inside an article or of an activity. */
export interface VoteDraft {
  title: string;
  content?: string;
  rule?: string;
  startTime: Date;
  endTime: Date;
  needLogin?: boolean;
  appOnly?: boolean;
  /** A picture's text or an answer goes along (wire g80, n17); of activities alone, an article's ballot has no place for it. */
  needCode?: boolean;
  cycle: VoteCycle;
  /** Turns in all, or a day; 1 where once. */
  cycleNum?: number;
  /** Ballots of members from one device within the same time; 0 no limit. */
  deviceMost?: number;
  /** Ballots of one voter for one option within the same time; 0 no limit. */
  optionMax?: number;
  /** Readers see no votes and ranks before the end. */
  resultsHidden?: boolean;
  clientStyle?: number;
  headImages?: string[];
  userFields?: SignField[];
  themes: VoteThemeDraft[];
  /** Ballots given elsewhere before; with the options' own figures they become the first entry of its ledger. */
  ballots?: number;
}

export interface VoteThemeDraft {
  name: string;
  /** 1 where not said. */
  minChoose?: number;
  /** 0 any number. */
  maxChoose: number;
  options: VoteOptionDraft[];
}

export interface VoteOptionDraft {
  name: string;
  description?: string;
  /** Media paths or addresses. */
  images?: string[];
  videoUrl?: string;
  /** Given elsewhere before. */
  votes?: number;
  views?: number;
}

/** Where a vote stands. */
export interface VotePlace {
  readonly kind: 'article' | 'activity';
  readonly objectID: number;
}
