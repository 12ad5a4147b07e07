import { lightBeam, room, table, windowView } from '../interiors';
import { mix } from '../palette';
import { figure } from '../people';
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
  stroke,
  turn,
} from '../shapes';
import type { Scene, Stage } from '../stage';
import { weaver } from '../weaver';

export function bowl(s: Stage, [x, y]: Point, w: number, fill: string, inside: string): string {
  return (
    path(
      `M${n(x - w / 2)} ${n(y - w * 0.4)}H${n(x + w / 2)}C${n(x + w * 0.46)} ${n(y - w * 0.12)} ${n(x + w * 0.24)} ${n(y)} ${n(x + w * 0.16)} ${n(y)}H${n(x - w * 0.16)}C${n(x - w * 0.24)} ${n(y)} ${n(x - w * 0.46)} ${n(y - w * 0.12)} ${n(x - w / 2)} ${n(y - w * 0.4)}Z`,
      fill,
    ) +
    path(
      `M${n(x + w * 0.16)} ${n(y - w * 0.4)}H${n(x + w / 2)}C${n(x + w * 0.46)} ${n(y - w * 0.12)} ${n(x + w * 0.24)} ${n(y)} ${n(x + w * 0.16)} ${n(y)}Z`,
      s.p.ink,
      opacity(0.16),
    ) +
    ellipse([x, y - w * 0.4], [w / 2, w * 0.12], mix(fill, s.p.paper, 0.4)) +
    ellipse([x, y - w * 0.395], [w * 0.45, w * 0.098], inside)
  );
}

export function jar(s: Stage, x: number, y: number, h: number, fill: string): string {
  return (
    path(
      `M${n(x - h * 0.16)} ${n(y)}C${n(x - h * 0.42)} ${n(y - h * 0.4)} ${n(x - h * 0.34)} ${n(y - h * 0.74)} ${n(x - h * 0.14)} ${n(y - h * 0.84)}V${n(y - h)}H${n(x + h * 0.14)}V${n(y - h * 0.84)}C${n(x + h * 0.34)} ${n(y - h * 0.74)} ${n(x + h * 0.42)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y)}Z`,
      fill,
    ) +
    path(
      `M${n(x + h * 0.02)} ${n(y)}C${n(x + h * 0.2)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y - h * 0.74)} ${n(x + h * 0.04)} ${n(y - h * 0.84)}V${n(y - h)}H${n(x + h * 0.14)}V${n(y - h * 0.84)}C${n(x + h * 0.34)} ${n(y - h * 0.74)} ${n(x + h * 0.42)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y)}Z`,
      s.p.ink,
      opacity(0.18),
    ) +
    rect([x - h * 0.17, y - h * 1.02], [h * 0.34, h * 0.06], mix(fill, s.p.ink, 0.25), 3) +
    stroke(
      `M${n(x - h * 0.33)} ${n(y - h * 0.52)}Q${n(x)} ${n(y - h * 0.46)} ${n(x + h * 0.33)} ${n(y - h * 0.52)}`,
      s.p.paper,
      h * 0.025,
      opacity(0.7),
    )
  );
}

export const pottery: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sand, p.cream, 0.4), p.brown, 600) +
    windowView(s, [70, 90], [330, 300]) +
    lightBeam(s, [90, 400], 290, 600) +
    repeat(
      3,
      (i) =>
        rect([560, 180 + i * 120], [600, 14], p.brown) +
        repeat(6, (k) =>
          (i + k) % 3
            ? jar(
                s,
                610 + k * 100,
                180 + i * 120,
                70 + ((k * 31 + i * 17) % 26),
                [p.orange, p.teal, p.wood, p.cream][(i + k) % 4] ?? p.orange,
              )
            : bowl(
                s,
                [610 + k * 100, 180 + i * 120],
                80,
                [p.teal, p.cream, p.maroon][(i + k) % 3] ?? p.teal,
                p.ink,
              ),
        ),
    ) +
    figure(s, 470, 770, 520, {
      pose: 'sit',
      armless: true,
      top: p.deep,
      dress: 'apron',
      trim: p.cream,
      legs: p.slate,
      hat: 'scarf',
      hatFill: p.vermilion,
    }) +
    ellipse([680, 700], [170, 34], p.brown) +
    rect([560, 704], [240, 70], mix(p.brown, p.ink, 0.3)) +
    ellipse([680, 690], [140, 26], p.stone) +
    jar(s, 680, 690, 190, p.orange) +
    stroke('M580 590L614 604', p.skin, 22) +
    stroke('M512 500Q520 580 582 590', mix(p.deep, p.slate, 0.16), 36) +
    circle(616, 605, 15, p.skin) +
    bowl(s, [930, 770], 170, p.teal, p.ink) +
    jar(s, 1090, 780, 190, p.wood) +
    jar(s, 110, 785, 230, p.maroon) +
    stroke('M560 666q120 36 240 0', p.wood, 4)
  );
};

/** The loom with its warp and the rows woven so far. */
function loom(s: Stage, colours: readonly string[]): string {
  const { p } = s;
  return (
    rect([400, 130], [26, 560], p.wood) +
    rect([806, 130], [26, 560], p.wood) +
    rect([380, 130], [472, 26], p.brown) +
    stroke(
      repeat(38, (i) => `M${434 + i * 9.8} 156V420`),
      p.paper,
      2.4,
    ) +
    rect([392, 300], [448, 18], p.brown) +
    repeat(
      13,
      (i) =>
        rect([430, 420 + i * 17], [372, 17.5], colours[(i * 3 + (i % 2)) % 7] ?? p.ochre) +
        (i % 3 === 1
          ? repeat(12, (k) =>
              poly(
                [
                  [430 + k * 31, 437 + i * 17],
                  [445 + k * 31, 420 + i * 17],
                  [461 + k * 31, 437 + i * 17],
                ],
                p.paper,
              ),
            )
          : ''),
    )
  );
}

export const weaving: Scene = (s) => {
  const { p } = s;
  const colours = [p.vermilion, p.ochre, p.teal, p.cream, p.maroon, p.leafDeep, p.blue];
  return (
    room(s, mix(p.orange, p.cream, 0.72), p.brown, 620) +
    windowView(s, [60, 100], [260, 280]) +
    lightBeam(s, [70, 400], 240, 620) +
    repeat(
      5,
      (i) =>
        line([870 + i * 70, 60], [870 + i * 70, 150], p.ink, 2) +
        ellipse([870 + i * 70, 210], [26, 66], colours[i] ?? p.ochre) +
        stroke(
          `M${850 + i * 70} 180q20 16 40 0M${848 + i * 70} 210q22 16 44 0M${850 + i * 70} 240q20 14 40 0`,
          p.ink,
          2,
          opacity(0.3),
        ),
    ) +
    loom(s, colours) +
    rect([400, 636], [432, 34], p.brown, 12) +
    weaver(s, 420, 0.3) +
    poly(
      [
        [640, 412],
        [690, 400],
        [750, 412],
        [690, 424],
      ],
      p.wood,
    ) +
    rect([676, 407], [34, 10], p.vermilion, 4) +
    rect([496, 780], [232, 30], p.wood) +
    repeat(
      5,
      (i) =>
        circle(930 + i * 52, 760 - (i % 2) * 34, 38, colours[(i + 1) % 7] ?? p.ochre) +
        stroke(
          `M${904 + i * 52} ${756 - (i % 2) * 34}q26 22 52 0M${906 + i * 52} ${744 - (i % 2) * 34}q24 20 48 0`,
          p.ink,
          2,
          opacity(0.3),
        ),
    )
  );
};

export const thangka: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.ochre, p.cream, 0.55), p.brown, 620) +
    windowView(s, [70, 110], [260, 280], 2, p.maroon) +
    lightBeam(s, [80, 400], 240, 620) +
    rect([500, 60], [420, 570], p.wood) +
    rect([520, 80], [380, 530], p.maroon) +
    rect([556, 112], [308, 460], mix(p.teal, p.deep, 0.4)) +
    path('M556 470Q640 420 710 440T864 450V572H556Z', p.leafDeep) +
    path('M556 250L620 180L670 230L730 150L800 230L864 190V300H556Z', mix(p.paper, p.sea, 0.4)) +
    circle(710, 300, 128, p.vermilion) +
    circle(710, 300, 112, p.ochre) +
    circle(710, 300, 96, p.cream) +
    repeat(16, (i) => turn(710, 300, i * 22.5, ellipse([710, 222], [11, 24], i % 2 ? p.vermilion : p.blue))) +
    repeat(8, (i) =>
      turn(710, 300, i * 45, path('M710 300Q690 262 710 244Q730 262 710 300Z', i % 2 ? p.teal : p.rose)),
    ) +
    circle(710, 300, 16, p.vermilion) +
    repeat(7, (i) => ellipse([640 + i * 24, 470 + Math.abs(i - 3) * 5], [13, 26], i % 2 ? p.rose : p.paper)) +
    ellipse([712, 496], [96, 14], p.leaf) +
    stroke('M600 380q20 -30 40 0t40 0M760 390q20 -30 40 0t34 0', p.paper, 6) +
    figure(s, 360, 800, 520, {
      pose: 'sit',
      armless: true,
      top: p.maroon,
      legs: mix(p.maroon, p.ink, 0.25),
    }) +
    stroke('M480 500L506 468', p.skin, 22) +
    stroke('M402 520Q440 570 486 496', mix(p.maroon, p.orange, 0.2), 36) +
    circle(508, 466, 15, p.skin) +
    line([504, 472], [566, 436], p.wood, 5) +
    line([558, 440], [576, 430], p.ink, 7) +
    table(s, [900, 650], 260, 130) +
    [p.vermilion, p.blue, p.leafDeep, p.ochre]
      .map((c, i) => bowl(s, [945 + i * 58, 648], 52, p.paper, c))
      .join('') +
    rect([1010, 150], [110, 170], p.vermilion) +
    rect([1026, 170], [78, 120], p.deep) +
    circle(1065, 226, 28, p.ochre) +
    rect([240, 745], [300, 26], p.vermilion, 12)
  );
};

export const printShop: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.slate, p.cream, 0.6), p.slate, 600) +
    windowView(s, [850, 90], [290, 280]) +
    rect([70, 100], [330, 330], p.brown) +
    repeat(9, (i) =>
      repeat(
        9,
        (k) =>
          rect([80 + k * 35, 110 + i * 35], [31, 31], (i * k + i) % 5 ? p.wood : p.sand) +
          rect([89 + k * 35, 119 + i * 35], [13, 13], p.ink, 1, opacity(0.5)),
      ),
    ) +
    line([430, 150], [800, 150], p.ink, 3) +
    repeat(
      4,
      (i) =>
        rect([446 + i * 90, 150], [74, 110], p.paper) +
        rect([456 + i * 90, 164], [54, 40], [p.vermilion, p.teal, p.ochre, p.ink][i] ?? p.teal) +
        stroke(`M${456 + i * 90} 220h54M${456 + i * 90} 236h40`, p.ink, 3, opacity(0.6)),
    ) +
    rect([480, 400], [34, 330], p.ink) +
    rect([820, 400], [34, 330], p.ink) +
    path('M470 400Q667 310 864 400V430H470Z', p.ink) +
    rect([645, 420], [44, 90], p.slate) +
    rect([520, 505], [294, 30], p.ink) +
    rect([470, 620], [394, 44], mix(p.ink, p.slate, 0.4)) +
    rect([530, 596], [270, 24], p.paper) +
    rect([550, 600], [110, 12], p.vermilion) +
    stroke('M680 604h100', p.ink, 4) +
    stroke('M690 460L900 420', p.wood, 15) +
    circle(904, 419, 15, p.vermilion) +
    figure(s, 950, 770, 430, { pose: 'point', top: p.teal, dress: 'apron', trim: p.brown, mirrored: true }) +
    figure(s, 330, 775, 420, { pose: 'carry', top: p.paper, dress: 'apron', trim: p.deep, hat: 'bun' }) +
    rect([390, 500], [120, 12], p.paper) +
    rect([386, 512], [124, 10], p.cream) +
    table(s, [60, 660], 200, 120) +
    repeat(5, (i) => rect([80, 640 - i * 11], [150, 11], i % 2 ? p.paper : p.cream))
  );
};
