import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { encodeQR } from 'qr';
import sharp from 'sharp';
import { drawableTexts } from './glyphs.document';
import { breakLines } from './posterLines.rules';
import type { PosterSubject } from './posterSubjects.rules';

type Canvas = typeof import('@napi-rs/canvas');

/** Pixels of the poster; a short text makes it shorter. */
const WIDTH = 750;
const MAX_HEIGHT = 1200;
const MIN_HEIGHT = 640;
const EDGE = 40;
const INNER = WIDTH - 2 * EDGE;
const PICTURE_HEIGHT = 377;
const QR_SIZE = 184;
const FOOT = 250;
const FACES = '"Paper Sans","Paper Tibetan"';
const INK = '#1a1a1a';
const SOFT = '#6d6a66';
const LINE = '#e6e3de';

export interface PosterDrawing {
  readonly subject: PosterSubject;
  readonly siteName: string;
  /** `DF362F` */
  readonly color: string;
  /** Words beside the code. */
  readonly invitation: string;
  readonly link: string;
  /** Pixels of `shapePicture`. */
  readonly picture: Buffer | undefined;
}

let opened: Promise<Canvas> | undefined;

/** The drawing library and its faces, loaded with the first poster. */
function openCanvas(): Promise<Canvas> {
  opened ??= import('@napi-rs/canvas').then((canvas) => {
    const { resolve } = createRequire(import.meta.url);
    const chinese = join(dirname(resolve('@embedpdf/fonts-sc')), '../fonts');
    const tibetan = (weight: number) =>
      resolve(`@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-${weight}-normal.woff2`);
    const faces = [
      [join(chinese, 'NotoSansHans-Regular.otf'), 'Paper Sans'],
      [join(chinese, 'NotoSansHans-Bold.otf'), 'Paper Sans'],
      [tibetan(400), 'Paper Tibetan'],
      [tibetan(700), 'Paper Tibetan'],
    ] as const;
    for (const [file, name] of faces)
      if (!canvas.GlobalFonts.registerFromPath(file, name)) throw new Error(`no face in ${file}`);
    return canvas;
  });
  // The next poster tries again.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

interface TextBlock {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly color: string;
  readonly lines: number;
  /** Of the size. */
  readonly leading: number;
}

const hasTibetan = (text: string): boolean => /[\u0f00-\u0fff]/u.test(text);

/** @returns y below the block */
function drawBlock(context: SKRSContext2D, block: TextBlock, x: number, y: number, width: number): number {
  const { text, size, weight, color } = block;
  context.font = `${weight} ${size}px ${FACES}`;
  context.fillStyle = color;
  // Stacked letters need room (C8).
  const leading = Math.round(size * (hasTibetan(text) ? block.leading + 0.25 : block.leading));
  const lines = breakLines(text, width, block.lines, (part) => context.measureText(part).width);
  lines.forEach((line, index) => {
    context.fillText(line, x, y + size + index * leading);
  });
  return y + lines.length * leading;
}

function drawQr(context: SKRSContext2D, link: string, x: number, y: number): void {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: 2 });
  const unit = QR_SIZE / rows.length;
  context.fillStyle = '#fff';
  context.fillRect(x, y, QR_SIZE, QR_SIZE);
  context.fillStyle = '#000';
  const edge = (index: number) => Math.round(index * unit);
  rows.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (!isDark) return;
      context.fillRect(
        x + edge(right),
        y + edge(down),
        edge(right + 1) - edge(right),
        edge(down + 1) - edge(down),
      );
    });
  });
}

function drawHead(context: SKRSContext2D, { siteName, color, subject }: PosterDrawing): number {
  context.fillStyle = `#${color}`;
  context.fillRect(0, 0, WIDTH, 12);
  drawBlock(
    context,
    { text: siteName, size: 34, weight: 700, color: INK, lines: 1, leading: 1.4 },
    EDGE,
    40,
    460,
  );
  context.font = `400 24px ${FACES}`;
  context.fillStyle = SOFT;
  context.textAlign = 'right';
  context.fillText(subject.date, WIDTH - EDGE, 73);
  context.textAlign = 'left';
  context.fillStyle = INK;
  context.fillRect(EDGE, 102, INNER, 3);
  return 130;
}

function drawFoot(context: SKRSContext2D, { invitation, link, siteName }: PosterDrawing, top: number): void {
  context.fillStyle = LINE;
  context.fillRect(EDGE, top, INNER, 2);
  drawQr(context, link, WIDTH - EDGE - QR_SIZE, top + 32);
  const width = INNER - QR_SIZE - 40;
  const words = { text: invitation, size: 28, weight: 700, color: INK, lines: 2, leading: 1.5 } as const;
  const below = drawBlock(context, words, EDGE, top + 48, width);
  const name = { text: siteName, size: 24, weight: 400, color: SOFT, lines: 2, leading: 1.5 } as const;
  drawBlock(context, name, EDGE, below + 12, width);
}

/** A sign without a shape is left out: a box says nothing. */
function withDrawableTexts(drawing: PosterDrawing, drawable: (text: string) => string): PosterDrawing {
  const { title, text, author } = drawing.subject;
  return {
    ...drawing,
    siteName: drawable(drawing.siteName),
    invitation: drawable(drawing.invitation),
    subject: { ...drawing.subject, title: drawable(title), text: drawable(text), author: drawable(author) },
  };
}

/** Draws a poster as PNG, 750 pixels wide and 1200 high at most, with the link as QR code. */
export async function drawPoster(given: PosterDrawing): Promise<Buffer> {
  const library = await openCanvas();
  const { createCanvas, ImageData } = library;
  const drawing = withDrawableTexts(given, drawableTexts(library, FACES));
  const { subject, picture } = drawing;
  const canvas = createCanvas(WIDTH, MAX_HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, MAX_HEIGHT);
  let y = drawHead(context, drawing);
  if (picture) {
    const pixels = new Uint8ClampedArray(picture.buffer, picture.byteOffset, picture.length);
    context.putImageData(new ImageData(pixels, INNER, PICTURE_HEIGHT), EDGE, y);
    y += PICTURE_HEIGHT + 24;
  }
  const title = picture ? { size: 44, lines: 4 } : { size: 56, lines: 6 };
  y = drawBlock(
    context,
    { ...title, text: subject.title, weight: 700, color: INK, leading: 1.4 },
    EDGE,
    y,
    INNER,
  );
  if (subject.author !== '') {
    const look = { size: 24, weight: 400, color: SOFT, lines: 1, leading: 1.6 } as const;
    const author = { text: subject.author, ...look };
    y = drawBlock(context, author, EDGE, y + 8, INNER);
  }
  const leading = hasTibetan(subject.text) ? 1.95 : 1.7;
  const lines = Math.min(8, Math.floor((MAX_HEIGHT - FOOT - 24 - (y + 12)) / (28 * leading)));
  if (lines > 0 && subject.text !== '' && subject.text !== subject.title) {
    const text = {
      text: subject.text,
      size: 28,
      weight: 400,
      color: '#4c4a47',
      lines,
      leading: 1.7,
    } as const;
    y = drawBlock(context, text, EDGE, y + 12, INNER);
  }
  const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, y + 36 + FOOT));
  drawFoot(context, drawing, height - FOOT);
  // data() shows the canvas's own memory, which is freed with it while sharp still reads; the copy stands ready before
  const pixels = Buffer.alloc(WIDTH * height * 4);
  canvas.data().copy(pixels, 0, 0, pixels.length);
  return sharp(pixels, { raw: { width: WIDTH, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** A picture in the poster's shape, as RGBA pixels. @throws where it is none */
export const shapePicture = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: INNER, height: PICTURE_HEIGHT, fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
