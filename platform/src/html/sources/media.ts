/** Formats in the order of the phones that play them, by type or ending; what is not listed comes behind `unknown`. */
const FORMATS: readonly [type: RegExp, ending: RegExp][] = [
  [/^video\/(?:mp4|x-m4v)|^audio\/(?:mpeg|mp3)/, /\.(?:mp4|m4v|mp3)$/],
  [/^audio\/(?:mp4|x-m4a|aac|aacp)/, /\.(?:m4a|aac)$/],
  [/mpegurl/, /\.m3u8$/],
  [/^video\/quicktime/, /\.mov$/],
  [/^audio\/(?:x-)?wav/, /\.wav$/],
];
const RARE: readonly [type: RegExp, ending: RegExp] = [
  /webm|ogg|opus|flv|x-ms/,
  /\.(?:webm|ogv|ogg|oga|opus|flv|wmv|avi)$/,
];
/** Codecs of an mp4 that older phones do not play. */
const NEW_CODECS = /hvc1|hev1|av01|vp09|dvh1/;

type Attributes = ReadonlyMap<string, string>;

function rankOf(source: Attributes): number {
  const type = (source.get('type') ?? '').slice(0, 200).toLowerCase();
  const path = (source.get('src') ?? '').slice(0, 4096).toLowerCase().split(/[?#]/, 1)[0] ?? '';
  const matches = ([byType, byEnding]: readonly [RegExp, RegExp]) =>
    type === '' ? byEnding.test(path) : byType.test(type);
  const format = FORMATS.findIndex(matches);
  const rank = format >= 0 ? format : matches(RARE) ? FORMATS.length + 1 : FORMATS.length;
  return NEW_CODECS.test(type) ? rank + 0.5 : rank;
}

/** Sources of a video or audio, those first that most phones play. */
export const playableFirst = (sources: readonly Attributes[]): Attributes[] =>
  sources.toSorted((a, b) => rankOf(a) - rankOf(b));

/** The track that is shown as captions: the default one, else the first of captions or subtitles. */
export function captionsOf(tracks: readonly Attributes[]): Attributes | undefined {
  const shown = tracks.filter((track) => /^(?:captions|subtitles|)$/i.test(track.get('kind') ?? ''));
  return shown.find((track) => track.has('default')) ?? shown[0];
}
