import { expect, test } from 'vitest';
import { contrast, themeColors, topicColor, topicVariables } from './themeColor';

test('[C1] six hex digits with or without # are the theme colour, anything else is the main red', () => {
  expect(topicColor('226BF7')).toBe('#226bf7');
  expect(topicColor(' #226bf7 ')).toBe('#226bf7');
  for (const text of ['', 'red', '#fff', '226BF7FF', '226BG7', '#226bf7;}', null, undefined]) {
    expect(topicColor(text)).toBe('#df362f');
  }
});

test('[C1] contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#226bf7', '#226bf7')).toBe(1);
});

test('[C1] a colour that can be read stays itself', () => {
  expect(themeColors('226BF7').onWhite).toBe('#226bf7');
  expect(themeColors('226BF7')).toMatchObject({ onColor: '#ffffff', fill: '#226bf7', onFill: '#ffffff' });
  expect(themeColors('ffcc00')).toMatchObject({ onColor: '#000000', fill: '#ffcc00', onDark: '#ffcc00' });
});

test('[C1] the main red carries white text, a hair darker than configured', () => {
  const { color, fill, onFill } = themeColors('DF362F');
  expect(onFill).toBe('#ffffff');
  expect(contrast(color, '#ffffff')).toBeLessThan(4.5);
  expect(contrast(fill, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(fill, color)).toBeLessThan(1.05);
});

test('[C1] on any configured colour text reaches 4.5:1, on white and on the dark ground too', () => {
  const steps = ['00', '33', '66', '80', '99', 'cc', 'ff'];
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => r + g + b)));
  const unreadable = colors.filter((text) => {
    const { color, onColor, fill, onFill, onWhite, onDark } = themeColors(text);
    return (
      contrast(onColor, color) < 4.5 ||
      contrast(onFill, fill) < 4.5 ||
      contrast(onWhite, '#ffffff') < 4.5 ||
      contrast(onDark, '#161616') < 4.5
    );
  });
  expect(colors).toHaveLength(343);
  expect(unreadable).toEqual([]);
});

test('[C1] a shade keeps the hue: a pale yellow darkens, a deep blue lightens', () => {
  const { onWhite } = themeColors('ffee88');
  const { onDark } = themeColors('000080');
  expect(onWhite.slice(1, 3) > onWhite.slice(5, 7)).toBe(true);
  expect(onDark.slice(5, 7) > onDark.slice(1, 3)).toBe(true);
  expect(onWhite).not.toBe('#000000');
  expect(onDark).not.toBe('#ffffff');
});

test('[C1] the colour – of a pale yellow – reaches the style sheets with its shades, black on its fill', () => {
  const { onWhite, onDark } = themeColors('ffcc00');
  expect(topicVariables(themeColors('ffcc00'))).toEqual([
    ['--topic', '#ffcc00'],
    ['--on-topic', '#000000'],
    ['--topic-on-white', onWhite],
    ['--topic-on-dark', onDark],
  ]);
});
