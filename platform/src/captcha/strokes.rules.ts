export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A line of a sign, as points. */
export type Stroke = readonly Point[];

/** Points of a curve. */
const STEPS = 10;
/** Longest part between two points of a straight line. */
const MAX_STEP = 1.5;

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function addLine(stroke: Point[], to: Point): void {
  const from = stroke.at(-1);
  if (!from) return;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / MAX_STEP));
  for (let step = 1; step <= steps; step += 1) stroke.push(between(from, to, step / steps));
}

function addCurve(stroke: Point[], [one, other, to]: readonly [Point, Point, Point]): void {
  const from = stroke.at(-1);
  if (!from) return;
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const [a, b, c] = [between(from, one, share), between(one, other, share), between(other, to, share)];
    stroke.push(between(between(a, b, share), between(b, c, share), share));
  }
}

/** The points of a path of M, L, H, V and C with absolute numbers. */
export function strokesOf(path: string): readonly Stroke[] {
  const strokes: Point[][] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([MLHVC])([^MLHVC]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (index: number): Point => ({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
    let stroke = strokes.at(-1) ?? [];
    const last = stroke.at(-1) ?? { x: 0, y: 0 };
    if (command === 'H') addLine(stroke, { x: numbers[0] ?? 0, y: last.y });
    if (command === 'V') addLine(stroke, { x: last.x, y: numbers[0] ?? 0 });
    if (command === 'C')
      for (let index = 0; index < numbers.length; index += 6)
        addCurve(stroke, [at(index), at(index + 2), at(index + 4)]);
    if (command === 'M') {
      stroke = [at(0)];
      strokes.push(stroke);
    }
    if (command === 'M' || command === 'L')
      for (let index = command === 'M' ? 2 : 0; index < numbers.length; index += 2)
        addLine(stroke, at(index));
  }
  return strokes;
}
