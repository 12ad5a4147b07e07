/**
 * Signs of a challenge as strokes in a box of 10 × 16, drawn for this purpose: no font of the machine is asked.
 * None that a person takes for another one (0 O, 1 I L, 5 S, 8 B, 2 Z) is among them.
 */
export const glyphs: Readonly<Record<string, string>> = {
  '3': 'M1 3C3 0 9 0 9 4 9 7 5 8 4 8 7 8 9 9 9 12 9 16 3 16 1 13',
  '4': 'M7 16V0L1 11H10',
  '6': 'M8 1C4 1 1 5 1 11 1 17 9 17 9 11 9 7 3 7 1 11',
  '7': 'M1 1H9L4 16',
  '9': 'M9 6C8 10 1 10 1 5 1 0 9 0 9 5 9 11 6 15 3 16',
  A: 'M0 16L5 0 10 16M2 10H8',
  C: 'M9 3C6-1 1 1 1 8 1 15 6 17 9 13',
  E: 'M9 0H1V16H9M1 8H7',
  F: 'M9 0H1V16M1 8H7',
  H: 'M1 0V16M9 0V16M1 8H9',
  K: 'M1 0V16M9 0L1 9 9 16',
  M: 'M0 16V0L5 9 10 0V16',
  N: 'M1 16V0L9 16V0',
  P: 'M1 16V0H6C10 0 10 8 6 8H1',
  R: 'M1 16V0H6C10 0 10 8 6 8H1M5 8L9 16',
  T: 'M0 0H10M5 0V16',
  U: 'M1 0V10C1 18 9 18 9 10V0',
  W: 'M0 0L2 16 5 6 8 16 10 0',
  X: 'M0 0L10 16M10 0L0 16',
  Y: 'M0 0L5 8 10 0M5 8V16',
};
