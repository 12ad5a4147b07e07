import { AppealKind } from '@contract/appealCodes';
import { CommentState } from '@platform/discussions/commentState.types';
import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const ofComment = ({ comment }: Owner) => ({
  sourceType: String(AppealKind.comment),
  rootID: String(comment),
});

/** The owner's comment is refused. */
async function rejected({ comment }: Owner, { db }: TestPlatform) {
  const text = `update comments set state = ${CommentState.rejected} where site_id = 1 and id = $1`;
  await db.run({ name: 'test-reject', text }, [comment]);
  return {};
}

export const samples: OperationSamples = {
  refusalDetail: {
    hostile: {
      opens: 'member',
      input: ofComment,
      having: rejected,
      but: { 'another member, silent': 1, ...there(1) },
    },
  },
  appeal: {
    hostile: {
      opens: 'member',
      input: (owner) => ({ ...ofComment(owner), content: '没有辱骂' }),
      having: rejected,
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
};
