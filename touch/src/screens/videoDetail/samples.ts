import { ArticleType } from '@contract/codes';
import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/videoDetail/${await newsroom.articleOfType(ArticleType.video)}.html`,
};
