/** Longer edge of a picture that is sent, in pixels. */
const MAX_EDGE = 2560;
const QUALITY = 0.86;
/** A picture of this size that is small enough already goes as it is. */
const SMALL_BYTES = 1_500_000;

export class UnreadablePicture extends Error {}

/** A picture that fits, turned as its camera held it. @throws UnreadablePicture */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePicture();
  });
  const { width, height } = bitmap;
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height));
  const isKnown = file.type === 'image/jpeg' || file.type === 'image/png';
  if (scale === 1 && isKnown && file.size <= SMALL_BYTES) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!made) throw new UnreadablePicture();
  return made;
}

/** Bytes as base64. */
export function toBase64(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(new UnreadablePicture());
    reader.readAsDataURL(blob);
  });
}
