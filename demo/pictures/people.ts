import { arm, bodyOf, clothes, legs, torso } from './body';
import { type FigureOptions, headwear } from './headwear';
import { mix } from './palette';
import type { Pose } from './poses';
import { ellipse, line, place, type Row } from './shapes';
import type { Stage } from './stage';

/** A person standing with the feet at (x, y); `h` = height of the body when upright. */
export function figure(s: Stage, x: number, y: number, h: number, o: FigureOptions = {}): string {
  const { p } = s;
  const body = bodyOf(s, [x, y], h, o);
  const { at, top, joints } = body;
  const [elbow1, hand1, elbow2, hand2] = joints.arms;
  const [nx, ny] = at([joints.neck[0], joints.neck[1] - 0.005]);
  const [hx, hy] = at(joints.head);
  const hair = o.hair ?? mix(p.ink, p.brown, 0.25);
  return (
    (o.armless ? '' : arm(body, -0.07, [elbow1, hand1], mix(top, p.ink, 0.22))) +
    legs(body) +
    torso(body) +
    clothes(body) +
    line([nx, ny], [hx, hy], p.skinDeep, 0.05 * h) +
    ellipse([hx, hy], [0.056 * h, 0.067 * h], p.skin) +
    place(hx, hy, 1, headwear(s, 0.067 * h, hair, o), body.side < 0) +
    (o.armless ? '' : arm(body, 0.075, [elbow2, hand2], mix(top, p.ink, 0.08)))
  );
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
