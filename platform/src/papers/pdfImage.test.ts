import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfImage } from './pdfImage.reader';

/** A page of one line in a Chinese font that the file names and does not hold. */
function pdfOf(codes: string, font = 'STSong-Light'): Uint8Array {
  const stream = `BT /F1 60 Tf 60 100 Td <${codes}> Tj ET`;
  const descriptor = `<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >>`;
  const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor ${descriptor} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /UniGB-UCS2-H /DescendantFonts [${descendant}] >>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF`);
}

const shapeOf = async (codes: string, font?: string) =>
  sharp(await pdfImage(pdfOf(codes, font)))
    .greyscale()
    .raw()
    .toBuffer();

test.each(['STSong-Light', 'STHeiti-Regular'])(
  '[F25] a page of Chinese – in the font %s that its PDF does not hold – is drawn, each sign as its own shape',
  async (font) => {
    const [bridge, boat, none] = await Promise.all([
      shapeOf('6865', font),
      shapeOf('8239', font),
      shapeOf('E000', font),
    ]);
    expect(bridge.equals(boat)).toBe(false);
    expect(bridge.equals(none)).toBe(false);
    expect(bridge.some((value) => value < 64)).toBe(true);
  },
);
