import { nothingThere, there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';
import { likeShortVideo } from './likes.service';

const { first, second, withdrawn } = seeded.shortVideos;

/** The owner likes what everybody sees. */
const liking =
  (id: number) =>
  async (owner: Owner, { db, clock }: TestPlatform) => {
    await likeShortVideo(db, 1, id, `m:${owner.id}`, new Date(clock.now()));
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
