import { room } from '../pictures/interiors';
import { ground, ranges } from '../pictures/land';
import { mix } from '../pictures/palette';
import { crowd } from '../pictures/people';
import { rider } from '../pictures/scenes/sport';
import {
  circle,
  ellipse,
  line,
  n,
  opacity,
  type Point,
  poly,
  rect,
  repeat,
  stroke,
} from '../pictures/shapes';
import { sky } from '../pictures/sky';
import type { Stage } from '../pictures/stage';
import { snowSummits } from '../pictures/summits';
import { weaver } from '../pictures/weaver';
import { type ClipScene, ease, move, wave } from './clipMotion';

/** Draws galloping horses of the moment `now`, in seconds. */
const galloping =
  (s: Stage, now: number) =>
  ([x, y]: Point, h: number, [coat, robe]: readonly [string, string], phase: number, dx: number) => {
    const beat = wave(now, 1.7, phase);
    return (
      move(
        dx,
        -Math.abs(beat) * h * 0.09,
        `<g transform="rotate(${n(beat * 3.2)} ${n(x)} ${n(y - h * 0.6)})">${rider(s, [x, y], h, coat, robe)}</g>`,
      ) +
      repeat(7, (i) => {
        const age = (now * 1.7 + i / 7) % 1;
        return ellipse(
          [x + dx - h * (0.7 + age * 0.9), y - h * 0.06 - age * h * 0.12],
          [h * (0.08 + age * 0.16), h * (0.05 + age * 0.08)],
          s.p.sand,
          opacity(0.5 * (1 - age)),
        );
      })
    );
  };

export const horseRace: ClipScene = {
  mood: 'day',
  indoor: false,
  camera: (t) => ({ x: 610, y: 470, width: 1120 - 80 * ease(t) }),
  draw: (s, t, seconds) => {
    const now = t * seconds;
    const horseAt = galloping(s, now);
    const posts = repeat(15, (i) => {
      const x = ((((i * 100 - now * 260) % 1500) + 1500) % 1500) - 150;
      return line([x, 500], [x, 530], s.p.paper, 6);
    });
    return (
      sky(s, { horizon: 380, clouds: 2, sun: { x: 640, y: 150, r: 54 } }) +
      move(
        -16 * t,
        0,
        snowSummits(
          s,
          [
            { x: 260, y: 170, half: 400 },
            { x: 1000, y: 230, half: 360 },
          ],
          420,
        ) + ranges(s, 430, 150, 2),
      ) +
      ground(s, 420, 12, s.p.leafPale, s.p.leaf) +
      move(40 - 120 * t, 2 * Math.abs(wave(now, 1)), crowd(s, [0, 1340, 500], 80, 26, 'raise')) +
      stroke('M-20 520H1220', s.p.paper, 6) +
      posts +
      ground(s, 540, 8, mix(s.p.leaf, s.p.sand, 0.4), s.p.leafDeep) +
      repeat(12, (i) => {
        const x = ((((i * 130 - now * 520) % 1560) + 1560) % 1560) - 180;
        return rect([x, 590 + ((i * 67) % 190)], [70, 4], s.p.leafPale, 2, opacity(0.5));
      }) +
      horseAt([330, 640], 110, [s.p.brown, s.p.blue], 0.3, 40 * ease(t)) +
      horseAt([900, 650], 120, [mix(s.p.cream, s.p.stone, 0.3), s.p.ochre], 0.7, -70 * ease(t)) +
      horseAt([540, 740], 190, [s.p.maroon, s.p.teal], 0, 120 * ease(t))
    );
  },
};

export const weaving: ClipScene = {
  mood: 'day',
  indoor: true,
  camera: (t) => ({ x: 612, y: 410 + 40 * ease(t), width: 390 - 30 * ease(t) }),
  draw: (s, t, seconds) => {
    const { p } = s;
    const now = t * seconds;
    const colours = [p.vermilion, p.ochre, p.teal, p.cream, p.maroon, p.leafDeep, p.blue];
    const swing = wave(now, 0.5);
    const rowsDone = 13 + Math.floor(now / 1.5);
    const top = 641 - rowsDone * 13;
    return (
      room(s, mix(p.orange, p.cream, 0.72), p.brown, 640) +
      rect([400, 60], [26, 640], p.wood) +
      rect([806, 60], [26, 640], p.wood) +
      rect([380, 60], [472, 26], p.brown) +
      stroke(
        repeat(38, (i) => `M${n(434 + i * 9.8)} 86V${n(top)}`),
        p.paper,
        2.4,
      ) +
      rect([392, 250 + 16 * wave(now, 0.5, 0.25)], [448, 18], p.brown) +
      rect([392, 320 - 16 * wave(now, 0.5, 0.25)], [448, 14], mix(p.brown, p.wood, 0.5)) +
      repeat(
        rowsDone,
        (i) =>
          rect([430, 628 - i * 13], [372, 13.5], colours[(i * 3 + (i % 2)) % 7] ?? p.ochre) +
          (i % 3 === 1
            ? repeat(12, (k) =>
                poly(
                  [
                    [430 + k * 31, 641 - i * 13],
                    [445 + k * 31, 628 - i * 13],
                    [461 + k * 31, 641 - i * 13],
                  ],
                  p.paper,
                ),
              )
            : ''),
      ) +
      rect([400, 636], [432, 34], p.brown, 12) +
      move(
        swing * 150,
        0,
        poly(
          [
            [570, top - 8],
            [610, top - 18],
            [660, top - 8],
            [610, top + 2],
          ],
          p.wood,
        ) + rect([594, top - 13], [34, 9], p.vermilion, 4),
      ) +
      weaver(s, top, swing) +
      repeat(
        3,
        (i) =>
          circle(740 + i * 52, 770 - (i % 2) * 34, 36, colours[i] ?? p.ochre) +
          stroke(`M${716 + i * 52} ${766 - (i % 2) * 34}q24 20 48 0`, p.ink, 2, opacity(0.3)),
      )
    );
  },
};
