import type { PictureKey } from '../content';

/** A short post of a reporter or an account (wire S27). Its number follows from its place in the author's list: new ones go to the end. */
export interface DemoDynamic {
  daysAgo: number;
  time: string;
  content: string;
  pictures?: PictureKey[];
  clip?: string;
  /** Starting counts. */
  praise?: number;
  share?: number;
}

/** By key of the author. */
export type DynamicsByAuthor = Readonly<Record<string, readonly DemoDynamic[]>>;
