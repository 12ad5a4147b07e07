import { horse } from '../animals';
import { pane, slab, tibetanHouse } from '../buildings';
import { lightBeam, pot, room, screen, table, wallClock, windowView } from '../interiors';
import { ground, ranges, snowSummits } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene } from '../stage';
import { bush, poplar, treeLine } from '../trees';
import { fireTruck, van } from '../vehicles';
import { flowers } from './mountains';

export const hospital: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 440 }) +
    ranges(s, 500, 320) +
    slab(s, 180, 610, 250, 330, p.paper, 42) +
    slab(s, 770, 610, 250, 280, p.paper, 42) +
    slab(s, 400, 610, 400, 430, mix(p.paper, p.white, 0.5), 46) +
    rect(550, 196, 100, 100, p.vermilion, 8) +
    rect(588, 212, 24, 68, p.white) +
    rect(566, 234, 68, 24, p.white) +
    rect(480, 500, 240, 110, s.air.lit ? s.air.pane : p.sea) +
    line(600, 500, 600, 610, p.paper, 6) +
    rect(450, 484, 300, 20, p.vermilion) +
    treeLine(s, 0, 200, 610, 130, 3, 'broad') +
    treeLine(s, 1010, 1200, 610, 130, 3, 'broad') +
    rect(0, 606, 1200, 220, mix(p.stone, p.sand, 0.3)) +
    path('M420 606H780L960 820H240Z', mix(p.slate, p.ink, 0.3)) +
    van(s, 860, 740, 1.7, p.paper, p.vermilion, 'cross', true) +
    figure(s, 460, 730, 190, { pose: 'walk', dress: 'coat', top: p.white, legs: p.teal }) +
    figure(s, 370, 740, 170, { dress: 'robe', top: p.maroon, hair: p.stone, pose: 'walk' }) +
    bush(s, 90, 790, 170) +
    poplar(s, 1140, 780, 420)
  );
};

export const clinicRoom: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sea, p.paper, 0.65), mix(p.stone, p.paper, 0.4)) +
    windowView(s, 120, 110, 330, 290, 2, p.paper) +
    lightBeam(s, 140, 420, 280, 600) +
    rect(560, 130, 130, 170, p.paper, 4) +
    repeat(5, (i) => rect(580 + (i % 2) * 12, 152 + i * 27, 92 - i * 14 - (i % 2) * 12, 13, p.ink)) +
    wallClock(s, 780, 170, 42) +
    rect(900, 130, 230, 300, p.paper) +
    repeat(
      3,
      (i) =>
        rect(912, 142 + i * 96, 206, 84, mix(p.sea, p.paper, 0.3)) +
        repeat(6, (k) =>
          rect(
            922 + k * 32,
            176 + i * 96,
            24,
            48,
            [p.vermilion, p.ochre, p.teal, p.paper][(i + k) % 4] ?? p.teal,
            4,
          ),
        ),
    ) +
    rect(60, 560, 380, 30, p.paper, 6) +
    rect(70, 590, 360, 50, p.teal) +
    rect(86, 640, 16, 110, p.slate) +
    rect(400, 640, 16, 110, p.slate) +
    rect(70, 530, 110, 40, p.white, 14) +
    figure(s, 330, 760, 380, { pose: 'sit', top: p.ochre, legs: p.deep, hat: 'long' }) +
    table(s, 640, 560, 430, 200) +
    rect(860, 450, 150, 96, p.ink, 6) +
    rect(868, 458, 134, 78, p.sea) +
    figure(s, 570, 780, 450, {
      pose: 'hold',
      dress: 'coat',
      top: p.white,
      legs: p.teal,
      hat: 'bun',
      mirrored: true,
    }) +
    stroke('M552 430Q540 520 520 512', p.ink, 5) +
    pot(s, 1130, 780, 210, p.vermilion) +
    rect(690, 520, 100, 12, p.vermilion, 3) +
    rect(700, 536, 90, 10, p.cream)
  );
};

export const doctorVisit: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    snowSummits(s, [{ x: 330, y: 160, half: 430 }], 440) +
    ranges(s, 460, 180, 2) +
    ground(s, 450, 18, p.leafPale, p.leaf) +
    tibetanHouse(s, 760, 600, 360, 260) +
    rect(880, 480, 80, 120, p.maroon) +
    ground(s, 590, 18, p.leaf, p.leafDeep) +
    horse(s, 330, 720, 220, mix(p.cream, p.stone, 0.2), 'stand') +
    rect(250, 480, 120, 70, p.vermilion, 10) +
    rect(240, 500, 70, 74, p.brown, 10) +
    rect(266, 520, 18, 6, p.paper) +
    rect(272, 514, 6, 18, p.paper) +
    figure(s, 590, 750, 310, { pose: 'carry', dress: 'coat', top: p.white, legs: p.deep, hat: 'bun' }) +
    rect(636, 560, 90, 64, p.vermilion, 8) +
    rect(672, 574, 18, 36, p.white) +
    rect(663, 583, 36, 18, p.white) +
    figure(s, 880, 750, 270, { pose: 'sit', top: p.maroon, hair: p.stone, mirrored: true }) +
    rect(860, 690, 90, 14, p.wood) +
    figure(s, 990, 750, 280, {
      dress: 'robe',
      top: p.teal,
      trim: p.ochre,
      hat: 'long',
      pose: 'wave',
      mirrored: true,
    }) +
    flowers(s, 690, 50)
  );
};

export const ambulance: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 480, 320) +
    treeLine(s, 0, 1200, 520, 120, 13, 'broad') +
    rect(0, 510, 1200, 60, p.leaf) +
    rect(0, 560, 1200, 260, mix(p.slate, p.ink, 0.45)) +
    rect(0, 560, 1200, 10, p.paper) +
    repeat(8, (i) => rect(10 + i * 170, 756, 100, 10, p.ochre)) +
    van(s, 560, 730, 4.1, p.paper, p.vermilion, 'cross') +
    rect(540, 388, 90, 20, p.blue, 8) +
    s.glow(585, 396, s.air.lit ? 220 : 110, '#6fb4ff', 0.7) +
    repeat(6, (i) => line(20 + i * 34, 520 + i * 30, 190 + i * 10, 520 + i * 30, p.paper, 6, opacity(0.5))) +
    figure(s, 1050, 740, 310, { pose: 'wave', top: p.white, legs: p.teal, mirrored: true, dress: 'coat' })
  );
};

export const fireEngine: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 460, 280) +
    rect(60, 240, 560, 360, mix(p.orange, p.paper, 0.55)) +
    rect(44, 222, 592, 24, p.maroon) +
    [90, 280, 470]
      .map(
        (x, i) =>
          rect(x, 360, 130, 240, i === 1 ? mix(p.ink, p.brown, 0.3) : p.vermilion) +
          (i === 1 ? '' : repeat(6, (k) => line(x, 390 + k * 36, x + 130, 390 + k * 36, p.maroon, 4))),
      )
      .join('') +
    repeat(6, (i) => pane(s, 96 + i * 90, 274, 50, 50)) +
    rect(680, 140, 90, 460, p.cream) +
    rect(736, 140, 34, 460, p.ink, 0, opacity(0.15)) +
    repeat(5, (i) => pane(s, 704, 180 + i * 76, 40, 44)) +
    treeLine(s, 800, 1200, 600, 150, 5, 'broad') +
    rect(0, 596, 1200, 220, mix(p.stone, p.slate, 0.5)) +
    fireTruck(s, 560, 730, 3) +
    figure(s, 1000, 760, 330, {
      pose: 'point',
      top: p.deep,
      legs: p.deep,
      hat: 'helmet',
      hatFill: p.ochre,
      mirrored: true,
    }) +
    figure(s, 1100, 764, 320, {
      pose: 'hold',
      top: p.deep,
      legs: p.deep,
      hat: 'helmet',
      hatFill: p.ochre,
      mirrored: true,
    }) +
    rect(900, 770, 1, 1, p.ink) +
    stroke('M100 780Q300 740 420 784T700 780', p.cream, 12)
  );
};

export const school: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 480, 320) +
    rect(170, 290, 860, 310, p.cream) +
    rect(150, 272, 900, 24, p.vermilion) +
    repeat(
      3,
      (f) =>
        repeat(10, (i) => pane(s, 200 + i * 82, 316 + f * 94, 54, 52, 0.7)) +
        rect(170, 382 + f * 94, 860, 8, p.orange),
    ) +
    rect(510, 230, 180, 370, mix(p.orange, p.paper, 0.35)) +
    poly(
      [
        [490, 236],
        [600, 170],
        [710, 236],
      ],
      p.vermilion,
    ) +
    circle(600, 300, 36, p.ink) +
    circle(600, 300, 31, p.paper) +
    line(600, 300, 600, 280, p.ink, 4) +
    line(600, 300, 616, 300, p.ink, 4) +
    rect(556, 500, 88, 100, s.air.lit ? s.air.pane : p.deep) +
    rect(0, 600, 1200, 220, mix(p.orange, p.sand, 0.6)) +
    stroke('M-20 660H1220M-20 720H1220', p.paper, 4, opacity(0.6)) +
    line(330, 620, 330, 190, p.stone, 7) +
    path('M332 196Q380 180 430 198V256Q380 240 332 256Z', p.vermilion) +
    treeLine(s, 0, 160, 610, 190, 2, 'broad') +
    treeLine(s, 1050, 1200, 610, 190, 2, 'broad') +
    [
      [420, 720, 160, p.blue],
      [510, 740, 150, p.vermilion],
      [700, 730, 156, p.ochre],
      [800, 750, 150, p.teal],
    ]
      .map(
        ([x, y, h, c], i) =>
          figure(s, Number(x), Number(y), Number(h), {
            pose: i % 2 ? 'run' : 'walk',
            top: String(c),
            hat: i % 2 ? 'long' : 'none',
            mirrored: i > 1,
          }) + rect(Number(x) - (i > 1 ? -6 : 26), Number(y) - 124, 22, 38, i % 2 ? p.paper : p.ochre, 6),
      )
      .join('') +
    bush(s, 90, 800, 150) +
    bush(s, 1120, 800, 150)
  );
};

export const classroom: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.cream, p.paper, 0.4), p.wood, 560) +
    windowView(s, 50, 120, 250, 260, 2, p.paper) +
    rect(380, 110, 560, 290, p.brown) +
    rect(394, 124, 532, 262, mix(p.moss, p.deep, 0.35)) +
    stroke('M430 330L520 210L590 300L640 240L720 330Z', p.paper, 4, opacity(0.8)) +
    circle(680, 180, 24, 'none', `stroke="${p.paper}" stroke-width="4" opacity="0.8"`) +
    stroke('M770 190h110M770 230h80M770 270h120M770 310h60', p.paper, 4, opacity(0.6)) +
    wallClock(s, 1050, 160, 44) +
    rect(1000, 260, 130, 160, p.paper) +
    repeat(6, (i) =>
      rect(
        1012 + (i % 2) * 58,
        272 + Math.floor(i / 2) * 50,
        48,
        40,
        [p.vermilion, p.ochre, p.teal, p.leaf, p.rose, p.blue][i] ?? p.teal,
      ),
    ) +
    figure(s, 880, 600, 380, {
      pose: 'point',
      top: p.vermilion,
      dress: 'coat',
      legs: p.deep,
      hat: 'bun',
      mirrored: true,
    }) +
    lightBeam(s, 60, 390, 220, 560, 200) +
    repeat(2, (row) =>
      repeat(4 - row, (i) => {
        const x = 130 + i * (290 + row * 90) + row * 70;
        const y = 660 + row * 110;
        const k = 1 + row * 0.45;
        const c = [p.teal, p.ochre, p.blue, p.leafDeep][(i + row) % 4] ?? p.teal;
        return (
          rect(x - 46 * k, y - 96 * k, 92 * k, 120 * k, c, 36 * k) +
          circle(x, y - 124 * k, 36 * k, p.ink) +
          (i % 2
            ? stroke(
                `M${x - 30 * k} ${y - 110 * k}q-20 40 -6 70M${x + 30 * k} ${y - 110 * k}q20 40 6 70`,
                p.ink,
                13 * k,
              )
            : '') +
          (i === 1 && row === 0
            ? stroke(`M${x + 40} ${y - 70}L${x + 56} ${y - 190}`, c, 22) + circle(x + 57, y - 200, 13, p.skin)
            : '') +
          rect(x - 100 * k, y - 10 * k, 200 * k, 20 * k, mix(p.wood, p.cream, 0.4), 4) +
          rect(x + 40 * k, y - 26 * k, 50 * k, 16 * k, p.paper) +
          rect(x - 90 * k, y + 10 * k, 180 * k, 70 * k, mix(p.brown, p.wood, 0.4))
        );
      }),
    )
  );
};

export const meetingRoom: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sand, p.paper, 0.5), mix(p.teal, p.slate, 0.4), 540) +
    windowView(s, 90, 90, 300, 300, 2, p.brown) +
    windowView(s, 810, 90, 300, 300, 2, p.brown) +
    screen(
      s,
      460,
      110,
      280,
      190,
      `${rect(460, 110, 280, 190, p.deep)}${repeat(5, (i) => rect(490 + i * 46, 270 - (i * i * 5 + 30), 28, i * i * 5 + 30, i === 4 ? p.vermilion : p.ochre))}${stroke('M490 230L560 200L620 206L710 150', p.paper, 5)}`,
    ) +
    [270, 400, 530, 670, 800, 930]
      .map((x, i) =>
        figure(s, x, 700, 400, {
          pose: 'sit',
          top: [p.deep, p.maroon, p.slate, p.teal, p.ink, p.vermilion][i] ?? p.deep,
          mirrored: i > 2,
          hat: i % 3 === 1 ? 'bun' : 'none',
          hair: i === 4 ? p.stone : p.ink,
        }),
      )
      .join('') +
    path('M130 600Q600 540 1070 600L1220 760V820H-20V760Z', p.wood) +
    path('M130 600Q600 540 1070 600L1090 622Q600 560 110 622Z', mix(p.wood, p.cream, 0.5)) +
    repeat(6, (i) =>
      rect(
        210 + i * 140,
        604 + Math.abs(i - 2.5) * 5,
        80,
        26,
        p.paper,
        2,
        `transform="skewX(${(2.5 - i) * 8}) translate(${(i - 2.5) * 84} 0)"`,
      ),
    ) +
    repeat(6, (i) => {
      const x = 260 + i * 140;
      return (
        path(`M${x - 16} 668H${x + 16}L${x + 12} 704H${x - 12}Z`, p.white) +
        ellipse(x, 668, 16, 5, p.brown) +
        stroke(`M${x + 16} 676q14 8 -2 18`, p.white, 4)
      );
    }) +
    pot(s, 600, 690, 110, p.vermilion)
  );
};

export const radioStudio: Scene = (s) => {
  const { p } = s;
  return (
    rect(0, 0, 1200, 800, mix(p.deep, p.ink, 0.3)) +
    repeat(5, (row) =>
      repeat(9, (i) =>
        poly(
          [
            [i * 140 + (row % 2) * 70 - 70, row * 110],
            [i * 140 + (row % 2) * 70, row * 110 + 55],
            [i * 140 + (row % 2) * 70 - 70, row * 110 + 110],
            [i * 140 + (row % 2) * 70 - 140, row * 110 + 55],
          ],
          mix(p.teal, p.deep, 0.35 + ((i + row) % 3) * 0.22),
        ),
      ),
    ) +
    windowView(s, 700, 90, 400, 240, 2, p.ink) +
    rect(90, 80, 210, 62, p.vermilion, 10) +
    repeat(4, (i) => rect(116 + i * 42, 100, 28, 22, p.paper, 4)) +
    s.glow(195, 110, 200, '#ff8a5a', 0.4) +
    figure(s, 430, 850, 560, { pose: 'hold', top: p.ochre, dress: 'coat', hat: 'long' }) +
    stroke('M392 356Q400 292 440 294T478 350', p.ink, 13) +
    rect(378, 338, 28, 46, p.vermilion, 10) +
    rect(0, 640, 1200, 180, p.brown) +
    rect(0, 632, 1200, 18, p.wood) +
    line(560, 640, 590, 470, p.ink, 10) +
    line(590, 470, 540, 420, p.ink, 10) +
    rect(505, 340, 66, 110, p.slate, 32) +
    repeat(6, (i) => line(509, 360 + i * 14, 567, 360 + i * 14, p.ink, 3)) +
    rect(502, 394, 72, 10, p.ochre) +
    poly(
      [
        [680, 620],
        [1090, 620],
        [1140, 740],
        [640, 740],
      ],
      p.slate,
    ) +
    repeat(
      8,
      (i) =>
        line(720 + i * 50, 640, 706 + i * 54, 716, p.ink, 6) +
        rect(700 + i * 52, 660 + ((i * 29) % 40), 30, 14, i % 3 ? p.paper : p.vermilion, 4),
    ) +
    repeat(9, (i) => circle(716 + i * 44, 630, 7, [p.leafPale, p.ochre, p.vermilion][i % 3] ?? p.ochre)) +
    stroke('M740 230Q770 180 800 230T860 230T920 230T980 230T1040 230', p.ochre, 0.1)
  );
};
