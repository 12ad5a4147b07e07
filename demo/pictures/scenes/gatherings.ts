import { pane, roofs } from '../buildings';
import { ground, ranges } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import { circle, ellipse, line, n, opacity, type Point, path, poly, rect, repeat, stroke } from '../shapes';
import { flagLine } from '../shrines';
import { birds, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { branchFrame, treeLine, willow } from '../trees';
import { lantern } from './streets';

export const lanterns: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 430, clouds: 1, sun: { x: 900, y: 150, r: 50 } }) +
    ranges(s, 470, 220) +
    roofs(s, [-40, 540], 1260, 2, 150) +
    rect([0, 600], [1200, 220], mix(p.stone, p.ink, 0.3)) +
    repeat(
      4,
      (row) =>
        stroke(`M-20 ${60 + row * 90}Q600 ${220 + row * 90} 1220 ${40 + row * 90}`, p.ink, 3) +
        repeat(9 - row, (i) => {
          const t = (i + 0.5) / (9 - row);
          const x = t * 1200;
          const y = 60 + row * 90 + 4 * 75 * t * (1 - t) + 40;
          return lantern(s, x, y, 42 - row * 7, (i + row) % 4 === 0 ? p.ochre : p.vermilion);
        }),
    ) +
    crowd(s, [60, 1140, 720], 190, 9) +
    figure(s, 560, 790, 190, { pose: 'raise', top: p.ochre }) +
    lantern(s, 598, 560, 30) +
    figure(s, 690, 800, 290, { pose: 'hold', dress: 'coat', top: p.maroon, hat: 'bun', mirrored: true })
  );
};

/** Curtains on both sides of the stage and the hangings above it. */
function curtain({ p }: Stage): string {
  return (
    repeat(
      6,
      (i) =>
        path(
          `M${-20 + i * 36} 0Q${-4 + i * 36} 320 ${-20 + i * 34} 620H${18 + i * 34}Q${24 + i * 36} 320 ${22 + i * 36} 0Z`,
          i % 2 ? p.vermilion : p.maroon,
        ) +
        path(
          `M${1220 - i * 36} 0Q${1204 - i * 36} 320 ${1220 - i * 34} 620H${1182 - i * 34}Q${1176 - i * 36} 320 ${1178 - i * 36} 0Z`,
          i % 2 ? p.vermilion : p.maroon,
        ),
    ) +
    repeat(9, (i) =>
      path(
        `M${i * 134 - 4} 0H${i * 134 + 136}Q${i * 134 + 66} 150 ${i * 134 - 4} 0Z`,
        i % 2 ? p.maroon : p.vermilion,
      ),
    )
  );
}

export const stage: Scene = (s) => {
  const { p } = s;
  return (
    rect([0, 0], [1200, 800], mix(p.ink, p.maroon, 0.35)) +
    rect([170, 120], [860, 440], s.fade(120, 560, [[s.air.sky[0]], [s.air.sky[1]], [s.air.sky[2]]])) +
    circle(790, 260, 70, s.air.sun) +
    `<g transform="translate(170 190) scale(.72)">${ranges(s, 520, 320)}</g>` +
    rect([0, 540], [1200, 120], p.wood) +
    rect([0, 540], [1200, 10], p.ochre) +
    rect([0, 640], [1200, 180], mix(p.ink, p.brown, 0.2)) +
    [300, 600, 900]
      .map((x) =>
        poly(
          [
            [x - 20, 0],
            [x + 20, 0],
            [x + 130, 620],
            [x - 130, 620],
          ],
          '#fff2c4',
          opacity(0.16),
        ),
      )
      .join('') +
    curtain(s) +
    [380, 500, 720, 840]
      .map((x, i) =>
        figure(s, x, 610, 230, {
          pose: 'raise',
          dress: 'robe',
          top: i % 2 ? p.teal : p.blue,
          trim: p.vermilion,
          hat: 'long',
          mirrored: i > 1,
        }),
      )
      .join('') +
    figure(s, 610, 625, 260, {
      pose: 'wave',
      dress: 'robe',
      top: p.maroon,
      trim: p.ochre,
      hat: 'fur',
      hatFill: p.ochre,
    }) +
    stroke('M430 380q60 -60 90 10M780 380q-50 -60 -90 10', p.paper, 8) +
    repeat(
      15,
      (i) =>
        circle(40 + i * 80, 770 + (i % 2) * 20, 38, p.ink) +
        rect([-2 + i * 80, 790 + (i % 2) * 14], [84, 60], p.ink, 26),
    )
  );
};

function bigTent(s: Stage, [x, y]: Point, w: number, trim: string): string {
  const { p } = s;
  return (
    poly(
      [
        [x - w / 2, y],
        [x - w * 0.42, y - w * 0.3],
        [x - w * 0.06, y - w * 0.52],
        [x + w * 0.06, y - w * 0.52],
        [x + w * 0.42, y - w * 0.3],
        [x + w / 2, y],
      ],
      p.paper,
    ) +
    poly(
      [
        [x + w * 0.02, y - w * 0.52],
        [x + w * 0.06, y - w * 0.52],
        [x + w * 0.42, y - w * 0.3],
        [x + w / 2, y],
        [x + w * 0.2, y],
      ],
      p.ink,
      opacity(0.12),
    ) +
    stroke(`M${n(x - w * 0.42)} ${n(y - w * 0.3)}H${n(x + w * 0.42)}`, trim, w * 0.035) +
    rect([x - w * 0.12, y - w * 0.26], [w * 0.24, w * 0.26], s.air.lit ? s.air.pane : p.deep) +
    stroke(
      `M${n(x - w * 0.3)} ${n(y - w * 0.1)}q${n(w * 0.05)} ${n(-w * 0.12)} ${n(w * 0.1)} 0t${n(-w * 0.05)} ${n(w * 0.05)}M${n(x + w * 0.2)} ${n(y - w * 0.1)}q${n(w * 0.05)} ${n(-w * 0.12)} ${n(w * 0.1)} 0t${n(-w * 0.05)} ${n(w * 0.05)}`,
      trim,
      w * 0.018,
    ) +
    circle(x, y - w * 0.43, w * 0.04, trim)
  );
}

export const festivalTents: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 430, 250) +
    ground(s, 420, 14, p.leafPale, p.leaf) +
    bigTent(s, [130, 500], 180, p.vermilion) +
    bigTent(s, [420, 490], 200, p.blue) +
    bigTent(s, [760, 495], 190, p.maroon) +
    bigTent(s, [1060, 505], 210, p.blue) +
    flagLine(s, [0, 300], [600, 340], 50, { size: 26 }) +
    flagLine(s, [600, 340], [1200, 280], 60, { size: 26, phase: 2 }) +
    line([600, 330], [600, 560], p.brown, 7) +
    bigTent(s, [300, 660], 420, p.blue) +
    bigTent(s, [900, 670], 440, p.vermilion) +
    crowd(s, [60, 1150, 730], 150, 12) +
    ellipse([600, 690], [120, 16], p.brown, opacity(0.2)) +
    figure(s, 560, 790, 230, {
      pose: 'raise',
      dress: 'robe',
      top: p.maroon,
      trim: p.ochre,
      hat: 'fur',
      hatFill: p.vermilion,
    }) +
    figure(s, 700, 790, 225, {
      pose: 'raise',
      dress: 'robe',
      top: p.teal,
      trim: p.vermilion,
      hat: 'long',
      mirrored: true,
    })
  );
};

export const elderlyPark: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400, clouds: 2 }) +
    ranges(s, 430, 220) +
    ground(s, 420, 12, p.leafPale, p.leaf) +
    treeLine(s, [0, 1200, 460], { h: 120, count: 11 }, 'broad') +
    stroke('M700 500V360M960 500V360', p.maroon, 14) +
    path('M650 372Q700 350 720 300H940Q960 350 1010 372Z', p.deep) +
    rect([690, 372], [280, 12], p.vermilion) +
    rect([680, 490], [300, 16], p.stone) +
    path('M-20 640Q500 580 1220 640V820H-20Z', mix(p.sand, p.stone, 0.4)) +
    [200, 330, 460]
      .map((x, i) =>
        figure(s, x, 700 + (i % 2) * 14, 220, {
          pose: 'draw',
          top: p.paper,
          legs: p.paper,
          hair: p.stone,
          hat: i === 1 ? 'bun' : 'none',
        }),
      )
      .join('') +
    rect([720, 690], [270, 14], p.wood) +
    rect([740, 700], [12, 60], p.ink) +
    rect([960, 700], [12, 60], p.ink) +
    rect([720, 640], [270, 12], p.wood) +
    figure(s, 800, 760, 240, { pose: 'sit', top: p.maroon, hair: p.stone, dress: 'plain' }) +
    figure(s, 930, 760, 240, { pose: 'sit', top: p.teal, hair: p.stone, hat: 'bun', mirrored: true }) +
    rect([838, 690], [56, 10], p.cream) +
    willow(s, 1215, 800, 400) +
    branchFrame(s, true) +
    birds(s, 520, 200, 4)
  );
};

export const playground: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 430, 240) +
    ground(s, 420, 10, p.leaf, p.leafDeep) +
    rect([760, 300], [380, 160], p.cream) +
    rect([750, 286], [400, 20], p.vermilion) +
    repeat(6, (i) => pane(s, [784 + i * 60, 340], 36, 50)) +
    treeLine(s, [0, 700, 450], { h: 100, count: 8 }, 'broad') +
    path('M-20 560Q600 500 1220 560V820H-20Z', mix(p.sand, p.orange, 0.2)) +
    stroke('M120 720L200 360L280 720M560 720L480 360L400 720', p.vermilion, 0.1) +
    stroke('M90 730L160 370L230 730M520 730L590 370L660 730M160 370H590', p.teal, 13) +
    stroke('M280 372L220 600M320 372L264 600M420 372L450 620M470 372L500 620', p.ink, 4) +
    rect([206, 598], [72, 10], p.vermilion) +
    rect([440, 618], [70, 10], p.vermilion) +
    figure(s, 240, 680, 220, { pose: 'sit', top: p.ochre, mirrored: true, hat: 'long' }) +
    figure(s, 474, 700, 210, { pose: 'sit', top: p.blue }) +
    stroke('M820 730V430M900 730V430', p.vermilion, 12) +
    repeat(6, (i) => line([820, 470 + i * 44], [900, 470 + i * 44], p.vermilion, 8)) +
    path('M896 436Q990 470 1050 620T1190 730V752Q1090 730 1030 640T900 470Z', p.ochre) +
    figure(s, 1010, 610, 170, { pose: 'sit', top: p.teal }) +
    figure(s, 720, 770, 200, { pose: 'run', top: p.vermilion }) +
    circle(640, 750, 26, p.paper) +
    stroke('M622 740q18 14 36 0', p.vermilion, 5)
  );
};
