import { sizedImage } from '@touch/lib/images';
import type { Messages } from '@touch/locales/messages';

/** Width of the small picture that the page shows already, device px. */
const SMALL = 320;

async function sizeOf(address: string): Promise<{ width: number; height: number }> {
  try {
    const image = new Image();
    image.src = sizedImage(address, undefined, SMALL);
    await image.decode();
    const scale = 2560 / Math.max(image.naturalWidth, image.naturalHeight, 1);
    return { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
  } catch {
    // It does not load; the gallery shows that.
    return { width: 0, height: 0 };
  }
}

/** Opens pictures by address alone. If the gallery does not load, the browser opens the picture. */
export async function showPictures(
  addresses: readonly string[],
  index: number,
  words: Messages,
): Promise<void> {
  try {
    const [{ galleryPictures, galleryWords, openGallery }, sizes] = await Promise.all([
      import('./openGallery'),
      Promise.all(addresses.map(sizeOf)),
    ]);
    const pictures = addresses.map((imageUrl, place) => ({
      imageUrl,
      summary: '',
      width: 0,
      height: 0,
      ...sizes[place],
    }));
    openGallery(galleryPictures(pictures), index, galleryWords(words));
  } catch {
    const address = addresses[index];
    if (address?.startsWith('http')) window.location.assign(address);
  }
}
