import type { FigureOptions } from './headwear';
import { mix } from './palette';
import { type Joints, poses } from './poses';
import { circle, line, n, opacity, type Point, path, poly, stroke } from './shapes';
import type { Stage } from './stage';

/** A dressed person before drawing: joints in units of the height `h`, inks, and `at`, which gives a joint's place on the sheet. */
export interface Body {
  s: Stage;
  h: number;
  /** 1 facing right, −1 facing left. */
  side: 1 | -1;
  at(joint: Point): Point;
  joints: Joints;
  dress: NonNullable<FigureOptions['dress']>;
  top: string;
  legFill: string;
  trim: string | undefined;
}

export function bodyOf(s: Stage, [x, y]: Point, h: number, o: FigureOptions): Body {
  const side = o.mirrored ? -1 : 1;
  return {
    s,
    h,
    side,
    trim: o.trim,
    at: ([dx, dy]) => [x + dx * h * side, y + dy * h],
    joints: poses[o.pose ?? 'stand'],
    dress: o.dress ?? 'plain',
    top: o.top ?? s.p.teal,
    legFill: o.legs ?? s.p.ink,
  };
}

function limb({ at, h }: Body, points: readonly Point[], fill: string, width: number): string {
  const places = points.map((joint) => {
    const [a, b] = at(joint);
    return `${n(a)} ${n(b)}`;
  });
  return stroke(`M${places.join('L')}`, fill, width * h);
}

function shoe({ s, h, side, at }: Body, foot: Point): string {
  const [a, b] = at([foot[0] - 0.045, foot[1] + 0.012]);
  const k = h * side;
  return path(
    `M${n(a)} ${n(b)}C${n(a - 0.01 * k)} ${n(b - 0.07 * h)} ${n(a + 0.09 * k)} ${n(b - 0.065 * h)} ${n(a + 0.1 * k)} ${n(b - 0.04 * h)}Q${n(a + 0.16 * k)} ${n(b - 0.03 * h)} ${n(a + 0.155 * k)} ${n(b)}Z`,
    mix(s.p.ink, s.p.brown, 0.4),
  );
}

/** An arm from the shoulder, which lies `offset` in front of the neck. The sleeve stops before the wrist so that the hand shows. */
export function arm(
  body: Body,
  offset: number,
  [elbow, hand]: readonly [Point, Point],
  fill: string,
): string {
  const { s, h, at, dress, joints } = body;
  const shoulder: Point = [joints.neck[0] + offset, joints.neck[1] + 0.035];
  const cuff: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.76, elbow[1] + (hand[1] - elbow[1]) * 0.76];
  const [x, y] = at(hand);
  return (
    limb(body, [cuff, hand], s.p.skin, 0.042) +
    circle(x, y, 0.028 * h, s.p.skin) +
    limb(body, [shoulder, elbow, cuff], fill, dress === 'robe' ? 0.085 : 0.064)
  );
}

/** Trouser legs end above the sole, where the shoe takes over. */
const ankle = ([dx, dy]: Point): Point => [dx, dy - 0.04];

export function legs(body: Body): string {
  const { s, legFill, dress, joints } = body;
  const [k1, f1, k2, f2] = joints.legs;
  if (dress === 'robe' || dress === 'skirt') {
    return (
      shoe(body, f1) +
      shoe(body, f2) +
      limb(body, [k1, ankle(f1)], mix(legFill, s.p.ink, 0.3), 0.07) +
      limb(body, [k2, ankle(f2)], legFill, 0.07)
    );
  }
  return (
    shoe(body, f1) +
    limb(body, [joints.hip, k1, ankle(f1)], mix(legFill, s.p.ink, 0.25), 0.083) +
    shoe(body, f2) +
    limb(body, [joints.hip, k2, ankle(f2)], legFill, 0.086)
  );
}

export function torso({ h, at, top, joints: { neck, hip } }: Body): string {
  const corners = [
    at([neck[0] - 0.105, neck[1] + 0.03]),
    at([neck[0] + 0.105, neck[1] + 0.03]),
    at([hip[0] + 0.088, hip[1] + 0.01]),
    at([hip[0] - 0.088, hip[1] + 0.01]),
  ];
  return `<path d="M${corners.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}Z" fill="${top}" stroke="${top}" stroke-width="${n(0.04 * h)}" stroke-linejoin="round"/>`;
}

/** The part of a robe, skirt or coat below the hip, with its shaded back. */
function hem({ s, at, dress, top, legFill, joints }: Body): string {
  const { hip } = joints;
  const [k1, f1, k2, f2] = joints.legs;
  const low =
    dress === 'robe' ? (f1[1] + f2[1]) / 2 - 0.1 : (k1[1] + k2[1]) / 2 + (dress === 'coat' ? 0.02 : 0.0);
  const reach = Math.max(f2[0], k2[0], 0.09);
  const back = Math.min(f1[0], k1[0], -0.09);
  const whole: Point[] = [
    [hip[0] - 0.1, hip[1] - 0.06],
    [hip[0] + 0.1, hip[1] - 0.06],
    [reach + 0.06, low],
    [back - 0.05, low],
  ];
  const shaded: Point[] = [
    [hip[0] - 0.1, hip[1] - 0.06],
    [hip[0] - 0.03, hip[1] - 0.06],
    [back * 0.4, low],
    [back - 0.05, low],
  ];
  return (
    poly(whole.map(at), dress === 'skirt' ? legFill : top) + poly(shaded.map(at), s.p.ink, opacity(0.18))
  );
}

/** The sash around a robe and the edge across its chest. */
function sash({ s, h, at, trim, joints: { neck, hip } }: Body): string {
  const [a, b] = at([hip[0] - 0.11, hip[1] - 0.06]);
  const [c, d] = at([hip[0] + 0.11, hip[1] - 0.06]);
  const [q, w] = at([neck[0] + 0.09, neck[1] + 0.02]);
  const [t, u] = at([hip[0] - 0.07, hip[1] - 0.1]);
  return line([a, b], [c, d], trim ?? s.p.vermilion, 0.055 * h) + line([q, w], [t, u], s.p.cream, 0.03 * h);
}

function apron({ s, at, trim, joints: { neck, hip } }: Body): string {
  const corners: Point[] = [
    [neck[0] - 0.06, neck[1] + 0.09],
    [neck[0] + 0.08, neck[1] + 0.09],
    [hip[0] + 0.11, -0.26],
    [hip[0] - 0.1, -0.26],
  ];
  return poly(corners.map(at), trim ?? s.p.paper);
}

/** Clothes over torso and legs. */
export function clothes(body: Body): string {
  switch (body.dress) {
    case 'robe':
      return hem(body) + sash(body);
    case 'skirt':
    case 'coat':
      return hem(body);
    case 'apron':
      return apron(body);
    default:
      return '';
  }
}
