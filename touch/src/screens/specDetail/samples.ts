import { ArticleType } from '@contract/codes';
import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/specDetail/${await newsroom.articleOfType(ArticleType.topic)}.html`,
};
