import sharp from 'sharp';
import { glyphs } from './glyphs.document';
import { type Point, type Stroke, strokesOf } from './strokes.rules';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

const SIGNS = Object.keys(glyphs);
const strokes: ReadonlyMap<string, readonly Stroke[]> = new Map(
  Object.entries(glyphs).map(([sign, path]) => [sign, strokesOf(path)]),
);
const COUNT = 6;
/** Twice what the page shows, so that it can be looked at twice as large (field rules for elders). */
const WIDTH = 320;
const HEIGHT = 120;
/** Pieces of signs between the signs, and lines over all of them. */
const PIECES = 5;
const LINES = 1;

/** A word of signs that cannot be mistaken for each other. */
export const newWord = (random: Random): string =>
  Array.from({ length: COUNT }, () => SIGNS[random(SIGNS.length)] ?? '').join('');

/** Number between both, in hundredths. */
const within = (random: Random, from: number, to: number): number => from + ((to - from) * random(101)) / 100;

type Move = (point: Point) => Point;

/** Bends the plane by two waves: rows are no rows any more, and no sign has the outline it was drawn with. */
function newWave(random: Random): Move {
  const [tall, wide] = [within(random, 4.3, 7.3), within(random, 2.4, 4.8)];
  const [across, down] = [within(random, 55, 110), within(random, 45, 80)];
  const [one, other] = [within(random, 0, 6.28), within(random, 0, 6.28)];
  return ({ x, y }) => ({
    x: x + wide * Math.sin(y / (down / 6.28) + one),
    y: y + tall * Math.sin(x / (across / 6.28) + other),
  });
}

interface Form {
  /** Around the middle of the sign, radians. */
  readonly turn: number;
  readonly lean: number;
  readonly wide: number;
  readonly tall: number;
  readonly middle: Point;
}

const newForm = (random: Random, middle: Point, size: readonly [from: number, to: number]): Form => ({
  turn: within(random, -0.42, 0.42),
  lean: within(random, -0.25, 0.25),
  wide: within(random, ...size),
  tall: within(random, ...size),
  middle,
});

/** The box of a sign is 10 × 16. */
function placed({ turn, lean, wide, tall, middle }: Form): Move {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y }) => {
    const [down, right] = [(y - 8) * tall, (x - 5) * wide - (y - 8) * tall * lean];
    return { x: middle.x + right * cos - down * sin, y: middle.y + right * sin + down * cos };
  };
}

/** A hand that is not steady: each point of a sign is a little off, neighbours alike. */
function shaky(random: Random): (stroke: Stroke) => Stroke {
  const [size, length, start] = [within(random, 0.1, 0.4), within(random, 3, 7), within(random, 0, 6.28)];
  return (stroke) =>
    stroke.map(({ x, y }, index) => ({
      x: x + size * Math.sin(index / length + start),
      y: y + size * Math.cos(index / length + 2 * start),
    }));
}

function drawn(stroke: Stroke, width: number): string {
  const points = stroke.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
  return `<polyline stroke-width="${width.toFixed(1)}" points="${points}"/>`;
}

/** The signs side by side, so close that neighbours touch. */
function drawSigns(word: string, random: Random, wave: Move): string[] {
  const pitch = within(random, 45, 48);
  const left = (WIDTH - pitch * (word.length - 1)) / 2;
  return [...word].flatMap((sign, index) => {
    const middle = {
      x: left + index * pitch + within(random, -5, 5),
      y: HEIGHT / 2 + within(random, -12, 12),
    };
    const move = placed(newForm(random, middle, [3.6, 4.7]));
    const [shake, width] = [shaky(random), within(random, 4.4, 5.8)];
    return (strokes.get(sign) ?? []).map((stroke) =>
      drawn(
        shake(stroke).map((point) => wave(move(point))),
        width,
      ),
    );
  });
}

/** Pieces that look like those of signs: a program cannot tell them from the strokes it looks for. */
function drawPieces(random: Random, wave: Move): string[] {
  return Array.from({ length: PIECES }, () => {
    const sign = SIGNS[random(SIGNS.length)] ?? '';
    const whole = strokes.get(sign)?.[0] ?? [];
    const length = Math.ceil(whole.length * within(random, 0.3, 0.6));
    const start = random(Math.max(1, whole.length - length));
    const middle = { x: within(random, 10, WIDTH - 10), y: within(random, 12, HEIGHT - 12) };
    const move = placed({
      ...newForm(random, middle, [1.6, 2.6]),
      turn: within(random, 0, 6.28),
    });
    const piece = whole.slice(start, start + length).map((point) => wave(move(point)));
    return drawn(piece, within(random, 2.8, 4.2));
  });
}

/** Lines from edge to edge, as thick as signs are. */
function drawLines(random: Random, wave: Move): string[] {
  return Array.from({ length: LINES }, () => {
    const [from, to] = [within(random, 15, HEIGHT - 15), within(random, 15, HEIGHT - 15)];
    const [bend, length] = [within(random, 6, 16), within(random, 18, 40)];
    const points = Array.from({ length: 54 }, (_, index) => {
      const x = index * 6;
      return wave({ x, y: from + ((to - from) * x) / WIDTH + bend * Math.sin(x / length) });
    });
    return drawn(points, within(random, 2.4, 4));
  });
}

/** The word as a picture: its signs turned, leaned, bent and touching, among pieces of others. PNG, 320 × 120. */
export async function drawWord(word: string, random: Random): Promise<Buffer> {
  const wave = newWave(random);
  const ink = `hsl(${random(360)} 55% ${22 + random(15)}%)`;
  const all = [
    ...drawPieces(random, wave),
    ...drawSigns(word, random, wave),
    ...drawLines(random, wave),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f1ea"/><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${all}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
