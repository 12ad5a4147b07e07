import { windowView } from '../interiors';
import { mix } from '../palette';
import { figure } from '../people';
import { ellipse, line, poly, rect, repeat, stroke } from '../shapes';
import type { Scene, Stage } from '../stage';

/** Shelves along one side of the hall, drawn towards its end. @param side -1 left, 1 right */
const shelfWing = (s: Stage, side: number): string => {
  const { p } = s;
  return repeat(5, (i) => {
    const k = 1 - i * 0.17;
    const x = 600 + side * (600 * k);
    const x2 = 600 + side * (600 * (k - 0.15));
    const y1 = 420 - 330 * k;
    const y2 = 420 + 330 * k;
    const k2 = k - 0.15;
    const rows = 5;
    return (
      poly(
        [
          [x, y1],
          [x2, 420 - 330 * k2],
          [x2, 420 + 330 * k2],
          [x, y2],
        ],
        mix(p.brown, p.ink, 0.2),
      ) +
      repeat(rows, (r) => {
        const a1 = y1 + ((y2 - y1) * (r + 0.16)) / rows;
        const a2 = y1 + ((y2 - y1) * (r + 0.92)) / rows;
        const b1 = 420 - 330 * k2 + (660 * k2 * (r + 0.16)) / rows;
        const b2 = 420 - 330 * k2 + (660 * k2 * (r + 0.92)) / rows;
        return repeat(6, (c) => {
          const t = c / 6 + 0.02;
          const u = (c + 0.82) / 6;
          const f = s.r.pick([p.vermilion, p.teal, p.ochre, p.cream, p.moss, p.maroon, p.blue]);
          const drop = s.r.between(0, 0.25);
          const xx = (q: number) => x + (x2 - x) * (0.06 + q * 0.88);
          const ya = (q: number) => a1 + (b1 - a1) * q;
          const yb = (q: number) => a2 + (b2 - a2) * q;
          return poly(
            [
              [xx(t), ya(t) + (yb(t) - ya(t)) * drop],
              [xx(u), ya(u) + (yb(u) - ya(u)) * drop],
              [xx(u), yb(u)],
              [xx(t), yb(t)],
            ],
            f,
          );
        });
      })
    );
  });
};

function lamps(s: Stage): string {
  return repeat(3, (i) => {
    const k = 1 - i * 0.26;
    return (
      line([600, 0], [600, 60 + i * 70], s.p.ink, 3) +
      ellipse([600, 70 + i * 70], [70 * k, 16 * k], s.p.vermilion) +
      s.glow(600, 80 + i * 70, 130 * k, '#ffe4a4', 0.6)
    );
  });
}

/** Two readers at the tables in front. */
function readers(s: Stage): string {
  const { p } = s;
  return (
    poly(
      [
        [300, 640],
        [520, 640],
        [460, 720],
        [200, 720],
      ],
      p.wood,
    ) +
    poly(
      [
        [900, 640],
        [680, 640],
        [740, 720],
        [1000, 720],
      ],
      p.wood,
    ) +
    figure(s, 330, 790, 330, { pose: 'sit', top: p.teal, hat: 'long' }) +
    figure(s, 880, 790, 330, { pose: 'sit', top: p.vermilion, mirrored: true }) +
    rect([390, 640], [70, 12], p.paper) +
    rect([740, 642], [70, 12], p.paper)
  );
}

export const libraryHall: Scene = (s) => {
  const { p } = s;
  return (
    rect([0, 0], [1200, 800], s.fade(0, 800, [[mix(p.cream, p.paper, 0.5)], [mix(p.sand, p.wood, 0.3)]])) +
    poly(
      [
        [0, 800],
        [1200, 800],
        [720, 486],
        [480, 486],
      ],
      mix(p.wood, p.sand, 0.3),
    ) +
    poly(
      [
        [430, 800],
        [770, 800],
        [640, 486],
        [560, 486],
      ],
      p.maroon,
    ) +
    poly(
      [
        [0, 0],
        [1200, 0],
        [720, 340],
        [480, 340],
      ],
      mix(p.paper, p.cream, 0.5),
    ) +
    stroke('M0 0L480 340M1200 0L720 340M200 0L540 340M1000 0L660 340', p.wood, 7) +
    windowView(s, [500, 345], [200, 140], 2, p.paper) +
    shelfWing(s, -1) +
    shelfWing(s, 1) +
    lamps(s) +
    readers(s) +
    figure(s, 600, 640, 210, { pose: 'walk', top: p.ochre, dress: 'coat' })
  );
};
