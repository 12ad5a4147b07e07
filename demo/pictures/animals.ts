import { mix } from './palette';
import { circle, ellipse, line, n, opacity, type Point, path, place, repeat, stroke } from './shapes';
import type { Stage } from './stage';

/** All animals stand with the feet at (x, y) and face right; `h` = height at the shoulder. */
export function yak(
  s: Stage,
  [x, y]: Point,
  h: number,
  mirrored = false,
  coat = mix(s.p.ink, s.p.brown, 0.45),
): string {
  const dark = mix(coat, s.p.ink, 0.5);
  const light = mix(coat, s.p.wood, 0.4);
  const body =
    stroke('M-48 -30V-2M-34 -30V-2M30 -30V-2M44 -30V-2', dark, 10) +
    path(
      'M-70 -66C-72 -92 -42 -98 -18 -96C4 -112 30 -108 42 -92C56 -82 58 -66 54 -50L50 -24L42 -32L36 -18L26 -30L18 -16L8 -28L-2 -15L-12 -28L-22 -15L-32 -28L-42 -16L-50 -28L-60 -20C-68 -34 -70 -50 -70 -66Z',
      coat,
    ) +
    path(
      'M-66 -60C-40 -76 20 -78 54 -56L50 -24L42 -32L36 -18L26 -30L18 -16L8 -28L-2 -15L-12 -28L-22 -15L-32 -28L-42 -16L-50 -28L-60 -20Z',
      dark,
      opacity(0.55),
    ) +
    path('M-68 -72Q-92 -62 -86 -34Q-82 -22 -90 -14Q-70 -16 -72 -40Q-72 -52 -64 -60Z', light) +
    path(
      'M36 -90C56 -92 72 -84 80 -66C86 -54 84 -44 76 -42C66 -40 58 -48 52 -52C44 -56 34 -74 36 -90Z',
      coat,
    ) +
    path('M72 -54C80 -58 88 -52 86 -46C84 -40 76 -40 72 -44Z', s.p.stone) +
    stroke('M60 -86C58 -100 68 -108 76 -106', s.p.cream, 5) +
    stroke('M68 -82C72 -94 84 -98 90 -92', s.p.cream, 5) +
    path('M-20 -96C0 -110 26 -108 40 -94C24 -96 4 -94 -20 -96Z', light, opacity(0.7)) +
    circle(71, -65, 2.2, s.p.paper);
  return (
    ellipse([x, y + 1], [h * 0.75, h * 0.06], s.p.ink, opacity(0.25)) + place(x, y, h / 100, body, mirrored)
  );
}

export function sheep(s: Stage, [x, y]: Point, h: number, mirrored = false, grazing = false): string {
  const wool = mix(s.p.paper, s.p.cream, 0.3);
  const shade = mix(wool, s.p.slate, 0.35);
  const face = mix(s.p.ink, s.p.brown, 0.5);
  const head = grazing
    ? path('M40 -48C54 -46 64 -26 62 -14C58 -8 50 -12 46 -22C40 -30 36 -40 40 -48Z', face) +
      ellipse([46, -44], [11, 9], wool)
    : path('M42 -72C54 -76 66 -66 68 -56C66 -50 58 -50 50 -54C42 -58 40 -66 42 -72Z', face) +
      ellipse([44, -68], [11, 10], wool);
  const body =
    stroke('M-30 -30V-2M-18 -28V-2M18 -28V-2M30 -30V-2', face, 7) +
    repeat(7, (i) => circle(-36 + i * 12, -44 + Math.abs(i - 3) * 1.6, 20, shade)) +
    repeat(6, (i) => circle(-34 + i * 12, -54 + Math.abs(i - 2.5) * 2, 17, wool)) +
    head;
  return ellipse([x, y], [h * 0.55, h * 0.05], s.p.ink, opacity(0.2)) + place(x, y, h / 76, body, mirrored);
}

export type Gait = 'stand' | 'gallop';

export function horse(
  s: Stage,
  [x, y]: Point,
  h: number,
  { coat, gait = 'stand' }: { coat: string; gait?: Gait },
  mirrored = false,
): string {
  const far = mix(coat, s.p.ink, 0.4);
  const mane = mix(s.p.ink, s.p.brown, 0.2);
  const hoof = s.p.ink;
  const legs =
    gait === 'gallop'
      ? stroke('M40 -66C60 -52 72 -50 88 -44L100 -50', far, 8) +
        stroke('M-44 -62C-60 -46 -78 -42 -92 -26L-106 -26', far, 8) +
        stroke('M46 -64C64 -44 82 -34 98 -28L110 -34', coat, 9) +
        stroke('M-40 -62C-52 -42 -66 -34 -78 -14L-92 -10', coat, 9) +
        stroke('M110 -34l6 4M-92 -10l-7 3M100 -50l6 3M-106 -26l-6 4', hoof, 7)
      : stroke('M34 -60L36 -30L33 -4M-42 -60L-48 -32L-42 -4', far, 9) +
        stroke('M44 -60L47 -30L46 -4M-34 -60L-36 -30L-33 -4', coat, 9) +
        stroke('M33 -3h5M-42 -3h5M46 -3h5M-33 -3h5', hoof, 8);
  const body =
    stroke(
      gait === 'gallop' ? 'M-56 -84C-80 -96 -104 -88 -116 -76' : 'M-56 -84C-74 -80 -76 -56 -70 -34',
      mane,
      11,
    ) +
    legs +
    path(
      'M-60 -78C-60 -96 -40 -100 -20 -94C4 -90 22 -98 42 -96C58 -92 60 -70 48 -58C30 -50 -10 -50 -30 -54C-50 -52 -60 -62 -60 -78Z',
      coat,
    ) +
    path('M28 -94C44 -104 56 -124 70 -138L90 -130C82 -112 70 -90 54 -70Z', coat) +
    path(
      'M68 -138C78 -142 88 -138 94 -130L114 -108C116 -100 108 -96 102 -100L84 -112C74 -116 66 -126 68 -138Z',
      coat,
    ) +
    path('M72 -138L72 -150L80 -140Z', coat) +
    path(
      gait === 'gallop'
        ? 'M74 -142C56 -140 34 -124 22 -98C36 -104 44 -100 50 -104C58 -120 66 -128 78 -136Z'
        : 'M74 -142C60 -136 46 -118 36 -96L48 -94C56 -112 66 -128 78 -136Z',
      mane,
    ) +
    path(
      'M-58 -72C-40 -58 20 -58 52 -66C40 -54 -10 -50 -30 -54C-50 -52 -58 -62 -58 -72Z',
      s.p.ink,
      opacity(0.2),
    ) +
    circle(88, -126, 2.4, s.p.ink);
  return (
    (gait === 'stand'
      ? ellipse([x, y], [h * 0.6, h * 0.045], s.p.ink, opacity(0.22))
      : ellipse([x, y + 2], [h * 0.8, h * 0.05], s.p.ink, opacity(0.2))) + place(x, y, h / 96, body, mirrored)
  );
}

/** Black-necked crane standing (`fly` false) or in flight. */
export function crane(s: Stage, [x, y]: Point, h: number, fly = false, mirrored = false): string {
  const white = mix(s.p.paper, s.p.slate, 0.08);
  const shade = mix(s.p.slate, s.p.paper, 0.4);
  const dark = s.p.ink;
  const body = fly
    ? path('M-6 -4C-30 -40 -70 -62 -104 -62C-84 -48 -60 -24 -36 2Z', white) +
      path('M-104 -62L-118 -56L-96 -50L-104 -42L-82 -38L-86 -30L-62 -20C-70 -40 -88 -54 -104 -62Z', dark) +
      path('M4 -4C10 -44 36 -76 62 -88C58 -66 44 -24 26 4Z', shade) +
      path('M62 -88L68 -72L56 -68L58 -56L46 -50C50 -66 56 -76 62 -88Z', dark) +
      path('M-46 2C-20 -14 24 -12 44 -2C30 10 -20 16 -46 2Z', white) +
      stroke('M40 -2Q64 -6 88 -10', dark, 6) +
      circle(91, -11, 6, dark) +
      circle(93, -14, 3, s.p.vermilion) +
      stroke('M96 -10L114 -8', s.p.ochre, 3) +
      stroke('M-44 4L-96 14', dark, 4)
    : stroke('M-4 -44L-8 0M6 -44L4 -22L8 0', dark, 3.4) +
      stroke('M-8 0h9M8 0h9', dark, 3) +
      path('M-44 -46C-40 -70 -4 -78 22 -66C34 -60 28 -44 10 -40C-8 -36 -30 -38 -44 -46Z', white) +
      path('M-58 -36C-44 -56 -26 -58 -14 -52C-22 -42 -40 -36 -58 -36Z', dark) +
      path('M-30 -46C-10 -42 14 -46 26 -56C20 -42 -8 -36 -30 -46Z', shade, opacity(0.7)) +
      stroke('M18 -64C36 -74 22 -94 34 -108', dark, 7) +
      circle(36, -111, 6.4, dark) +
      ellipse([37, -115], [4.4, 2.6], s.p.vermilion) +
      stroke('M42 -111L60 -108', s.p.ochre, 3.4);
  return place(x, y, h / 118, body, mirrored);
}

export function fish(s: Stage, [x, y]: Point, long: number, fill = s.p.slate, mirrored = false): string {
  const body =
    path('M-42 0L-62 -16L-56 0L-62 16Z', mix(fill, s.p.ink, 0.3)) +
    path('M-46 0C-26 -24 24 -24 50 0C24 20 -26 20 -46 0Z', fill) +
    path('M-46 0C-26 8 24 10 50 0C24 20 -26 20 -46 0Z', s.p.paper, opacity(0.6)) +
    path('M-8 -17L6 -28L20 -15Z', mix(fill, s.p.ink, 0.3)) +
    circle(36, -4, 3.4, s.p.ink) +
    stroke('M24 -10Q19 0 24 9', s.p.ink, 2, opacity(0.5)) +
    repeat(3, (i) => stroke(`M${n(8 - i * 14)} -8q-6 7 0 14`, s.p.ink, 1.6, opacity(0.35)));
  return place(x, y, long / 112, body, mirrored);
}

export function bee(s: Stage, x: number, y: number, size: number, mirrored = false): string {
  const body =
    ellipse([-3, -11], [7, 11], s.p.white, `${opacity(0.8)} transform="rotate(-24)"`) +
    ellipse([8, -12], [6, 10], s.p.white, opacity(0.7)) +
    ellipse([0, 0], [15, 9.5], s.p.ochre) +
    stroke('M-6 -8V8M1 -9V9M8 -7V7', s.p.ink, 3.2) +
    circle(15, -1, 5.5, s.p.ink) +
    line([17, -5], [22, -11], s.p.ink, 1.6);
  return place(x, y, size / 30, body, mirrored);
}

export function dog(s: Stage, x: number, y: number, h: number, mirrored = false): string {
  const coat = s.p.brown;
  const body =
    stroke('M-24 -26L-28 -2M-14 -26L-14 -2M18 -26L16 -2M26 -28L28 -2', coat, 7) +
    path('M-34 -40C-30 -50 14 -50 30 -44C36 -34 30 -24 20 -22C0 -18 -20 -18 -30 -24Z', coat) +
    stroke('M-32 -40Q-48 -48 -44 -62', coat, 7) +
    path('M22 -44L34 -66C44 -70 52 -62 60 -54C58 -48 48 -48 42 -46L34 -34Z', coat) +
    path('M34 -66L30 -52L40 -58Z', s.p.ink) +
    circle(47, -59, 1.8, s.p.paper);
  return place(x, y, h / 66, body, mirrored);
}
