import { flagLine, hall, pane, roofs, slab, stupa } from '../buildings';
import { ground, ranges, river, water } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, mistBar, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { branchFrame, broadTree, bush, poplar, treeLine, willow } from '../trees';
import { van } from '../vehicles';
import { basket } from './farm';

/** Round paper lantern with its light. */
export function lantern(s: Stage, x: number, y: number, r: number, fill = s.p.vermilion): string {
  const bright = s.air.lit ? '#ff7a3c' : fill;
  return (
    (s.air.lit ? s.glow(x, y, r * 3.4, '#ffb45a', 0.55) : '') +
    line(x, y - r * 1.7, x, y - r, s.p.ink, 2) +
    ellipse(x, y, r, r * 0.86, bright) +
    ellipse(x - r * 0.2, y, r * 0.5, r * 0.84, '#ffd98a', opacity(s.air.lit ? 0.55 : 0.22)) +
    stroke(
      `M${n(x - r * 0.6)} ${n(y - r * 0.68)}Q${n(x - r * 0.9)} ${n(y)} ${n(x - r * 0.6)} ${n(y + r * 0.68)}M${n(x + r * 0.6)} ${n(y - r * 0.68)}Q${n(x + r * 0.9)} ${n(y)} ${n(x + r * 0.6)} ${n(y + r * 0.68)}`,
      s.p.maroon,
      2,
      opacity(0.6),
    ) +
    rect(x - r * 0.36, y - r * 0.98, r * 0.72, r * 0.18, s.p.ochre) +
    rect(x - r * 0.36, y + r * 0.8, r * 0.72, r * 0.18, s.p.ochre) +
    stroke(
      `M${n(x - r * 0.1)} ${n(y + r)}v${n(r * 0.6)}M${n(x + r * 0.1)} ${n(y + r)}v${n(r * 0.5)}`,
      s.p.ochre,
      2,
    )
  );
}

/** Wooden shop front, `open` shows the lit inside. */
export function shopFront(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  sign: string,
  goods = true,
): string {
  const { p, r } = s;
  const inside = s.air.lit ? s.air.pane : mix(p.ochre, p.brown, 0.55);
  let out = rect(x, y - h, w, h, mix(p.wood, p.brown, 0.35)) + rect(x, y - h * 0.5, w, 10, p.brown);
  out +=
    rect(x + w * 0.08, y - h * 0.44, w * 0.84, h * 0.44, inside) +
    rect(x + w * 0.08, y - h * 0.44, w * 0.84, h * 0.1, p.ink, 0, opacity(0.25));
  out += repeat(
    3,
    (i) =>
      pane(s, x + w * (0.1 + i * 0.29), y - h * 0.84, w * 0.22, h * 0.24, 0.7) +
      line(x + w * (0.21 + i * 0.29), y - h * 0.84, x + w * (0.21 + i * 0.29), y - h * 0.6, p.brown, 3) +
      line(x + w * (0.1 + i * 0.29), y - h * 0.72, x + w * (0.32 + i * 0.29), y - h * 0.72, p.brown, 3),
  );
  if (goods)
    out += repeat(
      6,
      (i) =>
        rect(
          x + w * (0.12 + i * 0.13),
          y - h * 0.2,
          w * 0.1,
          h * 0.2,
          r.pick([p.teal, p.vermilion, p.cream, p.leafDeep]),
        ) +
        circle(
          x + w * (0.17 + i * 0.13),
          y - h * 0.23,
          w * 0.045,
          r.pick([p.ochre, p.vermilion, p.leafPale]),
        ),
    );
  out +=
    rect(x + w * 0.22, y - h * 0.56, w * 0.56, h * 0.1, sign) +
    repeat(4, (i) => rect(x + w * (0.29 + i * 0.12), y - h * 0.535, w * 0.06, h * 0.05, p.ochre));
  const roof = mix(p.deep, p.ink, 0.3);
  out +=
    path(
      `M${n(x - w * 0.12)} ${n(y - h * 0.94)}Q${n(x)} ${n(y - h * 0.97)} ${n(x + w * 0.06)} ${n(y - h * 1.14)}H${n(x + w * 0.94)}Q${n(x + w)} ${n(y - h * 0.97)} ${n(x + w * 1.12)} ${n(y - h * 0.94)}L${n(x + w)} ${n(y - h * 0.88)}H${n(x)}Z`,
      roof,
    ) +
    stroke(
      repeat(
        12,
        (i) =>
          `M${n(x + w * (0.1 + i * 0.075))} ${n(y - h * 1.12)}L${n(x + w * (0.02 + i * 0.088))} ${n(y - h * 0.92)}`,
      ),
      p.slate,
      2,
      opacity(0.5),
    );
  return out;
}

export const oldStreet: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420, clouds: 1, sun: { x: 600, y: 190, r: 52 } }) +
    ranges(s, 470, 240, 3) +
    stupa(s, 600, 500, 170) +
    poly(
      [
        [520, 500],
        [680, 500],
        [1240, 820],
        [-40, 820],
      ],
      mix(p.stone, p.sand, 0.3),
    ) +
    stroke(
      repeat(8, (i) => `M${560 - i * i * 9} ${520 + i * i * 5.6}H${640 + i * i * 9}`) +
        'M560 500L200 820M600 500V820M640 500L1000 820',
      p.ink,
      2,
      opacity(0.2),
    ) +
    shopFront(s, 395, 530, 130, 150, p.maroon) +
    shopFront(s, 675, 530, 130, 150, p.teal) +
    shopFront(s, 205, 600, 210, 250, p.teal) +
    shopFront(s, 785, 600, 210, 250, p.maroon) +
    shopFront(s, -130, 720, 350, 440, p.maroon) +
    shopFront(s, 980, 720, 350, 440, p.vermilion) +
    lantern(s, 235, 420, 30) +
    lantern(s, 965, 420, 30) +
    lantern(s, 420, 440, 18) +
    lantern(s, 780, 440, 18) +
    lantern(s, 190, 500, 16) +
    lantern(s, 1010, 500, 16) +
    figure(s, 540, 590, 96, { pose: 'walk', top: p.blue, hat: 'long' }) +
    figure(s, 640, 570, 84, { top: p.paper, mirrored: true, pose: 'walk' }) +
    figure(s, 690, 710, 220, {
      pose: 'walk',
      dress: 'robe',
      top: p.maroon,
      trim: p.ochre,
      hat: 'long',
      mirrored: true,
    }) +
    figure(s, 440, 690, 200, { pose: 'walk', top: p.teal, dress: 'coat' }) +
    figure(s, 500, 700, 120, { pose: 'walk', top: p.vermilion })
  );
};

export const shopStreet: Scene = (s) => {
  const { p } = s;
  const colours = [p.vermilion, p.teal, p.ochre, p.leafDeep];
  return (
    sky(s, { horizon: 300, clouds: 2 }) +
    ranges(s, 340, 200) +
    repeat(4, (i) => {
      const x = -20 + i * 310;
      const h = 360 + ((i * 97) % 130);
      const fill = colours[i % 4] ?? p.teal;
      return (
        slab(s, x, 600, 300, h, [p.cream, p.paper, mix(p.rose, p.paper, 0.5), p.sand][i % 4] ?? p.cream, 44) +
        rect(x, 440, 300, 160, mix(p.deep, p.ink, 0.2)) +
        rect(x + 16, 470, 180, 130, s.air.lit ? s.air.pane : p.sea) +
        rect(x + 214, 470, 66, 130, p.brown) +
        rect(x + 226, 484, 42, 116, s.air.lit ? s.air.pane : p.teal) +
        repeat(6, (k) =>
          poly(
            [
              [x + 4 + k * 49, 436],
              [x + 53 + k * 49, 436],
              [x + 47 + k * 49, 478],
              [x - 2 + k * 49, 478],
            ],
            k % 2 ? p.paper : fill,
          ),
        ) +
        rect(x + 20, 396, 260, 34, fill, 4) +
        repeat(5, (k) => rect(x + 60 + k * 38, 404, 22, 18, p.paper, 2)) +
        repeat(
          3,
          (k) =>
            rect(x + 34 + k * 54, 540, 40, 60, colours[(i + k + 1) % 4] ?? p.teal) +
            circle(x + 54 + k * 54, 526, 14, p.cream),
        )
      );
    }) +
    rect(0, 600, 1200, 220, mix(p.stone, p.sand, 0.4)) +
    stroke(
      `${repeat(14, (i) => `M${-200 + i * 120} 820L${120 + i * 72} 600`)}M0 650H1200M0 720H1200`,
      p.ink,
      2,
      opacity(0.14),
    ) +
    poplar(s, 300, 660, 330) +
    poplar(s, 920, 660, 330) +
    rect(250, 650, 100, 26, p.brown) +
    rect(870, 650, 100, 26, p.brown) +
    crowd(s, 380, 860, 690, 180, 5, 'walk') +
    figure(s, 160, 770, 270, { pose: 'walk', top: p.ochre, dress: 'coat', hat: 'long', legs: p.deep }) +
    rect(196, 640, 46, 54, p.vermilion) +
    stroke('M204 640q15 -26 30 0', p.ink, 3) +
    figure(s, 1040, 780, 250, { pose: 'walk', top: p.teal, mirrored: true })
  );
};

export const market: Scene = (s) => {
  const { p } = s;
  const stall = (x: number, y: number, w: number, a: string, goods: readonly string[]) =>
    rect(x + 6, y - w * 0.62, 7, w * 0.62, p.brown) +
    rect(x + w - 13, y - w * 0.62, 7, w * 0.62, p.brown) +
    figure(s, x + w * 0.5, y, w * 0.58, {
      pose: 'hold',
      top: s.r.pick([p.teal, p.maroon, p.blue]),
      hat: s.r.pick(['scarf', 'brim', 'none']),
      hatFill: p.ochre,
    }) +
    rect(x, y - w * 0.24, w, w * 0.24, p.wood) +
    rect(x, y - w * 0.24, w, 6, p.cream) +
    repeat(
      4,
      (i) =>
        repeat(5, (k) =>
          circle(
            x + w * (0.06 + i * 0.245) + k * w * 0.04,
            y - w * 0.25 - (k % 2) * w * 0.035,
            w * 0.034,
            goods[i % goods.length] ?? p.ochre,
          ),
        ) + rect(x + w * (0.03 + i * 0.245), y - w * 0.24, w * 0.21, w * 0.08, mix(p.wood, p.ink, 0.25)),
    ) +
    repeat(8, (i) =>
      poly(
        [
          [x - w * 0.03 + i * w * 0.1325 + w * 0.04 * (1 - i / 4), y - w * 0.78],
          [x - w * 0.03 + (i + 1) * w * 0.1325 + w * 0.04 * (1 - (i + 1) / 4), y - w * 0.78],
          [x - w * 0.03 + (i + 1) * w * 0.1325, y - w * 0.58],
          [x - w * 0.03 + i * w * 0.1325, y - w * 0.58],
        ],
        i % 2 ? p.paper : a,
      ),
    ) +
    repeat(8, (i) =>
      circle(x - w * 0.03 + (i + 0.5) * w * 0.1325, y - w * 0.58, w * 0.066, i % 2 ? p.paper : a),
    );
  return (
    sky(s, { horizon: 330, clouds: 2 }) +
    ranges(s, 360, 240) +
    roofs(s, -30, 420, 1240, 1, 130) +
    rect(0, 430, 1200, 390, mix(p.sand, p.stone, 0.4)) +
    stall(40, 540, 240, p.vermilion, [p.ochre, p.vermilion, p.leafPale]) +
    stall(330, 530, 230, p.teal, [p.leaf, p.paper, p.orange]) +
    stall(620, 535, 240, p.ochre, [p.vermilion, p.leafDeep, p.ochre]) +
    stall(910, 540, 250, p.leafDeep, [p.maroon, p.ochre, p.leaf]) +
    crowd(s, 120, 1080, 600, 130, 8) +
    stall(-60, 770, 440, p.teal, [p.vermilion, p.ochre, p.leaf]) +
    stall(800, 780, 440, p.vermilion, [p.orange, p.leafDeep, p.ochre]) +
    figure(s, 560, 770, 250, { pose: 'walk', dress: 'robe', top: p.maroon, trim: p.ochre, hat: 'long' }) +
    figure(s, 690, 775, 240, {
      pose: 'walk',
      top: p.blue,
      mirrored: true,
      hat: 'cap',
      hatFill: p.vermilion,
    }) +
    basket(s, 622, 700, 60, p.vermilion)
  );
};

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
      ellipse(x + 40, 566 + r * 0.25, r * 0.85, r * 0.3, p.ink, opacity(0.14))
    );
  });
  const deck = 'M-20 560V470C200 440 380 384 600 384S1000 440 1220 470V560Z';
  return (
    sky(s, { horizon: 440 }) +
    ranges(s, 460, 300) +
    roofs(s, 760, 460, 460, 1, 100) +
    treeLine(s, 0, 420, 470, 80, 9, 'broad') +
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
      return rect(x - 5, y - 20, 10, 24, mix(p.stone, p.ink, 0.15));
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
        line(x, top + 12 + i * 10, x + 40 + i * 42, 470, p.paper, 1.8, opacity(0.85)) +
        line(x, top + 12 + i * 10, x - 40 - i * 42, 470, p.paper, 1.8, opacity(0.85)),
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
    mistBar(240, 590, 420, 16, s.air.mist, 0.7) +
    cables(310, 130) +
    cables(890, 130) +
    tower(310, 44, 120, 640) +
    tower(890, 44, 120, 640) +
    rect(-20, 464, 1240, 20, p.paper) +
    rect(-20, 484, 1240, 10, p.ink, 0, opacity(0.5)) +
    rect(-20, 452, 1240, 4, p.vermilion) +
    [120, 480, 610, 1010]
      .map((x, i) =>
        rect(x, 446, 36 + (i % 2) * 26, 18, [p.vermilion, p.ochre, p.leafDeep, p.blue][i] ?? p.teal, 4),
      )
      .join('') +
    treeLine(s, -20, 260, 800, 220, 5, 'pine', s.air.land[5]) +
    treeLine(s, 960, 1220, 800, 240, 5, 'pine', s.air.land[5]) +
    birds(s, 540, 260, 5)
  );
};

export const nightTown: Scene = (s) => {
  const slope = (y: number, count: number, size: number) =>
    repeat(count, (i) => {
      const h = size * s.r.between(0.8, 2.2);
      return slab(
        s,
        -40 + (1260 * i) / count,
        y + s.r.between(-10, 10),
        (1000 / count) * s.r.between(0.8, 1.1),
        h,
        mix(s.air.land[4], s.r.pick([s.p.slate, s.p.cream, s.p.wood]), 0.3),
        size * 0.16,
      );
    });
  return (
    sky(s, { horizon: 420, clouds: 2 }) +
    ranges(s, 470, 340) +
    slope(520, 16, 90) +
    slope(580, 12, 90) +
    rect(0, 575, 1200, 60, s.air.land[5]) +
    water(s, { top: 600, ripples: 60 }) +
    repeat(34, (i) =>
      rect(
        20 + i * 35,
        606,
        5 + (i % 3) * 3,
        40 + ((i * 47) % 110),
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
        line(x, y, x, y - 24, s.p.ink, 3) +
        circle(x, y - 24, 4, s.air.lit ? '#fff0c0' : s.p.paper)
      );
    }) +
    path('M-20 820V720Q200 690 420 760T700 820Z', s.air.land[5]) +
    figure(s, 250, 750, 150, { top: s.p.vermilion, dress: 'coat', hat: 'long' }) +
    figure(s, 306, 752, 160, { top: s.p.slate, mirrored: true }) +
    bush(s, 60, 800, 160, s.air.land[4])
  );
};

export const lanterns: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 430, clouds: 1, sun: { x: 900, y: 150, r: 50 } }) +
    ranges(s, 470, 220) +
    roofs(s, -40, 540, 1260, 2, 150) +
    rect(0, 600, 1200, 220, mix(p.stone, p.ink, 0.3)) +
    repeat(
      4,
      (row) =>
        stroke(`M-20 ${60 + row * 90}Q600 ${220 + row * 90} 1220 ${40 + row * 90}`, p.ink, 3) +
        repeat(9 - row, (i) => {
          const t = (i + 0.5) / (9 - row);
          const x = t * 1200;
          const y = 60 + row * 90 + 4 * 75 * t * (1 - t) + 40;
          return lantern(s, x, y, 42 - row * 7, (i + row) % 4 === 0 ? p.ochre : p.vermilion);
        }),
    ) +
    crowd(s, 60, 1140, 720, 190, 9) +
    figure(s, 560, 790, 190, { pose: 'raise', top: p.ochre }) +
    lantern(s, 598, 560, 30) +
    figure(s, 690, 800, 290, { pose: 'hold', dress: 'coat', top: p.maroon, hat: 'bun', mirrored: true })
  );
};

export const stage: Scene = (s) => {
  const { p } = s;
  return (
    rect(0, 0, 1200, 800, mix(p.ink, p.maroon, 0.35)) +
    rect(170, 120, 860, 440, s.fade(120, 560, [[s.air.sky[0]], [s.air.sky[1]], [s.air.sky[2]]])) +
    circle(790, 260, 70, s.air.sun) +
    `<g transform="translate(170 190) scale(.72)">${ranges(s, 520, 320)}</g>` +
    rect(0, 540, 1200, 120, p.wood) +
    rect(0, 540, 1200, 10, p.ochre) +
    rect(0, 640, 1200, 180, mix(p.ink, p.brown, 0.2)) +
    [300, 600, 900]
      .map((x) =>
        poly(
          [
            [x - 20, 0],
            [x + 20, 0],
            [x + 130, 620],
            [x - 130, 620],
          ],
          '#fff2c4',
          opacity(0.16),
        ),
      )
      .join('') +
    repeat(
      6,
      (i) =>
        path(
          `M${-20 + i * 36} 0Q${-4 + i * 36} 320 ${-20 + i * 34} 620H${18 + i * 34}Q${24 + i * 36} 320 ${22 + i * 36} 0Z`,
          i % 2 ? p.vermilion : p.maroon,
        ) +
        path(
          `M${1220 - i * 36} 0Q${1204 - i * 36} 320 ${1220 - i * 34} 620H${1182 - i * 34}Q${1176 - i * 36} 320 ${1178 - i * 36} 0Z`,
          i % 2 ? p.vermilion : p.maroon,
        ),
    ) +
    repeat(9, (i) =>
      path(
        `M${i * 134 - 4} 0H${i * 134 + 136}Q${i * 134 + 66} 150 ${i * 134 - 4} 0Z`,
        i % 2 ? p.maroon : p.vermilion,
      ),
    ) +
    [380, 500, 720, 840]
      .map((x, i) =>
        figure(s, x, 610, 230, {
          pose: 'raise',
          dress: 'robe',
          top: i % 2 ? p.teal : p.blue,
          trim: p.vermilion,
          hat: 'long',
          mirrored: i > 1,
        }),
      )
      .join('') +
    figure(s, 610, 625, 260, {
      pose: 'wave',
      dress: 'robe',
      top: p.maroon,
      trim: p.ochre,
      hat: 'fur',
      hatFill: p.ochre,
    }) +
    stroke('M430 380q60 -60 90 10M780 380q-50 -60 -90 10', p.paper, 8) +
    repeat(
      15,
      (i) =>
        circle(40 + i * 80, 770 + (i % 2) * 20, 38, p.ink) +
        rect(-2 + i * 80, 790 + (i % 2) * 14, 84, 60, p.ink, 26),
    )
  );
};

export const cityHall: Scene = (s) =>
  sky(s, { horizon: 480 }) +
  ranges(s, 520, 300) +
  slab(s, 40, 570, 120, 220, s.p.cream, 26) +
  slab(s, 1040, 570, 130, 250, s.p.paper, 26) +
  treeLine(s, 0, 1200, 580, 120, 12, 'broad') +
  hall(s, 250, 600, 700, 300) +
  rect(0, 600, 1200, 220, mix(s.p.stone, s.p.sand, 0.3)) +
  poly(
    [
      [420, 600],
      [780, 600],
      [940, 680],
      [260, 680],
    ],
    mix(s.p.stone, s.p.white, 0.4),
  ) +
  repeat(5, (i) => line(420 - i * 36, 612 + i * 16, 780 + i * 36, 612 + i * 16, s.p.ink, 2, opacity(0.3))) +
  line(600, 300, 600, 150, s.p.ink, 5) +
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
        x,
        620,
        130,
        330 + (i % 2) * 60,
        [s.p.cream, s.p.paper, mix(s.p.orange, s.p.paper, 0.6), s.p.cream][i] ?? s.p.cream,
        30,
      ),
    )
    .join('') +
  slab(s, 380, 640, 210, 440, s.p.paper, 36) +
  slab(s, 630, 640, 210, 400, mix(s.p.orange, s.p.paper, 0.55), 36) +
  repeat(5, (i) => rect(380, 260 + i * 76, 210, 10, s.p.vermilion, 0, opacity(0.75))) +
  treeLine(s, 0, 1200, 650, 100, 13, 'broad') +
  rect(0, 645, 1200, 180, s.p.leaf) +
  path('M520 645C560 690 420 740 380 820H820C780 740 620 690 690 645Z', s.p.sand) +
  crowd(s, 480, 700, 740, 130, 3, 'walk') +
  figure(s, 900, 760, 120, { pose: 'run', top: s.p.vermilion }) +
  figure(s, 980, 770, 120, { pose: 'run', top: s.p.blue }) +
  broadTree(s, 130, 800, 330) +
  bush(s, 1100, 800, 160);

export const parcelStation: Scene = (s) => {
  const { p, r } = s;
  return (
    sky(s, { horizon: 300 }) +
    ranges(s, 340, 200) +
    treeLine(s, 0, 1200, 350, 90, 10, 'broad') +
    rect(120, 190, 960, 420, p.cream) +
    rect(100, 170, 1000, 34, p.leafDeep) +
    rect(170, 300, 560, 310, s.air.lit ? s.air.pane : mix(p.brown, p.ink, 0.2)) +
    repeat(
      4,
      (row) =>
        rect(180, 370 + row * 76, 540, 8, p.slate) +
        repeat(9, () => {
          const w = r.between(36, 70);
          const h = r.between(30, 58);
          const x = r.between(186, 650);
          return (
            rect(x, 370 + row * 76 - h, w, h, r.pick([p.wood, p.sand, p.ochre, mix(p.wood, p.paper, 0.4)])) +
            rect(x + w * 0.42, 370 + row * 76 - h, w * 0.14, h, p.brown)
          );
        }),
    ) +
    rect(780, 340, 220, 270, p.teal) +
    repeat(
      12,
      (i) =>
        rect(790 + (i % 3) * 68, 352 + Math.floor(i / 3) * 64, 62, 56, p.deep, 3) +
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
    rect(0, 610, 1200, 210, mix(p.stone, p.sand, 0.4)) +
    van(s, 1010, 740, 1.9, p.leafDeep, p.ochre, 'parcel', true) +
    figure(s, 480, 740, 290, { pose: 'carry', top: p.leafDeep, hat: 'cap', hatFill: p.leafDeep }) +
    rect(530, 520, 90, 74, p.wood) +
    rect(568, 520, 14, 74, p.brown) +
    figure(s, 690, 745, 270, { pose: 'carry', dress: 'robe', top: p.maroon, hat: 'long', mirrored: true }) +
    rect(190, 680, 120, 90, p.wood) +
    rect(210, 610, 90, 70, p.sand) +
    rect(242, 680, 16, 90, p.brown)
  );
};

export const festivalTents: Scene = (s) => {
  const { p } = s;
  const big = (x: number, y: number, w: number, trim: string) =>
    poly(
      [
        [x - w / 2, y],
        [x - w * 0.42, y - w * 0.3],
        [x - w * 0.06, y - w * 0.52],
        [x + w * 0.06, y - w * 0.52],
        [x + w * 0.42, y - w * 0.3],
        [x + w / 2, y],
      ],
      p.paper,
    ) +
    poly(
      [
        [x + w * 0.02, y - w * 0.52],
        [x + w * 0.06, y - w * 0.52],
        [x + w * 0.42, y - w * 0.3],
        [x + w / 2, y],
        [x + w * 0.2, y],
      ],
      p.ink,
      opacity(0.12),
    ) +
    stroke(`M${n(x - w * 0.42)} ${n(y - w * 0.3)}H${n(x + w * 0.42)}`, trim, w * 0.035) +
    rect(x - w * 0.12, y - w * 0.26, w * 0.24, w * 0.26, s.air.lit ? s.air.pane : p.deep) +
    stroke(
      `M${n(x - w * 0.3)} ${n(y - w * 0.1)}q${n(w * 0.05)} ${n(-w * 0.12)} ${n(w * 0.1)} 0t${n(-w * 0.05)} ${n(w * 0.05)}M${n(x + w * 0.2)} ${n(y - w * 0.1)}q${n(w * 0.05)} ${n(-w * 0.12)} ${n(w * 0.1)} 0t${n(-w * 0.05)} ${n(w * 0.05)}`,
      trim,
      w * 0.018,
    ) +
    circle(x, y - w * 0.43, w * 0.04, trim);
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 430, 250) +
    ground(s, 420, 14, p.leafPale, p.leaf) +
    big(130, 500, 180, p.vermilion) +
    big(420, 490, 200, p.blue) +
    big(760, 495, 190, p.maroon) +
    big(1060, 505, 210, p.blue) +
    flagLine(s, 0, 300, 600, 340, 50, 26) +
    flagLine(s, 600, 340, 1200, 280, 60, 26, 2) +
    line(600, 330, 600, 560, p.brown, 7) +
    big(300, 660, 420, p.blue) +
    big(900, 670, 440, p.vermilion) +
    crowd(s, 60, 1150, 730, 150, 12) +
    ellipse(600, 690, 120, 16, p.brown, opacity(0.2)) +
    figure(s, 560, 790, 230, {
      pose: 'raise',
      dress: 'robe',
      top: p.maroon,
      trim: p.ochre,
      hat: 'fur',
      hatFill: p.vermilion,
    }) +
    figure(s, 700, 790, 225, {
      pose: 'raise',
      dress: 'robe',
      top: p.teal,
      trim: p.vermilion,
      hat: 'long',
      mirrored: true,
    })
  );
};

export const elderlyPark: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400, clouds: 2 }) +
    ranges(s, 430, 220) +
    ground(s, 420, 12, p.leafPale, p.leaf) +
    treeLine(s, 0, 1200, 460, 120, 11, 'broad') +
    stroke('M700 500V360M960 500V360', p.maroon, 14) +
    path('M650 372Q700 350 720 300H940Q960 350 1010 372Z', p.deep) +
    rect(690, 372, 280, 12, p.vermilion) +
    rect(680, 490, 300, 16, p.stone) +
    path('M-20 640Q500 580 1220 640V820H-20Z', mix(p.sand, p.stone, 0.4)) +
    [200, 330, 460]
      .map((x, i) =>
        figure(s, x, 700 + (i % 2) * 14, 220, {
          pose: 'draw',
          top: p.paper,
          legs: p.paper,
          hair: p.stone,
          hat: i === 1 ? 'bun' : 'none',
        }),
      )
      .join('') +
    rect(720, 690, 270, 14, p.wood) +
    rect(740, 700, 12, 60, p.ink) +
    rect(960, 700, 12, 60, p.ink) +
    rect(720, 640, 270, 12, p.wood) +
    figure(s, 800, 760, 240, { pose: 'sit', top: p.maroon, hair: p.stone, dress: 'plain' }) +
    figure(s, 930, 760, 240, { pose: 'sit', top: p.teal, hair: p.stone, hat: 'bun', mirrored: true }) +
    rect(838, 690, 56, 10, p.cream) +
    willow(s, 1130, 800, 480) +
    branchFrame(s, true) +
    birds(s, 520, 200, 4)
  );
};

export const playground: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 430, 240) +
    ground(s, 420, 10, p.leaf, p.leafDeep) +
    rect(760, 300, 380, 160, p.cream) +
    rect(750, 286, 400, 20, p.vermilion) +
    repeat(6, (i) => pane(s, 784 + i * 60, 340, 36, 50)) +
    treeLine(s, 0, 700, 450, 100, 8, 'broad') +
    path('M-20 560Q600 500 1220 560V820H-20Z', mix(p.sand, p.orange, 0.2)) +
    stroke('M120 720L200 360L280 720M560 720L480 360L400 720', p.vermilion, 0.1) +
    stroke('M90 730L160 370L230 730M520 730L590 370L660 730M160 370H590', p.teal, 13) +
    stroke('M280 372L220 600M320 372L264 600M420 372L450 620M470 372L500 620', p.ink, 4) +
    rect(206, 598, 72, 10, p.vermilion) +
    rect(440, 618, 70, 10, p.vermilion) +
    figure(s, 240, 680, 220, { pose: 'sit', top: p.ochre, mirrored: true, hat: 'long' }) +
    figure(s, 474, 700, 210, { pose: 'sit', top: p.blue }) +
    stroke('M820 730V430M900 730V430', p.vermilion, 12) +
    repeat(6, (i) => line(820, 470 + i * 44, 900, 470 + i * 44, p.vermilion, 8)) +
    path('M896 436Q990 470 1050 620T1190 730V752Q1090 730 1030 640T900 470Z', p.ochre) +
    figure(s, 1010, 610, 170, { pose: 'sit', top: p.teal }) +
    figure(s, 720, 770, 200, { pose: 'run', top: p.vermilion }) +
    circle(640, 750, 26, p.paper) +
    stroke('M622 740q18 14 36 0', p.vermilion, 5)
  );
};
