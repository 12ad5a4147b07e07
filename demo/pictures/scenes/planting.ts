import { ground, ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { ellipse, line, opacity, path, rect, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene } from '../stage';
import { broadTree, bush, treeLine } from '../trees';

export const volunteers: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 430, 240) +
    ground(s, 420, 14, p.leafPale, p.leaf) +
    treeLine(s, [0, 1200, 460], { h: 80, count: 14 }, 'broad') +
    path('M-20 600Q500 540 1220 620V820H-20Z', mix(p.wood, p.leafDeep, 0.35)) +
    [150, 560, 930]
      .map(
        (x, i) =>
          stroke(`M${x + 70} ${690 - (i % 2) * 20}V${530 - (i % 2) * 20}`, p.brown, 7) +
          broadTree(s, [x + 70, 690 - (i % 2) * 20], 230, p.leaf) +
          ellipse([x + 70, 694 - (i % 2) * 20], [62, 15], p.brown),
      )
      .join('') +
    figure(s, 130, 720, 250, { pose: 'bend', top: p.vermilion, hat: 'cap', hatFill: p.vermilion }) +
    line([196, 640], [230, 720], p.wood, 8) +
    figure(s, 380, 740, 290, { pose: 'carry', top: p.vermilion, hat: 'long', legs: p.deep }) +
    path('M430 560h60l-8 56h-44Z', p.blue) +
    figure(s, 770, 740, 280, {
      pose: 'bend',
      top: p.vermilion,
      mirrored: true,
      hat: 'cap',
      hatFill: p.vermilion,
    }) +
    figure(s, 1100, 740, 290, { pose: 'wave', top: p.vermilion, mirrored: true, hat: 'bun' }) +
    rect([60, 770], [1080, 4], p.ink, 0, opacity(0.001)) +
    bush(s, 500, 806, 90)
  );
};
