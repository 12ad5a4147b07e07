import { bee, dog } from '../animals';
import { grasses, ground, ranges, ridge } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, type Point, path, poly, rect, repeat, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { snowSummits } from '../summits';
import { treeLine } from '../trees';
import { basket } from './orchard';

export const forest: Scene = (s) =>
  sky(s, { horizon: 500, clouds: 1, sun: { x: 700, y: 230, r: 66 } }) +
  ridge(s, { y: 330, foot: 560, amplitude: 80, fill: s.air.land[1], mist: 0.6 }) +
  treeLine(s, [-20, 1220, 560], { h: 240, count: 22 }, 'pine', s.air.land[2]) +
  rect(
    [0, 380],
    [1200, 260],
    s.fade(380, 640, [
      [s.air.mist, 0],
      [s.air.mist, 0.75],
    ]),
  ) +
  treeLine(s, [-20, 1220, 640], { h: 340, count: 12 }, 'pine', s.air.land[3]) +
  ground(s, 606, 12, mix(s.p.leafDeep, s.air.land[3], 0.3), s.p.moss) +
  [
    [460, 60],
    [640, 40],
    [800, 70],
  ]
    .map(([x = 0, w = 0]) =>
      poly(
        [
          [x + 90, 80],
          [x + 90 + w, 80],
          [x + w * 2 - 130, 800],
          [x - 190, 800],
        ],
        '#fff6d8',
        opacity(s.mood === 'night' ? 0.04 : 0.13),
      ),
    )
    .join('') +
  path('M520 820C560 740 700 720 660 650L684 648C740 720 660 760 720 820Z', s.p.sand) +
  figure(s, 640, 740, 170, {
    pose: 'walk',
    top: s.p.leafDeep,
    hat: 'cap',
    hatFill: s.p.vermilion,
    legs: s.p.brown,
  }) +
  dog(s, 730, 752, 54) +
  repeat(4, (i) => {
    const x = [-10, 190, 960, 1130][i] ?? 0;
    return (
      rect([x, -10], [62 - (i % 2) * 16, 820], s.air.land[5]) +
      rect([x + 34, -10], [10, 820], s.p.ink, 0, opacity(0.4)) +
      stroke(
        `M${x + 10} 180L${x - 90} 240M${x + 40} 300L${x + 140} 350M${x + 20} 90L${x + 120} 130`,
        s.air.land[5],
        8,
      )
    );
  }) +
  grasses(s, 806, 110, s.air.land[5], 90);

function mushroom(s: Stage, [x, y]: Point, k: number, fill: string): string {
  return (
    path(
      `M${n(x - 26 * k)} ${n(y)}C${n(x - 22 * k)} ${n(y - 60 * k)} ${n(x - 20 * k)} ${n(y - 70 * k)} ${n(x - 18 * k)} ${n(y - 96 * k)}H${n(x + 18 * k)}C${n(x + 18 * k)} ${n(y - 60 * k)} ${n(x + 24 * k)} ${n(y - 50 * k)} ${n(x + 28 * k)} ${n(y)}Z`,
      s.p.paper,
    ) +
    path(
      `M${n(x + 4 * k)} ${n(y)}V${n(y - 96 * k)}H${n(x + 18 * k)}C${n(x + 18 * k)} ${n(y - 60 * k)} ${n(x + 24 * k)} ${n(y - 50 * k)} ${n(x + 28 * k)} ${n(y)}Z`,
      s.p.sand,
    ) +
    path(
      `M${n(x - 78 * k)} ${n(y - 92 * k)}C${n(x - 74 * k)} ${n(y - 190 * k)} ${n(x + 74 * k)} ${n(y - 190 * k)} ${n(x + 78 * k)} ${n(y - 92 * k)}Q${n(x)} ${n(y - 66 * k)} ${n(x - 78 * k)} ${n(y - 92 * k)}Z`,
      fill,
    ) +
    path(
      `M${n(x - 78 * k)} ${n(y - 92 * k)}Q${n(x)} ${n(y - 66 * k)} ${n(x + 78 * k)} ${n(y - 92 * k)}Q${n(x)} ${n(y - 108 * k)} ${n(x - 78 * k)} ${n(y - 92 * k)}Z`,
      s.p.cream,
    ) +
    ellipse(
      [x - 26 * k, y - 140 * k],
      [22 * k, 9 * k],
      mix(fill, s.p.paper, 0.45),
      `transform="rotate(-24 ${n(x - 26 * k)} ${n(y - 140 * k)})"`,
    )
  );
}

export const mushrooms: Scene = (s) => {
  const brown = s.p.tint('#8c5a36');
  return (
    sky(s, { horizon: 500, clouds: 0 }) +
    treeLine(s, [-20, 1220, 460], { h: 330, count: 16 }, 'pine', s.air.land[2]) +
    rect(
      [0, 240],
      [1200, 260],
      s.fade(240, 500, [
        [s.air.mist, 0],
        [s.air.mist, 0.8],
      ]),
    ) +
    repeat(5, (i) =>
      rect([[60, 250, 830, 980, 1140][i] ?? 0, -10], [44 + (i % 3) * 20, 520], s.air.land[4]),
    ) +
    ground(s, 452, 16, s.p.leafDeep, s.p.moss) +
    ellipse([600, 690], [700, 170], mix(s.p.leaf, s.p.leafDeep, 0.4)) +
    mushroom(s, [540, 690], 2, brown) +
    mushroom(s, [760, 720], 1.35, s.p.orange) +
    mushroom(s, [380, 710], 1.1, s.p.orange) +
    mushroom(s, [240, 690], 0.8, brown) +
    mushroom(s, [880, 660], 0.7, brown) +
    basket(s, 1010, 740, 190, brown) +
    repeat(26, () =>
      ellipse(
        [s.r.between(0, 1200), s.r.between(690, 800)],
        [26, 7],
        s.r.pick([s.p.ochre, s.p.wood, s.p.orange]),
        `transform="rotate(${s.r.int(-30, 30)} 600 740)"`,
      ),
    ) +
    grasses(s, 806, 100, s.air.land[5], 100)
  );
};

export const beehives: Scene = (s) =>
  sky(s, { horizon: 400 }) +
  ranges(s, 420, 240) +
  ground(s, 410, 16, s.p.leafPale, s.p.leaf) +
  treeLine(s, [0, 1200, 450], { h: 110, count: 14 }, 'broad') +
  repeat(2, (row) =>
    repeat(5 - row * 2, (i) =>
      hive(
        s,
        130 + i * (220 + row * 120) + row * 40,
        560 + row * 170,
        90 + row * 60,
        [s.p.ochre, s.p.teal, s.p.paper, s.p.vermilion, s.p.leafPale][(i + row) % 5] ?? s.p.ochre,
      ),
    ),
  ) +
  figure(s, 930, 770, 330, {
    pose: 'hold',
    top: s.p.paper,
    legs: s.p.paper,
    hat: 'brim',
    hatFill: s.p.sand,
    mirrored: true,
  }) +
  rect([826, 530], [66, 90], s.p.ochre, 0, opacity(0.95)) +
  rect([834, 540], [50, 70], s.p.orange) +
  repeat(9, () =>
    bee(s, s.r.between(120, 820), s.r.between(360, 620), s.r.between(16, 40), s.r.chance(0.5)),
  ) +
  repeat(90, () =>
    circle(
      s.r.between(0, 1200),
      s.r.between(640, 800),
      s.r.between(3, 7),
      s.r.pick([s.p.paper, s.p.ochre, s.p.rose]),
    ),
  );

function hive(s: Stage, x: number, y: number, w: number, fill: string): string {
  return (
    rect([x - w * 0.42, y - w * 0.12], [w * 0.1, w * 0.2], s.p.brown) +
    rect([x + w * 0.32, y - w * 0.12], [w * 0.1, w * 0.2], s.p.brown) +
    rect([x - w / 2, y - w * 0.82], [w, w * 0.72], fill) +
    rect([x + w * 0.2, y - w * 0.82], [w * 0.3, w * 0.72], s.p.ink, 0, opacity(0.15)) +
    line([x - w / 2, y - w * 0.46], [x + w / 2, y - w * 0.46], s.p.ink, 3, opacity(0.4)) +
    rect([x - w * 0.24, y - w * 0.22], [w * 0.48, w * 0.06], s.p.ink, 3) +
    rect([x - w * 0.58, y - w * 0.92], [w * 1.16, w * 0.12], s.p.slate, 3)
  );
}

export const herbs: Scene = (s) => {
  const herb = (x: number, y: number, h: number, fill: string) =>
    stroke(`M${n(x)} ${n(y)}Q${n(x + 8)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}`, s.p.leafDeep, 6) +
    repeat(5, (i) =>
      ellipse(
        [x + (i % 2 ? 1 : -1) * h * 0.16, y - h * (0.2 + i * 0.13)],
        [h * 0.17, h * 0.05],
        i % 2 ? s.p.leaf : s.p.leafDeep,
        `transform="rotate(${i % 2 ? -32 : 32} ${n(x + (i % 2 ? 1 : -1) * h * 0.16)} ${n(y - h * (0.2 + i * 0.13))})"`,
      ),
    ) +
    repeat(6, (i) =>
      ellipse(
        [x + Math.cos(i * 1.05) * h * 0.07, y - h + Math.sin(i * 1.05) * h * 0.07],
        [h * 0.055, h * 0.04],
        fill,
      ),
    ) +
    circle(x, y - h, h * 0.04, s.p.ochre);
  return (
    sky(s, { horizon: 400, clouds: 1 }) +
    snowSummits(s, [{ x: 820, y: 170, half: 420 }], 430) +
    ranges(s, 450, 160, 2) +
    ground(s, 440, 20, s.p.leafPale, s.p.leaf) +
    figure(s, 400, 690, 300, {
      pose: 'bend',
      dress: 'robe',
      top: s.p.deep,
      trim: s.p.ochre,
      hat: 'fur',
      hatFill: s.p.maroon,
    }) +
    basket(s, 300, 720, 130, s.p.leafPale) +
    [
      [560, 720, 190],
      [680, 760, 260],
      [800, 730, 200],
      [930, 770, 300],
      [1060, 740, 230],
      [1150, 790, 280],
      [90, 780, 220],
      [190, 800, 180],
    ]
      .map(([x = 0, y = 0, h = 0], i) =>
        herb(x, y, h, [s.p.rose, s.p.paper, s.p.vermilion, s.p.blue][i % 4] ?? s.p.rose),
      )
      .join('') +
    grasses(s, 806, 90, s.air.land[5], 70)
  );
};
