import { tileHouse } from '../buildings';
import { ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, cumulus, sky } from '../sky';
import type { Scene } from '../stage';
import { branchFrame, bush, plant } from '../trees';

export const garden: Scene = (s) =>
  sky(s, { horizon: 400, clouds: 0 }) +
  cumulus(900, 200, 130, s.air.cloud, 0.8) +
  ranges(s, 420, 200, 2) +
  tileHouse(s, [640, 520], 420, 280) +
  rect([0, 500], [1200, 320], s.p.leaf) +
  repeat(
    4,
    (i) =>
      poly(
        [
          [60 + i * 250, 540],
          [250 + i * 250, 540],
          [240 + i * 280, 650],
          [-10 + i * 280, 650],
        ],
        s.p.brown,
      ) +
      repeat(5, (k) =>
        bush(s, 70 + i * 260 + k * 42, 570 + (k % 2) * 50, 60, k % 2 ? s.p.leafDeep : s.p.leafPale),
      ),
  ) +
  repeat(
    3,
    (i) =>
      line([110 + i * 70, 560], [150 + i * 60, 330], s.p.wood, 6) +
      stroke(`M${130 + i * 66} 540q30 -60 -4 -110t20 -90`, s.p.leafDeep, 12) +
      repeat(4, (k) => ellipse([136 + i * 66 + (k % 2) * 22, 400 + k * 34], [6, 20], s.p.vermilion)),
  ) +
  figure(s, 560, 740, 280, { pose: 'carry', top: s.p.teal, hat: 'brim', hatFill: s.p.sand }) +
  path('M628 560h50v50h-44ZM678 570l46 -26l6 10l-48 36Z', s.p.vermilion) +
  stroke('M730 560q22 10 34 60M730 556q30 6 52 60M726 562q12 20 14 56', s.p.water[0], 3) +
  repeat(60, () =>
    circle(
      s.r.between(700, 1180),
      s.r.between(660, 790),
      s.r.between(6, 12),
      s.r.pick([s.p.vermilion, s.p.ochre, s.p.rose, s.p.paper]),
    ),
  ) +
  branchFrame(s, true);

export const greenRoof: Scene = (s) =>
  sky(s, { horizon: 480 }) +
  ranges(s, 500, 260) +
  repeat(
    9,
    (i) =>
      rect(
        [i * 140 - 30, 400 + ((i * 67) % 90)],
        [110, 240],
        mix(i % 2 ? s.air.land[2] : s.air.land[3], s.p.paper, 0.2),
      ) +
      repeat(12, (k) =>
        rect(
          [i * 140 - 16 + (k % 3) * 32, 424 + ((i * 67) % 90) + Math.floor(k / 3) * 40],
          [16, 20],
          s.air.lit && (i + k) % 3 ? s.air.pane : s.air.land[4],
        ),
      ),
  ) +
  rect([0, 610], [1200, 200], s.p.stone) +
  rect([0, 596], [1200, 20], s.p.paper) +
  repeat(
    4,
    (i) =>
      rect([40 + i * 300, 650], [250, 60], s.p.wood) +
      repeat(5, (k) =>
        plant(s, 70 + i * 300 + k * 48, 654, 90 + ((k * 31) % 60), k % 2 ? s.p.leaf : s.p.leafDeep),
      ) +
      repeat(4, (k) =>
        circle(84 + i * 300 + k * 54, 600 + (k % 2) * 22, 9, k % 2 ? s.p.vermilion : s.p.ochre),
      ),
  ) +
  figure(s, 330, 770, 290, {
    pose: 'hold',
    top: s.p.vermilion,
    dress: 'apron',
    trim: s.p.paper,
    hat: 'bun',
  }) +
  figure(s, 900, 775, 270, { pose: 'bend', top: s.p.teal, hat: 'brim', hatFill: s.p.sand }) +
  birds(s, 760, 220, 4);
