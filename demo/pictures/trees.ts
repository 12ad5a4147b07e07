import { mix } from './palette';
import {
  circle,
  ellipse,
  line,
  n,
  opacity,
  type Point,
  path,
  poly,
  type Row,
  repeat,
  stroke,
} from './shapes';
import type { Stage } from './stage';

/** All trees stand with their foot at (x, y); `h` is the height. */
export function pine(s: Stage, x: number, y: number, h: number, fill = s.p.moss): string {
  const { r } = s;
  const tiers = 5;
  let left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const top = y - h + (h * 0.86 * i) / tiers;
    const low = y - h + h * 0.86 * ((i + 1.25) / tiers);
    const half = h * 0.2 * ((i + 1.2) / tiers) * r.between(0.88, 1.1);
    left.push([x - half * 0.32, top + h * 0.05], [x - half, Math.min(low, y - h * 0.08)]);
    right.push([x + half * 0.32, top + h * 0.05], [x + half, Math.min(low, y - h * 0.08)]);
  }
  left = [[x, y - h], ...left];
  return (
    line([x, y], [x, y - h * 0.3], s.p.brown, Math.max(2, h * 0.04)) +
    poly([...left, ...[...right].reverse()], fill) +
    poly([[x, y - h], ...right, [x, y - h * 0.1]], s.p.ink, opacity(0.22))
  );
}

export function poplar(s: Stage, x: number, y: number, h: number, fill = s.p.leafDeep): string {
  const w = h * 0.11;
  return (
    line([x, y], [x, y - h * 0.3], s.p.brown, Math.max(2, h * 0.03)) +
    path(
      `M${n(x)} ${n(y - h)}C${n(x + w * 1.5)} ${n(y - h * 0.6)} ${n(x + w * 1.2)} ${n(y - h * 0.15)} ${n(x)} ${n(y - h * 0.1)}C${n(x - w * 1.2)} ${n(y - h * 0.15)} ${n(x - w * 1.5)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}Z`,
      fill,
    ) +
    path(
      `M${n(x)} ${n(y - h)}C${n(x + w * 1.5)} ${n(y - h * 0.6)} ${n(x + w * 1.2)} ${n(y - h * 0.15)} ${n(x)} ${n(y - h * 0.1)}Z`,
      s.p.ink,
      opacity(0.18),
    )
  );
}

/** Round-crowned tree; `fruit` puts dots of that colour in the crown. */
export function broadTree(s: Stage, [x, y]: Point, h: number, fill = s.p.leafDeep, fruit = ''): string {
  const { r } = s;
  const c = h * 0.3;
  const top = y - h * 0.64;
  const lobes: Point[] = [
    [-0.62, 0.12],
    [0.62, 0.14],
    [-0.34, -0.42],
    [0.38, -0.38],
    [0, 0.1],
    [0, -0.62],
  ];
  let out = path(
    `M${n(x - h * 0.035)} ${n(y)}Q${n(x - h * 0.01)} ${n(y - h * 0.3)} ${n(x - h * 0.09)} ${n(y - h * 0.5)}L${n(x + h * 0.09)} ${n(y - h * 0.52)}Q${n(x + h * 0.02)} ${n(y - h * 0.28)} ${n(x + h * 0.04)} ${n(y)}Z`,
    s.p.brown,
  );
  out += lobes
    .map(([dx, dy]) =>
      circle(x + dx * c + c * 0.08, top + dy * c + c * 0.1, c * 0.58, mix(fill, s.p.ink, 0.32)),
    )
    .join('');
  out += lobes
    .map(([dx, dy]) => circle(x + dx * c - c * 0.05, top + dy * c - c * 0.05, c * 0.52, fill))
    .join('');
  out += repeat(4, () =>
    ellipse(
      [x - c * r.between(-0.2, 0.75), top - c * r.between(-0.1, 0.75)],
      [c * 0.2, c * 0.12],
      mix(fill, s.p.leafPale, 0.5),
      opacity(0.8),
    ),
  );
  if (fruit)
    out += repeat(12, () =>
      circle(x + r.between(-0.85, 0.85) * c, top + r.between(-0.8, 0.6) * c, Math.max(2.4, h * 0.024), fruit),
    );
  return out;
}

export function willow(s: Stage, x: number, y: number, h: number, fill = s.p.leaf): string {
  const { r } = s;
  let out = path(
    `M${n(x - h * 0.05)} ${n(y)}Q${n(x + h * 0.03)} ${n(y - h * 0.4)} ${n(x - h * 0.06)} ${n(y - h * 0.8)}L${n(x + h * 0.05)} ${n(y - h * 0.82)}Q${n(x + h * 0.07)} ${n(y - h * 0.4)} ${n(x + h * 0.05)} ${n(y)}Z`,
    s.p.brown,
  );
  out += ellipse([x, y - h * 0.82], [h * 0.3, h * 0.17], mix(fill, s.p.ink, 0.25));
  const strand = (colour: string, count: number) => {
    const d = repeat(count, () => {
      const dx = r.between(-0.42, 0.42) * h;
      const top = y - h * (0.93 - Math.abs(dx / h) * 0.45);
      return `M${n(x + dx * 0.6)} ${n(top)}Q${n(x + dx * 1.1)} ${n(top + h * 0.16)} ${n(x + dx * 1.12 + r.between(-4, 4))} ${n(top + h * r.between(0.32, 0.62))}`;
    });
    return stroke(d, colour, Math.max(2, h * 0.012));
  };
  return (
    out + strand(mix(fill, s.p.ink, 0.3), 34) + strand(fill, 46) + strand(mix(fill, s.p.leafPale, 0.6), 16)
  );
}

export function bush(s: Stage, x: number, y: number, size: number, fill = s.p.leafDeep): string {
  return (
    ellipse([x, y - size * 0.3], [size * 0.62, size * 0.42], mix(fill, s.p.ink, 0.25)) +
    ellipse([x - size * 0.1, y - size * 0.38], [size * 0.5, size * 0.34], fill) +
    ellipse([x - size * 0.22, y - size * 0.48], [size * 0.18, size * 0.1], mix(fill, s.p.leafPale, 0.6))
  );
}

/** A dark branch hanging into the picture from an upper corner, as frame. */
export function branchFrame(s: Stage, fromLeft: boolean, blossom = ''): string {
  const { r } = s;
  const dark = s.air.land[5];
  let out =
    stroke('M-20 70Q120 60 210 110T420 120', dark, 14) +
    stroke('M150 84Q200 40 290 30', dark, 8) +
    stroke('M230 118Q280 180 350 190', dark, 7);
  const leaf = blossom || mix(dark, s.p.leafDeep, 0.35);
  out += repeat(44, () => {
    const t = r.next();
    const x = -10 + t * 440;
    const y = 66 + Math.sin(t * 5) * 34 + r.between(-46, 66);
    return blossom
      ? circle(x, y, r.between(6, 11), r.chance(0.3) ? s.p.paper : leaf)
      : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="17" ry="6.5" fill="${leaf}" transform="rotate(${r.int(10, 80)} ${n(x)} ${n(y)})"/>`;
  });
  return fromLeft ? out : `<g transform="translate(1200 0) scale(-1 1)">${out}</g>`;
}

/** A row of trees of one kind along a slightly uneven line. */
export function treeLine(
  s: Stage,
  [from, to, y]: Row,
  { h, count }: { h: number; count: number },
  kind: 'pine' | 'poplar' | 'broad',
  fill?: string,
): string {
  const { r } = s;
  return repeat(count, (i) => {
    const x = from + ((to - from) * (i + 0.5)) / count + r.between(-0.3, 0.3) * ((to - from) / count);
    const height = h * r.between(0.7, 1.15);
    const foot = y + r.between(-0.04, 0.06) * h;
    if (kind === 'pine') return pine(s, x, foot, height, fill);
    if (kind === 'poplar') return poplar(s, x, foot, height, fill);
    return broadTree(s, [x, foot], height, fill);
  });
}

/** One potted or garden plant with leaves. */
export function plant(s: Stage, x: number, y: number, h: number, fill = s.p.leafDeep): string {
  return repeat(7, (i) => {
    const lean = (i - 3) * 0.16;
    const tipX = x + lean * h * 1.3;
    const tipY = y - h * (1 - Math.abs(lean) * 0.6);
    return path(
      `M${n(x)} ${n(y)}Q${n(x + lean * h * 0.2 - h * 0.09)} ${n((y + tipY) / 2)} ${n(tipX)} ${n(tipY)}Q${n(x + lean * h * 0.9 + h * 0.07)} ${n((y + tipY) / 2)} ${n(x)} ${n(y)}Z`,
      i % 2 ? fill : mix(fill, s.p.leafPale, 0.35),
    );
  });
}
