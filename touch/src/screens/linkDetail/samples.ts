import { ArticleType } from '@contract/codes';
import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/linkDetail/${await newsroom.articleOfType(ArticleType.link)}.html`,
};
