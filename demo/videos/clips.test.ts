import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pictureSvg } from '../pictures/drawPicture';
import { clips } from './clips';
import { frameSvg, sceneOf } from './make';

const folder = dirname(fileURLToPath(import.meta.url));

describe('the demonstration clips', () => {
  test.each(Object.entries(clips))('%s moves, is drawn the same every time and has a cover', (name, clip) => {
    const scene = sceneOf(name);
    const start = frameSvg(name, clip, scene, 0);
    expect(start).toBe(frameSvg(name, clip, scene, 0));
    expect(frameSvg(name, clip, scene, 0.5)).not.toBe(start);
    expect(start).not.toMatch(/NaN|undefined/);
    expect(pictureSvg(clip.cover)).toContain('<svg');
  });

  test('the committed files together stay below 2.5 MB', () => {
    const sizes = Object.values(clips).map((clip) => statSync(join(folder, clip.file)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(50_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
  });
});
