/** Characters of a text as the platform counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length;
