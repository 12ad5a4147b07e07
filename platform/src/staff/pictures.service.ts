import type { MediaStore, StoredImage } from '@platform/media/mediaStore';
import { isMediaRefused } from '@platform/media/refusal';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { transportFault } from '@platform/wire/refusals';

/**
 * Stores a picture of a call. @param base64 its bytes @param field of the call, named in the refusal
 * @returns its path on this platform, and its size
 * @throws Refusal 400 for bytes that are no picture
 */
export async function measuredPicture(
  media: MediaStore,
  base64: string,
  field = 'picture',
): Promise<StoredImage> {
  try {
    return await media.keepImage(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw isMediaRefused(error) ? transportFault(400, `${field}: ${error.message}`) : error;
  }
}

/** As measuredPicture, the path alone. */
export const storedPicture = async (media: MediaStore, base64: string, field?: string): Promise<string> =>
  (await measuredPicture(media, base64, field)).url;

/** Stores the pictures of a call, one after the other. @returns their paths @throws Refusal 400 */
export async function storedPictures(media: MediaStore, pictures: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const base64 of pictures) paths.push(await storedPicture(media, base64, 'pictures'));
  return paths;
}

/** As storedPictures, as addresses with the origin as a placeholder. */
export const keptPictures = async (media: MediaStore, pictures: readonly string[]): Promise<string[]> =>
  (await storedPictures(media, pictures)).map((path) => ORIGIN_PLACEHOLDER + path);
