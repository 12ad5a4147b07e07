import { mix } from './palette';
import {
  circle,
  ellipse,
  line,
  n,
  opacity,
  type Point,
  path,
  place,
  poly,
  rect,
  repeat,
  stroke,
} from './shapes';
import type { Stage } from './stage';

function wheel(s: Stage, x: number, r = 13): string {
  return circle(x, -r, r, s.p.ink) + circle(x, -r, r * 0.48, s.p.stone) + circle(x, -r, r * 0.18, s.p.ink);
}

const glass = (s: Stage) => (s.air.lit ? s.air.pane : mix(s.p.deep, s.p.sea, 0.45));

/** Vehicles stand with the wheels at (x, y), front to the right; `k` = pixels per unit (a car is 100 units long). */
export function bus(s: Stage, [x, y]: Point, k: number, fill = s.p.leafDeep, mirrored = false): string {
  const body =
    ellipse([0, 0], [118, 5], s.p.ink, opacity(0.3)) +
    rect([-110, -92], [220, 80], fill, 12) +
    rect([-110, -38], [220, 12], s.p.paper) +
    repeat(5, (i) => rect([-98 + i * 34, -80], [28, 34], glass(s), 3)) +
    rect([74, -80], [30, 46], glass(s), 6) +
    rect([40, -80], [26, 66], mix(fill, s.p.ink, 0.35), 2) +
    rect([43, -77], [20, 60], glass(s), 2, opacity(0.9)) +
    wheel(s, -66, 15) +
    wheel(s, 66, 15) +
    circle(106, -24, 5, s.p.ochre) +
    rect([-70, -100], [70, 9], mix(fill, s.p.ink, 0.3), 3) +
    poly(
      [
        [-98, -80],
        [-84, -80],
        [-98, -60],
      ],
      s.p.white,
      opacity(0.35),
    );
  return place(x, y, k, body, mirrored);
}

export function car(s: Stage, [x, y]: Point, k: number, fill = s.p.vermilion, mirrored = false): string {
  const body =
    ellipse([0, 0], [56, 4], s.p.ink, opacity(0.3)) +
    path('M-50 -12V-28C-48 -34 -38 -34 -32 -36L-20 -50H16L32 -36C44 -34 50 -30 50 -22V-12Z', fill) +
    path('M-16 -46H-2V-36H-26ZM3 -46H14L25 -36H3Z', glass(s)) +
    wheel(s, -28, 11) +
    wheel(s, 30, 11) +
    circle(48, -24, 3.4, s.p.ochre) +
    rect([-50, -18], [100, 4], s.p.ink, 0, opacity(0.2));
  return place(x, y, k, body, mirrored);
}

/** Van body used by the ambulance, post and service cars. */
export function van(
  s: Stage,
  [x, y]: Point,
  k: number,
  { fill, stripe, mark = 'none' }: { fill: string; stripe: string; mark?: 'none' | 'cross' | 'parcel' },
  mirrored = false,
): string {
  const sign =
    mark === 'cross'
      ? rect([-26, -52], [22, 7], s.p.vermilion) + rect([-18.5, -59.5], [7, 22], s.p.vermilion)
      : mark === 'parcel'
        ? rect([-30, -58], [24, 20], s.p.ochre) + line([-18, -58], [-18, -38], s.p.brown, 3)
        : '';
  const body =
    ellipse([0, 0], [80, 5], s.p.ink, opacity(0.3)) +
    path('M-74 -12V-74Q-74 -80 -66 -80H30Q40 -80 46 -70L62 -44Q74 -42 74 -32V-12Z', fill) +
    path('M30 -70H38L52 -44H30Z', glass(s)) +
    rect([-74, -34], [148, 9], stripe) +
    line([24, -76], [24, -14], s.p.ink, 1.5, opacity(0.4)) +
    sign +
    wheel(s, -44, 14) +
    wheel(s, 46, 14) +
    circle(71, -28, 4, s.p.ochre);
  return place(x, y, k, body, mirrored);
}

export function fireTruck(s: Stage, x: number, y: number, k: number, mirrored = false): string {
  const red = s.p.vermilion;
  const body =
    ellipse([0, 0], [126, 6], s.p.ink, opacity(0.3)) +
    rect([-118, -78], [150, 62], red, 5) +
    path('M36 -16V-86Q36 -92 44 -92H92Q102 -92 106 -80L116 -50V-16Z', red) +
    path('M66 -84H90Q96 -84 98 -78L106 -54H66Z', glass(s)) +
    rect([42, -84], [18, 30], glass(s), 2) +
    repeat(
      3,
      (i) =>
        rect([-108 + i * 44, -66], [38, 34], mix(s.p.stone, s.p.paper, 0.4), 2) +
        repeat(4, (j) => line([-106 + i * 44, -60 + j * 8], [-74 + i * 44, -60 + j * 8], s.p.slate, 2)),
    ) +
    rect([-118, -28], [234, 6], s.p.paper) +
    rect([56, -102], [30, 10], s.p.blue, 4) +
    line([-112, -88], [60, -112], s.p.stone, 5) +
    line([-112, -98], [60, -122], s.p.stone, 5) +
    repeat(9, (i) => line([-106 + i * 19, -90 - i * 2.6], [-106 + i * 19, -98 - i * 2.6], s.p.stone, 3)) +
    wheel(s, -86, 17) +
    wheel(s, -48, 17) +
    wheel(s, 78, 17) +
    circle(112, -30, 5, s.p.ochre);
  return place(x, y, k, body, mirrored);
}

/** High-speed train: nose to the right, `cars` carriages behind it. */
export function train(s: Stage, [x, y]: Point, k: number, cars = 3, mirrored = false): string {
  const white = s.p.paper;
  const long = cars * 190;
  const body =
    path('M0 -6V-72H60C110 -70 150 -40 164 -18C166 -10 160 -6 150 -6Z', white) +
    path('M66 -64C96 -62 116 -50 128 -38H78Z', glass(s)) +
    path('M0 -26H158C164 -18 162 -8 150 -6H0Z', s.p.teal, opacity(0.9)) +
    repeat(2, (i) => rect([10 + i * 26, -58], [18, 18], glass(s), 4)) +
    repeat(
      cars,
      (c) =>
        rect([-190 * (c + 1) + 3, -72], [186, 66], white, 4) +
        rect([-190 * (c + 1) + 3, -26], [186, 20], s.p.teal, 0, opacity(0.9)) +
        repeat(6, (i) => rect([-190 * (c + 1) + 16 + i * 28, -58], [20, 18], glass(s), 4)),
    ) +
    rect([-long, -72], [long + 60, 5], s.p.white) +
    line([-long, -36], [150, -36], s.p.vermilion, 3) +
    rect([-long, -6], [long + 140, 6], s.p.ink);
  return place(x, y, k, body, mirrored);
}

/** Flat ferry boat with a cabin; waterline at (x, y). */
export function ferryBoat(s: Stage, x: number, y: number, k: number, mirrored = false): string {
  const body =
    path('M-150 -26H160L132 8H-128Z', s.p.teal) +
    path('M-150 -26H160L155 -18H-146Z', s.p.vermilion) +
    rect([-96, -76], [130, 50], s.p.paper) +
    repeat(4, (i) => rect([-86 + i * 30, -64], [20, 20], glass(s))) +
    rect([-106, -86], [154, 11], s.p.vermilion, 3) +
    rect([-64, -120], [56, 34], s.p.paper) +
    rect([-58, -112], [44, 16], glass(s)) +
    rect([-70, -126], [68, 7], s.p.ink, 2) +
    line([70, -26], [70, -120], s.p.ink, 4) +
    path('M70 -118L112 -106L70 -94Z', s.p.vermilion) +
    stroke('M60 -46H156M90 -46V-26M122 -46V-26M152 -46V-26', s.p.ink, 3);
  return place(x, y, k, body, mirrored);
}

export function rowBoat(s: Stage, x: number, y: number, k: number, mirrored = false): string {
  return place(
    x,
    y,
    k,
    path('M-80 -18Q0 -4 84 -22Q70 10 40 12H-40Q-70 8 -80 -18Z', s.p.brown) +
      path('M-80 -18Q0 -4 84 -22L80 -16Q0 2 -77 -12Z', s.p.wood),
    mirrored,
  );
}

export function truck(
  s: Stage,
  [x, y]: Point,
  k: number,
  { cab = s.p.ochre, load = s.p.stone }: { cab?: string; load?: string } = {},
  mirrored = false,
): string {
  const body =
    ellipse([0, 0], [96, 5], s.p.ink, opacity(0.3)) +
    path('M-90 -20L-84 -74H24V-20Z', load) +
    rect([-92, -24], [180, 8], s.p.ink) +
    path('M32 -20V-76Q32 -82 40 -82H66Q74 -82 78 -72L86 -48V-20Z', cab) +
    path('M52 -74H66L76 -50H52Z', glass(s)) +
    wheel(s, -62, 15) +
    wheel(s, -28, 15) +
    wheel(s, 58, 15) +
    stroke('M-64 -70V-26M-38 -70V-26M-10 -70V-26', s.p.ink, 2, opacity(0.3));
  return place(x, y, k, body, mirrored);
}

/** Excavator with raised arm. */
export function excavator(s: Stage, x: number, y: number, k: number, mirrored = false): string {
  const yellow = s.p.ochre;
  const body =
    rect([-60, -26], [110, 26], s.p.ink, 13) +
    repeat(4, (i) => circle(-44 + i * 26, -13, 8, s.p.slate)) +
    path('M-58 -30V-62H-10V-92H28V-30Z', yellow) +
    rect([-2, -86], [24, 30], glass(s), 3) +
    stroke('M24 -50L84 -128L136 -84', yellow, 13) +
    stroke('M24 -50L84 -128', mix(yellow, s.p.ink, 0.2), 4) +
    path('M124 -92L150 -86L154 -52Q136 -44 124 -60Z', s.p.slate);
  return place(x, y, k, body, mirrored);
}

/** Tower crane; foot at (x, y), `h` high, jib to the right. */
export function towerCrane(s: Stage, [x, y]: Point, h: number, jib: number, fill = s.p.vermilion): string {
  const top = y - h;
  let d = `M${n(x - 7)} ${n(y)}V${n(top)}M${n(x + 7)} ${n(y)}V${n(top)}`;
  for (let yy = y; yy > top + 10; yy -= 18) d += `M${n(x - 7)} ${n(yy)}L${n(x + 7)} ${n(yy - 18)}`;
  d += `M${n(x - jib * 0.3)} ${n(top)}H${n(x + jib)}M${n(x)} ${n(top - 18)}H${n(x + jib * 0.9)}L${n(x + jib)} ${n(top)}`;
  for (let xx = 0; xx < jib * 0.9; xx += 22)
    d += `M${n(x + xx)} ${n(top)}L${n(x + xx + 11)} ${n(top - 18)}L${n(x + xx + 22)} ${n(top)}`;
  d += `M${n(x)} ${n(top - 54)}L${n(x + jib * 0.72)} ${n(top - 18)}M${n(x)} ${n(top - 54)}L${n(x - jib * 0.28)} ${n(top)}M${n(x - 7)} ${n(top)}L${n(x)} ${n(top - 54)}L${n(x + 7)} ${n(top)}`;
  return (
    stroke(d, fill, 3) +
    rect([x - jib * 0.3, top], [jib * 0.14, 26], s.p.slate) +
    line([x + jib * 0.68, top], [x + jib * 0.68, top + h * 0.3], s.p.ink, 2) +
    rect([x + jib * 0.68 - 22, top + h * 0.3], [44, 14], s.p.stone) +
    rect([x - 14, top + 4], [28, 26], s.p.paper) +
    rect([x - 2, top + 8], [13, 14], s.p.deep)
  );
}

export function droneCraft(s: Stage, x: number, y: number, k: number): string {
  const body =
    stroke('M-60 -14L-16 0M60 -14L16 0M-44 16L-14 2M44 16L14 2', s.p.ink, 6) +
    path('M-30 -8Q0 -20 30 -8L24 12H-24Z', s.p.paper) +
    path('M-30 -8Q0 -20 30 -8L27 0H-28Z', s.p.vermilion) +
    rect([-9, 10], [18, 14], s.p.ink, 5) +
    circle(0, 18, 4, s.p.sea) +
    [
      [-60, -16],
      [60, -16],
      [-44, 12],
      [44, 12],
    ]
      .map(
        ([a = 0, b = 0]) =>
          rect([a - 4, b - 6], [8, 10], s.p.ink, 2) + ellipse([a, b - 7], [34, 4], s.p.slate, opacity(0.55)),
      )
      .join('') +
    stroke('M-20 12L-26 34M20 12L26 34', s.p.ink, 4);
  return place(x, y, k, body);
}
