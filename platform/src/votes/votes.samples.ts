import { nothingThere, there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const { article, activity } = seeded.votes;
const ofActivity = () => ({ voteId: String(activity.id) });
/** Every voter's record says that the owner gives it. */
const recorded = ({ id }: Owner) => ({
  data: JSON.stringify({
    voteId: activity.id,
    themes: [{ themeId: activity.theme, optionIds: [activity.option] }],
    userId: String(id),
    time: 0,
  }),
});
const voted = async (owner: Owner, platform: TestPlatform) => {
  const sent = { ...recorded(owner), device: owner.device };
  await platform.post('/app_if/amuc/api/vote/recordVoteCountAndLog', sent, { token: owner.token });
  return {};
};

export const samples: OperationSamples = {
  voteResult: {
    calls: [{ id: seeded.votes.article.id }, { id: seeded.votes.activity.id }],
  },
  voteInfo: {
    calls: [{ voteId: seeded.votes.activity.id }],
    hostile: { opens: 'shown', input: ofActivity, having: voted, but: nothingThere },
  },
  voteOptions: {
    calls: [
      { voteId: seeded.votes.activity.id },
      { voteId: seeded.votes.activity.id, themeId: seeded.votes.activity.theme, sort: 1, key: '桥' },
      { voteId: 9 },
    ],
    hostile: { opens: 'shown', input: ofActivity, having: voted },
  },
  infoByOptName: {
    calls: [{ voteId: seeded.votes.activity.id, name: '白塔' }, { voteId: 9 }],
    hostile: { opens: 'shown', input: () => ({ ...ofActivity(), name: '桥' }), having: voted },
  },
  vote: {
    // answered in their own words inside the answer, without a ticket each waits for review (wire f6, f16)
    hostile: {
      opens: 'person',
      input: () => ({
        voteID: String(article.id),
        voteResult: `${article.theme}:${article.option}`,
      }),
    },
  },
  voteTicket: {
    hostile: { opens: 'person', input: ofActivity, but: there(-1) },
  },
  optionInfo: {
    hostile: {
      opens: 'everybody',
      input: () => ({ ...ofActivity(), optionId: String(activity.option) }),
      but: { ...nothingThere, 'another member': -1 },
    },
  },
  voteAccessCount: {
    hostile: { opens: 'everybody', input: ofActivity },
  },
  recordVoteCountAndLog: {
    // the enciphered input names the member: leaving the plain one out does not help
    hostile: {
      opens: 'person',
      input: recorded,
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
};
