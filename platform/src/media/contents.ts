import type { FileExtension } from './kinds';

/** The format of bytes, judged by the bytes: a name or a declared type proves nothing. */

export type PictureFormat = 'jpg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp';

function text(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);
}

function startsWith(bytes: Uint8Array, ...head: number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}

export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 32))) return 'avif';
  // "BM" alone is too little: the size of its header follows at 14.
  if (text(bytes, 0, 2) === 'BM' && [12, 40, 52, 56, 108, 124].includes(bytes[14] ?? 0)) return 'bmp';
  return undefined;
}

const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|mmp4|f4v |qt {2})$/;

/** MPEG audio frame: sync, any version but the reserved one, layer III, a real bit rate and sampling rate. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const layerThree = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return layerThree && third >> 4 !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
}

const office = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
] as const;

const openDocument = [
  ['text', 'odt'],
  ['spreadsheet', 'ods'],
  ['presentation', 'odp'],
] as const;

/** Office documents are zip files; other zip files, and those with macros inside, are none of ours. */
function officeFormat(bytes: Uint8Array): FileExtension | undefined {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (whole.includes('vbaProject.bin')) return undefined;
  // OpenDocument's first entry is its type, stored plainly.
  const declared = text(bytes, 30, 100);
  const open = openDocument.find(([kind]) =>
    declared.startsWith(`mimetypeapplication/vnd.oasis.opendocument.${kind}`),
  );
  return (open ?? office.find(([part]) => whole.includes(part)))?.[1];
}

/** Audio, video and attachments this platform keeps; pictures go another way. */
export function fileFormat(bytes: Uint8Array): FileExtension | undefined {
  const brand = text(bytes, 4, 8) === 'ftyp' ? text(bytes, 8, 12) : '';
  if (brand === 'M4A ' || brand === 'M4B ') return 'm4a';
  if (mp4Brands.test(brand)) return 'mp4';
  if (text(bytes, 0, 3) === 'ID3' || isMp3Frame(bytes)) return 'mp3';
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3) && text(bytes, 4, 64).includes('webm')) {
    return 'webm';
  }
  if (text(bytes, 0, 4) === 'OggS') return 'ogg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE') return 'wav';
  if (text(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return officeFormat(bytes);
  return undefined;
}
