import { indoors, type Mood, outdoors, type Palette } from './palette';
import { type Random, seeded } from './random';
import { n } from './shapes';

export const sheetWidth = 1200;
export const sheetHeight = 800;

/** Drawing context of a scene: colours of its mood, its random numbers and its gradients. */
export interface Stage {
  mood: Mood;
  /** 1…9 */
  variant: number;
  /** Inks of things in the scene. */
  p: Palette;
  /** Inks of the open air, also when the scene is a room with a window. */
  air: Palette;
  r: Random;
  defs: string[];
  /** Vertical gradient between two heights of the sheet; answers the fill. */
  fade(top: number, bottom: number, stops: readonly (readonly [colour: string, opacity?: number])[]): string;
  glow(x: number, y: number, radius: number, colour: string, opacity: number): string;
}

export type Scene = (s: Stage) => string;

export function stageOf(key: string, mood: Mood, variant: number, indoor: boolean): Stage {
  const defs: string[] = [];
  const air = outdoors(mood);
  return {
    mood,
    variant,
    p: indoor ? indoors(mood) : air,
    air,
    r: seeded(key),
    defs,
    fade: (top, bottom, stops) => {
      const id = `g${defs.length}`;
      const parts = stops.map(
        ([colour, alpha = 1], i) =>
          `<stop offset="${n((i / Math.max(1, stops.length - 1)) * 100)}%" stop-color="${colour}" stop-opacity="${alpha}"/>`,
      );
      defs.push(
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(top)}" x2="0" y2="${n(bottom)}">${parts.join('')}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    glow: (x, y, radius, colour, alpha) => {
      const id = `g${defs.length}`;
      defs.push(
        `<radialGradient id="${id}"><stop offset="0%" stop-color="${colour}" stop-opacity="${alpha}"/><stop offset="100%" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      );
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`;
    },
  };
}
