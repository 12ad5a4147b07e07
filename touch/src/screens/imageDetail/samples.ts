import { ArticleType } from '@contract/codes';
import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/imageDetail/${await newsroom.articleOfType(ArticleType.imageSet)}.html`,
};
