/** Source format of the demonstration's content; `demo/load` converts it to articles. */

export type Locale = 'zh' | 'bo' | 'en' | 'de' | 'fr';

/** A drawn picture: `scene`, `scene.mood` or `scene.mood.variant` (see `demo/pictures`), e.g. `terraces.dawn.2`. */
export type PictureKey = string;

export interface DemoPicture {
  picture: PictureKey;
  summary: string;
}

/** A sheet to download, set as PDF. */
export interface DemoFile {
  /** As it is saved. */
  name: string;
  title: string;
  /** Paragraphs, one a line. */
  text: string;
}

export interface DemoArticle {
  /** Stable name, unique in the newsroom. Its position in the list of keys determines the article's id. */
  key: string;
  /** Key of its column, see `demo/columns.ts`. */
  column: string;
  /** 0 = today; fractions are not used. */
  daysAgo: number;
  /** Site time, `HH:mm`; for daysAgo 0 the loader never lets it lie in the future. */
  time: string;
  /** news by default. */
  type?: 'news' | 'images' | 'video' | 'topic' | 'link' | 'live' | 'h5';
  locale?: Locale;
  title: string;
  /** 引题 / 副题 */
  leadTitle?: string;
  subtitle?: string;
  /** Shorter title for lists. */
  listTitle?: string;
  /** 导语, one or two sentences; shown in large rows and in share cards. */
  attAbstract?: string;
  /**
   * Paragraphs separated by a blank line. `## ` sub-heading, `> ` quotation, `- ` list, `| a | b |` table rows (first row = head),
   * `![caption](picture-key)` picture, `@[caption](clip-key)` video, `[text](https://…)` link, `**strong**`.
   */
  body: string;
  source?: string;
  author?: string;
  reporter?: string;
  picauthor?: string;
  editor?: string;
  liability?: string;
  proofreader?: string;
  approver?: string;
  planner?: string;
  cameraman?: string;
  drawer?: string;
  correspondent?: string;
  tags?: string[];
  /** Cover pictures of the row: none, one (small or large) or three. */
  cover?: PictureKey[];
  /** Picture layout of the row; by default none, small or three, from their number. */
  row?: 'none' | 'small' | 'large' | 'three';
  /** Parts of it were generated. */
  aiGenerated?: boolean;
  /** Corner mark of the row: 独家, 深度, 评论 … */
  mark?: string;
  /** images: the set in order. */
  gallery?: DemoPicture[];
  /** video: clip key and length in seconds come from `demo/videos`. */
  clip?: string;
  /** video: words of the clip, in seconds. */
  captions?: readonly (readonly [from: number, to: number, words: string])[];
  /** Attachments. */
  files?: DemoFile[];
  /** link and h5: where it leads. */
  link?: string;
  /** topic: key of its topic column. */
  topic?: string;
  /** live: key of a live in `demo/lives.ts`. */
  live?: string;
  /** Keys of related articles. */
  related?: string[];
  /** Starting counts, as a paper of this size would have. */
  click?: number;
  praise?: number;
  share?: number;
  /** Reporters whose card the article shows, by name. */
  reporters?: string[];
  /** true: share forbidden / discussion closed. */
  shareClosed?: boolean;
  discussClosed?: boolean;
  top?: boolean;
}

export interface DemoColumn {
  key: string;
  name: string;
  /** Key of the parent; absent for first level. */
  parent?: string;
  /** Wire S4 columnStyle: 101 ordinary, 201 accounts, 203 questions, 221 activities, 227 home, 205/215/410 hidden by the client. */
  style: string;
  description?: string;
  /** Number of leading rows that are its banners. */
  topCount?: number;
  /** true: a topic's column, reached through an article of type topic only. */
  topic?: boolean;
}
