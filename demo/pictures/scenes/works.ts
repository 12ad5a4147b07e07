import { slab } from '../buildings';
import { grasses, ground, ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, type Point, path, poly, rect, repeat, stroke } from '../shapes';
import { cumulus, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { bush, treeLine } from '../trees';
import { droneCraft, excavator, towerCrane, truck } from '../vehicles';

export const construction: Scene = (s) => {
  const { p } = s;
  const frame = ([x, y]: Point, w: number, floors: number, bays: number, fh = 62) =>
    repeat(
      floors,
      (f) =>
        rect([x - 8, y - (f + 1) * fh], [w + 16, 11], mix(p.stone, p.ink, 0.15)) +
        repeat(bays + 1, (b) => rect([x + (w / bays) * b - 6, y - (f + 1) * fh], [12, fh], p.stone)) +
        (f < floors - 2
          ? rect(
              [x + 6, y - (f + 1) * fh + 11],
              [w - 12, fh - 11],
              mix(p.brown, p.ink, 0.35),
              0,
              opacity(0.55),
            )
          : ''),
    );
  return (
    sky(s, { horizon: 460 }) +
    ranges(s, 520, 300) +
    slab(s, [60, 600], [140, 210], p.cream, 28) +
    frame([300, 640], 330, 6, 4) +
    rect([292, 260], [346, 374], p.leafDeep, 0, opacity(0.28)) +
    towerCrane(s, [700, 650], 540, 400) +
    frame([820, 650], 280, 4, 3) +
    ground(s, 640, 10, mix(p.sand, p.wood, 0.3), p.wood) +
    excavator(s, 860, 740, 1.4, true) +
    truck(s, [470, 740], 1.35, { cab: p.vermilion, load: p.slate }) +
    figure(s, 190, 780, 260, {
      hat: 'helmet',
      hatFill: p.ochre,
      top: p.orange,
      legs: p.deep,
      pose: 'point',
    }) +
    figure(s, 290, 780, 250, { hat: 'helmet', hatFill: p.paper, top: p.blue, pose: 'hold' }) +
    rect([306, 640], [50, 36], p.paper) +
    repeat(7, (i) => rect([640 + i * 90, 770], [70, 34], i % 2 ? p.paper : p.vermilion))
  );
};

export const factory: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 440 }) +
    ranges(s, 480, 280) +
    ground(s, 470, 10, p.leaf, p.leafDeep) +
    repeat(
      5,
      (i) =>
        poly(
          [
            [150 + i * 170, 560],
            [150 + i * 170, 380],
            [320 + i * 170, 310],
            [320 + i * 170, 560],
          ],
          mix(p.paper, p.slate, 0.1 + (i % 2) * 0.08),
        ) +
        poly(
          [
            [320 + i * 170, 310],
            [320 + i * 170, 400],
            [308 + i * 170, 400],
            [308 + i * 170, 316],
          ],
          p.deep,
        ) +
        poly(
          [
            [160 + i * 170, 384],
            [300 + i * 170, 326],
            [300 + i * 170, 352],
            [160 + i * 170, 410],
          ],
          s.air.lit ? s.air.pane : p.sea,
        ) +
        rect([180 + i * 170, 460], [100, 46], s.air.lit ? s.air.pane : p.teal),
    ) +
    rect([150, 540], [850, 22], p.vermilion) +
    rect([1030, 180], [50, 390], p.stone) +
    rect([1058, 180], [22, 390], p.ink, 0, opacity(0.2)) +
    rect([1030, 210], [50, 22], p.vermilion) +
    rect([1030, 256], [50, 22], p.vermilion) +
    cumulus(1110, 160, 70, s.air.cloud, 0.85) +
    cumulus(1180, 110, 80, s.air.cloud, 0.6) +
    rect([0, 560], [1200, 260], mix(p.stone, p.sand, 0.4)) +
    rect([0, 640], [1200, 110], mix(p.slate, p.ink, 0.4)) +
    repeat(8, (i) => rect([20 + i * 160, 692], [90, 8], p.paper)) +
    truck(s, [380, 680], 1.5, { cab: p.teal, load: p.paper }) +
    truck(s, [800, 735], 1.7, { cab: p.ochre, load: p.vermilion }, true) +
    treeLine(s, [0, 140, 580], { h: 130, count: 2 }, 'broad') +
    figure(s, 1060, 640, 130, { hat: 'helmet', hatFill: p.ochre, top: p.blue, pose: 'walk' }) +
    bush(s, 90, 800, 150) +
    bush(s, 240, 806, 110)
  );
};

/** Two rows of machines, drawn towards the end of the hall. */
const spinningMachines = (p: Stage['p'], colours: readonly string[]): string =>
  [-1, 1]
    .map((side) =>
      repeat(6, (i) => {
        const t = 1 - i / 6;
        const k = 0.35 + t * 0.65;
        const x = 600 + side * (110 + t * t * 430);
        const y = 330 + t * t * 330;
        return (
          rect([x - 90 * k, y - 120 * k], [180 * k, 200 * k], p.teal) +
          rect([x - 90 * k, y - 120 * k], [180 * k, 16 * k], p.deep) +
          repeat(
            4,
            (b) =>
              rect(
                [x - 78 * k + b * 40 * k, y - 190 * k],
                [30 * k, 66 * k],
                colours[(b + i) % 6] ?? p.ochre,
                8 * k,
              ) +
              rect([x - 68 * k + b * 40 * k, y - 200 * k], [10 * k, 84 * k], p.brown) +
              line([x - 63 * k + b * 40 * k, y - 124 * k], [x - 63 * k + b * 40 * k, y - 20 * k], p.paper, 2),
          ) +
          repeat(4, (b) =>
            rect(
              [x - 74 * k + b * 40 * k, y - 40 * k],
              [22 * k, 60 * k],
              colours[(b + i) % 6] ?? p.ochre,
              5 * k,
            ),
          )
        );
      }),
    )
    .join('');

export const woolMill: Scene = (s) => {
  const { p } = s;
  const colours = [p.vermilion, p.ochre, p.teal, p.cream, p.leafDeep, p.rose];
  return (
    rect([0, 0], [1200, 560], s.fade(0, 560, [[mix(p.slate, p.paper, 0.35)], [mix(p.cream, p.paper, 0.5)]])) +
    repeat(
      4,
      (i) =>
        poly(
          [
            [i * 300, 0],
            [i * 300 + 300, 0],
            [i * 300 + 300, 60],
            [i * 300, 170],
          ],
          mix(p.slate, p.ink, 0.25),
        ) +
        poly(
          [
            [i * 300 + 20, 120],
            [i * 300 + 280, 40],
            [i * 300 + 280, 96],
            [i * 300 + 20, 180],
          ],
          s.air.lit ? s.air.land[4] : s.air.sky[1],
        ),
    ) +
    rect([0, 540], [1200, 280], mix(p.stone, p.sand, 0.4)) +
    poly(
      [
        [520, 260],
        [680, 260],
        [900, 800],
        [300, 800],
      ],
      mix(p.stone, p.paper, 0.55),
    ) +
    spinningMachines(p, colours) +
    figure(s, 540, 740, 330, {
      pose: 'point',
      top: p.blue,
      dress: 'apron',
      trim: p.paper,
      hat: 'scarf',
      hatFill: p.vermilion,
    }) +
    ellipse([740, 760], [90, 30], p.brown) +
    repeat(
      8,
      (i) =>
        circle(690 + (i % 4) * 34, 740 - Math.floor(i / 4) * 30, 28, colours[i % 6] ?? p.ochre) +
        stroke(`M${672 + (i % 4) * 34} ${736 - Math.floor(i / 4) * 30}q18 16 36 0`, p.ink, 2, opacity(0.3)),
    )
  );
};

export const drone: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 380, clouds: 2 }) +
    ranges(s, 410, 260) +
    ground(s, 400, 16, p.leafPale, p.leaf) +
    repeat(9, (i) => {
      const t = i / 8;
      const y = 440 + t * t * 330;
      return path(
        `M-20 ${n(y)}Q600 ${n(y - 40)} 1220 ${n(y + 10)}V${n(y + 16 + t * 26)}Q600 ${n(y - 26 + t * 24)} -20 ${n(y + 14 + t * 26)}Z`,
        i % 2 ? p.leafDeep : p.ochre,
        opacity(0.75),
      );
    }) +
    poly(
      [
        [360, 330],
        [600, 330],
        [800, 640],
        [200, 640],
      ],
      '#ffffff',
      opacity(0.2),
    ) +
    stroke(
      repeat(26, (i) => `M${380 + i * 8} ${300 + (i % 3) * 20}L${300 + i * 16} ${560 + (i % 4) * 20}`),
      p.white,
      2,
      `${opacity(0.6)} stroke-dasharray="4 16"`,
    ) +
    droneCraft(s, 480, 260, 2.7) +
    figure(s, 950, 770, 330, {
      pose: 'hold',
      top: p.teal,
      hat: 'cap',
      hatFill: p.vermilion,
      legs: p.ink,
      mirrored: true,
    }) +
    rect([872, 548], [70, 40], p.ink, 8) +
    rect([884, 554], [46, 26], p.sea) +
    line([880, 548], [868, 510], p.ink, 4) +
    line([934, 548], [944, 510], p.ink, 4) +
    figure(s, 1080, 770, 300, { dress: 'robe', top: p.maroon, hat: 'long', mirrored: true, pose: 'point' }) +
    grasses(s, 806, 90, s.air.land[5], 80)
  );
};
