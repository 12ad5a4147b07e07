import sharp, { type Sharp } from 'sharp';
import { readBitmap, readBitmapSize } from './bitmap';
import { type PictureFormat, pictureFormat } from './contents';
import type { PictureExtension } from './kinds';
import { isMediaRefused, mediaRefused } from './refusal';

/** Long side of a kept original, pixels. */
const longSide = 2400;
/** Shorter side of a kept original that is much longer, pixels: no phone shows more. */
const shortSide = 1200;
/** Pixels of a kept original. */
const maxArea = 24_000_000;
/** Longest side of a WebP or AVIF picture. */
const webpSide = 16_383;
/** Where the long side leaves less of the shorter one, a picture keeps more (pixels). */
const readableSide = 800;
/** A picture that would be narrower cannot be read (pixels). */
const legibleSide = 400;
/** Frames of an animation. */
const framesLimit = 400;

export interface EncodedPicture {
  bytes: Buffer;
  extension: PictureExtension;
  width: number;
  height: number;
}

// Work is queued by us; libvips with several threads of its own per picture would only crowd out answers.
sharp.concurrency(1);
sharp.cache(false);

async function encoded(picture: Sharp, extension: EncodedPicture['extension']): Promise<EncodedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height };
}

const jpeg = { quality: 82, mozjpeg: false } as const;

function open(bytes: Uint8Array, format: PictureFormat, maxPixels: number): Sharp {
  if (format === 'bmp') {
    const { data, width, height } = readBitmap(bytes, maxPixels);
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: format === 'gif' });
}

/**
 * Size of a kept original: within its long side, or, for one much longer, within its shorter side and area.
 * @throws mediaRefused(…) where the shorter side would become illegible
 */
function keptSize(width: number, height: number): { width: number; height: number } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const whole = Math.min(1, longSide / long);
  const strip = Math.min(1, shortSide / short, Math.sqrt(maxArea / (short * long)));
  const scale = short * whole < Math.min(short, readableSide) ? strip : whole;
  if (scale < 1 && short * scale < Math.min(short, legibleSide))
    throw mediaRefused(`a picture of ${width} × ${height} cannot be shown legibly; cut it into several`);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function encode(bytes: Uint8Array, format: PictureFormat, maxPixels: number): Promise<EncodedPicture> {
  const source = open(bytes, format, maxPixels);
  const { hasAlpha, autoOrient, pageHeight } = await source.metadata();
  const size = keptSize(autoOrient.width, pageHeight ?? autoOrient.height);
  // Metadata, colour profiles and whatever hangs on behind stay out: everything is written anew, in sRGB.
  const upright = source.autoOrient().resize({ ...size, fit: 'fill', withoutEnlargement: true });
  if (format === 'gif') return encoded(upright.gif(), 'gif');
  if (hasAlpha && (format === 'png' || Math.max(size.width, size.height) > webpSide))
    return encoded(upright.png({ compressionLevel: 9 }), 'png');
  if (hasAlpha) return encoded(upright.webp({ quality: 85 }), 'webp');
  const photograph = await encoded(upright.clone().jpeg(jpeg), 'jpg');
  if (format !== 'png' && format !== 'bmp') return photograph;
  // Screenshots and drawings are smaller, and sharper, as they came.
  const drawing = await encoded(upright.clone().png({ compressionLevel: 9 }), 'png');
  return drawing.bytes.length <= photograph.bytes.length ? drawing : photograph;
}

const tooManyPixels = (maxPixels: number, cause?: unknown) =>
  mediaRefused(`a picture has at most ${Math.floor(maxPixels / 1_000_000)} million pixels`, cause);

/** Refusals for what the library says of bytes. */
async function readable<Result>(maxPixels: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(reason)) throw tooManyPixels(maxPixels, error);
    if (isMediaRefused(error)) throw error;
    throw mediaRefused('the picture is damaged', error);
  }
}

function knownFormat(bytes: Uint8Array): PictureFormat {
  const format = pictureFormat(bytes);
  if (format === undefined) throw mediaRefused('not a jpg, png, gif, bmp, webp or avif picture');
  return format;
}

/** Measured work for a pixel, in that of a photograph's: animations are reduced to 256 colours, drawings packed twice. */
const workOfPixel: Readonly<Record<PictureFormat, number>> = {
  jpg: 1,
  webp: 1,
  avif: 2,
  bmp: 4,
  png: 4,
  gif: 4,
};

/** Cost of encoding a picture: frames × pixels × work, from its head alone. @throws mediaRefused(…) */
export async function pictureCost(bytes: Uint8Array, maxPixels: number): Promise<number> {
  const format = knownFormat(bytes);
  if (format === 'bmp') {
    const { width, height } = readBitmapSize(bytes, maxPixels);
    return width * height * workOfPixel.bmp;
  }
  return readable(maxPixels, async () => {
    const { width, height, pageHeight, pages = 1 } = await open(bytes, format, maxPixels).metadata();
    if (pages > framesLimit) throw mediaRefused(`an animation has at most ${framesLimit} frames`);
    const pixels = pages * width * (pageHeight ?? height);
    if (pixels > maxPixels) throw tooManyPixels(maxPixels);
    return pixels * workOfPixel[format];
  });
}

/** Upright, without metadata, within the bounds of a kept original, re-encoded. @throws mediaRefused(…) */
export async function encodePicture(bytes: Uint8Array, maxPixels: number): Promise<EncodedPicture> {
  const format = knownFormat(bytes);
  return readable(maxPixels, () => encode(bytes, format, maxPixels));
}

/** Width and height of a kept original. */
export async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, pageHeight } = await sharp(bytes).metadata();
  return { width, height: pageHeight ?? height };
}

const sized = (bytes: Uint8Array, width: number): Sharp =>
  sharp(bytes).resize({ width, height: webpSide, fit: 'inside', withoutEnlargement: true });

/** A derived size, webp; never larger than the original. */
export async function shrink(bytes: Uint8Array, width: number): Promise<Buffer> {
  return sized(bytes, width).webp({ quality: 78, effort: 4 }).toBuffer();
}

/** The same as AVIF, about as good to the eye. */
export async function avif(bytes: Uint8Array, width: number): Promise<Buffer> {
  return sized(bytes, width).avif({ quality: 48, effort: 2 }).toBuffer();
}
