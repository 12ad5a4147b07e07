import { nothingThere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';
import { nameAuthor } from './pieces.service';

const piece = seeded.articles.draft;
async function ownPiece({ id }: Owner, { db }: TestPlatform) {
  await nameAuthor(db, 1, piece, id);
  return { articleId: String(piece) };
}

export const samples: OperationSamples = {
  articleList: {
    calls: [{ userID: seeded.member }, { userID: seeded.member, type: 2 }, {}],
    // the list of a member's published articles is for everybody: the number says whose
    hostile: { opens: 'everybody', but: { 'a member of another site': 0 } },
  },
  myArticleContent: {
    hostile: {
      opens: 'member',
      input: () => ({ articleId: String(piece) }),
      having: ownPiece,
      but: { 'another member, silent': 1, ...nothingThere },
    },
  },
};
