import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { expect, onTestFinished, test } from 'vitest';

test('[K11][K8] the public ledger – of ballots given at any second – shows whole minutes', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  await seedNewsroom(platform);
  platform.clock.forward(17_345);
  const { id, theme, option } = seeded.votes.article;
  const ballot = { id, themes: [{ id: theme, options: [option] }], choice: () => `${theme}:${option}` };
  await votingOn(platform).give(ballot, ballot.choice(), { device: 'xy-1' });
  await platform.post('/app_if/vote', `voteID=${id}&voteResult=${theme}:${option}&device=no-ticket`);
  const times = (await platform.get(`/ledger/${id}`)).text.match(/"at":"[^"]+"/g) ?? [];
  expect(times.length).toBeGreaterThan(1);
  expect(times.filter((time) => !time.endsWith(':00.000Z"'))).toEqual([]);
});
