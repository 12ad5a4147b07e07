import type { PictureKey } from './content';

export interface DemoQuestion {
  key: string;
  /** A topic question belongs to a subject, a government question to a leader of `demo/people`, any other to an account. */
  subject?: string;
  leader?: string;
  account?: string;
  /** Office it was handed to. */
  groupName: string;
  title: string;
  content: string;
  /** Nickname; empty where asked anonymously. */
  user: string;
  daysAgo: number;
  time: string;
  state: 'waiting' | 'accepted' | 'answered' | 'refused';
  pictures?: PictureKey[];
  /** refused: the reason; answered: the answer. */
  answer?: string;
  /** The office or person that answered. */
  answerUser?: string;
  /** Days after the question. */
  answeredAfterDays?: number;
  answerPictures?: PictureKey[];
  /** Answers of other readers, in the order of their time. */
  readerAnswers?: DemoAnswer[];
  countPraise: number;
}

export interface DemoAnswer {
  user: string;
  content: string;
  /** Days after the question. */
  afterDays: number;
  pictures?: PictureKey[];
  clip?: string;
  praise: number;
}
