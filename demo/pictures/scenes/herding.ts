import { sheep, yak } from '../animals';
import { tibetanHouse } from '../buildings';
import { grasses, ground, ranges, ridge, river } from '../land';
import { figure } from '../people';
import { circle, line, n, opacity, poly, repeat, stroke } from '../shapes';
import { cumulus, sky } from '../sky';
import type { Scene } from '../stage';
import { snowSummits } from '../summits';
import { treeLine } from '../trees';

export const grassland: Scene = (s) =>
  sky(s, { horizon: 430, clouds: 0 }) +
  cumulus(300, 220, 170, s.air.cloud, 0.9) +
  cumulus(880, 280, 220, s.air.cloud, 0.85) +
  cumulus(640, 160, 90, s.air.cloud, 0.7) +
  ranges(s, 450, 180, 3) +
  ground(s, 450, 22, s.p.leafPale, s.p.leaf) +
  ground(s, 540, 40, s.p.leaf, s.p.leafDeep) +
  river(s, [
    [860, 470, 16],
    [760, 520, 30],
    [930, 590, 60],
    [760, 690, 120],
    [900, 820, 220],
  ]) +
  tent(s, 250, 590, 230) +
  tent(s, 470, 560, 150) +
  repeat(7, (i) => yak(s, [560 + i * 84 + (i % 2) * 30, 505 + (i % 3) * 14], 24, i % 2 === 0)) +
  flowers(s, 640) +
  figure(s, 380, 640, 120, { dress: 'robe', top: s.p.maroon, hat: 'long' }) +
  grasses(s, 806, 130, s.air.land[4], 70);

export function tent(s: Parameters<Scene>[0], x: number, y: number, w: number): string {
  const { p } = s;
  const h = w * 0.56;
  return (
    poly(
      [
        [x - w / 2, y],
        [x - w * 0.3, y - h * 0.62],
        [x, y - h],
        [x + w * 0.3, y - h * 0.62],
        [x + w / 2, y],
      ],
      p.paper,
    ) +
    poly(
      [
        [x, y - h],
        [x + w * 0.3, y - h * 0.62],
        [x + w / 2, y],
        [x + w * 0.14, y],
      ],
      p.ink,
      opacity(0.16),
    ) +
    stroke(
      `M${n(x - w * 0.3)} ${n(y - h * 0.62)}L${n(x)} ${n(y - h * 0.7)}L${n(x + w * 0.3)} ${n(y - h * 0.62)}M${n(x - w / 2)} ${n(y - 3)}H${n(x + w / 2)}`,
      p.blue,
      w * 0.025,
    ) +
    poly(
      [
        [x - w * 0.09, y],
        [x, y - h * 0.52],
        [x + w * 0.1, y],
      ],
      s.air.lit ? s.air.pane : p.deep,
    ) +
    stroke(
      `M${n(x - w * 0.22)} ${n(y - h * 0.22)}q${n(w * 0.04)} ${n(-h * 0.14)} ${n(w * 0.08)} 0M${n(x + w * 0.18)} ${n(y - h * 0.22)}q${n(w * 0.04)} ${n(-h * 0.14)} ${n(w * 0.08)} 0`,
      p.blue,
      w * 0.018,
    ) +
    line([x, y - h], [x, y - h * 1.25], p.brown, 3) +
    poly(
      [
        [x, y - h * 1.25],
        [x + w * 0.16, y - h * 1.18],
        [x, y - h * 1.1],
      ],
      p.vermilion,
    )
  );
}

export function flowers(s: Parameters<Scene>[0], top: number, count = 90): string {
  const { r, p } = s;
  return repeat(count, () => {
    const t = r.next();
    return circle(
      r.between(0, 1200),
      top + t * (800 - top),
      2 + t * 4.5,
      r.pick([p.paper, p.ochre, p.rose, p.vermilion]),
    );
  });
}

export const yakHerd: Scene = (s) =>
  sky(s, { horizon: 420 }) +
  snowSummits(
    s,
    [
      { x: 240, y: 220, half: 360 },
      { x: 900, y: 170, half: 460 },
    ],
    440,
  ) +
  ridge(s, { y: 420, foot: 480, amplitude: 46, fill: s.air.land[2], mist: 0.4, sharp: 0.3 }) +
  ground(s, 460, 20, s.p.leafPale, s.p.leaf) +
  repeat(6, (i) => yak(s, [120 + i * 170, 520 + (i % 2) * 16], 48, i % 3 === 0)) +
  ground(s, 600, 26, s.p.leaf, s.p.leafDeep) +
  yak(s, [420, 720], 250) +
  yak(s, [830, 690], 190, true, s.p.brown) +
  yak(s, [1060, 640], 110) +
  figure(s, 640, 700, 190, {
    dress: 'robe',
    top: s.p.maroon,
    trim: s.p.ochre,
    hat: 'fur',
    hatFill: s.p.vermilion,
    pose: 'hold',
  }) +
  flowers(s, 690, 40) +
  grasses(s, 806, 90, s.air.land[5], 80);

export const sheepFold: Scene = (s) =>
  sky(s, { horizon: 400 }) +
  ranges(s, 420, 230) +
  ground(s, 410, 16, s.p.leafPale, s.p.leaf) +
  tibetanHouse(s, [830, 470], 240, 160) +
  treeLine(s, [1060, 1200, 480], { h: 120, count: 3 }, 'poplar') +
  repeat(3, (row) =>
    repeat(7 - row, (i) =>
      sheep(
        s,
        [90 + i * (120 + row * 50) + s.r.between(-20, 20), 540 + row * 84],
        60 + row * 34,
        s.r.chance(0.4),
        s.r.chance(0.45),
      ),
    ),
  ) +
  stroke(
    repeat(16, (i) => `M${-10 + i * 82} 800V${640 + (i % 2) * 8}`),
    s.p.brown,
    13,
  ) +
  stroke('M-20 680H1220M-20 740H1220', s.p.wood, 11) +
  figure(s, 860, 720, 260, {
    dress: 'robe',
    top: s.p.teal,
    trim: s.p.vermilion,
    hat: 'long',
    pose: 'point',
    mirrored: true,
  });
