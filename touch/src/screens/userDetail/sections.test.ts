import { expect, test } from 'vitest';
import { sectionIn, withSection } from './sections';

test('[F24 userDetail] section – in the address – is read and replaced; modes of the visit stay', () => {
  expect(sectionIn(new URLSearchParams('?tab=messages'))).toBe('messages');
  for (const search of ['', '?tab=', '?tab=nothing'])
    expect(sectionIn(new URLSearchParams(search))).toBe('favourites');
  expect(withSection('?dark=true&tab=posts', 'messages')).toBe('?dark=true&tab=messages');
  expect(withSection('?tab=posts', 'favourites')).toBe('');
});
