/** H4: what a reader may send, by name and by its first bytes. */
const names = /\.(jpe?g|png|gif|bmp)$/i;
/** Some phones hand their pictures over by number alone. */
const noEnding = /^[^.]+$/;

type Format = 'jpg' | 'png' | 'gif' | 'bmp';
const signatures: readonly (readonly [Format, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
];

/** undefined: none of these, whatever its name says. The platform judges by the whole content once more. */
export const formatOf = (bytes: Uint8Array): Format | undefined =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];

const FIRST_BYTES = 16;

export async function pictureFormat(file: File): Promise<Format | undefined> {
  if (!names.test(file.name) && !noEnding.test(file.name)) return undefined;
  return formatOf(new Uint8Array(await new Response(file.slice(0, FIRST_BYTES)).arrayBuffer()));
}

/** Longer edge of what is sent, px: wider than any page shows it. */
const MAX_EDGE_PX = 2560;
/** A picture this light is sent as it is, bytes. */
const LIGHT = 1_000_000;
const QUALITY = 0.86;

/** Size at which a picture is redrawn. Pure. */
export function drawnSize(
  width: number,
  height: number,
  maxEdge = MAX_EDGE_PX,
): { width: number; height: number } {
  const scale = Math.min(1, maxEdge / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  return image.decode().then(() => image);
}

/**
 * Large photos made smaller before they travel (H4); drawn upright, as the browser shows them. What moves, what is light and
 * what this browser cannot draw is sent as it is.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const format = await pictureFormat(file);
  if (format === 'gif' || (format !== 'bmp' && file.size <= LIGHT)) return file;
  const url = URL.createObjectURL(file);
  try {
    const image = await decoded(url);
    const { width, height } = drawnSize(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const type = format === 'png' ? 'image/png' : 'image/jpeg';
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    // no picture this browser can draw: the platform says what it is
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
