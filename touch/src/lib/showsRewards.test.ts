import { expect, test } from 'vitest';
import { showsRewards } from './showsRewards';

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, true],
])(
  '[J2] rewards for sharing – hidden by the site %s, in the messenger %s – are named: %s',
  (hideReward, messenger, shows) => {
    expect(showsRewards({ hideReward }, { messenger })).toBe(shows);
  },
);
