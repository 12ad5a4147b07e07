/** Comments on the demonstration's articles, one line each; `demo/load/comments.ts` loads them. */

/**
 * By the article's key. A line: minutes after the article, who, `♥` likes, `*` an office speaks (`*key`: under that
 * account's name), then ` | ` and the words. Two blanks before a line: it answers the one above. `?` before it: still under review.
 */
export type DemoCommentTexts = Readonly<Record<string, string>>;

export interface DemoComment {
  readonly after: number;
  /** A name of `demo/readers.ts`. */
  readonly by: string;
  readonly words: string;
  readonly praise: number;
  readonly official: boolean;
  /** Key of the account that speaks; '' = none. */
  readonly account: string;
  readonly isPending: boolean;
  readonly replies: readonly DemoComment[];
}

const LINE = /^(?: {2})?(\?)? ?(\d+) (.+?) \| (.+)$/;

function parseComment(line: string): Omit<DemoComment, 'replies'> {
  const [, pending, after = '', head = '', words = ''] = LINE.exec(line) ?? [];
  if (words === '') throw new Error(`not a comment: ${line}`);
  const parts = head.split(' ');
  const first = parts.findIndex((part) => /^[♥*]/.test(part));
  const marks = first < 0 ? [] : parts.slice(first);
  const marked = (sign: string) => marks.find((part) => part.startsWith(sign))?.slice(1);
  return {
    after: Number(after),
    by: parts.slice(0, first < 0 ? undefined : first).join(' '),
    words,
    praise: Number(marked('♥') ?? 0),
    official: marked('*') !== undefined,
    account: marked('*') ?? '',
    isPending: pending !== undefined,
  };
}

/** The comments of one article in the order written. @throws Error for a line that is none. */
export function parseComments(text: string): DemoComment[] {
  const comments: (DemoComment & { replies: DemoComment[] })[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const comment = { ...parseComment(line), replies: [] };
    const above = line.startsWith('  ') ? comments.at(-1) : undefined;
    if (above) above.replies.push(comment);
    else comments.push(comment);
  }
  return comments;
}
