import { lightBeam, pot, room, shelf, steam, tableTop, windowView } from '../interiors';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, opacity, path, poly, rect, repeat, stroke, turn } from '../shapes';
import type { Scene, Stage } from '../stage';

export const bookshelf: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.moss, p.cream, 0.35), p.brown, 640) +
    shelf(s, [60, 60], [620, 570], 4) +
    windowView(s, [800, 90], [320, 300], 2) +
    lightBeam(s, [760, 400], 300, 640, -120) +
    path('M820 640V520Q820 480 860 480H1060Q1100 480 1100 520V640Z', p.vermilion) +
    rect([790, 560], [340, 110], p.vermilion, 26) +
    rect([830, 540], [260, 60], mix(p.vermilion, p.paper, 0.2), 18) +
    rect([800, 664], [16, 60], p.brown) +
    rect([1104, 664], [16, 60], p.brown) +
    figure(s, 930, 770, 400, { pose: 'sit', top: p.ochre, legs: p.deep, hat: 'long', mirrored: true }) +
    poly(
      [
        [800, 610],
        [850, 590],
        [862, 622],
        [812, 640],
      ],
      p.paper,
    ) +
    poly(
      [
        [800, 610],
        [752, 596],
        [764, 628],
        [812, 640],
      ],
      p.cream,
    ) +
    line([1150, 720], [1150, 400], p.ink, 6) +
    path('M1110 400L1126 340H1176L1192 400Z', p.cream) +
    (s.air.lit ? s.glow(1150, 400, 220, '#ffdd98', 0.6) : '') +
    pot(s, 730, 760, 170) +
    rect([240, 700], [190, 26], p.teal) +
    rect([250, 676], [170, 24], p.ochre) +
    rect([236, 726], [200, 28], p.maroon)
  );
};

/** The front page around its middle, 660 wide and 620 high. */
function frontPage(s: Stage): string {
  const { p } = s;
  const column = (x: number, y: number, w: number, rows: number) =>
    repeat(rows, (i) => rect([x, y + i * 15], [i === rows - 1 ? w * 0.6 : w, 6], p.ink, 0, opacity(0.42)));
  return (
    rect([-330, -300], [660, 620], p.paper) +
    rect([0, -300], [330, 620], p.ink, 0, opacity(0.05)) +
    rect([-300, -270], [240, 50], p.vermilion) +
    rect([-40, -260], [340, 8], p.ink) +
    rect([-40, -240], [340, 4], p.ink, 0, opacity(0.5)) +
    rect([-300, -200], [600, 5], p.ink) +
    rect([-300, -180], [380, 26], p.ink) +
    rect([-300, -144], [300, 16], p.ink, 0, opacity(0.7)) +
    rect([-300, -110], [380, 230], s.air.sky[1]) +
    path('M-300 60L-220 -30L-160 30L-70 -80L10 20L80 -30V120H-300Z', p.teal) +
    path('M-300 90Q-150 40 80 100V120H-300Z', p.leafDeep) +
    circle(20, -70, 22, p.orange) +
    column(100, -180, 90, 20) +
    column(206, -180, 92, 20) +
    column(-300, 140, 120, 11) +
    column(-166, 140, 120, 11) +
    column(-32, 140, 112, 11) +
    rect([100, 140], [198, 90], p.ochre, 0, opacity(0.5)) +
    column(100, 246, 198, 4)
  );
}

export const newspaper: Scene = (s) => {
  const { p } = s;
  return (
    tableTop(s, -30, mix(p.wood, p.sand, 0.25)) +
    poly(
      [
        [-40, 0],
        [500, 0],
        [1100, 820],
        [300, 820],
      ],
      '#fff6dc',
      opacity(s.air.lit ? 0.04 : 0.2),
    ) +
    turn(
      560,
      430,
      -9,
      `<g transform="translate(572 444)">${rect([-330, -300], [660, 620], p.ink, 0, opacity(0.2))}</g><g transform="translate(556 424)">${frontPage(s)}</g>`,
    ) +
    ellipse([1030, 240], [150, 150], p.cream) +
    ellipse([1030, 240], [120, 120], p.paper) +
    circle(1030, 236, 84, p.teal) +
    circle(1030, 236, 68, p.brown) +
    stroke('M1104 270q60 30 40 70', p.teal, 18) +
    steam(s, 1010, 200, 120) +
    stroke(
      'M950 560a60 54 0 1 0 120 0a60 54 0 1 0 -120 0M1096 560a60 54 0 1 0 120 0M1070 552q14 -14 28 0',
      p.ink,
      9,
    ) +
    circle(1010, 560, 54, p.sea, opacity(0.25)) +
    turn(
      990,
      700,
      -24,
      rect([880, 690], [230, 18], p.vermilion, 4) +
        poly(
          [
            [1110, 690],
            [1140, 699],
            [1110, 708],
          ],
          p.sand,
        ),
    )
  );
};

export const museum: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.deep, p.cream, 0.25), mix(p.stone, p.cream, 0.4), 590) +
    [260, 600, 940]
      .map((x) =>
        poly(
          [
            [x - 20, 0],
            [x + 20, 0],
            [x + 140, 600],
            [x - 140, 600],
          ],
          '#fff2cf',
          opacity(0.14),
        ),
      )
      .join('') +
    rect([70, 140], [250, 190], p.ochre) +
    rect([84, 154], [222, 162], s.air.sky[1]) +
    path('M84 270L150 200L200 250L250 190L306 260V316H84Z', p.teal) +
    rect([890, 130], [240, 220], p.maroon) +
    rect([906, 146], [208, 188], p.cream) +
    circle(1010, 240, 66, p.vermilion) +
    circle(1010, 240, 44, p.ochre) +
    rect([440, 480], [320, 150], mix(p.maroon, p.ink, 0.3)) +
    rect([420, 466], [360, 22], p.paper) +
    `<g>${rect([450, 170], [300, 296], p.sea, 0, opacity(0.22))}</g>` +
    path('M540 462C470 400 500 300 560 270V220H640V270C700 300 730 400 660 462Z', p.orange) +
    path('M612 462C660 400 650 300 612 270V220H640V270C700 300 730 400 660 462Z', p.ink, opacity(0.2)) +
    stroke('M516 350q28 -30 56 0t56 0t56 0M512 400q30 20 60 0t60 0t56 0', p.ink, 8) +
    rect([530, 210], [140, 18], p.maroon, 6) +
    stroke('M450 170V466M750 170V466M450 170H750', p.paper, 4, opacity(0.7)) +
    poly(
      [
        [460, 180],
        [520, 180],
        [460, 330],
      ],
      p.white,
      opacity(0.2),
    ) +
    figure(s, 300, 770, 380, { top: p.vermilion, dress: 'coat', hat: 'bun', pose: 'stand' }) +
    figure(s, 400, 775, 240, { top: p.ochre, pose: 'point' }) +
    figure(s, 880, 770, 400, {
      dress: 'robe',
      top: p.teal,
      trim: p.vermilion,
      hat: 'long',
      mirrored: true,
      pose: 'hold',
    }) +
    stroke('M470 740Q600 780 730 740', p.vermilion, 8) +
    rect([462, 660], [12, 100], p.ochre) +
    rect([726, 660], [12, 100], p.ochre)
  );
};
