import { crane, fish } from '../animals';
import { tileHouse } from '../buildings';
import { grasses, ground, ranges, ridge, river, water } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, mistBar, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { snowSummits } from '../summits';
import { bush, treeLine, willow } from '../trees';
import { ferryBoat, rowBoat } from '../vehicles';

export const riverBend: Scene = (s) =>
  sky(s, { horizon: 430 }) +
  ranges(s, 440, 290) +
  ground(s, 430, 10, mix(s.p.leaf, s.air.land[2], 0.35), s.p.leafDeep) +
  treeLine(s, [40, 520, 455], { h: 46, count: 14 }, 'poplar') +
  river(s, [
    [690, 428, 14],
    [780, 462, 40],
    [640, 505, 90],
    [420, 565, 150],
    [560, 660, 270],
    [760, 810, 460],
  ]) +
  treeLine(s, [800, 1180, 500], { h: 90, count: 7 }, 'broad') +
  tileHouse(s, [905, 520], 110, 84) +
  tileHouse(s, [1000, 535], 130, 96, s.p.cream) +
  rowBoat(s, 560, 690, 0.9) +
  figure(s, 545, 684, 92, { top: s.p.vermilion, hat: 'brim', hatFill: s.p.sand, pose: 'point' }) +
  line([572, 610], [640, 720], s.p.brown, 4) +
  willow(s, 110, 760, 430) +
  grasses(s, 800, 120, s.air.land[5], 80);

export const lake: Scene = (s) => {
  const shine = s.r.between(420, 760);
  return (
    sky(s, { horizon: 440, sun: { x: shine, y: s.mood === 'day' ? 150 : 290, r: 60 } }) +
    snowSummits(
      s,
      [
        { x: 820, y: 150, half: 420 },
        { x: 330, y: 230, half: 360 },
      ],
      445,
    ) +
    ridge(s, { y: 400, foot: 446, amplitude: 50, fill: s.air.land[2], waves: 5, mist: 0.3 }) +
    water(s, { top: 444, shine }) +
    reflection(s, 820, 420, 250) +
    reflection(s, 330, 360, 190) +
    mistBar([120, 428], 420, 12, s.air.mist, 0.8) +
    birds(s, 700, 250, 6) +
    path('M-20 700Q200 650 420 730T900 760L900 820H-20Z', s.air.land[5]) +
    treeLine(s, [-20, 300, 720], { h: 230, count: 4 }, 'pine', s.air.land[5]) +
    grasses(s, 800, 100, s.air.land[5], 90)
  );
};

export const reservoir: Scene = (s) =>
  sky(s, { horizon: 380 }) +
  ranges(s, 400, 270) +
  water(s, { top: 396, bottom: 800, shine: 760 }) +
  ridge(s, {
    y: 420,
    foot: 470,
    amplitude: 50,
    fill: s.air.land[3],
    waves: 2.2,
    sharp: 0.2,
    mist: 0.1,
    tilt: -0.8,
  }) +
  path(
    'M1220 420C1040 470 960 560 700 600C520 640 300 640 -20 720V820H1220Z',
    mix(s.p.sand, s.air.land[3], 0.25),
  ) +
  path('M1220 452C1060 496 980 586 730 628C540 664 320 664 -20 748V820H1220Z', s.p.leafDeep) +
  stroke('M1220 520C1060 560 990 640 740 680C560 716 330 716 -20 800', s.p.paper, 12) +
  rect([905, 400], [52, 110], s.p.paper) +
  rect([938, 400], [19, 110], s.p.ink, 0, opacity(0.18)) +
  poly(
    [
      [890, 402],
      [931, 356],
      [972, 402],
    ],
    s.p.vermilion,
  ) +
  line([957, 430], [1080, 470], s.p.stone, 9) +
  rowBoat(s, 420, 520, 0.5) +
  treeLine(s, [620, 1200, 790], { h: 120, count: 8 }, 'broad');

export const ferry: Scene = (s) =>
  sky(s, { horizon: 400 }) +
  ranges(s, 410, 280) +
  treeLine(s, [0, 420, 420], { h: 40, count: 12 }, 'broad', s.air.land[3]) +
  water(s, { top: 410, shine: 300 }) +
  `<g opacity="0.22">${rect([470, 596], [330, 16], s.p.ink, 8)}${rect([500, 622], [260, 10], s.p.ink, 5)}</g>` +
  ferryBoat(s, 620, 590, 1.35) +
  figure(s, 752, 556, 70, { top: s.p.ochre }) +
  figure(s, 790, 556, 66, { top: s.p.teal, dress: 'coat', hat: 'long' }) +
  figure(s, 820, 556, 72, { top: s.p.vermilion, mirrored: true }) +
  stroke('M395 606Q330 612 270 634M400 614Q340 628 300 652', s.p.white, 4, opacity(0.6)) +
  path('M860 820L900 700H1220V820Z', s.p.stone) +
  repeat(7, (i) => rect([900 + i * 48, 690], [12, 120], s.p.brown)) +
  rect([880, 690], [340, 16], s.p.wood) +
  figure(s, 1000, 692, 150, { top: s.p.deep, pose: 'wave', mirrored: true }) +
  figure(s, 1090, 694, 140, { dress: 'robe', top: s.p.maroon, hat: 'long', mirrored: true });

export const fishFarm: Scene = (s) =>
  sky(s, { horizon: 330 }) +
  ranges(s, 340, 240) +
  water(s, { top: 336, shine: 880 }) +
  repeat(3, (row) =>
    repeat(4 - row, (i) => {
      const k = 1 + row * 0.55;
      const x = 90 + i * 270 * k - row * 60;
      const y = 410 + row * 105;
      return `${stroke(`M${n(x)} ${y}l${n(190 * k)} 0l${n(30 * k)} ${n(52 * k)}l${n(-230 * k)} 0Z`, s.p.ochre, 7 * k)}${ellipse([x + 100 * k, y + 26 * k], [60 * k, 14 * k], s.p.deep, opacity(0.3))}`;
    }),
  ) +
  fish(s, [300, 632], 130, s.p.slate) +
  fish(s, [420, 580], 80, s.p.slate, true) +
  turnUp(s) +
  rect([560, 690], [660, 22], s.p.wood) +
  repeat(14, (i) => line([580 + i * 48, 690], [580 + i * 48, 712], s.p.brown, 2)) +
  figure(s, 800, 694, 250, {
    pose: 'point',
    top: s.p.vermilion,
    legs: s.p.deep,
    hat: 'brim',
    hatFill: s.p.sand,
    mirrored: true,
  }) +
  figure(s, 980, 696, 235, {
    pose: 'carry',
    top: s.p.paper,
    dress: 'apron',
    trim: s.p.teal,
    mirrored: true,
  }) +
  rect([900, 528], [56, 40], s.p.blue, 4) +
  repeat(8, () => circle(s.r.between(560, 740), s.r.between(570, 640), 4, s.p.brown));

function turnUp(s: Parameters<Scene>[0]): string {
  return `<g transform="rotate(-38 480 500)">${fish(s, [480, 500], 120, mix(s.p.slate, s.p.teal, 0.5))}</g>${stroke('M430 560q-20 -30 -44 -26M470 566q8 -30 -4 -52M500 560q26 -18 44 -10', s.p.white, 5, opacity(0.8))}`;
}

export const cranes: Scene = (s) =>
  sky(s, { horizon: 430, sun: { x: 800, y: s.mood === 'day' ? 200 : 310, r: 82 } }) +
  ranges(s, 440, 240) +
  ground(s, 436, 8, mix(s.p.sand, s.air.land[1], 0.3), mix(s.p.ochre, s.p.leaf, 0.5)) +
  river(s, [
    [300, 450, 60],
    [620, 490, 150],
    [440, 560, 300],
    [700, 680, 620],
    [800, 820, 900],
  ]) +
  crane(s, [330, 240], 150, true) +
  crane(s, [520, 170], 110, true) +
  crane(s, [190, 160], 80, true) +
  crane(s, [700, 720], 330) +
  crane(s, [900, 690], 250, false, true) +
  crane(s, [520, 640], 160) +
  crane(s, [1010, 600], 130) +
  repeat(6, (i) =>
    line([640 + i * 22, 728 + i * 3], [700 + i * 22, 728 + i * 3], s.p.white, 3, opacity(0.5)),
  ) +
  grasses(s, 806, 150, s.air.land[5], 130);

export const waterPlant: Scene = (s) =>
  sky(s, { horizon: 360 }) +
  ranges(s, 380, 260) +
  ground(s, 370, 8, s.p.leaf, s.p.leafDeep) +
  rect([720, 250], [360, 150], s.p.paper) +
  rect([960, 250], [120, 150], s.p.ink, 0, opacity(0.12)) +
  rect([706, 236], [388, 20], s.p.teal) +
  repeat(6, (i) => rect([744 + i * 56, 290], [34, 50], s.air.lit ? s.air.pane : s.p.sea)) +
  treeLine(s, [60, 680, 400], { h: 80, count: 9 }, 'broad') +
  [
    [260, 500, 190],
    [680, 520, 200],
    [430, 690, 280],
    [960, 700, 280],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        ellipse([x, y + w * 0.1], [w, w * 0.3], mix(s.p.stone, s.p.ink, 0.25)) +
        ellipse([x, y], [w, w * 0.3], s.p.stone) +
        ellipse([x, y + 4], [w * 0.9, w * 0.26], s.air.water[1]) +
        ellipse([x - w * 0.15, y], [w * 0.5, w * 0.1], s.air.water[0], opacity(0.6)) +
        rect([x - w, y - 8], [w * 2, 10], s.p.vermilion) +
        repeat(9, (i) => line([x - w + i * w * 0.25, y - 8], [x - w + i * w * 0.25, y - 34], s.p.ink, 2.5)) +
        line([x - w, y - 34], [x + w, y - 34], s.p.ink, 2.5) +
        circle(x, y - 6, w * 0.08, s.p.slate),
    )
    .join('') +
  figure(s, 520, 684, 130, { hat: 'helmet', hatFill: s.p.ochre, top: s.p.teal, pose: 'hold' }) +
  bush(s, 60, 800, 150) +
  bush(s, 1180, 810, 120);

/** A summit's reflection, cut into level bars that thin out towards the viewer. */
function reflection(s: Stage, x: number, half: number, deep: number): string {
  const bars = Math.floor(deep / 11);
  return repeat(bars, (i) => {
    const t = i / bars;
    const w = half * 0.9 * (1 - t) * s.r.between(0.82, 1.05);
    return rect(
      [x - w + s.r.between(-8, 8), 452 + i * 11],
      [w * 2, 7 - t * 2],
      mix(s.air.land[1], s.p.paper, 0.5),
      3,
      opacity(0.42 * (1 - t * 0.6)),
    );
  });
}
