import { tibetanHouse } from './buildings';
import { mix } from './palette';
import { circle, ellipse, line, n, opacity, type Point, path, poly, rect, repeat, stroke } from './shapes';
import type { Stage } from './stage';

/** White pagoda (stupa); (x, y) = middle of the base, `h` full height. */
export function stupa(s: Stage, x: number, y: number, h: number): string {
  const { p } = s;
  const white = mix(p.white, p.cream, 0.15);
  const shade = mix(p.slate, p.white, 0.25);
  const step = (half: number, top: number, low: number) =>
    rect([x - half * h, y - top * h], [half * 2 * h, (top - low) * h], white) +
    rect([x + half * h * 0.25, y - top * h], [half * h * 0.75, (top - low) * h], shade, 0, opacity(0.6)) +
    rect([x - half * h - 3, y - top * h - 4], [half * 2 * h + 6, 5], p.vermilion);
  const dome = `M${n(x - 0.13 * h)} ${n(y - 0.3 * h)}C${n(x - 0.21 * h)} ${n(y - 0.5 * h)} ${n(x - 0.14 * h)} ${n(y - 0.56 * h)} ${n(x)} ${n(y - 0.56 * h)}C${n(x + 0.14 * h)} ${n(y - 0.56 * h)} ${n(x + 0.21 * h)} ${n(y - 0.5 * h)} ${n(x + 0.13 * h)} ${n(y - 0.3 * h)}Z`;
  return (
    step(0.32, 0.1, 0) +
    step(0.25, 0.18, 0.1) +
    step(0.2, 0.25, 0.18) +
    step(0.16, 0.3, 0.25) +
    path(dome, white) +
    path(
      `M${n(x + 0.05 * h)} ${n(y - 0.3 * h)}C${n(x + 0.1 * h)} ${n(y - 0.45 * h)} ${n(x + 0.07 * h)} ${n(y - 0.54 * h)} ${n(x + 0.02 * h)} ${n(y - 0.56 * h)}C${n(x + 0.15 * h)} ${n(y - 0.56 * h)} ${n(x + 0.21 * h)} ${n(y - 0.5 * h)} ${n(x + 0.13 * h)} ${n(y - 0.3 * h)}Z`,
      shade,
      opacity(0.6),
    ) +
    rect([x - 0.035 * h, y - 0.47 * h], [0.07 * h, 0.11 * h], p.ochre, 0.03 * h) +
    rect([x - 0.022 * h, y - 0.45 * h], [0.044 * h, 0.08 * h], p.maroon, 0.02 * h) +
    rect([x - 0.06 * h, y - 0.61 * h], [0.12 * h, 0.055 * h], white) +
    poly(
      [
        [x - 0.045 * h, y - 0.61 * h],
        [x - 0.012 * h, y - 0.88 * h],
        [x + 0.012 * h, y - 0.88 * h],
        [x + 0.045 * h, y - 0.61 * h],
      ],
      p.ochre,
    ) +
    repeat(8, (i) =>
      line(
        [x - (0.042 - i * 0.004) * h, y - (0.63 + i * 0.03) * h],
        [x + (0.042 - i * 0.004) * h, y - (0.63 + i * 0.03) * h],
        p.brown,
        2,
      ),
    ) +
    ellipse([x, y - 0.89 * h], [0.045 * h, 0.018 * h], p.ochre) +
    circle(x, y - 0.94 * h, 0.02 * h, p.ochre) +
    poly(
      [
        [x - 4, y - 0.95 * h],
        [x, y - h],
        [x + 4, y - 0.95 * h],
      ],
      p.ochre,
    )
  );
}

/** Monastery hall: broad white base, maroon upper storey, golden roofs. */
export function monasteryHall(s: Stage, x: number, y: number, w: number, h: number): string {
  const { p } = s;
  let out = tibetanHouse(s, [x, y], w, h * 0.62, 2);
  out += poly(
    [
      [x + w * 0.18, y - h * 0.62],
      [x + w * 0.2, y - h * 0.86],
      [x + w * 0.8, y - h * 0.86],
      [x + w * 0.82, y - h * 0.62],
    ],
    p.maroon,
  );
  out += repeat(
    5,
    (i) =>
      rect([x + w * (0.25 + i * 0.11), y - h * 0.79], [w * 0.06, h * 0.1], s.air.lit ? s.air.pane : p.ink) +
      rect([x + w * (0.245 + i * 0.11), y - h * 0.815], [w * 0.07, h * 0.02], p.paper),
  );
  out += path(
    `M${n(x + w * 0.1)} ${n(y - h * 0.84)}Q${n(x + w * 0.3)} ${n(y - h * 0.88)} ${n(x + w * 0.36)} ${n(y - h)}L${n(x + w * 0.64)} ${n(y - h)}Q${n(x + w * 0.7)} ${n(y - h * 0.88)} ${n(x + w * 0.9)} ${n(y - h * 0.84)}L${n(x + w * 0.86)} ${n(y - h * 0.82)}L${n(x + w * 0.14)} ${n(y - h * 0.82)}Z`,
    p.ochre,
  );
  out += path(
    `M${n(x + w * 0.5)} ${n(y - h)}L${n(x + w * 0.64)} ${n(y - h)}Q${n(x + w * 0.7)} ${n(y - h * 0.88)} ${n(x + w * 0.9)} ${n(y - h * 0.84)}L${n(x + w * 0.5)} ${n(y - h * 0.83)}Z`,
    p.brown,
    opacity(0.25),
  );
  out += poly(
    [
      [x + w * 0.485, y - h],
      [x + w * 0.5, y - h * 1.1],
      [x + w * 0.515, y - h],
    ],
    p.ochre,
  );
  return out;
}

/** String of five-coloured prayer flags from one point to another. */
export function flagLine(
  s: Stage,
  [x1, y1]: Point,
  [x2, y2]: Point,
  sag: number,
  { size = 26, phase = 0 }: { size?: number; phase?: number } = {},
): string {
  const { p } = s;
  const colours = [p.blue, p.paper, p.vermilion, p.leaf, p.ochre];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(3, Math.round(long / (size * 1.25)));
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  let out = stroke(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
    p.ink,
    2,
  );
  out += repeat(count, (i) => {
    const [ax, ay] = at((i + 0.1) / count);
    const [bx, by] = at((i + 0.85) / count);
    const sway = Math.sin(phase + i * 1.7) * size * 0.22;
    return poly(
      [
        [ax, ay],
        [bx, by],
        [bx + sway, by + size * 1.15],
        [ax + sway * 0.7, ay + size * 1.1],
      ],
      colours[i % 5] ?? p.paper,
    );
  });
  return out;
}
