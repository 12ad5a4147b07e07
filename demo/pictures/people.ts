import { mix } from './palette';
import { circle, ellipse, line, n, opacity, type Point, path, poly, rect, stroke } from './shapes';
import type { Stage } from './stage';

export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sit'
  | 'bend'
  | 'raise'
  | 'point'
  | 'carry'
  | 'draw'
  | 'jump'
  | 'ride'
  | 'kick'
  | 'wave'
  | 'hold';

interface Joints {
  hip: Point;
  neck: Point;
  head: Point;
  legs: readonly [Point, Point, Point, Point];
  arms: readonly [Point, Point, Point, Point];
}

const standLegs: Joints['legs'] = [
  [-0.04, -0.26],
  [-0.05, -0.01],
  [0.045, -0.26],
  [0.06, -0.01],
];
const upright = { hip: [0, -0.5], neck: [0, -0.82], head: [0.005, -0.915] } as const;

/** Joints in units of the body height, feet at 0, facing right: back knee, back foot, front knee, front foot; elbows and hands likewise. */
const poses: Record<Pose, Joints> = {
  stand: {
    ...upright,
    legs: standLegs,
    arms: [
      [-0.12, -0.64],
      [-0.12, -0.48],
      [0.12, -0.64],
      [0.12, -0.48],
    ],
  },
  walk: {
    ...upright,
    neck: [0.02, -0.82],
    head: [0.03, -0.915],
    legs: [
      [-0.03, -0.27],
      [-0.15, -0.04],
      [0.08, -0.27],
      [0.14, -0.01],
    ],
    arms: [
      [0.09, -0.65],
      [0.17, -0.53],
      [-0.11, -0.65],
      [-0.13, -0.5],
    ],
  },
  run: {
    hip: [0, -0.5],
    neck: [0.09, -0.79],
    head: [0.13, -0.88],
    legs: [
      [-0.1, -0.29],
      [-0.3, -0.24],
      [0.17, -0.4],
      [0.14, -0.14],
    ],
    arms: [
      [0.2, -0.66],
      [0.28, -0.78],
      [-0.09, -0.67],
      [-0.13, -0.52],
    ],
  },
  sit: {
    hip: [0, -0.28],
    neck: [0.02, -0.6],
    head: [0.035, -0.695],
    legs: [
      [0.2, -0.28],
      [0.18, -0.01],
      [0.24, -0.27],
      [0.24, -0.01],
    ],
    arms: [
      [0.1, -0.42],
      [0.22, -0.4],
      [0.06, -0.41],
      [0.19, -0.36],
    ],
  },
  bend: {
    hip: [-0.06, -0.5],
    neck: [0.18, -0.68],
    head: [0.27, -0.71],
    legs: [
      [-0.05, -0.26],
      [-0.08, -0.01],
      [0.03, -0.26],
      [0.05, -0.01],
    ],
    arms: [
      [0.22, -0.52],
      [0.28, -0.34],
      [0.17, -0.5],
      [0.2, -0.31],
    ],
  },
  raise: {
    ...upright,
    legs: standLegs,
    arms: [
      [-0.15, -0.92],
      [-0.18, -1.09],
      [0.15, -0.92],
      [0.19, -1.08],
    ],
  },
  point: {
    ...upright,
    legs: standLegs,
    arms: [
      [-0.12, -0.64],
      [-0.1, -0.48],
      [0.15, -0.76],
      [0.3, -0.82],
    ],
  },
  carry: {
    ...upright,
    legs: [
      [-0.02, -0.27],
      [-0.1, -0.02],
      [0.07, -0.27],
      [0.1, -0.01],
    ],
    arms: [
      [0.12, -0.64],
      [0.25, -0.62],
      [0.08, -0.62],
      [0.22, -0.58],
    ],
  },
  draw: {
    ...upright,
    legs: [
      [-0.1, -0.26],
      [-0.17, -0.01],
      [0.09, -0.26],
      [0.15, -0.01],
    ],
    arms: [
      [0.17, -0.79],
      [0.34, -0.8],
      [-0.19, -0.8],
      [-0.02, -0.82],
    ],
  },
  jump: {
    hip: [0, -0.58],
    neck: [0.05, -0.88],
    head: [0.08, -0.975],
    legs: [
      [-0.08, -0.36],
      [-0.2, -0.2],
      [0.11, -0.4],
      [0.08, -0.15],
    ],
    arms: [
      [0.13, -1.0],
      [0.2, -1.16],
      [-0.1, -0.76],
      [-0.02, -0.64],
    ],
  },
  ride: {
    hip: [0, -0.3],
    neck: [0.07, -0.6],
    head: [0.11, -0.69],
    legs: [
      [0.14, -0.22],
      [0.06, 0],
      [0.16, -0.22],
      [0.08, 0],
    ],
    arms: [
      [0.14, -0.44],
      [0.26, -0.42],
      [0.08, -0.44],
      [0.22, -0.38],
    ],
  },
  kick: {
    hip: [0, -0.5],
    neck: [-0.05, -0.81],
    head: [-0.04, -0.905],
    legs: [
      [-0.05, -0.26],
      [-0.1, -0.01],
      [0.14, -0.36],
      [0.32, -0.24],
    ],
    arms: [
      [-0.18, -0.7],
      [-0.28, -0.62],
      [0.1, -0.68],
      [0.2, -0.72],
    ],
  },
  wave: {
    ...upright,
    legs: standLegs,
    arms: [
      [-0.12, -0.64],
      [-0.11, -0.48],
      [0.16, -0.86],
      [0.17, -1.03],
    ],
  },
  hold: {
    ...upright,
    legs: standLegs,
    arms: [
      [0.1, -0.62],
      [0.16, -0.64],
      [0.04, -0.61],
      [0.14, -0.58],
    ],
  },
};

export interface FigureOptions {
  pose?: Pose;
  top?: string;
  legs?: string;
  hair?: string;
  dress?: 'plain' | 'robe' | 'coat' | 'skirt' | 'apron';
  /** robe: the sash; apron: the apron. */
  trim?: string;
  hat?: 'none' | 'helmet' | 'brim' | 'cap' | 'fur' | 'scarf' | 'bun' | 'long';
  hatFill?: string;
  mirrored?: boolean;
}

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
  const shoe = (f: Point) => {
    const [a, b] = at(f);
    return ellipse(a + 0.025 * h * side, b - 0.008 * h, 0.05 * h, 0.022 * h, mix(p.ink, p.brown, 0.4));
  };
  const hand = (q: Point) => {
    const [a, b] = at(q);
    return circle(a, b, 0.029 * h, p.skin);
  };
  let out = limb([shoulder(-0.07), e1, h1], shade, sleeve) + hand(h1);
  if (dress === 'robe' || dress === 'skirt') {
    out +=
      limb([k1, f1], mix(legFill, p.ink, 0.3), 0.07) + limb([k2, f2], legFill, 0.07) + shoe(f1) + shoe(f2);
  } else {
    out +=
      limb([hip, k1, f1], mix(legFill, p.ink, 0.25), 0.083) +
      shoe(f1) +
      limb([hip, k2, f2], legFill, 0.086) +
      shoe(f2);
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
  out += hairAndHat(s, hx, hy, h, side, hair, o);
  out += limb([shoulder(0.075), e2, h2], mix(top, p.ink, 0.08), sleeve) + hand(h2);
  return out;
}

function hairAndHat(
  s: Stage,
  x: number,
  y: number,
  h: number,
  side: number,
  hair: string,
  o: FigureOptions,
): string {
  const { p } = s;
  const k = 0.067 * h;
  const fill = o.hatFill ?? p.ochre;
  const cap = `M${n(x - k)} ${n(y + k * 0.15)}C${n(x - k * 1.05)} ${n(y - k * 1.35)} ${n(x + k * 1.0)} ${n(y - k * 1.4)} ${n(x + k * 0.92)} ${n(y - k * 0.25)}Q${n(x + side * k * 0.3)} ${n(y - k * 0.55)} ${n(x - side * k * 0.35)} ${n(y - k * 0.1)}L${n(x - side * k * 0.5)} ${n(y + k * 0.55)}Q${n(x - side * k * 0.9)} ${n(y + k * 0.5)} ${n(x - side * k)} ${n(y + k * 0.1)}Z`;
  const base = path(cap, hair);
  switch (o.hat ?? 'none') {
    case 'helmet':
      return (
        base +
        path(
          `M${n(x - k * 1.1)} ${n(y - k * 0.2)}A${n(k * 1.1)} ${n(k * 1.1)} 0 0 1 ${n(x + k * 1.1)} ${n(y - k * 0.2)}Z`,
          fill,
        ) +
        line(
          x - k * 1.1 + (side > 0 ? 0 : -k * 0.4),
          y - k * 0.2,
          x + k * 1.1 + (side > 0 ? k * 0.4 : 0),
          y - k * 0.2,
          fill,
          k * 0.28,
        )
      );
    case 'brim':
      return (
        base +
        path(
          `M${n(x - k * 2)} ${n(y - k * 0.25)}L${n(x)} ${n(y - k * 1.75)}L${n(x + k * 2)} ${n(y - k * 0.25)}Z`,
          fill,
        ) +
        path(
          `M${n(x)} ${n(y - k * 1.75)}L${n(x + k * 2)} ${n(y - k * 0.25)}L${n(x + k * 0.4)} ${n(y - k * 0.25)}Z`,
          p.ink,
          opacity(0.15),
        )
      );
    case 'cap':
      return (
        base +
        path(
          `M${n(x - k * 1.05)} ${n(y - k * 0.3)}A${n(k * 1.05)} ${n(k)} 0 0 1 ${n(x + k * 1.05)} ${n(y - k * 0.3)}Z`,
          fill,
        ) +
        line(x + side * k * 0.3, y - k * 0.32, x + side * k * 1.6, y - k * 0.25, fill, k * 0.22)
      );
    case 'fur':
      return (
        base +
        rect(x - k * 1.25, y - k * 1.15, k * 2.5, k * 0.85, p.brown, k * 0.4) +
        path(
          `M${n(x - k * 0.9)} ${n(y - k * 1.1)}Q${n(x)} ${n(y - k * 2)} ${n(x + k * 0.9)} ${n(y - k * 1.1)}Z`,
          fill,
        )
      );
    case 'scarf':
      return path(
        `M${n(x - k * 1.1)} ${n(y + k * 0.9)}C${n(x - k * 1.3)} ${n(y - k * 1.6)} ${n(x + k * 1.3)} ${n(y - k * 1.6)} ${n(x + k)} ${n(y - k * 0.35)}Q${n(x)} ${n(y - k * 0.5)} ${n(x - side * k * 0.3)} ${n(y + k * 0.9)}Z`,
        fill,
      );
    case 'bun':
      return base + circle(x - side * k * 0.8, y - k * 0.75, k * 0.45, hair);
    case 'long':
      return (
        path(
          `M${n(x - side * k * 0.9)} ${n(y - k * 0.4)}Q${n(x - side * k * 1.5)} ${n(y + k)} ${n(x - side * k * 1.05)} ${n(y + k * 2)}L${n(x - side * k * 0.2)} ${n(y + k * 1.7)}L${n(x - side * k * 0.3)} ${n(y)}Z`,
          hair,
        ) + base
      );
    default:
      return base;
  }
}

/** A row of people of changing dress, standing on one line. */
export function crowd(
  s: Stage,
  from: number,
  to: number,
  y: number,
  h: number,
  count: number,
  pose: Pose = 'stand',
): string {
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
