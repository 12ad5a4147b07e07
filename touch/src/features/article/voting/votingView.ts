import type { ChosenOptions } from './chosenOptions';

/** The parts of voting that a reader sees. */
export interface VotingView {
  /** Steps: choose options, wait for the answer, look at the result. */
  readonly step: 'choosing' | 'sending' | 'looking';
  readonly chosen: ChosenOptions;
  /** The reader's own options, once the platform has their ballot. */
  readonly mine: readonly string[];
  /** The platform's last message in the reader's language; '' = none. */
  readonly message: string;
  /** The message was shown as a toast already, and announced by it. */
  readonly isToasted: boolean;
  /** No turn is left. */
  readonly isOver: boolean;
  /** The captcha asked for; undefined = none. */
  readonly codeRequest: { readonly problem: string; readonly attempt: number } | undefined;
}

type ViewPart = Partial<VotingView>;
export type ChangeView = (part: ViewPart | ((before: VotingView) => ViewPart)) => void;
