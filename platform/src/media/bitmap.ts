import { mediaRefused } from './refusal';

/** Pixels from the top left, three bytes each: red, green, blue. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

interface Header {
  offset: number;
  width: number;
  height: number;
  bottomUp: boolean;
  bits: number;
  palette: Buffer;
}

const unreadable = 'this kind of bmp cannot be read; save it as jpg or png';

function readHeader(file: Buffer, maxPixels: number): Header {
  if (file.length < 54) throw mediaRefused('the picture is damaged');
  const headerSize = file.readUInt32LE(14);
  const width = file.readInt32LE(18);
  const rows = file.readInt32LE(22);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  // 3: colour masks, which for 32 bits are blue, green, red, as without.
  const plain = compression === 0 || (compression === 3 && bits === 32);
  if (headerSize < 40 || !plain || ![1, 4, 8, 24, 32].includes(bits)) throw mediaRefused(unreadable);
  const height = Math.abs(rows);
  if (width <= 0 || height === 0) throw mediaRefused('the picture is damaged');
  if (width * height > maxPixels) {
    throw mediaRefused(`a picture has at most ${Math.floor(maxPixels / 1_000_000)} million pixels`);
  }
  const offset = file.readUInt32LE(10);
  return { offset, width, height, bottomUp: rows > 0, bits, palette: file.subarray(14 + headerSize, offset) };
}

/** Width and height, from the head alone. @throws mediaRefused(…) */
export function readBitmapSize(bytes: Uint8Array, maxPixels: number): Pick<Pixels, 'width' | 'height'> {
  const { width, height } = readHeader(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    maxPixels,
  );
  return { width, height };
}

/** libvips reads no BMP: this reads what cameras, scanners and Windows write (1 to 32 bits, not packed). @throws mediaRefused(…) */
export function readBitmap(bytes: Uint8Array, maxPixels: number): Pixels {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, width, height, bottomUp, bits, palette } = readHeader(file, maxPixels);
  // Rows are filled up to four bytes.
  const rowLength = Math.ceil((width * bits) / 32) * 4;
  if (offset + rowLength * height > file.length) throw mediaRefused('the picture is damaged');
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = offset + rowLength * (bottomUp ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const at = row + ((x * bits) >> 3);
      const [source, from] = bits <= 8 ? [palette, colourAt(file[at] ?? 0, x, bits) * 4] : [file, at];
      const to = (y * width + x) * 3;
      data[to] = source[from + 2] ?? 0;
      data[to + 1] = source[from + 1] ?? 0;
      data[to + 2] = source[from] ?? 0;
    }
  }
  return { data, width, height };
}

/** Several dots in one byte, the leftmost in its highest bits. */
const colourAt = (byte: number, x: number, bits: number): number =>
  (byte >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
