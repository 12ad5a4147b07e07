import { clipUrls } from '@touch/lib/clipUrls';
import type { Attachments } from '@touch/ui/attachments';

/** An unsent tip-off or contribution; its media are uploaded. */
export interface TellingDraft extends Attachments {
  readonly title: string;
  readonly content: string;
  readonly location: string;
  readonly contact: string;
}

export const NO_DRAFT: TellingDraft = {
  title: '',
  content: '',
  location: '',
  contact: '',
  pictures: [],
  clips: [],
};

/** Key of the draft of a tip-off. */
export const TIPOFF = 'tipoff';
/** Key of the draft to a call for articles. */
export const contributionKey = (seek: string): string => `contribution/${seek}`;

/** Addresses of a draft's media, as they are sent. */
export const mediaOf = ({ pictures, clips }: TellingDraft) => ({ pictures, ...clipUrls(clips) });
