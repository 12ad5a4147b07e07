import { glyphs } from '@platform/captcha/glyphs.document';
import { drawWord, newWord, type Random } from '@platform/captcha/picture.document';
import { type Point, strokesOf } from '@platform/captcha/strokes.rules';
import { createProofsOfWork } from '@platform/captcha/work.rules';
import { solve as solveWork } from '@touch/outside/solver/solve';
import sharp from 'sharp';
import type { Figure } from './figure';

/** Pictures that are solved: enough to tell one in ten from one in five. */
const PICTURES = 120;
/** Steps of the search for a sign, in pixels, and its forms. */
const STEP = 3;
const SIZES = [3.7, 4.1, 4.5];
const TURNS = [-0.4, -0.2, 0, 0.2, 0.4];
const LEANS = [-0.2, 0, 0.2];
/** Distance from ink beyond which a point counts as missed, in pixels. */
const MAX_MISS = 6;
const NARROWEST = 35;
/** Works that are solved: their tries are random. */
const WORKS = 40;
const CHECKS = 2_000;

interface Ink {
  readonly width: number;
  readonly height: number;
  /** Distance of each pixel to ink, at most `MAX_MISS`. */
  readonly distances: Float32Array;
}
interface Template {
  readonly sign: string;
  readonly points: readonly Point[];
}
interface Match {
  readonly sign: string;
  readonly score: number;
}

/** Dark pixels, and how far all others are from them: two passes. */
async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const distances = Float32Array.from(data, (value) => (value < 160 ? 0 : MAX_MISS));
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? MAX_MISS : (distances[y * width + x] ?? MAX_MISS);
  const relax = (x: number, y: number, step: number) => {
    const near = [
      at(x - step, y) + 1,
      at(x, y - step) + 1,
      at(x - step, y - step) + 1.4,
      at(x + step, y - step) + 1.4,
    ];
    distances[y * width + x] = Math.min(at(x, y), ...near);
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) relax(x, y, 1);
  for (let y = height - 1; y >= 0; y -= 1) for (let x = width - 1; x >= 0; x -= 1) relax(x, y, -1);
  return { width, height, distances };
}

/** The renderer's own signs in all forms of the search, around their middle. */
const templates: readonly Template[] = Object.entries(glyphs).flatMap(([sign, path]) => {
  const points = strokesOf(path)
    .flat()
    .filter((_, index) => index % 2 === 0);
  return SIZES.flatMap((size) =>
    TURNS.flatMap((turn) =>
      LEANS.map((lean) => {
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return {
          sign,
          points: points.map(({ x, y }) => {
            const [down, right] = [(y - 8) * size, (x - 5) * size - (y - 8) * size * lean];
            return { x: Math.round(right * cos - down * sin), y: Math.round(right * sin + down * cos) };
          }),
        };
      }),
    ),
  );
});

/** Mean distance of the template's points from ink. Beyond `most` it is of no use and not computed to the end. */
function missOf(
  { width, height, distances }: Ink,
  points: readonly Point[],
  at: Point,
  most: number,
): number {
  const { x, y } = at;
  const maxSum = most * points.length;
  let sum = 0;
  for (const point of points) {
    const [column, row] = [x + point.x, y + point.y];
    const isInside = column >= 0 && row >= 0 && column < width && row < height;
    sum += isInside ? (distances[row * width + column] ?? MAX_MISS) : MAX_MISS;
    if (sum > maxSum) return MAX_MISS;
  }
  return sum / points.length;
}

/** The best sign around each column. Signs of more ink are preferred: a short one fits into many. */
function matchColumns(ink: Ink): Match[] {
  const columns: Match[] = [];
  for (let x = 20; x < ink.width - 20; x += STEP) {
    let best: Match = { sign: '', score: Number.NEGATIVE_INFINITY };
    for (const { sign, points } of templates)
      for (let y = 44; y <= 76; y += STEP + 1) {
        const weight = points.length ** 0.35;
        const score = weight * (1.6 - missOf(ink, points, { x, y }, 1.6 - best.score / weight));
        if (score > best.score) best = { sign, score };
      }
    columns.push(best);
  }
  return columns;
}

/** The row of signs, at least `NARROWEST` apart, with the best sum. */
function bestRow(columns: readonly Match[], count: number): string {
  const apart = Math.ceil(NARROWEST / STEP);
  let rows = columns.map(({ sign, score }) => ({ word: sign, score }));
  for (let length = 2; length <= count; length += 1) {
    let before = { word: '', score: Number.NEGATIVE_INFINITY };
    const previous = rows;
    rows = columns.map(({ sign, score }, index) => {
      const candidate = previous[index - apart];
      if (candidate && candidate.score > before.score) before = candidate;
      return { word: before.word + sign, score: before.score + score };
    });
  }
  return rows.reduce((best, row) => (row.score > best.score ? row : best)).word;
}

/** An hour's program: templates of the renderer's own signs, matched at every column, and the best row of them. */
export async function solve(png: Buffer, count: number): Promise<string> {
  return bestRow(matchColumns(await inkOf(png)), count);
}

/** The same pictures in every run. */
function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Proof of work: the client's own solver with native keys, and the server's check of it (decision 100). */
async function benchWork(): Promise<Figure[]> {
  const proofs = createProofsOfWork('00'.repeat(32), Date.now);
  const subject = { site: 1, id: 'bench' };
  const work = () => proofs.create(subject, Date.now() + 600_000);
  let [spentMs, solved] = [0, ''];
  for (let count = 0; count < WORKS; count += 1) {
    const given = await work();
    const start = performance.now();
    solved = await solveWork(given, true);
    spentMs += performance.now() - start;
  }
  const start = performance.now();
  for (let count = 0; count < CHECKS; count += 1)
    if (!(await proofs.isDone(subject, solved))) throw new Error('the work was not accepted');
  const checkedMs = performance.now() - start;
  return [
    { name: 'captcha: work of one try', value: spentMs / WORKS, unit: 'ms' },
    { name: 'captcha: works checked', value: (CHECKS / checkedMs) * 1000, unit: '/s' },
  ];
}

/** Pictures of the captcha against template matching (wire g80), and proof of work. */
export async function benchCaptcha(): Promise<Figure[]> {
  const random = seededRandom(15);
  let [solved, signs, all] = [0, 0, 0];
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const word = newWord(random);
    const found = await solve(await drawWord(word, random), word.length);
    if (found === word) solved += 1;
    signs += [...word].filter((sign, index) => found[index] === sign).length;
    all += word.length;
  }
  return [
    { name: 'captcha: pictures solved by template matching', value: solved / PICTURES, unit: '', max: 0.1 },
    { name: 'captcha: signs recognized by it', value: signs / all, unit: '' },
    ...(await benchWork()),
  ];
}
