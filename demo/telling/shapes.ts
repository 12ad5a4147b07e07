import type { PictureKey } from '../content';

/** A tip-off that the newsroom shows to those who have its address. */
export interface DemoTipoff {
  readonly key: string;
  readonly title: string;
  readonly content: string;
  readonly pictures?: readonly PictureKey[];
  readonly clip?: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly state: 'received' | 'checking' | 'answered' | 'closed';
  readonly answer?: string;
  /** Days after the tip-off. */
  readonly answeredAfterDays?: number;
}

/** A call for articles. */
export interface DemoCall {
  readonly key: string;
  readonly title: string;
  /** In the notation of `DemoArticle.body`. */
  readonly body: string;
  readonly picture: PictureKey;
  /** Days from today; negative: in the past. */
  readonly startDay: number;
  readonly endDay: number;
  /** Of the list row that leads to it. */
  readonly summary: string;
  readonly click: number;
}

export interface DemoContribution {
  /** Key of the call. */
  readonly call: string;
  readonly reader: string;
  readonly title: string;
  readonly content: string;
  readonly pictures?: readonly PictureKey[];
  readonly daysAgo: number;
  readonly time: string;
  readonly state: 'toAudit' | 'passed' | 'notPassed';
  readonly reason?: string;
}

/** A course; each part plays a clip or leads to an article. */
export interface DemoStudy {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: PictureKey;
  readonly daysAgo: number;
  readonly time: string;
  readonly click: number;
  readonly parts: readonly DemoStudyPart[];
}
export type DemoStudyPart =
  | { readonly title: string; readonly clip: string }
  /** Key of an article. */
  | { readonly title: string; readonly article: string };
