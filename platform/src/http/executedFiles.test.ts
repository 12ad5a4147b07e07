import { aMember } from '@testing/aMember';
import { commentsOn } from '@testing/commentsOn';
import { executedFiles } from '@testing/executedFiles';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Files that run for one request; a number is lowered with each that goes, and never raised. */
const MAX_OF_A_COMMENT = 40;
const MAX_OF_A_BALLOT = 42;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

/** Names the files where they are too many. */
function requireFewFiles(files: readonly string[], max: number, one: string): void {
  expect(files).toContain(one);
  expect(files.length, `${files.length} files run:\n${files.join('\n')}`).toBeLessThanOrEqual(max);
}

test('[K1] a comment – the second and third one of an article – runs functions of 40 files at most', async () => {
  const { answerTo, rules } = commentsOn(platform);
  await rules({ auditType: '0' });
  await answerTo(await aMember(platform), '水位又涨了');
  const [second, third] = [await aMember(platform), await aMember(platform)];
  const files = await executedFiles(
    () => answerTo(second, '桥还能走'),
    () => answerTo(third, '路也通了'),
  );
  requireFewFiles(files, MAX_OF_A_COMMENT, 'platform/src/comments/posting/posting.service.ts');
});

test('[K1] a ballot – the second and third one of a vote – runs functions of 42 files at most', async () => {
  const voting = votingOn(platform);
  const vote = await voting.inArticle();
  await voting.give(vote, vote.choice(0), { device: 'first' });
  const ticketOf = (device: string) => voting.ticket(vote, { device });
  const [second, third] = [await ticketOf('second'), await ticketOf('third')];
  const files = await executedFiles(
    () => voting.send(vote, vote.choice(0), second, { device: 'second' }),
    () => voting.send(vote, vote.choice(0), third, { device: 'third' }),
  );
  requireFewFiles(files, MAX_OF_A_BALLOT, 'platform/src/votes/ballots/ballots.service.ts');
});
