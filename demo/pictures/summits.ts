import { mix } from './palette';
import { opacity, type Point, poly, polyline, rect, repeat } from './shapes';
import type { Stage } from './stage';

export interface Summit {
  x: number;
  y: number;
  /** Half width at the foot. */
  half: number;
}

/** Points of a flank from the top down. @param side -1 left, 1 right */
function edgeOf(
  { r }: Stage,
  { x, y, half }: Summit,
  high: number,
  [side, bend]: readonly [side: number, bend: number],
): Point[] {
  const points: Point[] = [[x, y]];
  for (let k = 1; k <= 9; k++) {
    const t = k / 9;
    points.push([x + side * half * t ** bend + r.between(-7, 7), y + high * t + r.between(-5, 5)]);
  }
  return points;
}

function rockLine({ r }: Stage, [from, to]: readonly [number, number], level: number, high: number): Point[] {
  const points: Point[] = [];
  const teeth = 14;
  for (let k = 0; k <= teeth; k++) {
    const t = k / teeth;
    points.push([
      from + (to - from) * t,
      level + (k % 2 === 0 ? 0 : -r.between(0.06, 0.22) * high) + r.between(-6, 6),
    ]);
  }
  return points;
}

/** Patches of shade on the lit face. */
const snowPatches = ({ r }: Stage, { x, y, half }: Summit, high: number, cold: string): string =>
  repeat(4, (k) => {
    const t = 0.18 + k * 0.17;
    const px = x - half * t ** 1.18 * 0.55 + r.between(-8, 8);
    const py = y + high * t;
    return poly(
      [
        [px, py],
        [px + half * 0.05, py + high * 0.09],
        [px + half * 0.16, py + high * 0.2],
        [px + half * 0.02, py + high * 0.15],
        [px - half * 0.05, py + high * 0.21],
      ],
      cold,
      opacity(0.8),
    );
  });

/** Patches of light on the shaded face. */
const sunPatches = ({ x, y, half }: Summit, high: number, snow: string): string =>
  repeat(4, (k) => {
    const t = 0.14 + k * 0.16;
    const px = x + half * t * 0.62;
    const py = y + high * t;
    return poly(
      [
        [px, py],
        [px + half * 0.03, py + high * 0.1],
        [px + half * 0.13, py + high * 0.19],
        [px - half * 0.01, py + high * 0.13],
      ],
      snow,
      opacity(0.55),
    );
  });

/** Snow mountains with a lit left face and a shaded right face. */
export function snowSummits(s: Stage, summits: readonly Summit[], foot: number): string {
  const { air, r, mood } = s;
  const shade = mix(air.land[1], air.land[2], mood === 'day' ? 0.5 : 0.2);
  const snow =
    mood === 'night' ? '#b9cbe0' : mood === 'dawn' ? '#ffe3d2' : mood === 'dusk' ? '#ffc9a0' : '#fffaf0';
  const cold = mix(snow, air.land[1], mood === 'night' ? 0.55 : 0.5);
  return summits
    .map((summit) => {
      const { x, y, half } = summit;
      const high = foot - y;
      const left = edgeOf(s, summit, high, [-1, 1.18]);
      const right = edgeOf(s, summit, high, [1, 1.12]);
      const spine: Point[] = [[x, y]];
      let sx = x;
      for (let k = 1; k <= 9; k++) {
        sx += r.between(-0.05, 0.1) * half * (k % 2 === 0 ? -0.6 : 1);
        spine.push([sx, y + (high * k) / 9]);
      }
      const id = `m${s.defs.length}`;
      s.defs.push(
        `<clipPath id="${id}"><path d="${polyline([...left].reverse())}${polyline(right).replace('M', 'L')}Z"/></clipPath>`,
      );
      const body = poly([...left].reverse().concat(right), cold);
      const lit = poly([...left, ...[...spine].reverse()], snow);
      const flank = snowPatches(s, summit, high, cold);
      const sparkle = sunPatches(summit, high, snow);
      const rocks = poly(
        [
          [x - half * 1.2, foot + 5],
          ...rockLine(s, [x - half * 1.2, x + half * 1.2], y + high * 0.72, high),
          [x + half * 1.2, foot + 5],
        ],
        shade,
        opacity(0.9),
      );
      const base = rect(
        [x - half * 1.2, y + high * 0.5],
        [half * 2.4, high * 0.52],
        s.fade(y + high * 0.55, foot, [
          [air.mist, 0],
          [air.mist, 0.85],
        ]),
      );
      return `<g clip-path="url(#${id})">${body}${lit}${flank}${sparkle}${rocks}${base}</g>`;
    })
    .join('');
}
