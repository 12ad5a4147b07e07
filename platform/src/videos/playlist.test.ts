import { expect, test } from 'vitest';
import { masterPlaylist, qualitySizes, withStoredAddress } from './playlist.rules';

test.each([
  [
    1920,
    1080,
    [
      [640, 360],
      [1280, 720],
    ],
  ],
  [
    1080,
    1920,
    [
      [360, 640],
      [720, 1280],
    ],
  ],
  [
    1280,
    720,
    [
      [640, 360],
      [1280, 720],
    ],
  ],
  [
    960,
    540,
    [
      [640, 360],
      [960, 540],
    ],
  ],
  [
    642,
    362,
    [
      [638, 360],
      [642, 362],
    ],
  ],
  [
    640,
    360,
    [
      [384, 216],
      [640, 360],
    ],
  ],
  [
    320,
    180,
    [
      [192, 108],
      [320, 180],
    ],
  ],
  [
    721,
    721,
    [
      [360, 360],
      [720, 720],
    ],
  ],
  [
    2,
    2,
    [
      [2, 2],
      [2, 2],
    ],
  ],
])('[F18] a video of %i by %i – is cut into %j', (width, height, sizes) => {
  expect(qualitySizes(width, height).map((size) => [size.width, size.height])).toEqual(sizes);
});

test('[F18] a playlist – lines, a map, another file’s name – names the stored address', () => {
  const playlist =
    '#EXTM3U\n#EXT-X-MAP:URI="a.mp4",BYTERANGE="1@0"\n#EXTINF:2\na.mp4\n xa.mp4\n#EXT-X-MAP:URI="b.mp4"';
  expect(withStoredAddress(playlist, 'a.mp4', '/media/x.mp4')).toBe(
    '#EXTM3U\n#EXT-X-MAP:URI="/media/x.mp4",BYTERANGE="1@0"\n#EXTINF:2\n/media/x.mp4\n xa.mp4\n#EXT-X-MAP:URI="b.mp4"',
  );
});

test('[F18] the playlist of two qualities – the lower first – says rate, size and codecs of each', () => {
  const quality = (url: string, side: number) => ({
    url,
    width: side * 2,
    height: side,
    bitrate: side * 1000,
    codecs: 'avc1',
  });
  expect(masterPlaylist([quality('/low', 360), quality('/high', 720)]).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-STREAM-INF:BANDWIDTH=360000,RESOLUTION=720x360,CODECS="avc1"',
    '/low',
    '#EXT-X-STREAM-INF:BANDWIDTH=720000,RESOLUTION=1440x720,CODECS="avc1"',
    '/high',
    '',
  ]);
});
