import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture, pictureFormat, pictureKeys, pictureSvg } from './drawPicture';
import { moods } from './palette';
import { appIconSvg, placeholderSvg, siteLogoSvg } from './siteLogo';

const sceneNames = pictureKeys.filter((key) => !key.includes('.'));

describe('the demonstration pictures', () => {
  test('every scene, portrait and logo is drawn, and no two are the same', () => {
    const drawings = pictureKeys.map((key) => pictureSvg(key));
    expect(sceneNames).toHaveLength(89);
    expect(new Set(drawings).size).toBe(pictureKeys.length);
    for (const svg of drawings) {
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    }
  });

  test('the same key gives the same drawing twice, in every mood', () => {
    for (const name of sceneNames) {
      for (const mood of moods) {
        const svg = pictureSvg(`${name}.${mood}.2`);
        expect(svg).toBe(pictureSvg(`${name}.${mood}.2`));
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  test('moods and variants of a scene differ, and the short key means day, first variant', () => {
    const variants = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((variant) => pictureSvg(`terraces.day.${variant}`));
    expect(new Set(variants).size).toBe(9);
    expect(new Set(moods.map((mood) => pictureSvg(`lake.${mood}`))).size).toBe(4);
    expect(pictureSvg('lake')).toBe(pictureSvg('lake.day.1'));
  });

  test.each([
    'volcano',
    'volcano.dusk',
    'lake.noon',
    'lake.day.0',
    'lake.day.10',
    'lake.day.1.5',
    'portrait.25',
    'logo.0',
    'toString',
  ])('an unknown key %s throws an error naming it', (key) => {
    expect(() => pictureSvg(key)).toThrow(key.split('.')[0]);
  });

  test('a scene renders as a 3:2 JPEG, a portrait as a square JPEG, a logo as a square PNG', async () => {
    const shape = async (key: string, width?: number) => {
      const { format, width: w, height } = await sharp(await drawPicture(key, width)).metadata();
      return { format, w, height };
    };
    expect(await shape('snowPeak.dawn')).toEqual({ format: 'jpeg', w: 1200, height: 800 });
    expect(await shape('kitchen.night.5', 600)).toEqual({ format: 'jpeg', w: 600, height: 400 });
    expect(await shape('portrait.5')).toEqual({ format: 'jpeg', w: 480, height: 480 });
    expect(await shape('logo.6', 240)).toEqual({ format: 'png', w: 240, height: 240 });
    expect(pictureFormat('logo.6')).toBe('png');
  });

  test('every scene renders to an image the reader can decode', async () => {
    for (const name of sceneNames) {
      const { width, height } = await sharp(await drawPicture(name, 150)).metadata();
      expect([name, width, height]).toEqual([name, 150, 100]);
    }
  });

  test('the site marks are valid vector images', async () => {
    for (const svg of [siteLogoSvg('light'), siteLogoSvg('dark'), appIconSvg(), placeholderSvg()]) {
      expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
    }
    expect(siteLogoSvg('light')).not.toBe(siteLogoSvg('dark'));
  });
});
