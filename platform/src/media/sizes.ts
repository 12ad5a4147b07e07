/** Widths in device pixels in which kept pictures are served; 750 is the design's width. */
export const imageWidths = [160, 320, 480, 750, 1080] as const;

export type ImageWidth = (typeof imageWidths)[number];

/**
 * Address of a kept file: two hex digits, forty, the width where it is derived, the extension. The original's extension may
 * stand before the width, so that a size can also be had by a suffix alone (`imageSuffixPath` = `.w750.webp`, C5).
 */
const address = /^([0-9a-f]{2})\/(\1[0-9a-f]{38})(?:(?:\.(?:jpg|png|webp))?\.w(\d{1,4}))?\.([a-z0-9]{2,4})$/;

const mentioned = /\/media\/([0-9a-f]{2})\/(\1[0-9a-f]{38})/g;

/** Every kept file that a text names, by its forty digits. */
export const hashesIn = (text: string): string[] =>
  [...text.matchAll(mentioned)].flatMap(([, , hash]) => hash ?? []);

export interface MediaName {
  hash: string;
  /** Set for a derived size, which is always webp. */
  width?: ImageWidth;
  extension: string;
}

/** Reads what stands after `/media/`; undefined for anything not exactly as we write it. */
export function readMediaName(path: string): MediaName | undefined {
  const [, , hash, digits, extension] = address.exec(path) ?? [];
  if (hash === undefined || extension === undefined) return undefined;
  if (digits === undefined) return { hash, extension };
  const width = imageWidths.find((known) => String(known) === digits);
  return width === undefined || extension !== 'webp' ? undefined : { hash, width, extension };
}

export function mediaPath({ hash, width, extension }: MediaName): string {
  const size = width === undefined ? '' : `.w${width}`;
  return `${hash.slice(0, 2)}/${hash}${size}.${extension}`;
}

const sizable = /(\/media\/[0-9a-f]{2}\/[0-9a-f]{40})\.(?:jpg|png|webp)$/;

/**
 * The address of a kept picture at least `width` device pixels wide (the largest where none is): made at its first request.
 * GIFs, foreign pictures and addresses with a query stay as they are.
 */
export function imageSize(url: string, width: number): string {
  const enough = imageWidths.find((known) => known >= width) ?? 1080;
  return url.replace(sizable, `$1.w${enough}.webp`);
}
