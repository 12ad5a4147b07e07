import { expect, test } from 'vitest';
import { clipUrls } from './clipUrls';
import { lengthOf } from './lengthOf';

test('[H2] the length of a text – blanks around it, characters of two units – is counted as the platform does', () => {
  expect([' 好 ', '𠮷𠮷', 'a b', '  '].map(lengthOf)).toEqual([1, 2, 3, 0]);
});

test('[wire x20] clips – videos and sounds – are sent apart, in their order', () => {
  const clips = [
    { url: '/a.mp4', isVideo: true },
    { url: '/b.mp3', isVideo: false },
    { url: '/c.mp4', isVideo: true },
  ];
  expect(clipUrls(clips)).toEqual({ videos: ['/a.mp4', '/c.mp4'], audios: ['/b.mp3'] });
});
