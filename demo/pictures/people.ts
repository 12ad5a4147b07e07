import { type FigureOptions, headwear } from './headwear';
import { mix } from './palette';
import { type Pose, poses } from './poses';
import { circle, ellipse, line, n, opacity, type Point, path, place, poly, type Row, stroke } from './shapes';
import type { Stage } from './stage';

/** A person standing with the feet at (x, y); `h` = height of the body when upright. */
export function figure(s: Stage, x: number, y: number, h: number, o: FigureOptions = {}): string {
  const { p } = s;
  const joints = poses[o.pose ?? 'stand'];
  const side = o.mirrored ? -1 : 1;
  const at = ([dx, dy]: Point): Point => [x + dx * h * side, y + dy * h];
  const top = o.top ?? p.teal;
  const legFill = o.legs ?? p.ink;
  const hair = o.hair ?? mix(p.ink, p.brown, 0.25);
  const dress = o.dress ?? 'plain';
  const limb = (points: readonly Point[], fill: string, width: number) =>
    stroke(
      `M${points
        .map((q) => {
          const [a, b] = at(q);
          return `${n(a)} ${n(b)}`;
        })
        .join('L')}`,
      fill,
      width * h,
    );
  const [k1, f1, k2, f2] = joints.legs;
  const [e1, h1, e2, h2] = joints.arms;
  const { hip, neck, head } = joints;
  const shoulder = (offset: number): Point => [neck[0] + offset, neck[1] + 0.035];
  const sleeve = dress === 'robe' ? 0.085 : 0.064;
  const shade = mix(top, p.ink, 0.22);
  /** Trouser legs end above the sole, where the shoe takes over. */
  const ankle = ([dx, dy]: Point): Point => [dx, dy - 0.04];
  const shoe = (foot: Point) => {
    const [a, b] = at([foot[0] - 0.045, foot[1] + 0.012]);
    const k = h * side;
    return path(
      `M${n(a)} ${n(b)}C${n(a - 0.01 * k)} ${n(b - 0.07 * h)} ${n(a + 0.09 * k)} ${n(b - 0.065 * h)} ${n(a + 0.1 * k)} ${n(b - 0.04 * h)}Q${n(a + 0.16 * k)} ${n(b - 0.03 * h)} ${n(a + 0.155 * k)} ${n(b)}Z`,
      mix(p.ink, p.brown, 0.4),
    );
  };
  /** The sleeve stops before the wrist so that the hand shows. */
  const arm = (from: Point, elbow: Point, hand: Point, fill: string) => {
    const cuff: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.76, elbow[1] + (hand[1] - elbow[1]) * 0.76];
    const [x2, y2] = at(hand);
    return (
      limb([cuff, hand], p.skin, 0.042) +
      circle(x2, y2, 0.028 * h, p.skin) +
      limb([from, elbow, cuff], fill, sleeve)
    );
  };
  let out = o.armless ? '' : arm(shoulder(-0.07), e1, h1, shade);
  if (dress === 'robe' || dress === 'skirt') {
    out +=
      shoe(f1) +
      shoe(f2) +
      limb([k1, ankle(f1)], mix(legFill, p.ink, 0.3), 0.07) +
      limb([k2, ankle(f2)], legFill, 0.07);
  } else {
    out +=
      shoe(f1) +
      limb([hip, k1, ankle(f1)], mix(legFill, p.ink, 0.25), 0.083) +
      shoe(f2) +
      limb([hip, k2, ankle(f2)], legFill, 0.086);
  }
  const hem = (dx: number, dy: number): Point => at([dx, dy]);
  const torso = [
    at([neck[0] - 0.105, neck[1] + 0.03]),
    at([neck[0] + 0.105, neck[1] + 0.03]),
    at([hip[0] + 0.088, hip[1] + 0.01]),
    at([hip[0] - 0.088, hip[1] + 0.01]),
  ];
  out += `<path d="M${torso.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}Z" fill="${top}" stroke="${top}" stroke-width="${n(0.04 * h)}" stroke-linejoin="round"/>`;
  if (dress === 'robe' || dress === 'skirt' || dress === 'coat') {
    const low =
      dress === 'robe' ? (f1[1] + f2[1]) / 2 - 0.1 : (k1[1] + k2[1]) / 2 + (dress === 'coat' ? 0.02 : 0.0);
    const fill = dress === 'skirt' ? legFill : top;
    const reach = Math.max(f2[0], k2[0], 0.09);
    const back = Math.min(f1[0], k1[0], -0.09);
    out += poly(
      [
        hem(hip[0] - 0.1, hip[1] - 0.06),
        hem(hip[0] + 0.1, hip[1] - 0.06),
        hem(reach + 0.06, low),
        hem(back - 0.05, low),
      ],
      fill,
    );
    out += poly(
      [
        hem(hip[0] - 0.1, hip[1] - 0.06),
        hem(hip[0] - 0.03, hip[1] - 0.06),
        hem(back * 0.4, low),
        hem(back - 0.05, low),
      ],
      p.ink,
      opacity(0.18),
    );
  }
  if (dress === 'robe') {
    const [a, b] = at([hip[0] - 0.11, hip[1] - 0.06]);
    const [c, d] = at([hip[0] + 0.11, hip[1] - 0.06]);
    out += line(a, b, c, d, o.trim ?? p.vermilion, 0.055 * h);
    const [q, w] = at([neck[0] + 0.09, neck[1] + 0.02]);
    const [t, u] = at([hip[0] - 0.07, hip[1] - 0.1]);
    out += line(q, w, t, u, p.cream, 0.03 * h);
  }
  if (dress === 'apron')
    out += poly(
      [
        hem(neck[0] - 0.06, neck[1] + 0.09),
        hem(neck[0] + 0.08, neck[1] + 0.09),
        hem(hip[0] + 0.11, -0.26),
        hem(hip[0] - 0.1, -0.26),
      ],
      o.trim ?? p.paper,
    );
  const [nx, ny] = at([neck[0], neck[1] - 0.005]);
  const [hx, hy] = at(head);
  out += line(nx, ny, hx, hy, p.skinDeep, 0.05 * h) + ellipse(hx, hy, 0.056 * h, 0.067 * h, p.skin);
  out += place(hx, hy, 1, headwear(s, 0.067 * h, hair, o), side < 0);
  if (!o.armless) out += arm(shoulder(0.075), e2, h2, mix(top, p.ink, 0.08));
  return out;
}

/** A row of people of changing dress, standing on one line. */
export function crowd(s: Stage, [from, to, y]: Row, h: number, count: number, pose: Pose = 'stand'): string {
  const { r, p } = s;
  let out = '';
  for (let i = 0; i < count; i++) {
    out += figure(
      s,
      from + ((to - from) * (i + 0.5)) / count + r.between(-8, 8),
      y + r.between(-8, 8),
      h * r.between(0.9, 1.06),
      {
        pose: pose === 'stand' && r.chance(0.25) ? 'hold' : pose,
        top: r.pick([p.vermilion, p.teal, p.ochre, p.leafDeep, p.maroon, p.paper, p.blue]),
        legs: r.pick([p.ink, p.deep, p.brown, p.slate]),
        dress: r.pick(['plain', 'plain', 'coat', 'robe', 'skirt']),
        hat: r.pick(['none', 'none', 'long', 'bun', 'cap', 'fur']),
        hatFill: r.pick([p.vermilion, p.ochre, p.deep]),
        mirrored: r.chance(0.5),
      },
    );
  }
  return out;
}
