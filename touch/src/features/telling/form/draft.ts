/** An uploaded video or recording. */
export interface SentClip {
  readonly url: string;
  readonly name: string;
  readonly isVideo: boolean;
}

/** An unsent tip-off or contribution; its media are uploaded. */
export interface TellingDraft {
  readonly title: string;
  readonly content: string;
  readonly location: string;
  readonly contact: string;
  readonly pictures: readonly string[];
  readonly clips: readonly SentClip[];
}

export const NO_DRAFT: TellingDraft = {
  ...{ title: '', content: '', location: '', contact: '' },
  ...{ pictures: [], clips: [] },
};

/** Key of the draft of a tip-off. */
export const TIPOFF = 'tipoff';
/** Key of the draft to a call for articles. */
export const contributionKey = (seek: string): string => `contribution/${seek}`;

/** Addresses of a draft's media, as they are sent. */
export function mediaOf({ pictures, clips }: TellingDraft) {
  const urls = (isVideo: boolean) => clips.filter((one) => one.isVideo === isVideo).map(({ url }) => url);
  return { pictures, videos: urls(true), audios: urls(false) };
}
