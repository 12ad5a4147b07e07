import { pane } from '../buildings';
import { lightBeam, pot, room, screen, wallClock, windowView } from '../interiors';
import { ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene } from '../stage';
import { bush, treeLine } from '../trees';

export const school: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 480, 320) +
    rect([170, 290], [860, 310], p.cream) +
    rect([150, 272], [900, 24], p.vermilion) +
    repeat(
      3,
      (f) =>
        repeat(10, (i) => pane(s, [200 + i * 82, 316 + f * 94], 54, 52, 0.7)) +
        rect([170, 382 + f * 94], [860, 8], p.orange),
    ) +
    rect([510, 230], [180, 370], mix(p.orange, p.paper, 0.35)) +
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
    line([600, 300], [600, 280], p.ink, 4) +
    line([600, 300], [616, 300], p.ink, 4) +
    rect([556, 500], [88, 100], s.air.lit ? s.air.pane : p.deep) +
    rect([0, 600], [1200, 220], mix(p.orange, p.sand, 0.6)) +
    stroke('M-20 660H1220M-20 720H1220', p.paper, 4, opacity(0.6)) +
    line([330, 620], [330, 190], p.stone, 7) +
    path('M332 196Q380 180 430 198V256Q380 240 332 256Z', p.vermilion) +
    treeLine(s, [0, 160, 610], { h: 190, count: 2 }, 'broad') +
    treeLine(s, [1050, 1200, 610], { h: 190, count: 2 }, 'broad') +
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
          }) + rect([Number(x) - (i > 1 ? -6 : 26), Number(y) - 124], [22, 38], i % 2 ? p.paper : p.ochre, 6),
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
    windowView(s, [50, 120], [250, 260], 2, p.paper) +
    rect([380, 110], [560, 290], p.brown) +
    rect([394, 124], [532, 262], mix(p.moss, p.deep, 0.35)) +
    stroke('M430 330L520 210L590 300L640 240L720 330Z', p.paper, 4, opacity(0.8)) +
    circle(680, 180, 24, 'none', `stroke="${p.paper}" stroke-width="4" opacity="0.8"`) +
    stroke('M770 190h110M770 230h80M770 270h120M770 310h60', p.paper, 4, opacity(0.6)) +
    wallClock(s, 1050, 160, 44) +
    rect([1000, 260], [130, 160], p.paper) +
    repeat(6, (i) =>
      rect(
        [1012 + (i % 2) * 58, 272 + Math.floor(i / 2) * 50],
        [48, 40],
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
    lightBeam(s, [60, 390], 220, 560, 200) +
    repeat(2, (row) =>
      repeat(4 - row, (i) => {
        const x = 130 + i * (290 + row * 90) + row * 70;
        const y = 660 + row * 110;
        const k = 1 + row * 0.45;
        const c = [p.teal, p.ochre, p.blue, p.leafDeep][(i + row) % 4] ?? p.teal;
        return (
          rect([x - 46 * k, y - 96 * k], [92 * k, 120 * k], c, 36 * k) +
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
          rect([x - 100 * k, y - 10 * k], [200 * k, 20 * k], mix(p.wood, p.cream, 0.4), 4) +
          rect([x + 40 * k, y - 26 * k], [50 * k, 16 * k], p.paper) +
          rect([x - 90 * k, y + 10 * k], [180 * k, 70 * k], mix(p.brown, p.wood, 0.4))
        );
      }),
    )
  );
};

export const meetingRoom: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sand, p.paper, 0.5), mix(p.teal, p.slate, 0.4), 540) +
    windowView(s, [90, 90], [300, 300], 2, p.brown) +
    windowView(s, [810, 90], [300, 300], 2, p.brown) +
    screen(
      s,
      [460, 110],
      280,
      190,
      `${rect([460, 110], [280, 190], p.deep)}${repeat(5, (i) => rect([490 + i * 46, 270 - (i * i * 5 + 30)], [28, i * i * 5 + 30], i === 4 ? p.vermilion : p.ochre))}${stroke('M490 230L560 200L620 206L710 150', p.paper, 5)}`,
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
        [210 + i * 140, 604 + Math.abs(i - 2.5) * 5],
        [80, 26],
        p.paper,
        2,
        `transform="skewX(${(2.5 - i) * 8}) translate(${(i - 2.5) * 84} 0)"`,
      ),
    ) +
    repeat(6, (i) => {
      const x = 260 + i * 140;
      return (
        path(`M${x - 16} 668H${x + 16}L${x + 12} 704H${x - 12}Z`, p.white) +
        ellipse([x, 668], [16, 5], p.brown) +
        stroke(`M${x + 16} 676q14 8 -2 18`, p.white, 4)
      );
    }) +
    pot(s, 600, 690, 110, p.vermilion)
  );
};

export const radioStudio: Scene = (s) => {
  const { p } = s;
  return (
    rect([0, 0], [1200, 800], mix(p.deep, p.ink, 0.3)) +
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
    windowView(s, [700, 90], [400, 240], 2, p.ink) +
    rect([90, 80], [210, 62], p.vermilion, 10) +
    repeat(4, (i) => rect([116 + i * 42, 100], [28, 22], p.paper, 4)) +
    s.glow(195, 110, 200, '#ff8a5a', 0.4) +
    figure(s, 430, 850, 560, { pose: 'hold', top: p.ochre, dress: 'coat', hat: 'long' }) +
    stroke('M392 356Q400 292 440 294T478 350', p.ink, 13) +
    rect([378, 338], [28, 46], p.vermilion, 10) +
    rect([0, 640], [1200, 180], p.brown) +
    rect([0, 632], [1200, 18], p.wood) +
    line([560, 640], [590, 470], p.ink, 10) +
    line([590, 470], [540, 420], p.ink, 10) +
    rect([505, 340], [66, 110], p.slate, 32) +
    repeat(6, (i) => line([509, 360 + i * 14], [567, 360 + i * 14], p.ink, 3)) +
    rect([502, 394], [72, 10], p.ochre) +
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
        line([720 + i * 50, 640], [706 + i * 54, 716], p.ink, 6) +
        rect([700 + i * 52, 660 + ((i * 29) % 40)], [30, 14], i % 3 ? p.paper : p.vermilion, 4),
    ) +
    repeat(9, (i) => circle(716 + i * 44, 630, 7, [p.leafPale, p.ochre, p.vermilion][i % 3] ?? p.ochre)) +
    stroke('M740 230Q770 180 800 230T860 230T920 230T980 230T1040 230', p.ochre, 0.1)
  );
};
