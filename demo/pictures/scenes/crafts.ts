import { hangingLamp, lightBeam, pot, room, steam, table, tableTop, windowView } from '../interiors';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke, turn } from '../shapes';
import type { Scene, Stage } from '../stage';

function bowl(s: Stage, x: number, y: number, w: number, fill: string, inside: string): string {
  return (
    path(
      `M${n(x - w / 2)} ${n(y - w * 0.4)}H${n(x + w / 2)}C${n(x + w * 0.46)} ${n(y - w * 0.12)} ${n(x + w * 0.24)} ${n(y)} ${n(x + w * 0.16)} ${n(y)}H${n(x - w * 0.16)}C${n(x - w * 0.24)} ${n(y)} ${n(x - w * 0.46)} ${n(y - w * 0.12)} ${n(x - w / 2)} ${n(y - w * 0.4)}Z`,
      fill,
    ) +
    path(
      `M${n(x + w * 0.16)} ${n(y - w * 0.4)}H${n(x + w / 2)}C${n(x + w * 0.46)} ${n(y - w * 0.12)} ${n(x + w * 0.24)} ${n(y)} ${n(x + w * 0.16)} ${n(y)}Z`,
      s.p.ink,
      opacity(0.16),
    ) +
    ellipse(x, y - w * 0.4, w / 2, w * 0.12, mix(fill, s.p.paper, 0.4)) +
    ellipse(x, y - w * 0.395, w * 0.45, w * 0.098, inside)
  );
}

function jar(s: Stage, x: number, y: number, h: number, fill: string): string {
  return (
    path(
      `M${n(x - h * 0.16)} ${n(y)}C${n(x - h * 0.42)} ${n(y - h * 0.4)} ${n(x - h * 0.34)} ${n(y - h * 0.74)} ${n(x - h * 0.14)} ${n(y - h * 0.84)}V${n(y - h)}H${n(x + h * 0.14)}V${n(y - h * 0.84)}C${n(x + h * 0.34)} ${n(y - h * 0.74)} ${n(x + h * 0.42)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y)}Z`,
      fill,
    ) +
    path(
      `M${n(x + h * 0.02)} ${n(y)}C${n(x + h * 0.2)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y - h * 0.74)} ${n(x + h * 0.04)} ${n(y - h * 0.84)}V${n(y - h)}H${n(x + h * 0.14)}V${n(y - h * 0.84)}C${n(x + h * 0.34)} ${n(y - h * 0.74)} ${n(x + h * 0.42)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y)}Z`,
      s.p.ink,
      opacity(0.18),
    ) +
    rect(x - h * 0.17, y - h * 1.02, h * 0.34, h * 0.06, mix(fill, s.p.ink, 0.25), 3) +
    stroke(
      `M${n(x - h * 0.33)} ${n(y - h * 0.52)}Q${n(x)} ${n(y - h * 0.46)} ${n(x + h * 0.33)} ${n(y - h * 0.52)}`,
      s.p.paper,
      h * 0.025,
      opacity(0.7),
    )
  );
}

export const pottery: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sand, p.cream, 0.4), p.brown, 600) +
    windowView(s, 70, 90, 330, 300) +
    lightBeam(s, 90, 400, 290, 600) +
    repeat(
      3,
      (i) =>
        rect(560, 180 + i * 120, 600, 14, p.brown) +
        repeat(6, (k) =>
          (i + k) % 3
            ? jar(
                s,
                610 + k * 100,
                180 + i * 120,
                70 + ((k * 31 + i * 17) % 26),
                [p.orange, p.teal, p.wood, p.cream][(i + k) % 4] ?? p.orange,
              )
            : bowl(
                s,
                610 + k * 100,
                180 + i * 120,
                80,
                [p.teal, p.cream, p.maroon][(i + k) % 3] ?? p.teal,
                p.ink,
              ),
        ),
    ) +
    figure(s, 470, 770, 520, {
      pose: 'sit',
      top: p.deep,
      dress: 'apron',
      trim: p.cream,
      legs: p.slate,
      hat: 'scarf',
      hatFill: p.vermilion,
    }) +
    ellipse(680, 700, 170, 34, p.brown) +
    rect(560, 704, 240, 70, mix(p.brown, p.ink, 0.3)) +
    ellipse(680, 690, 140, 26, p.stone) +
    jar(s, 680, 690, 190, p.orange) +
    stroke('M470 540L600 590', p.deep, 30) +
    stroke('M560 590L612 606', p.skin, 20) +
    circle(614, 606, 15, p.skin) +
    bowl(s, 930, 770, 170, p.teal, p.ink) +
    jar(s, 1090, 780, 190, p.wood) +
    jar(s, 110, 785, 230, p.maroon) +
    stroke('M560 666q120 36 240 0', p.wood, 4)
  );
};

export const weaving: Scene = (s) => {
  const { p } = s;
  const colours = [p.vermilion, p.ochre, p.teal, p.cream, p.maroon, p.leafDeep, p.blue];
  return (
    room(s, mix(p.orange, p.cream, 0.72), p.brown, 620) +
    windowView(s, 60, 100, 260, 280) +
    lightBeam(s, 70, 400, 240, 620) +
    repeat(
      5,
      (i) =>
        line(870 + i * 70, 60, 870 + i * 70, 150, p.ink, 2) +
        ellipse(870 + i * 70, 210, 26, 66, colours[i] ?? p.ochre) +
        stroke(
          `M${850 + i * 70} 180q20 16 40 0M${848 + i * 70} 210q22 16 44 0M${850 + i * 70} 240q20 14 40 0`,
          p.ink,
          2,
          opacity(0.3),
        ),
    ) +
    rect(400, 130, 26, 560, p.wood) +
    rect(806, 130, 26, 560, p.wood) +
    rect(380, 130, 472, 26, p.brown) +
    stroke(
      repeat(38, (i) => `M${434 + i * 9.8} 156V420`),
      p.paper,
      2.4,
    ) +
    rect(392, 300, 448, 18, p.brown) +
    repeat(
      13,
      (i) =>
        rect(430, 420 + i * 17, 372, 17.5, colours[(i * 3 + (i % 2)) % 7] ?? p.ochre) +
        (i % 3 === 1
          ? repeat(12, (k) =>
              poly(
                [
                  [430 + k * 31, 437 + i * 17],
                  [445 + k * 31, 420 + i * 17],
                  [461 + k * 31, 437 + i * 17],
                ],
                p.paper,
              ),
            )
          : ''),
    ) +
    rect(400, 636, 432, 34, p.brown, 12) +
    figure(s, 560, 840, 520, {
      pose: 'sit',
      dress: 'plain',
      top: p.teal,
      legs: p.maroon,
      hat: 'long',
      mirrored: true,
    }) +
    stroke('M520 540L430 520', p.teal, 34) +
    circle(424, 518, 16, p.skin) +
    poly(
      [
        [380, 506],
        [440, 498],
        [462, 512],
        [440, 526],
      ],
      p.wood,
    ) +
    rect(500, 720, 230, 30, p.wood) +
    rect(520, 750, 20, 60, p.brown) +
    rect(690, 750, 20, 60, p.brown) +
    repeat(
      5,
      (i) =>
        circle(930 + i * 52, 760 - (i % 2) * 34, 38, colours[(i + 1) % 7] ?? p.ochre) +
        stroke(
          `M${904 + i * 52} ${756 - (i % 2) * 34}q26 22 52 0M${906 + i * 52} ${744 - (i % 2) * 34}q24 20 48 0`,
          p.ink,
          2,
          opacity(0.3),
        ),
    )
  );
};

export const thangka: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.ochre, p.cream, 0.55), p.brown, 620) +
    windowView(s, 70, 110, 260, 280, 2, p.maroon) +
    lightBeam(s, 80, 400, 240, 620) +
    rect(500, 60, 420, 570, p.wood) +
    rect(520, 80, 380, 530, p.maroon) +
    rect(556, 112, 308, 460, mix(p.teal, p.deep, 0.4)) +
    path('M556 470Q640 420 710 440T864 450V572H556Z', p.leafDeep) +
    path('M556 250L620 180L670 230L730 150L800 230L864 190V300H556Z', mix(p.paper, p.sea, 0.4)) +
    circle(710, 300, 128, p.vermilion) +
    circle(710, 300, 112, p.ochre) +
    circle(710, 300, 96, p.cream) +
    repeat(16, (i) => turn(710, 300, i * 22.5, ellipse(710, 222, 11, 24, i % 2 ? p.vermilion : p.blue))) +
    repeat(8, (i) =>
      turn(710, 300, i * 45, path('M710 300Q690 262 710 244Q730 262 710 300Z', i % 2 ? p.teal : p.rose)),
    ) +
    circle(710, 300, 16, p.vermilion) +
    repeat(7, (i) => ellipse(640 + i * 24, 470 + Math.abs(i - 3) * 5, 13, 26, i % 2 ? p.rose : p.paper)) +
    ellipse(712, 496, 96, 14, p.leaf) +
    stroke('M600 380q20 -30 40 0t40 0M760 390q20 -30 40 0t34 0', p.paper, 6) +
    figure(s, 360, 800, 520, { pose: 'sit', dress: 'plain', top: p.maroon, legs: p.maroon }) +
    stroke('M390 520L500 470', p.maroon, 34) +
    circle(508, 466, 15, p.skin) +
    line(504, 472, 566, 436, p.wood, 5) +
    line(558, 440, 576, 430, p.ink, 7) +
    table(s, 900, 650, 260, 130) +
    [p.vermilion, p.blue, p.leafDeep, p.ochre]
      .map((c, i) => bowl(s, 945 + i * 58, 648, 52, p.paper, c))
      .join('') +
    rect(1010, 150, 110, 170, p.vermilion) +
    rect(1026, 170, 78, 120, p.deep) +
    circle(1065, 226, 28, p.ochre) +
    rect(240, 745, 300, 26, p.vermilion, 12)
  );
};

export const printShop: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.slate, p.cream, 0.6), p.slate, 600) +
    windowView(s, 850, 90, 290, 280) +
    rect(70, 100, 330, 330, p.brown) +
    repeat(9, (i) =>
      repeat(
        9,
        (k) =>
          rect(80 + k * 35, 110 + i * 35, 31, 31, (i * k + i) % 5 ? p.wood : p.sand) +
          rect(89 + k * 35, 119 + i * 35, 13, 13, p.ink, 1, opacity(0.5)),
      ),
    ) +
    line(430, 150, 800, 150, p.ink, 3) +
    repeat(
      4,
      (i) =>
        rect(446 + i * 90, 150, 74, 110, p.paper) +
        rect(456 + i * 90, 164, 54, 40, [p.vermilion, p.teal, p.ochre, p.ink][i] ?? p.teal) +
        stroke(`M${456 + i * 90} 220h54M${456 + i * 90} 236h40`, p.ink, 3, opacity(0.6)),
    ) +
    rect(480, 400, 34, 330, p.ink) +
    rect(820, 400, 34, 330, p.ink) +
    path('M470 400Q667 310 864 400V430H470Z', p.ink) +
    rect(645, 420, 44, 90, p.slate) +
    rect(520, 505, 294, 30, p.ink) +
    rect(470, 620, 394, 44, mix(p.ink, p.slate, 0.4)) +
    rect(530, 596, 270, 24, p.paper) +
    rect(550, 600, 110, 12, p.vermilion) +
    stroke('M680 604h100', p.ink, 4) +
    stroke('M690 460L900 420', p.wood, 15) +
    circle(904, 419, 15, p.vermilion) +
    figure(s, 950, 770, 430, { pose: 'point', top: p.teal, dress: 'apron', trim: p.brown, mirrored: true }) +
    figure(s, 330, 775, 420, { pose: 'carry', top: p.paper, dress: 'apron', trim: p.deep, hat: 'bun' }) +
    rect(390, 500, 120, 12, p.paper) +
    rect(386, 512, 124, 10, p.cream) +
    table(s, 60, 660, 200, 120) +
    repeat(5, (i) => rect(80, 640 - i * 11, 150, 11, i % 2 ? p.paper : p.cream))
  );
};

export const kitchen: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.cream, p.paper, 0.4), p.brown, 640) +
    windowView(s, 110, 90, 330, 250) +
    hangingLamp(s, 640, 130, 60) +
    rect(840, 120, 320, 14, p.wood) +
    repeat(5, (i) =>
      jar(s, 880 + i * 62, 120, 66, [p.vermilion, p.teal, p.ochre, p.leafDeep, p.cream][i] ?? p.teal),
    ) +
    line(840, 220, 1160, 220, p.ink, 4) +
    repeat(
      5,
      (i) =>
        line(880 + i * 60, 220, 880 + i * 60, 270, p.ink, 4) +
        (i % 2 ? ellipse(880 + i * 60, 300, 22, 30, p.slate) : rect(870 + i * 60, 270, 22, 60, p.wood, 6)),
    ) +
    figure(s, 560, 800, 520, { pose: 'carry', top: p.vermilion, dress: 'apron', trim: p.paper, hat: 'bun' }) +
    rect(0, 560, 1200, 34, mix(p.wood, p.cream, 0.3)) +
    rect(0, 594, 1200, 226, mix(p.orange, p.brown, 0.5)) +
    stroke(`${repeat(7, (i) => `M${i * 180 - 10} 594V820`)}M0 670H1200M0 740H1200`, p.ink, 3, opacity(0.2)) +
    path('M690 500H930C920 560 880 566 810 566C740 566 700 560 690 500Z', p.ink) +
    line(930, 506, 1040, 480, p.ink, 14) +
    ellipse(810, 500, 120, 22, p.slate) +
    repeat(12, (i) =>
      circle(730 + i * 14, 494 + (i % 3) * 6, 9, [p.leaf, p.vermilion, p.ochre][i % 3] ?? p.leaf),
    ) +
    steam(s, 790, 470, 170) +
    steam(s, 860, 470, 130) +
    path('M760 594Q780 620 800 600T850 604T880 594Z', p.ochre) +
    rect(130, 540, 240, 22, p.wood, 6) +
    repeat(4, (i) => circle(160 + i * 40, 528, 22, i % 2 ? p.leafDeep : p.vermilion)) +
    rect(300, 500, 60, 40, p.paper) +
    pot(s, 1130, 562, 120) +
    path('M1010 800V650A70 80 0 0 1 1150 650V800Z', p.ink) +
    s.glow(1080, 740, 90, '#ff9a3c', 0.9) +
    path('M1040 790Q1050 720 1080 700Q1076 740 1100 724Q1120 760 1112 790Z', p.ochre)
  );
};

export const noodleShop: Scene = (s) => {
  const { p } = s;
  return (
    rect(0, 0, 1200, 800, s.fade(0, 620, [[mix(p.brown, p.ink, 0.35)], [mix(p.wood, p.orange, 0.3)]])) +
    repeat(
      3,
      (i) =>
        rect(80 + i * 130, 90, 100, 300, p.paper) +
        stroke(
          `M${130 + i * 130} 130v40M${130 + i * 130} 200v40M${130 + i * 130} 270v40`,
          i === 1 ? p.vermilion : p.ink,
          22,
        ),
    ) +
    hangingLamp(s, 330, 210, 66) +
    hangingLamp(s, 860, 190, 66) +
    rect(560, 140, 580, 16, p.brown) +
    repeat(9, (i) => bowl(s, 600 + i * 62, 140, 54, i % 2 ? p.teal : p.paper, p.ink)) +
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
    rect(0, 600, 1200, 220, p.wood) +
    rect(0, 592, 1200, 18, mix(p.wood, p.cream, 0.5)) +
    stroke(
      repeat(12, (i) => `M${i * 105} 620V820`),
      p.ink,
      3,
      opacity(0.2),
    ) +
    path('M960 592L980 500H1150L1170 592Z', p.slate) +
    ellipse(1065, 500, 86, 16, p.ink) +
    steam(s, 1040, 480, 190) +
    steam(s, 1100, 480, 150) +
    bowl(s, 270, 690, 300, p.paper, p.orange) +
    repeat(9, (i) => stroke(`M${160 + i * 14} ${566 + (i % 3) * 5}q40 ${-16 + i * 2} 90 4`, p.cream, 7)) +
    ellipse(300, 566, 44, 14, p.wood) +
    circle(220, 562, 12, p.leaf) +
    circle(350, 570, 10, p.leaf) +
    ellipse(330, 556, 26, 10, p.paper) +
    circle(330, 556, 7, p.ochre) +
    line(380, 540, 520, 470, p.brown, 8) +
    line(390, 552, 530, 490, p.brown, 8) +
    steam(s, 250, 530, 180) +
    stroke('M120 606q150 40 300 0', p.blue, 7)
  );
};

export const teaTable: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sand, p.paper, 0.4), p.brown, 560) +
    windowView(s, 280, 60, 640, 400, 3) +
    tableTop(s, 540, p.wood) +
    path('M470 640C400 560 450 470 560 462H640C750 470 800 560 730 640Q600 670 470 640Z', p.maroon) +
    path(
      'M620 462H640C750 470 800 560 730 640Q680 652 630 654C720 600 700 500 620 462Z',
      p.ink,
      opacity(0.25),
    ) +
    path('M470 560Q390 540 360 480L388 470Q420 520 466 514Z', p.maroon) +
    stroke('M736 500Q830 500 816 570T730 610', p.maroon, 22) +
    ellipse(600, 462, 76, 16, mix(p.maroon, p.ink, 0.3)) +
    path('M540 458Q600 420 660 458Z', p.maroon) +
    circle(600, 428, 15, p.ochre) +
    bowl(s, 270, 700, 150, p.paper, p.orange) +
    bowl(s, 900, 700, 150, p.paper, p.orange) +
    bowl(s, 1050, 660, 120, p.teal, p.orange) +
    steam(s, 270, 620, 130) +
    steam(s, 900, 620, 120) +
    rect(440, 700, 330, 54, p.brown, 12) +
    rect(456, 690, 298, 22, mix(p.brown, p.wood, 0.5), 8) +
    repeat(24, () =>
      ellipse(
        s.r.between(490, 720),
        s.r.between(694, 704),
        13,
        4,
        p.leafDeep,
        `transform="rotate(${s.r.int(-20, 20)} 600 700)"`,
      ),
    ) +
    pot(s, 110, 600, 190, p.teal)
  );
};

export const fruitBasket: Scene = (s) => {
  const { p } = s;
  const apple = (x: number, y: number, r: number, c: string) =>
    circle(x, y, r, c) +
    path(
      `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}Q${n(x + r * 0.7)} ${n(y)} ${n(x)} ${n(y - r)}Z`,
      p.ink,
      opacity(0.16),
    ) +
    ellipse(x - r * 0.4, y - r * 0.4, r * 0.2, r * 0.12, p.paper, opacity(0.7)) +
    stroke(`M${n(x)} ${n(y - r * 0.85)}q4 -14 10 -20`, p.brown, 4) +
    ellipse(
      x + r * 0.4,
      y - r * 1.15,
      r * 0.32,
      r * 0.13,
      p.leafDeep,
      `transform="rotate(-20 ${n(x + r * 0.4)} ${n(y - r * 1.15)})"`,
    );
  return (
    room(s, mix(p.teal, p.paper, 0.55), p.brown, 560) +
    windowView(s, 70, 80, 380, 340) +
    lightBeam(s, 90, 430, 340, 520, 300) +
    tableTop(s, 540, mix(p.wood, p.sand, 0.3)) +
    ellipse(640, 720, 330, 44, p.ink, opacity(0.22)) +
    [
      [470, 450, 62, p.vermilion],
      [600, 420, 66, p.maroon],
      [730, 440, 62, p.vermilion],
      [540, 380, 58, p.ochre],
      [670, 360, 62, p.vermilion],
      [800, 470, 54, p.leafPale],
      [860, 500, 46, p.ochre],
    ]
      .map(([x, y, r, c]) => apple(Number(x), Number(y), Number(r), String(c)))
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
    rect(360, 468, 560, 28, p.brown, 14) +
    apple(1000, 690, 58, p.vermilion) +
    apple(1090, 730, 50, p.ochre) +
    apple(240, 720, 60, p.maroon) +
    repeat(
      9,
      (i) =>
        circle(130 + (i % 3) * 34 + (i > 5 ? 16 : 0), 640 + Math.floor(i / 3) * 28, 17, p.maroon) +
        circle(125 + (i % 3) * 34 + (i > 5 ? 16 : 0), 634 + Math.floor(i / 3) * 28, 4, p.rose),
    ) +
    stroke('M140 630Q150 570 190 540M174 630Q176 580 190 540', p.leafDeep, 4)
  );
};
