import type { MediaStore } from '@platform/media/mediaStore';
import { isMediaRefused } from '@platform/media/refusal';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { transportFault } from '@platform/wire/refusals';

/**
 * Stores the pictures of a call. @param pictures base64 @returns their addresses
 * @throws Refusal 400 for bytes that are no picture
 */
export async function keptPictures(media: MediaStore, pictures: readonly string[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const base64 of pictures) {
    try {
      addresses.push(ORIGIN_PLACEHOLDER + (await media.keepImage(Buffer.from(base64, 'base64'))).url);
    } catch (error) {
      throw isMediaRefused(error) ? transportFault(400, `pictures: ${error.message}`) : error;
    }
  }
  return addresses;
}
