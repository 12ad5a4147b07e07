import { hall, roofs, slab } from '../buildings';
import { ranges, river, water } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, mistBar, sky } from '../sky';
import type { Scene } from '../stage';
import { broadTree, bush, poplar, treeLine, willow } from '../trees';
import { van } from '../vehicles';

export const stoneBridge: Scene = (s) => {
  const { p } = s;
  const count = 7;
  const arches = repeat(count, (i) => {
    const x = 110 + i * 150;
    const lift = 46 - Math.abs(i - 3) * 12;
    const r = 56 + (3 - Math.abs(i - 3)) * 3;
    return (
      path(
        `M${n(x - r + 40)} 560V${n(530 - lift * 0.4)}A${r} ${r + lift * 0.4} 0 0 1 ${n(x + r + 40)} ${n(530 - lift * 0.4)}V560Z`,
        mix(s.air.water[0], s.air.water[1], 0.6),
      ) +
      stroke(
        `M${n(x - r + 40)} 556V${n(530 - lift * 0.4)}A${r} ${r + lift * 0.4} 0 0 1 ${n(x + r + 40)} ${n(530 - lift * 0.4)}V556`,
        mix(p.stone, p.ink, 0.35),
        9,
      ) +
      ellipse([x + 40, 566 + r * 0.25], [r * 0.85, r * 0.3], p.ink, opacity(0.14))
    );
  });
  const deck = 'M-20 560V470C200 440 380 384 600 384S1000 440 1220 470V560Z';
  return (
    sky(s, { horizon: 440 }) +
    ranges(s, 460, 300) +
    roofs(s, [760, 460], 460, 1, 100) +
    treeLine(s, [0, 420, 470], { h: 80, count: 9 }, 'broad') +
    water(s, { top: 460, shine: 380 }) +
    path(deck, mix(p.stone, p.cream, 0.35)) +
    stroke(
      repeat(5, (k) => `M${-20} ${490 + k * 16}H1220`),
      p.ink,
      1.5,
      opacity(0.12),
    ) +
    arches +
    stroke('M-20 458C200 428 380 372 600 372S1000 428 1220 458', mix(p.stone, p.white, 0.4), 14) +
    repeat(25, (i) => {
      const x = i * 50;
      const y = 452 - 82 * Math.sin((Math.PI * (x + 20)) / 1240) ** 1.6;
      return rect([x - 5, y - 20], [10, 24], mix(p.stone, p.ink, 0.15));
    }) +
    figure(s, 520, 376, 74, { pose: 'walk', top: p.vermilion }) +
    figure(s, 650, 378, 70, { pose: 'walk', dress: 'robe', top: p.maroon, mirrored: true }) +
    figure(s, 700, 380, 74, { pose: 'carry', top: p.teal, hat: 'brim', hatFill: p.sand }) +
    willow(s, 1080, 790, 480) +
    path('M820 820Q960 740 1220 740V820Z', s.air.land[5]) +
    birds(s, 240, 240, 4)
  );
};

export const cableBridge: Scene = (s) => {
  const { p } = s;
  const tower = (x: number, w: number, top: number, foot: number) =>
    path(
      `M${x - w} ${foot}L${x - w * 0.35} ${top}H${x + w * 0.35}L${x + w} ${foot}H${x + w * 0.5}L${x} ${top + 130}L${x - w * 0.5} ${foot}Z`,
      p.paper,
    ) +
    path(
      `M${x + w * 0.1} ${top}H${x + w * 0.35}L${x + w} ${foot}H${x + w * 0.5}L${x} ${top + 130}Z`,
      p.slate,
      opacity(0.5),
    );
  const cables = (x: number, top: number) =>
    repeat(
      12,
      (i) =>
        line([x, top + 12 + i * 10], [x + 40 + i * 42, 470], p.paper, 1.8, opacity(0.85)) +
        line([x, top + 12 + i * 10], [x - 40 - i * 42, 470], p.paper, 1.8, opacity(0.85)),
    );
  return (
    sky(s, { horizon: 480 }) +
    ranges(s, 560, 420, 4) +
    path('M-20 820V420C100 460 200 560 330 640C420 700 420 760 440 820Z', s.air.land[4]) +
    path('M1220 820V400C1100 450 1020 560 900 640C820 700 800 760 790 820Z', s.air.land[4]) +
    river(s, [
      [620, 600, 50],
      [580, 660, 130],
      [640, 740, 220],
      [600, 820, 340],
    ]) +
    mistBar([240, 590], 420, 16, s.air.mist, 0.7) +
    cables(310, 130) +
    cables(890, 130) +
    tower(310, 44, 120, 640) +
    tower(890, 44, 120, 640) +
    rect([-20, 464], [1240, 20], p.paper) +
    rect([-20, 484], [1240, 10], p.ink, 0, opacity(0.5)) +
    rect([-20, 452], [1240, 4], p.vermilion) +
    [120, 480, 610, 1010]
      .map((x, i) =>
        rect([x, 446], [36 + (i % 2) * 26, 18], [p.vermilion, p.ochre, p.leafDeep, p.blue][i] ?? p.teal, 4),
      )
      .join('') +
    treeLine(s, [-20, 260, 800], { h: 220, count: 5 }, 'pine', s.air.land[5]) +
    treeLine(s, [960, 1220, 800], { h: 240, count: 5 }, 'pine', s.air.land[5]) +
    birds(s, 540, 260, 5)
  );
};

export const nightTown: Scene = (s) => {
  const slope = (y: number, count: number, size: number) =>
    repeat(count, (i) => {
      const h = size * s.r.between(0.8, 2.2);
      return slab(
        s,
        [-40 + (1260 * i) / count, y + s.r.between(-10, 10)],
        [(1000 / count) * s.r.between(0.8, 1.1), h],
        mix(s.air.land[4], s.r.pick([s.p.slate, s.p.cream, s.p.wood]), s.air.lit ? 0.3 : 0.7),
        size * 0.16,
      );
    });
  return (
    sky(s, { horizon: 420, clouds: 2 }) +
    ranges(s, 470, 340) +
    slope(520, 16, 90) +
    slope(580, 12, 90) +
    rect([0, 575], [1200, 60], s.air.land[5]) +
    water(s, { top: 600, ripples: 60 }) +
    repeat(34, (i) =>
      rect(
        [20 + i * 35, 606],
        [5 + (i % 3) * 3, 40 + ((i * 47) % 110)],
        s.air.lit ? s.air.pane : s.p.paper,
        3,
        opacity(s.air.lit ? 0.4 : 0.2),
      ),
    ) +
    stroke('M-20 590Q600 470 1220 590', s.air.land[5], 16) +
    repeat(15, (i) => {
      const x = 30 + i * 82;
      const y = 588 - 60 * Math.sin((Math.PI * x) / 1200);
      return (
        (s.air.lit ? s.glow(x, y - 22, 30, '#ffd98a', 0.9) : '') +
        line([x, y], [x, y - 24], s.p.ink, 3) +
        circle(x, y - 24, 4, s.air.lit ? '#fff0c0' : s.p.paper)
      );
    }) +
    path('M-20 820V720Q200 690 420 760T700 820Z', s.air.land[5]) +
    figure(s, 250, 750, 150, { top: s.p.vermilion, dress: 'coat', hat: 'long' }) +
    figure(s, 306, 752, 160, { top: s.p.slate, mirrored: true }) +
    bush(s, 60, 800, 160, s.air.land[4])
  );
};

export const cityHall: Scene = (s) =>
  sky(s, { horizon: 480 }) +
  ranges(s, 520, 300) +
  slab(s, [40, 570], [120, 220], s.p.cream, 26) +
  slab(s, [1040, 570], [130, 250], s.p.paper, 26) +
  treeLine(s, [0, 1200, 580], { h: 120, count: 12 }, 'broad') +
  hall(s, [250, 600], [700, 300]) +
  rect([0, 600], [1200, 220], mix(s.p.stone, s.p.sand, 0.3)) +
  poly(
    [
      [420, 600],
      [780, 600],
      [940, 680],
      [260, 680],
    ],
    mix(s.p.stone, s.p.white, 0.4),
  ) +
  repeat(5, (i) =>
    line([420 - i * 36, 612 + i * 16], [780 + i * 36, 612 + i * 16], s.p.ink, 2, opacity(0.3)),
  ) +
  line([600, 300], [600, 150], s.p.ink, 5) +
  path('M600 152Q650 136 700 156V214Q650 196 600 212Z', s.p.vermilion) +
  poplar(s, 130, 720, 330) +
  poplar(s, 1070, 720, 330) +
  figure(s, 420, 740, 150, { pose: 'walk', top: s.p.deep }) +
  figure(s, 490, 744, 140, { pose: 'walk', top: s.p.vermilion, dress: 'coat', hat: 'bun' }) +
  figure(s, 810, 760, 160, { dress: 'robe', top: s.p.maroon, pose: 'walk', mirrored: true, hat: 'long' }) +
  bush(s, 60, 800, 150) +
  bush(s, 1150, 800, 150);

export const newHousing: Scene = (s) =>
  sky(s, { horizon: 480 }) +
  ranges(s, 540, 340) +
  [40, 210, 890, 1040]
    .map((x, i) =>
      slab(
        s,
        [x, 620],
        [130, 330 + (i % 2) * 60],
        [s.p.cream, s.p.paper, mix(s.p.orange, s.p.paper, 0.6), s.p.cream][i] ?? s.p.cream,
        30,
      ),
    )
    .join('') +
  slab(s, [380, 640], [210, 440], s.p.paper, 36) +
  slab(s, [630, 640], [210, 400], mix(s.p.orange, s.p.paper, 0.55), 36) +
  repeat(5, (i) => rect([380, 260 + i * 76], [210, 10], s.p.vermilion, 0, opacity(0.75))) +
  treeLine(s, [0, 1200, 650], { h: 100, count: 13 }, 'broad') +
  rect([0, 645], [1200, 180], s.p.leaf) +
  path('M520 645C560 690 420 740 380 820H820C780 740 620 690 690 645Z', s.p.sand) +
  crowd(s, [480, 700, 740], 130, 3, 'walk') +
  figure(s, 900, 760, 120, { pose: 'run', top: s.p.vermilion }) +
  figure(s, 980, 770, 120, { pose: 'run', top: s.p.blue }) +
  broadTree(s, [130, 800], 330) +
  bush(s, 1100, 800, 160);

export const parcelStation: Scene = (s) => {
  const { p, r } = s;
  return (
    sky(s, { horizon: 300 }) +
    ranges(s, 340, 200) +
    treeLine(s, [0, 1200, 350], { h: 90, count: 10 }, 'broad') +
    rect([120, 190], [960, 420], p.cream) +
    rect([100, 170], [1000, 34], p.leafDeep) +
    rect([170, 300], [560, 310], s.air.lit ? s.air.pane : mix(p.brown, p.ink, 0.2)) +
    repeat(
      4,
      (row) =>
        rect([180, 370 + row * 76], [540, 8], p.slate) +
        repeat(9, () => {
          const w = r.between(36, 70);
          const h = r.between(30, 58);
          const x = r.between(186, 650);
          return (
            rect(
              [x, 370 + row * 76 - h],
              [w, h],
              r.pick([p.wood, p.sand, p.ochre, mix(p.wood, p.paper, 0.4)]),
            ) + rect([x + w * 0.42, 370 + row * 76 - h], [w * 0.14, h], p.brown)
          );
        }),
    ) +
    rect([780, 340], [220, 270], p.teal) +
    repeat(
      12,
      (i) =>
        rect([790 + (i % 3) * 68, 352 + Math.floor(i / 3) * 64], [62, 56], p.deep, 3) +
        circle(842 + (i % 3) * 68, 380 + Math.floor(i / 3) * 64, 3, p.ochre),
    ) +
    repeat(8, (i) =>
      poly(
        [
          [160 + i * 72, 262],
          [232 + i * 72, 262],
          [226 + i * 72, 308],
          [154 + i * 72, 308],
        ],
        i % 2 ? p.paper : p.leafDeep,
      ),
    ) +
    rect([0, 610], [1200, 210], mix(p.stone, p.sand, 0.4)) +
    van(s, [1010, 740], 1.9, { fill: p.leafDeep, stripe: p.ochre, mark: 'parcel' }, true) +
    figure(s, 480, 740, 290, { pose: 'carry', top: p.leafDeep, hat: 'cap', hatFill: p.leafDeep }) +
    rect([530, 520], [90, 74], p.wood) +
    rect([568, 520], [14, 74], p.brown) +
    figure(s, 690, 745, 270, { pose: 'carry', dress: 'robe', top: p.maroon, hat: 'long', mirrored: true }) +
    rect([190, 680], [120, 90], p.wood) +
    rect([210, 610], [90, 70], p.sand) +
    rect([242, 680], [16, 90], p.brown)
  );
};
