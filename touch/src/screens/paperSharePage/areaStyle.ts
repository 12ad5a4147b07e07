import type { Point } from '@touch/api/papers';
import type { CSSProperties } from 'react';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Place of a hot area on its page image: the box around its corners, cut to their shape where it is no rectangle. */
export function areaStyle(corners: readonly Point[]): CSSProperties {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const box = {
    left: `${left}%`,
    top: `${top}%`,
    width: `${rounded(width)}%`,
    height: `${rounded(height)}%`,
  };
  const atEdges = ({ x, y }: Point) =>
    (x === left || x === left + width) && (y === top || y === top + height);
  if (corners.length === 4 && corners.every(atEdges)) return box;
  const shape = corners.map(
    ({ x, y }) =>
      `${rounded(((x - left) / (width || 1)) * 100)}% ${rounded(((y - top) / (height || 1)) * 100)}%`,
  );
  return { ...box, clipPath: `polygon(${shape.join(', ')})` };
}
