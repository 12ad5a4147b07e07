import { tileHouse } from '../buildings';
import { ground, ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, line, n, poly, repeat, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { broadTree } from '../trees';

export const orchard: Scene = (s) => {
  const blossom = s.mood === 'dawn' || s.variant % 3 === 2;
  const crown = blossom ? mix(s.p.rose, s.p.paper, 0.55) : s.p.leafDeep;
  const fruit = blossom ? s.p.paper : s.p.vermilion;
  return (
    sky(s, { horizon: 380 }) +
    ranges(s, 400, 230) +
    ground(s, 400, 10, s.p.leafPale, s.p.leaf) +
    tileHouse(s, [90, 470], 120, 90) +
    treeLineFruit(s, 470, { h: 110, count: 11 }, crown, fruit) +
    treeLineFruit(s, 560, { h: 190, count: 7 }, crown, fruit) +
    broadTree(s, [930, 790], 480, crown, fruit) +
    broadTree(s, [120, 780], 420, crown, fruit) +
    line([560, 760], [640, 470], s.p.wood, 8) +
    line([610, 770], [672, 474], s.p.wood, 8) +
    repeat(8, (i) => line([570 + i * 10, 728 - i * 34], [616 + i * 8, 728 - i * 34], s.p.wood, 6)) +
    figure(s, 630, 640, 230, {
      pose: 'raise',
      top: s.p.ochre,
      dress: 'apron',
      trim: s.p.teal,
      hat: 'scarf',
      hatFill: s.p.vermilion,
    }) +
    figure(s, 420, 760, 220, { pose: 'carry', top: s.p.teal, hat: 'brim', hatFill: s.p.sand }) +
    basket(s, 480, 640, 70, fruit) +
    basket(s, 300, 770, 110, fruit) +
    basket(s, 730, 775, 100, fruit)
  );
};

function treeLineFruit(
  s: Stage,
  y: number,
  { h, count }: { h: number; count: number },
  crown: string,
  fruit: string,
): string {
  return repeat(count, (i) =>
    broadTree(
      s,
      [30 + (1180 * (i + 0.5)) / count + s.r.between(-12, 12), y],
      h * s.r.between(0.9, 1.1),
      mix(crown, s.air.mist, 0.12),
      fruit,
    ),
  );
}

export function basket(s: Stage, x: number, y: number, w: number, fruit: string): string {
  return (
    repeat(7, (i) => circle(x - w * 0.36 + i * w * 0.12, y - w * 0.52 - (i % 2) * w * 0.08, w * 0.1, fruit)) +
    poly(
      [
        [x - w / 2, y - w * 0.5],
        [x + w / 2, y - w * 0.5],
        [x + w * 0.38, y],
        [x - w * 0.38, y],
      ],
      s.p.wood,
    ) +
    stroke(
      `M${n(x - w * 0.46)} ${n(y - w * 0.32)}H${n(x + w * 0.46)}M${n(x - w * 0.42)} ${n(y - w * 0.16)}H${n(x + w * 0.42)}M${n(x - w * 0.2)} ${n(y - w * 0.5)}V${n(y)}M${n(x + w * 0.2)} ${n(y - w * 0.5)}V${n(y)}`,
      s.p.brown,
      3,
    )
  );
}
