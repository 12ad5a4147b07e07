import type { Mood } from '../pictures/palette';
import { n } from '../pictures/shapes';
import type { Stage } from '../pictures/stage';

export interface ClipScene {
  mood: Mood;
  indoor: boolean;
  /** The part of the 1200×800 sheet seen at `t` (0…1): middle and width. */
  camera(t: number): { x: number; y: number; width: number };
  /** The sheet at `t` (0…1) of a clip of `seconds`; random draws come in the same order for every `t`. */
  draw(s: Stage, t: number, seconds: number): string;
}

export const move = (dx: number, dy: number, content: string) =>
  `<g transform="translate(${n(dx)} ${n(dy)})">${content}</g>`;

/** 0…1 with soft start and end. */
export const ease = (t: number) => t * t * (3 - 2 * t);

export const wave = (seconds: number, perSecond: number, phase = 0) =>
  Math.sin((seconds * perSecond + phase) * Math.PI * 2);
