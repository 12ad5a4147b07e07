export interface BodyPicture {
  src: string;
  /** From its figcaption; empty where it has none. */
  caption: string;
  /** Text for those who do not see it; empty where it has none. */
  alt: string;
  /** CSS pixels as the page said, absent where it said nothing. */
  width?: number;
  height?: number;
}

export interface BodyMedia {
  kind: 'video' | 'audio';
  src: string;
  /** Address of the cover picture; empty where it has none. */
  cover: string;
  /** Address of its captions (WebVTT); absent where it has none. */
  captions?: string;
  width?: number;
  height?: number;
}
