interface Clip {
  readonly url: string;
  readonly isVideo: boolean;
}

/** Addresses of uploaded clips, as they are sent. */
export function clipUrls(clips: readonly Clip[]): {
  readonly videos: readonly string[];
  readonly audios: readonly string[];
} {
  const urls = (isVideo: boolean) => clips.filter((one) => one.isVideo === isVideo).map(({ url }) => url);
  return { videos: urls(true), audios: urls(false) };
}
