import { pane, roofs, slab } from '../buildings';
import { ranges } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import {
  circle,
  ellipse,
  line,
  n,
  opacity,
  type Point,
  path,
  poly,
  rect,
  repeat,
  type Size,
  stroke,
} from '../shapes';
import { stupa } from '../shrines';
import { sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { poplar } from '../trees';
import { basket } from './orchard';

/** Round paper lantern with its light. */
export function lantern(s: Stage, x: number, y: number, r: number, fill = s.p.vermilion): string {
  const bright = s.air.lit ? '#ff7a3c' : fill;
  return (
    (s.air.lit ? s.glow(x, y, r * 3.4, '#ffb45a', 0.55) : '') +
    line([x, y - r * 1.7], [x, y - r], s.p.ink, 2) +
    ellipse([x, y], [r, r * 0.86], bright) +
    ellipse([x - r * 0.2, y], [r * 0.5, r * 0.84], '#ffd98a', opacity(s.air.lit ? 0.55 : 0.22)) +
    stroke(
      `M${n(x - r * 0.6)} ${n(y - r * 0.68)}Q${n(x - r * 0.9)} ${n(y)} ${n(x - r * 0.6)} ${n(y + r * 0.68)}M${n(x + r * 0.6)} ${n(y - r * 0.68)}Q${n(x + r * 0.9)} ${n(y)} ${n(x + r * 0.6)} ${n(y + r * 0.68)}`,
      s.p.maroon,
      2,
      opacity(0.6),
    ) +
    rect([x - r * 0.36, y - r * 0.98], [r * 0.72, r * 0.18], s.p.ochre) +
    rect([x - r * 0.36, y + r * 0.8], [r * 0.72, r * 0.18], s.p.ochre) +
    stroke(
      `M${n(x - r * 0.1)} ${n(y + r)}v${n(r * 0.6)}M${n(x + r * 0.1)} ${n(y + r)}v${n(r * 0.5)}`,
      s.p.ochre,
      2,
    )
  );
}

/** Wooden shop front, `open` shows the lit inside. */
export function shopFront(s: Stage, [x, y]: Point, [w, h]: Size, sign: string, goods = true): string {
  const { p, r } = s;
  const inside = s.air.lit ? s.air.pane : mix(p.ochre, p.brown, 0.55);
  let out = rect([x, y - h], [w, h], mix(p.wood, p.brown, 0.35)) + rect([x, y - h * 0.5], [w, 10], p.brown);
  out +=
    rect([x + w * 0.08, y - h * 0.44], [w * 0.84, h * 0.44], inside) +
    rect([x + w * 0.08, y - h * 0.44], [w * 0.84, h * 0.1], p.ink, 0, opacity(0.25));
  out += repeat(
    3,
    (i) =>
      pane(s, [x + w * (0.1 + i * 0.29), y - h * 0.84], w * 0.22, h * 0.24, 0.7) +
      line([x + w * (0.21 + i * 0.29), y - h * 0.84], [x + w * (0.21 + i * 0.29), y - h * 0.6], p.brown, 3) +
      line([x + w * (0.1 + i * 0.29), y - h * 0.72], [x + w * (0.32 + i * 0.29), y - h * 0.72], p.brown, 3),
  );
  if (goods)
    out += repeat(
      6,
      (i) =>
        rect(
          [x + w * (0.12 + i * 0.13), y - h * 0.2],
          [w * 0.1, h * 0.2],
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
    rect([x + w * 0.22, y - h * 0.56], [w * 0.56, h * 0.1], sign) +
    repeat(4, (i) => rect([x + w * (0.29 + i * 0.12), y - h * 0.535], [w * 0.06, h * 0.05], p.ochre));
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
    shopFront(s, [395, 530], [130, 150], p.maroon) +
    shopFront(s, [675, 530], [130, 150], p.teal) +
    shopFront(s, [205, 600], [210, 250], p.teal) +
    shopFront(s, [785, 600], [210, 250], p.maroon) +
    shopFront(s, [-130, 720], [350, 440], p.maroon) +
    shopFront(s, [980, 720], [350, 440], p.vermilion) +
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

/** One of the houses of the shopping street, with awning, sign and window. */
function shop(s: Stage, i: number): string {
  const { p } = s;
  const colours = [p.vermilion, p.teal, p.ochre, p.leafDeep];
  const x = -20 + i * 310;
  const h = 360 + ((i * 97) % 130);
  const fill = colours[i % 4] ?? p.teal;
  return (
    slab(s, [x, 600], [300, h], [p.cream, p.paper, mix(p.rose, p.paper, 0.5), p.sand][i % 4] ?? p.cream, 44) +
    rect([x, 440], [300, 160], mix(p.deep, p.ink, 0.2)) +
    rect([x + 16, 470], [180, 130], s.air.lit ? s.air.pane : p.sea) +
    rect([x + 214, 470], [66, 130], p.brown) +
    rect([x + 226, 484], [42, 116], s.air.lit ? s.air.pane : p.teal) +
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
    rect([x + 20, 396], [260, 34], fill, 4) +
    repeat(5, (k) => rect([x + 60 + k * 38, 404], [22, 18], p.paper, 2)) +
    repeat(
      3,
      (k) =>
        rect([x + 34 + k * 54, 540], [40, 60], colours[(i + k + 1) % 4] ?? p.teal) +
        circle(x + 54 + k * 54, 526, 14, p.cream),
    )
  );
}

export const shopStreet: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 300, clouds: 2 }) +
    ranges(s, 340, 200) +
    repeat(4, (i) => shop(s, i)) +
    rect([0, 600], [1200, 220], mix(p.stone, p.sand, 0.4)) +
    stroke(
      `${repeat(14, (i) => `M${-200 + i * 120} 820L${120 + i * 72} 600`)}M0 650H1200M0 720H1200`,
      p.ink,
      2,
      opacity(0.14),
    ) +
    poplar(s, 300, 660, 330) +
    poplar(s, 920, 660, 330) +
    rect([250, 650], [100, 26], p.brown) +
    rect([870, 650], [100, 26], p.brown) +
    crowd(s, [380, 860, 690], 180, 5, 'walk') +
    figure(s, 160, 770, 270, { pose: 'walk', top: p.ochre, dress: 'coat', hat: 'long', legs: p.deep }) +
    rect([196, 640], [46, 54], p.vermilion) +
    stroke('M204 640q15 -26 30 0', p.ink, 3) +
    figure(s, 1040, 780, 250, { pose: 'walk', top: p.teal, mirrored: true })
  );
};

function stall(s: Stage, [x, y]: Point, w: number, awning: string, goods: readonly string[]): string {
  const { p } = s;
  return (
    rect([x + 6, y - w * 0.62], [7, w * 0.62], p.brown) +
    rect([x + w - 13, y - w * 0.62], [7, w * 0.62], p.brown) +
    figure(s, x + w * 0.5, y, w * 0.58, {
      pose: 'hold',
      top: s.r.pick([p.teal, p.maroon, p.blue]),
      hat: s.r.pick(['scarf', 'brim', 'none']),
      hatFill: p.ochre,
    }) +
    rect([x, y - w * 0.24], [w, w * 0.24], p.wood) +
    rect([x, y - w * 0.24], [w, 6], p.cream) +
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
        ) + rect([x + w * (0.03 + i * 0.245), y - w * 0.24], [w * 0.21, w * 0.08], mix(p.wood, p.ink, 0.25)),
    ) +
    repeat(8, (i) =>
      poly(
        [
          [x - w * 0.03 + i * w * 0.1325 + w * 0.04 * (1 - i / 4), y - w * 0.78],
          [x - w * 0.03 + (i + 1) * w * 0.1325 + w * 0.04 * (1 - (i + 1) / 4), y - w * 0.78],
          [x - w * 0.03 + (i + 1) * w * 0.1325, y - w * 0.58],
          [x - w * 0.03 + i * w * 0.1325, y - w * 0.58],
        ],
        i % 2 ? p.paper : awning,
      ),
    ) +
    repeat(8, (i) =>
      circle(x - w * 0.03 + (i + 0.5) * w * 0.1325, y - w * 0.58, w * 0.066, i % 2 ? p.paper : awning),
    )
  );
}

export const market: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 330, clouds: 2 }) +
    ranges(s, 360, 240) +
    roofs(s, [-30, 420], 1240, 1, 130) +
    rect([0, 430], [1200, 390], mix(p.sand, p.stone, 0.4)) +
    stall(s, [40, 540], 240, p.vermilion, [p.ochre, p.vermilion, p.leafPale]) +
    stall(s, [330, 530], 230, p.teal, [p.leaf, p.paper, p.orange]) +
    stall(s, [620, 535], 240, p.ochre, [p.vermilion, p.leafDeep, p.ochre]) +
    stall(s, [910, 540], 250, p.leafDeep, [p.maroon, p.ochre, p.leaf]) +
    crowd(s, [120, 1080, 600], 130, 8) +
    stall(s, [-60, 770], 440, p.teal, [p.vermilion, p.ochre, p.leaf]) +
    stall(s, [800, 780], 440, p.vermilion, [p.orange, p.leafDeep, p.ochre]) +
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
