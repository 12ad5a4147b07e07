import type { Pose } from './poses';
import { circle, line, n, opacity, path, rect } from './shapes';
import type { Stage } from './stage';

export interface FigureOptions {
  pose?: Pose;
  top?: string;
  legs?: string;
  hair?: string;
  dress?: 'plain' | 'robe' | 'coat' | 'skirt' | 'apron';
  /** robe: the sash; apron: the apron. */
  trim?: string;
  hat?: 'none' | 'helmet' | 'brim' | 'cap' | 'fur' | 'scarf' | 'bun' | 'long';
  hatFill?: string;
  mirrored?: boolean;
  /** The scene draws the arms itself, at work on something. */
  armless?: boolean;
}

/** Hair and hat around the middle of the head, drawn for a face looking right. */
export function headwear(s: Stage, k: number, hair: string, o: FigureOptions): string {
  const { p } = s;
  const fill = o.hatFill ?? p.ochre;
  const c = (d: string) => d.replace(/-?\d+(\.\d+)?/g, (part) => n(Number(part) * k));
  const base = path(
    c('M-1 0.15C-1.05 -1.35 1 -1.4 0.92 -0.25Q0.3 -0.55 -0.35 -0.1L-0.5 0.55Q-0.9 0.5 -1 0.1Z'),
    hair,
  );
  switch (o.hat ?? 'none') {
    case 'helmet':
      return (
        base +
        path(c('M-1.1 -0.2C-1.1 -1.6 1.1 -1.6 1.1 -0.2Z'), fill) +
        line([-k * 1.1, -k * 0.2], [k * 1.5, -k * 0.2], fill, k * 0.28)
      );
    case 'brim':
      return (
        base +
        path(c('M-2 -0.25L0 -1.75L2 -0.25Z'), fill) +
        path(c('M0 -1.75L2 -0.25L0.4 -0.25Z'), p.ink, opacity(0.15))
      );
    case 'cap':
      return (
        base +
        path(c('M-1.05 -0.3C-1.05 -1.6 1.05 -1.6 1.05 -0.3Z'), fill) +
        line([k * 0.3, -k * 0.32], [k * 1.6, -k * 0.25], fill, k * 0.22)
      );
    case 'fur':
      return (
        base +
        rect([-k * 1.25, -k * 1.15], [k * 2.5, k * 0.85], p.brown, k * 0.4) +
        path(c('M-0.9 -1.1Q0 -2 0.9 -1.1Z'), fill)
      );
    case 'scarf':
      return path(c('M-1.1 0.9C-1.3 -1.6 1.3 -1.6 1 -0.35Q0 -0.5 -0.3 0.9Z'), fill);
    case 'bun':
      return base + circle(-k * 0.8, -k * 0.75, k * 0.45, hair);
    case 'long':
      return path(c('M-0.9 -0.4Q-1.5 1 -1.05 2L-0.2 1.7L-0.3 0Z'), hair) + base;
    default:
      return base;
  }
}
