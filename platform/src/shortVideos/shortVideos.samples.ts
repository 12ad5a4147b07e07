import { KindNumber } from '@contract/codes';
import { createLikes } from '@platform/reactions/likes.service';
import { nothingThere, there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const { first, second, withdrawn } = seeded.shortVideos;

/** The owner likes what everybody sees. */
const liking =
  (id: number) =>
  async (owner: Owner, { db, clock }: TestPlatform) => {
    const thing = { type: KindNumber.event.shortVideo, id, cancel: false };
    await createLikes(db, clock.now)(1, thing, { who: `m:${owner.id}`, address: '', isMember: true });
    return { id: String(first) };
  };

export const samples: OperationSamples = {
  mvodArticle: {
    calls: [{ id: first }, { id: second }],
    absent: [
      { queryText: 'id=99', as: 'missing' },
      { queryText: `id=${withdrawn}`, as: 'missing' },
    ],
    hostile: {
      opens: 'shown',
      input: () => ({ id: String(first) }),
      having: liking(first),
      but: nothingThere,
    },
  },
  mvodAttach: { calls: [{ id: first }, { id: 99 }] },
  mvodCategoryList: { calls: [{}] },
  mvodConfig: { calls: [{}] },
  relatedList: {
    calls: [{ id: first }, { id: first, page: 2, size: 1 }, { id: 99 }],
    hostile: { opens: 'shown', input: () => ({ id: String(first) }), having: liking(second) },
  },
  mvodPraise: {
    hostile: { opens: 'person', input: () => ({ id: String(first) }), but: there(-1) },
  },
};
