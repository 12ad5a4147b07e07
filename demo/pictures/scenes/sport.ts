import { horse } from '../animals';
import { slab } from '../buildings';
import { ground, ranges } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import {
  circle,
  ellipse,
  line,
  n,
  opacity,
  type Point,
  path,
  poly,
  type Row,
  rect,
  repeat,
  stroke,
} from '../shapes';
import { flagLine } from '../shrines';
import { birds, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { snowSummits } from '../summits';
import { treeLine } from '../trees';
import { tent } from './herding';

function spectators(s: Stage, [from, to, y]: Row, rows: number, size: number): string {
  const { p, r } = s;
  return repeat(rows, (row) => {
    const count = Math.round((to - from) / (size * 1.5));
    return repeat(count, (i) => {
      const x = from + ((to - from) * (i + (row % 2) * 0.5)) / count;
      const yy = y + row * size * 1.15;
      const fill = r.pick([p.vermilion, p.ochre, p.paper, p.teal, p.blue, p.maroon]);
      return (
        rect([x - size * 0.55, yy], [size * 1.1, size * 1.2], fill, size * 0.4) +
        circle(x, yy - size * 0.2, size * 0.4, p.skin) +
        path(
          `M${n(x - size * 0.42)} ${n(yy - size * 0.2)}A${n(size * 0.42)} ${n(size * 0.44)} 0 0 1 ${n(x + size * 0.42)} ${n(yy - size * 0.2)}Z`,
          p.ink,
        )
      );
    });
  });
}

export const stadium: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 300 }) +
    ranges(s, 320, 220) +
    path('M-20 500V330Q600 200 1220 330V500Z', mix(p.slate, p.ink, 0.3)) +
    path('M-20 340Q600 200 1220 340V310Q600 160 -20 310Z', p.paper) +
    spectators(s, [0, 1200, 350], 6, 22) +
    ellipse([600, 680], [760, 210], p.orange) +
    repeat(4, (i) =>
      ellipse(
        [600, 680],
        [730 - i * 34, 196 - i * 13],
        'none',
        `stroke="${p.paper}" stroke-width="3" opacity="0.7"`,
      ),
    ) +
    ellipse([600, 684], [590, 146], p.leaf) +
    repeat(5, (i) =>
      path(
        `M${180 + i * 190} ${684 - 140 * Math.sqrt(1 - ((i * 190 - 420) / 590) ** 2)}h80L${240 + i * 220 - 60} 820h-110Z`,
        p.leafDeep,
        opacity(0.35),
      ),
    ) +
    ellipse([600, 684], [120, 36], 'none', `stroke="${p.paper}" stroke-width="5"`) +
    line([600, 542], [600, 820], p.paper, 5) +
    [80, 1120]
      .map(
        (x) =>
          line([x, 480], [x, 90], p.slate, 10) +
          rect([x - 60, 50], [120, 56], p.ink, 4) +
          repeat(8, (i) =>
            circle(x - 44 + (i % 4) * 29, 66 + Math.floor(i / 4) * 24, 9, s.air.lit ? '#fff3c8' : p.paper),
          ) +
          (s.air.lit ? s.glow(x, 80, 200, '#fff0c0', 0.6) : ''),
      )
      .join('') +
    figure(s, 420, 700, 90, { pose: 'run', top: p.vermilion, legs: p.paper }) +
    figure(s, 540, 720, 96, { pose: 'kick', top: p.vermilion, legs: p.paper }) +
    figure(s, 700, 710, 92, { pose: 'run', top: p.blue, mirrored: true }) +
    circle(590, 712, 8, p.white)
  );
};

export const running: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420, sun: { x: 860, y: s.mood === 'day' ? 170 : 270, r: 70 } }) +
    ranges(s, 450, 280) +
    ground(s, 440, 10, p.leaf, p.leafDeep) +
    repeat(4, (i) => slab(s, [40 + i * 130, 480], [90, 90 + ((i * 53) % 70)], p.cream, 22)) +
    treeLine(s, [540, 1200, 490], { h: 110, count: 8 }, 'broad') +
    rect([0, 490], [1200, 60], s.air.water[1]) +
    rect([0, 546], [1200, 12], p.paper) +
    rect([0, 556], [1200, 264], p.orange) +
    stroke('M-20 620H1220M-20 690H1220M-20 768H1220', p.paper, 4, opacity(0.7)) +
    repeat(14, (i) => line([20 + i * 90, 550], [20 + i * 90, 510], p.stone, 5)) +
    line([0, 512], [1200, 512], p.stone, 6) +
    figure(s, 890, 640, 240, { pose: 'run', top: p.blue, legs: p.ink }) +
    figure(s, 700, 670, 270, { pose: 'run', top: p.paper, legs: p.deep, hat: 'long' }) +
    figure(s, 420, 740, 400, { pose: 'run', top: p.vermilion, legs: p.ink }) +
    figure(s, 180, 700, 290, { pose: 'run', top: p.ochre, legs: p.deep, hat: 'cap', hatFill: p.paper }) +
    rect([400, 480], [60, 44], p.paper, 4, `transform="rotate(14 430 500)"`) +
    birds(s, 320, 200, 4)
  );
};

export const basketball: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420, sun: { x: 300, y: 180, r: 60 } }) +
    ranges(s, 450, 260) +
    treeLine(s, [0, 1200, 480], { h: 110, count: 12 }, 'broad') +
    stroke(`${repeat(32, (i) => `M${i * 40} 400V540`)}M0 400H1200M0 470H1200`, p.slate, 2, opacity(0.5)) +
    rect([0, 530], [1200, 290], mix(p.teal, p.sea, 0.3)) +
    path('M760 820L820 540H1220V820Z', p.orange) +
    stroke('M760 820L820 540M0 610H780M860 540A220 120 0 0 0 1200 700', p.paper, 6) +
    line([1060, 640], [1060, 300], p.ink, 14) +
    line([1060, 330], [980, 300], p.ink, 10) +
    rect([930, 130], [30, 200], p.paper) +
    poly(
      [
        [950, 130],
        [962, 130],
        [962, 330],
        [950, 330],
      ],
      p.ink,
      opacity(0.2),
    ) +
    ellipse([890, 300], [52, 13], 'none', `stroke="${p.vermilion}" stroke-width="8"`) +
    stroke(
      'M842 306L862 380M868 312L876 384M892 314V386M914 312L906 384M938 306L920 380M850 336H930M858 362H924',
      p.paper,
      3,
    ) +
    figure(s, 660, 700, 400, { pose: 'jump', top: p.vermilion, legs: p.vermilion }) +
    circle(758, 228, 34, p.orange) +
    stroke('M724 228H792M758 194V262M736 202Q752 228 736 254M780 202Q764 228 780 254', p.ink, 3) +
    figure(s, 420, 740, 340, { pose: 'run', top: p.blue, legs: p.deep }) +
    figure(s, 830, 760, 330, { pose: 'raise', top: p.blue, legs: p.deep, mirrored: true }) +
    figure(s, 200, 700, 300, { pose: 'wave', top: p.vermilion, legs: p.vermilion })
  );
};

export const football: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 380 }) +
    ranges(s, 410, 260) +
    rect([0, 400], [1200, 60], mix(p.slate, p.ink, 0.2)) +
    spectators(s, [0, 1200, 404], 2, 22) +
    rect([0, 452], [1200, 370], p.leaf) +
    repeat(4, (i) =>
      path(
        `M${-200 + i * 400} 820L${120 + i * 260} 452H${250 + i * 260}L${0 + i * 400} 820Z`,
        p.leafDeep,
        opacity(0.35),
      ),
    ) +
    stroke('M-20 620H1220M820 452L1000 820', p.paper, 5, opacity(0.8)) +
    stroke('M960 600V390H1190V600', p.paper, 11) +
    stroke(
      repeat(8, (i) => `M${966 + i * 30} 396V590`) + repeat(6, (i) => `M964 ${420 + i * 32}H1190`),
      p.paper,
      1.5,
      opacity(0.6),
    ) +
    figure(s, 1060, 620, 220, { pose: 'raise', top: p.ochre, legs: p.ink, mirrored: true }) +
    figure(s, 430, 760, 430, { pose: 'kick', top: p.vermilion, legs: p.paper }) +
    figure(s, 180, 690, 300, { pose: 'run', top: p.vermilion, legs: p.paper }) +
    figure(s, 760, 680, 280, { pose: 'run', top: p.blue, legs: p.deep, mirrored: true }) +
    circle(650, 690, 32, p.white) +
    poly(
      [
        [650, 676],
        [663, 686],
        [658, 701],
        [642, 701],
        [637, 686],
      ],
      p.ink,
    ) +
    stroke('M650 676V660M663 686L680 682M658 701L668 716M642 701L632 716M637 686L620 682', p.ink, 3) +
    repeat(5, (i) =>
      line([560 - i * 14, 730 + i * 5], [590 - i * 10, 716 + i * 5], p.paper, 4, opacity(0.6)),
    ) +
    ellipse([650, 740], [34, 7], p.ink, opacity(0.25))
  );
};

export const archery: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    snowSummits(s, [{ x: 760, y: 150, half: 440 }], 430) +
    ranges(s, 450, 180, 2) +
    ground(s, 440, 14, p.leafPale, p.leaf) +
    tent(s, 150, 520, 190) +
    tent(s, 360, 500, 130) +
    flagLine(s, [0, 330], [620, 380], 40, { size: 22 }) +
    line([620, 380], [620, 520], p.brown, 5) +
    crowd(s, [430, 800, 530], 100, 8) +
    line([985, 620], [950, 690], p.brown, 9) +
    line([1035, 620], [1070, 690], p.brown, 9) +
    [p.paper, p.blue, p.vermilion, p.ochre].map((fill, i) => circle(1010, 560, 96 - i * 24, fill)).join('') +
    line([940, 536], [1004, 552], p.brown, 4) +
    line([930, 584], [1010, 566], p.brown, 4) +
    figure(s, 380, 770, 420, {
      pose: 'draw',
      dress: 'robe',
      top: p.maroon,
      trim: p.ochre,
      hat: 'fur',
      hatFill: p.vermilion,
    }) +
    path('M530 270Q600 440 520 600Q572 440 530 270Z', p.brown) +
    stroke('M530 272L374 428L522 598', p.paper, 2.5) +
    line([374, 426], [580, 434], p.brown, 5) +
    poly(
      [
        [580, 426],
        [606, 435],
        [580, 444],
      ],
      p.slate,
    ) +
    figure(s, 190, 760, 330, { dress: 'robe', top: p.teal, trim: p.vermilion, hat: 'long', pose: 'hold' })
  );
};

export function rider(s: Stage, [x, y]: Point, h: number, coat: string, robe: string): string {
  return (
    horse(s, [x, y], h, { coat, gait: 'gallop' }) +
    rect([x - h * 0.2, y - h * 0.98], [h * 0.5, h * 0.26], s.p.vermilion, h * 0.05) +
    figure(s, x + h * 0.02, y - h * 0.5, h * 1.45, {
      pose: 'ride',
      top: robe,
      legs: s.p.deep,
      hat: 'fur',
      hatFill: s.p.ochre,
    }) +
    stroke(`M${n(x + h * 0.4)} ${n(y - h * 1.1)}L${n(x + h * 0.98)} ${n(y - h * 1.12)}`, s.p.brown, 3)
  );
}

export const horseRace: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 380 }) +
    snowSummits(
      s,
      [
        { x: 260, y: 170, half: 400 },
        { x: 1000, y: 230, half: 360 },
      ],
      420,
    ) +
    ranges(s, 430, 150, 2) +
    ground(s, 420, 12, p.leafPale, p.leaf) +
    tent(s, 120, 480, 120) +
    tent(s, 260, 476, 100) +
    tent(s, 980, 480, 130) +
    crowd(s, [300, 960, 500], 80, 18) +
    flagLine(s, [0, 400], [600, 440], 26, { size: 20 }) +
    flagLine(s, [600, 440], [1200, 390], 26, { size: 20, phase: 3 }) +
    stroke('M-20 520H1220', p.paper, 6) +
    repeat(13, (i) => line([i * 100, 500], [i * 100, 530], p.paper, 6)) +
    ground(s, 540, 8, mix(p.leaf, p.sand, 0.4), p.leafDeep) +
    rider(s, [250, 640], 110, p.brown, p.blue) +
    rider(s, [970, 650], 120, mix(p.cream, p.stone, 0.3), p.ochre) +
    rider(s, [560, 740], 190, p.maroon, p.teal) +
    repeat(12, (i) =>
      ellipse([90 + i * 34, 760 - (i % 3) * 16], [46 - (i % 4) * 8, 20], p.sand, opacity(0.4)),
    ) +
    repeat(6, (i) => ellipse([700 + i * 26, 664 - (i % 2) * 10], [24, 10], p.sand, opacity(0.4))) +
    path('M-20 790Q500 760 1220 796V820H-20Z', s.air.land[5])
  );
};
