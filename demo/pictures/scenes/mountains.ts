import { roofs, slab, tibetanHouse, tileHouse } from '../buildings';
import { grasses, ground, ranges, ridge, river } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import { circle, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { flagLine, monasteryHall, stupa } from '../shrines';
import { birds, mistBar, sky } from '../sky';
import type { Scene } from '../stage';
import { snowSummits } from '../summits';
import { branchFrame, pine, treeLine } from '../trees';

export const snowPeak: Scene = (s) =>
  sky(s, {
    horizon: 620,
    sun: { x: 250, y: s.mood === 'day' ? 150 : 300, r: s.mood === 'night' ? 42 : 54 },
    clouds: 2,
  }) +
  snowSummits(
    s,
    [
      { x: 1080, y: 330, half: 330 },
      { x: 330, y: 350, half: 340 },
      { x: 720, y: 110, half: 560 },
    ],
    640,
  ) +
  mistBar([80, 520], 460, 18, s.air.cloud, 0.7) +
  mistBar([760, 560], 420, 16, s.air.cloud, 0.6) +
  ridge(s, { y: 620, foot: 760, amplitude: 70, fill: s.air.land[3], waves: 4, sharp: 0.4, mist: 0.25 }) +
  treeLine(s, [0, 1200, 700], { h: 80, count: 34 }, 'pine', s.air.land[4]) +
  ground(s, 720, 22, s.air.land[5]) +
  treeLine(s, [-40, 260, 790], { h: 260, count: 4 }, 'pine', s.air.land[5]) +
  birds(s, 420, 260, 4);

export const valleyTown: Scene = (s) =>
  sky(s, { horizon: 400 }) +
  ranges(s, 470, 370, 4) +
  mistBar([60, 420], 480, 16, s.air.mist, 0.7) +
  ground(s, 460, 14, mix(s.p.leaf, s.air.land[2], 0.3), s.p.leafDeep) +
  river(s, [
    [640, 455, 16],
    [720, 500, 44],
    [620, 580, 100],
    [760, 690, 200],
    [640, 820, 330],
  ]) +
  [60, 150, 250, 880, 960, 1060]
    .map((x, i) =>
      slab(s, [x, 520 + (i % 3) * 8], [62, 90 + ((i * 37) % 60)], i % 2 ? s.p.paper : s.p.cream, 15),
    )
    .join('') +
  roofs(s, [-20, 590], 540, 3, 84) +
  roofs(s, [830, 600], 380, 3, 84) +
  treeLine(s, [480, 560, 640], { h: 70, count: 4 }, 'broad') +
  stupa(s, 420, 560, 150) +
  `${path('M-20 720Q300 690 560 760T1220 740V820H-20Z', s.air.land[5])}${pine(s, 80, 790, 330, s.air.land[5])}${pine(s, 190, 800, 250, s.air.land[5])}${pine(s, 1130, 800, 300, s.air.land[5])}`;

export const terraces: Scene = (s) => {
  const { p, air, r } = s;
  const wet = s.variant % 3 === 1;
  const bands = repeat(11, (i) => {
    const t = i / 10;
    const y = 330 + t * t * 400 + t * 90;
    const sway = 30 + t * 60;
    const phase = r.between(-40, 40);
    const d = `M-20 ${n(y + sway * 0.6)}C200 ${n(y - sway + phase)} 340 ${n(y + sway * 1.3)} 560 ${n(y + sway * 0.4)}S900 ${n(y - sway * 0.9)} 1220 ${n(y + sway * 0.2 - phase)}`;
    const fill = wet
      ? mix(air.water[0], air.water[1], 0.15 + t * 0.5)
      : i % 3 === 0
        ? p.leafPale
        : i % 3 === 1
          ? p.leaf
          : mix(p.ochre, p.leafPale, 0.4);
    return (
      path(`${d}V820H-20Z`, mix(p.leafDeep, p.ink, 0.1 + t * 0.25)) +
      `<g transform="translate(0 ${n(9 + t * 14)})">${path(`${d}V820H-20Z`, mix(fill, air.mist, 0.45 * (1 - t)))}</g>` +
      (wet && i % 2
        ? stroke(
            `M${n(r.between(100, 900))} ${n(y + 36 + t * 22)}h${n(80 + t * 90)}`,
            p.white,
            3,
            opacity(0.6),
          )
        : '')
    );
  });
  return (
    sky(s, { horizon: 360 }) +
    ranges(s, 390, 270) +
    mistBar([640, 316], 420, 15, air.mist, 0.8) +
    bands +
    tileHouse(s, [170, 470], 86, 66) +
    tileHouse(s, [250, 486], 96, 74, p.cream) +
    treeLine(s, [80, 170, 480], { h: 70, count: 3 }, 'broad') +
    figure(s, 820, 660, 135, { pose: 'bend', top: p.vermilion, hat: 'brim', hatFill: p.sand }) +
    figure(s, 960, 690, 150, { pose: 'walk', top: p.deep, hat: 'brim', hatFill: p.cream, mirrored: true }) +
    line([895, 600], [1030, 588], p.brown, 5) +
    circle(895, 620, 20, p.wood) +
    circle(1030, 608, 20, p.wood) +
    grasses(s, 806, 70, air.land[5], 90)
  );
};

export const prayerFlags: Scene = (s) =>
  sky(s, { horizon: 520, clouds: 4 }) +
  snowSummits(s, [{ x: 860, y: 250, half: 420 }], 540) +
  ranges(s, 560, 200, 2) +
  ground(s, 560, 26, mix(s.p.leaf, s.air.land[2], 0.25), s.p.moss) +
  path('M-20 620Q140 560 300 600Q460 640 560 820H-20Z', s.p.leafDeep) +
  line([200, 610], [200, 110], s.p.brown, 9) +
  circle(200, 106, 12, s.p.ochre) +
  [
    [-30, 500, 60],
    [90, 640, 30],
    [1230, 150, 70],
    [1230, 330, 70],
    [1120, 560, 60],
    [820, 620, 50],
    [520, 660, 30],
  ]
    .map(([x = 0, y = 0, sag = 0], i) =>
      flagLine(s, [200, 118], [x, y], sag, { size: i < 2 ? 24 : 38 - i * 3, phase: i }),
    )
    .join('') +
  poly(
    [
      [130, 650],
      [150, 590],
      [250, 590],
      [275, 650],
    ],
    s.p.stone,
  ) +
  repeat(8, (i) =>
    rect(
      [134 + (i % 4) * 34, 600 + Math.floor(i / 4) * 24],
      [30, 20],
      mix(s.p.stone, s.p.ink, 0.1 + (i % 3) * 0.1),
      5,
    ),
  ) +
  figure(s, 430, 720, 190, { dress: 'robe', top: s.p.maroon, trim: s.p.ochre, hat: 'long', pose: 'raise' }) +
  grasses(s, 806, 80, s.air.land[5], 70);

export const whitePagoda: Scene = (s) =>
  sky(s, { horizon: 560, sun: { x: 880, y: s.mood === 'day' ? 170 : 310, r: 64 } }) +
  ranges(s, 570, 300) +
  ground(s, 560, 10, mix(s.p.sand, s.p.leaf, 0.5), s.p.leafDeep) +
  treeLine(s, [640, 1180, 585], { h: 100, count: 8 }, 'broad') +
  roofs(s, [760, 610], 420, 1, 100) +
  stupa(s, 440, 690, 560) +
  stupa(s, 130, 660, 200) +
  stupa(s, 770, 660, 200) +
  flagLine(s, [440, 150], [-20, 520], 50, { size: 26 }) +
  flagLine(s, [440, 150], [940, 560], 60, { size: 28, phase: 2 }) +
  path('M-20 690H1220V820H-20Z', s.p.stone) +
  rect([-20, 690], [1240, 8], s.p.paper) +
  crowd(s, [640, 1120, 750], 120, 6, 'walk') +
  figure(s, 240, 750, 125, { dress: 'robe', top: s.p.maroon, pose: 'walk', hat: 'long' }) +
  branchFrame(s, false);

export const monastery: Scene = (s) =>
  sky(s, { horizon: 460 }) +
  snowSummits(s, [{ x: 300, y: 140, half: 420 }], 480) +
  ridge(s, { y: 440, foot: 640, amplitude: 150, fill: s.air.land[2], mist: 0.4, tilt: 0.5 }) +
  path('M320 820C420 640 520 560 640 500C760 450 900 470 1220 430V820Z', s.air.land[3]) +
  tibetanHouse(s, [480, 640], 130, 100) +
  tibetanHouse(s, [610, 600], 150, 120) +
  tibetanHouse(s, [1010, 560], 150, 120) +
  tibetanHouse(s, [1100, 640], 130, 100) +
  monasteryHall(s, 740, 590, 310, 250) +
  tibetanHouse(s, [540, 740], 150, 110) +
  tibetanHouse(s, [700, 720], 180, 120) +
  tibetanHouse(s, [900, 730], 200, 130) +
  stroke('M300 800C420 760 470 740 560 744C680 760 760 746 880 700', s.p.sand, 14) +
  path('M-20 700Q160 620 360 720T560 820H-20Z', s.air.land[5]) +
  treeLine(s, [-20, 240, 740], { h: 230, count: 4 }, 'pine', s.air.land[5]) +
  figure(s, 420, 790, 120, { dress: 'robe', top: s.p.maroon, trim: s.p.ochre, pose: 'walk' }) +
  birds(s, 560, 220, 5);
