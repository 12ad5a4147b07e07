import { hangingLamp, lightBeam, pot, room, steam, tableTop, windowView } from '../interiors';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, type Point, path, rect, repeat, stroke } from '../shapes';
import type { Scene, Stage } from '../stage';
import { bowl, jar } from './crafts';

export const kitchen: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.cream, p.paper, 0.4), p.brown, 640) +
    windowView(s, [110, 90], [330, 250]) +
    hangingLamp(s, 640, 130, 60) +
    rect([840, 120], [320, 14], p.wood) +
    repeat(5, (i) =>
      jar(s, 880 + i * 62, 120, 66, [p.vermilion, p.teal, p.ochre, p.leafDeep, p.cream][i] ?? p.teal),
    ) +
    line([840, 220], [1160, 220], p.ink, 4) +
    repeat(
      5,
      (i) =>
        line([880 + i * 60, 220], [880 + i * 60, 270], p.ink, 4) +
        (i % 2
          ? ellipse([880 + i * 60, 300], [22, 30], p.slate)
          : rect([870 + i * 60, 270], [22, 60], p.wood, 6)),
    ) +
    figure(s, 560, 800, 520, { pose: 'carry', top: p.vermilion, dress: 'apron', trim: p.paper, hat: 'bun' }) +
    rect([0, 560], [1200, 34], mix(p.wood, p.cream, 0.3)) +
    rect([0, 594], [1200, 226], mix(p.orange, p.brown, 0.5)) +
    stroke(`${repeat(7, (i) => `M${i * 180 - 10} 594V820`)}M0 670H1200M0 740H1200`, p.ink, 3, opacity(0.2)) +
    path('M690 500H930C920 560 880 566 810 566C740 566 700 560 690 500Z', p.ink) +
    line([930, 506], [1040, 480], p.ink, 14) +
    ellipse([810, 500], [120, 22], p.slate) +
    repeat(12, (i) =>
      circle(730 + i * 14, 494 + (i % 3) * 6, 9, [p.leaf, p.vermilion, p.ochre][i % 3] ?? p.leaf),
    ) +
    steam(s, 790, 470, 170) +
    steam(s, 860, 470, 130) +
    path('M760 594Q780 620 800 600T850 604T880 594Z', p.ochre) +
    rect([130, 540], [240, 22], p.wood, 6) +
    repeat(4, (i) => circle(160 + i * 40, 528, 22, i % 2 ? p.leafDeep : p.vermilion)) +
    rect([300, 500], [60, 40], p.paper) +
    pot(s, 1130, 562, 120) +
    path('M1010 800V650A70 80 0 0 1 1150 650V800Z', p.ink) +
    s.glow(1080, 740, 90, '#ff9a3c', 0.9) +
    path('M1040 790Q1050 720 1080 700Q1076 740 1100 724Q1120 760 1112 790Z', p.ochre)
  );
};

export const noodleShop: Scene = (s) => {
  const { p } = s;
  return (
    rect([0, 0], [1200, 800], s.fade(0, 620, [[mix(p.brown, p.ink, 0.35)], [mix(p.wood, p.orange, 0.3)]])) +
    repeat(
      3,
      (i) =>
        rect([80 + i * 130, 90], [100, 300], p.paper) +
        stroke(
          `M${130 + i * 130} 130v40M${130 + i * 130} 200v40M${130 + i * 130} 270v40`,
          i === 1 ? p.vermilion : p.ink,
          22,
        ),
    ) +
    hangingLamp(s, 510, 220, 60) +
    rect([560, 140], [580, 16], p.brown) +
    repeat(9, (i) => bowl(s, [600 + i * 62, 140], 54, i % 2 ? p.teal : p.paper, p.ink)) +
    figure(s, 760, 830, 560, {
      pose: 'raise',
      top: p.paper,
      dress: 'apron',
      trim: p.vermilion,
      hat: 'cap',
      hatFill: p.paper,
    }) +
    repeat(7, (i) =>
      stroke(
        `M${656 + i * 3} 236Q${690 + i * 6} ${520 + i * 10} 760 ${540 + i * 6}T${868 - i * 3} 236`,
        i % 2 ? p.cream : p.sand,
        5,
      ),
    ) +
    rect([0, 600], [1200, 220], p.wood) +
    rect([0, 592], [1200, 18], mix(p.wood, p.cream, 0.5)) +
    stroke(
      repeat(12, (i) => `M${i * 105} 620V820`),
      p.ink,
      3,
      opacity(0.2),
    ) +
    path('M960 592L980 500H1150L1170 592Z', p.slate) +
    ellipse([1065, 500], [86, 16], p.ink) +
    steam(s, 1040, 480, 190) +
    steam(s, 1100, 480, 150) +
    bowl(s, [270, 690], 300, p.paper, p.orange) +
    repeat(9, (i) => stroke(`M${160 + i * 14} ${566 + (i % 3) * 5}q40 ${-16 + i * 2} 90 4`, p.cream, 7)) +
    ellipse([300, 566], [44, 14], p.wood) +
    circle(220, 562, 12, p.leaf) +
    circle(350, 570, 10, p.leaf) +
    ellipse([330, 556], [26, 10], p.paper) +
    circle(330, 556, 7, p.ochre) +
    line([380, 540], [520, 470], p.brown, 8) +
    line([390, 552], [530, 490], p.brown, 8) +
    steam(s, 250, 530, 180) +
    stroke('M120 606q150 40 300 0', p.blue, 7)
  );
};

export const teaTable: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sand, p.paper, 0.4), p.brown, 560) +
    windowView(s, [280, 60], [640, 400], 3) +
    tableTop(s, 540, p.wood) +
    path('M470 640C400 560 450 470 560 462H640C750 470 800 560 730 640Q600 670 470 640Z', p.maroon) +
    path(
      'M620 462H640C750 470 800 560 730 640Q680 652 630 654C720 600 700 500 620 462Z',
      p.ink,
      opacity(0.25),
    ) +
    path('M470 560Q390 540 360 480L388 470Q420 520 466 514Z', p.maroon) +
    stroke('M736 500Q830 500 816 570T730 610', p.maroon, 22) +
    ellipse([600, 462], [76, 16], mix(p.maroon, p.ink, 0.3)) +
    path('M540 458Q600 420 660 458Z', p.maroon) +
    circle(600, 428, 15, p.ochre) +
    bowl(s, [270, 700], 150, p.paper, p.orange) +
    bowl(s, [900, 700], 150, p.paper, p.orange) +
    bowl(s, [1050, 660], 120, p.teal, p.orange) +
    steam(s, 270, 620, 130) +
    steam(s, 900, 620, 120) +
    rect([440, 700], [330, 54], p.brown, 12) +
    rect([456, 690], [298, 22], mix(p.brown, p.wood, 0.5), 8) +
    repeat(24, () =>
      ellipse(
        [s.r.between(490, 720), s.r.between(694, 704)],
        [13, 4],
        p.leafDeep,
        `transform="rotate(${s.r.int(-20, 20)} 600 700)"`,
      ),
    ) +
    pot(s, 110, 600, 190, p.teal)
  );
};

function apple({ p }: Stage, [x, y]: Point, r: number, fill: string): string {
  return (
    circle(x, y, r, fill) +
    path(
      `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}Q${n(x + r * 0.7)} ${n(y)} ${n(x)} ${n(y - r)}Z`,
      p.ink,
      opacity(0.16),
    ) +
    ellipse([x - r * 0.4, y - r * 0.4], [r * 0.2, r * 0.12], p.paper, opacity(0.7)) +
    stroke(`M${n(x)} ${n(y - r * 0.85)}q4 -14 10 -20`, p.brown, 4) +
    ellipse(
      [x + r * 0.4, y - r * 1.15],
      [r * 0.32, r * 0.13],
      p.leafDeep,
      `transform="rotate(-20 ${n(x + r * 0.4)} ${n(y - r * 1.15)})"`,
    )
  );
}

export const fruitBasket: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.teal, p.paper, 0.55), p.brown, 560) +
    windowView(s, [70, 80], [380, 340]) +
    lightBeam(s, [90, 430], 340, 520, 300) +
    tableTop(s, 540, mix(p.wood, p.sand, 0.3)) +
    ellipse([640, 720], [330, 44], p.ink, opacity(0.22)) +
    [
      [470, 450, 62, p.vermilion],
      [600, 420, 66, p.maroon],
      [730, 440, 62, p.vermilion],
      [540, 380, 58, p.ochre],
      [670, 360, 62, p.vermilion],
      [800, 470, 54, p.leafPale],
      [860, 500, 46, p.ochre],
    ]
      .map(([x, y, r, c]) => apple(s, [Number(x), Number(y)], Number(r), String(c)))
      .join('') +
    path('M370 480H910Q890 680 800 716H480Q390 680 370 480Z', p.wood) +
    path('M740 480H910Q890 680 800 716H690Q750 640 740 480Z', p.ink, opacity(0.18)) +
    stroke(
      repeat(5, (i) => `M${376 + i * 8} ${514 + i * 42}H${904 - i * 8}`),
      p.brown,
      5,
    ) +
    stroke(
      repeat(11, (i) => `M${400 + i * 49} 484L${440 + i * 41} 712`),
      mix(p.wood, p.cream, 0.45),
      7,
    ) +
    rect([360, 468], [560, 28], p.brown, 14) +
    apple(s, [1000, 690], 58, p.vermilion) +
    apple(s, [1090, 730], 50, p.ochre) +
    apple(s, [240, 720], 60, p.maroon) +
    repeat(
      9,
      (i) =>
        circle(130 + (i % 3) * 34 + (i > 5 ? 16 : 0), 640 + Math.floor(i / 3) * 28, 17, p.maroon) +
        circle(125 + (i % 3) * 34 + (i > 5 ? 16 : 0), 634 + Math.floor(i / 3) * 28, 4, p.rose),
    ) +
    stroke('M140 630Q150 570 190 540M174 630Q176 580 190 540', p.leafDeep, 4)
  );
};
