import { numberOf, type PathValues } from '@touch/lib/paths';

/** The call for articles is the last value of the path (A2); '' = none. */
export const seekNumber = ({ id, linkID }: PathValues): string => numberOf(id) || numberOf(linkID);
