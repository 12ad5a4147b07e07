import sharp from 'sharp';
import { logoSvg } from './logos';
import { type Mood, moods } from './palette';
import { portraitSvg } from './portraits';
import { seeded } from './random';
import { catalogue } from './scenes/catalogue';
import { circle } from './shapes';
import { sheetHeight, sheetWidth, stageOf } from './stage';

const squareCount = 24;

/** Scene names, then `portrait.1` … and `logo.1` …; scenes also take `.mood` and `.mood.variant`. */
export const pictureKeys: readonly string[] = [
  ...Object.keys(catalogue),
  ...Array.from({ length: squareCount }, (_, i) => `portrait.${i + 1}`),
  ...Array.from({ length: squareCount }, (_, i) => `logo.${i + 1}`),
];

/** Framing of the variants: zoom and the point kept in the middle of the freed space (0…1). */
const framings: readonly (readonly [zoom: number, x: number, y: number])[] = [
  [1, 0, 0],
  [1, 0, 0],
  [1.16, 0.35, 0.75],
  [1.1, 0.7, 0.6],
  [1.26, 0.55, 0.7],
  [1.06, 0.2, 0.9],
  [1.2, 0.8, 0.55],
  [1.32, 0.45, 0.62],
  [1.12, 0.5, 1],
];

function grain(): string {
  const r = seeded('paper grain');
  let dots = '';
  for (let i = 0; i < 90; i++) {
    dots += circle(
      r.between(0, 150),
      r.between(0, 150),
      r.between(0.6, 1.3),
      i % 2 ? '#ffffff' : '#1a1030',
      `opacity="${i % 2 ? 0.13 : 0.09}"`,
    );
  }
  return `<pattern id="grain" width="150" height="150" patternUnits="userSpaceOnUse">${dots}</pattern>`;
}

const grainPattern = grain();

interface ParsedKey {
  name: string;
  mood: Mood;
  variant: number;
}

function parse(key: string): ParsedKey {
  const [name = '', moodText = 'day', variantText = '1', ...rest] = key.split('.');
  const mood = moods.find((known) => known === moodText);
  const variant = Number(variantText);
  if (!mood || !Number.isInteger(variant) || variant < 1 || variant > 9 || rest.length > 0) {
    throw new Error(`Not a picture key: ${key}`);
  }
  return { name, mood, variant };
}

function squareOf(key: string): { kind: 'portrait' | 'logo'; number: number } | undefined {
  const match = /^(portrait|logo)\.(\d+)$/.exec(key);
  const number = Number(match?.[2]);
  if (!match) return undefined;
  if (number < 1 || number > squareCount) throw new Error(`Not a picture key: ${key}`);
  return { kind: match[1] === 'logo' ? 'logo' : 'portrait', number };
}

/** The picture as SVG text; throws an Error naming the key when there is no such scene, mood or variant. */
export function pictureSvg(key: string): string {
  const square = squareOf(key);
  if (square) return square.kind === 'logo' ? logoSvg(square.number) : portraitSvg(square.number);
  const { name, mood, variant } = parse(key);
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  if (!entry) throw new Error(`Unknown scene: ${name}`);
  const stage = stageOf(`${name}.${mood}.${variant}`, mood, variant, entry.indoor);
  const content = entry.draw(stage);
  const [zoom, x, y] = framings[variant - 1] ?? [1, 0, 0];
  const left = (sheetWidth - sheetWidth / zoom) * x;
  const top = (sheetHeight - sheetHeight / zoom) * y;
  const framed = `scale(${zoom}) translate(${-left.toFixed(1)} ${-top.toFixed(1)})`;
  const mirrored = variant % 2 === 0 ? ` translate(${sheetWidth} 0) scale(-1 1)` : '';
  // The grain stays outside the framing: a scaled pattern costs more than the whole scene.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><defs>${stage.defs.join('')}${grainPattern}</defs><g transform="${framed}${mirrored}">${content}</g><rect width="1200" height="800" fill="url(#grain)"/></svg>`;
}

/** The format `drawPicture` answers for a key: logos are PNG, everything else JPEG. */
export const pictureFormat = (key: string): 'jpeg' | 'png' => (key.startsWith('logo.') ? 'png' : 'jpeg');

/** Renders a picture, 3:2 scenes by default 1200 px wide, square portraits and logos 480 px; `width` in pixels. */
export async function drawPicture(key: string, width?: number): Promise<Uint8Array> {
  const square = squareOf(key) !== undefined;
  const target = width ?? (square ? 480 : sheetWidth);
  const natural = square ? 480 : sheetWidth;
  const image = sharp(Buffer.from(pictureSvg(key)), { density: 72 * Math.max(1, target / natural) }).resize({
    width: target,
  });
  return pictureFormat(key) === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 82 }).toBuffer();
}
