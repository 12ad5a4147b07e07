import sharp, { type Sharp } from 'sharp';
import { readBitmap } from './bitmap';
import { type PictureFormat, pictureFormat } from './contents';
import type { PictureExtension } from './kinds';
import { isMediaRefused, mediaRefused } from './refusal';

/** Long side of a kept original, pixels. */
const longSide = 2400;
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

async function encode(bytes: Uint8Array, format: PictureFormat, maxPixels: number): Promise<EncodedPicture> {
  const source = open(bytes, format, maxPixels);
  const { hasAlpha, pages = 1 } = await source.metadata();
  if (pages > framesLimit) throw mediaRefused(`an animation has at most ${framesLimit} frames`);
  // Metadata, colour profiles and whatever hangs on behind stay out: everything is written anew, in sRGB.
  const upright = source
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true });
  if (format === 'gif') return encoded(upright.gif(), 'gif');
  if (hasAlpha && format === 'png') return encoded(upright.png({ compressionLevel: 9 }), 'png');
  if (hasAlpha) return encoded(upright.webp({ quality: 85 }), 'webp');
  const photograph = await encoded(upright.clone().jpeg(jpeg), 'jpg');
  if (format !== 'png' && format !== 'bmp') return photograph;
  // Screenshots and drawings are smaller, and sharper, as they came.
  const drawing = await encoded(upright.clone().png({ compressionLevel: 9 }), 'png');
  return drawing.bytes.length <= photograph.bytes.length ? drawing : photograph;
}

/** Upright, without metadata, at most 2400 pixels long, re-encoded. @throws mediaRefused(…) */
export async function encodePicture(bytes: Uint8Array, maxPixels: number): Promise<EncodedPicture> {
  const format = pictureFormat(bytes);
  if (format === undefined) throw mediaRefused('not a jpg, png, gif, bmp, webp or avif picture');
  try {
    return await encode(bytes, format, maxPixels);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(reason)) {
      throw mediaRefused(`a picture has at most ${Math.floor(maxPixels / 1_000_000)} million pixels`, error);
    }
    if (isMediaRefused(error)) throw error;
    throw mediaRefused('the picture is damaged', error);
  }
}

/** Width and height of a kept original. */
export async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, pageHeight } = await sharp(bytes).metadata();
  return { width, height: pageHeight ?? height };
}

/** A derived size, webp; never larger than the original. */
export async function shrink(bytes: Uint8Array, width: number): Promise<Buffer> {
  return sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 4 }).toBuffer();
}

/** The same as AVIF, about as good to the eye. */
export async function avif(bytes: Uint8Array, width: number): Promise<Buffer> {
  return sharp(bytes).resize({ width, withoutEnlargement: true }).avif({ quality: 48, effort: 2 }).toBuffer();
}
