import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const onNews = () => ({ articleID: String(seeded.articles.news) });

export const samples: OperationSamples = {
  fav: {
    hostile: { opens: 'member', input: onNews, but: there(-1) },
  },
  favCancel: {
    hostile: { opens: 'member', input: onNews },
  },
  hasFav: {
    hostile: { opens: 'shown', input: onNews },
  },
  myFav: {
    hostile: { opens: 'member' },
  },
};
