/** Data that the format readers (feeds, exports, agency items) give to the importer. */

export interface SourcePicture {
  /** As the source wrote it; may be relative to the item's base. */
  src: string;
  caption: string;
  width?: number;
  height?: number;
}

export interface SourceMedia {
  kind: 'video' | 'audio';
  src: string;
  /** Empty where it has none. */
  cover: string;
  /** Seconds; 0 where unknown. */
  duration: number;
  width?: number;
  height?: number;
}

export interface SourceFile {
  src: string;
  name: string;
  /** Bytes; 0 where unknown. */
  size: number;
}

/** An article as its source wrote it: HTML not cleaned, addresses not resolved, nothing fetched. */
export interface SourceDraft {
  /** The same item has the same key in every run. */
  key: string;
  title: string;
  html: string;
  /** Plain text; empty where the source gives none. */
  abstract: string;
  /** undefined where the source gives no date that can be read. */
  publishtime: Date | undefined;
  /** The item's own page; empty where it has none. */
  link: string;
  /** Relative addresses are resolved against it. */
  baseUrl: string | undefined;
  author: string;
  source: string;
  language: string;
  tags: string[];
  /** Where it belongs, from the top; empty where the source does not say. */
  columnPath: string[];
  /** Pictures that do not stand in the text: covers, leading pictures, the set of a picture item. */
  pictures: SourcePicture[];
  /** Video and audio that do not stand in the text. */
  media: SourceMedia[];
  files: SourceFile[];
  /** `images`: its pictures are the article; `video`: its video is. */
  kind: 'news' | 'images' | 'video';
  /** Comments at the source; they are counted, not taken. */
  comments: number;
}

export type ReadItem =
  /** `remark`: something about it a person should look at. */
  | { readonly kind: 'draft'; readonly where: string; readonly draft: SourceDraft; readonly remark?: string }
  | { readonly kind: 'refused'; readonly where: string; readonly reason: string }
  /** The source takes an item back. */
  | { readonly kind: 'withdrawn'; readonly where: string; readonly key: string; readonly reason: string };

export interface ReadingContext {
  /** Address the source was read from, or that the caller names for a file; undefined where neither is known. */
  address: string | undefined;
  now: Date;
  /** true: pages of a WordPress export are articles too. */
  pages: boolean;
  /** Types of a WordPress export that are articles besides posts. */
  types?: readonly string[];
}

/** Text of a source from its start, as often as asked, so that a reader may look twice at something large. */
export type OpenText = () => AsyncIterable<string>;

export type Reader = (open: OpenText, context: ReadingContext) => AsyncGenerator<ReadItem>;

export function emptyDraft(key: string, title: string): SourceDraft {
  return {
    key,
    title,
    html: '',
    abstract: '',
    publishtime: undefined,
    link: '',
    baseUrl: undefined,
    author: '',
    source: '',
    language: '',
    tags: [],
    columnPath: [],
    pictures: [],
    media: [],
    files: [],
    kind: 'news',
    comments: 0,
  };
}
