/** Wire S27, as stored: addresses stand behind the origin's placeholder. */
export interface SubmittedMedia {
  readonly pics: string[];
  readonly videos: { url: string; cover: string; duration: number }[];
  readonly audios: { url: string; duration: number }[];
}

export const NO_MEDIA: SubmittedMedia = { pics: [], videos: [], audios: [] };
