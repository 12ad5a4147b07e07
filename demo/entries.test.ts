import { expect, test } from 'vitest';
import { activities } from './activities';
import { entries } from './entries';
import { readers } from './readers';

test.each(entries.map((entry) => [`${entry.reader}: ${entry.activity}`, entry] as const))(
  '[F8 registrationDetail] %s: a reader of ours, and what the form asks for',
  (_, { reader, activity, answers }) => {
    expect(readers).toContain(reader);
    const path = activities.find(({ key }) => key === activity)?.signUp;
    expect(path?.inApp).toBeUndefined();
    const names = path?.fields.map(({ id }) => id) ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys(answers)));
    for (const { id, isneed, type, option = [] } of path?.fields ?? []) {
      const value = answers[id] ?? '';
      // a picture is not among the drawn ones
      if (isneed && type !== '1') expect([id, value]).not.toEqual([id, '']);
      if (option.length > 0 && value !== '') expect(option).toEqual(expect.arrayContaining(value.split(',')));
    }
  },
);

test('[F8 registrationDetail] nobody signed up twice for one thing', () => {
  const all = entries.map(({ reader, activity }) => `${reader}/${activity}`);
  expect(new Set(all).size).toBe(all.length);
});

test('[wire n5] one activity tells in the app only how a registration goes on', () => {
  expect(activities.filter(({ signUp }) => signUp?.inApp)).toHaveLength(1);
});
