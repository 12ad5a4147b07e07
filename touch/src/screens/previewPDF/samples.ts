import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => {
    const id = await firstId(
      newsroom,
      'certificate',
      'select article_id as id from certificates order by article_id',
    );
    return `/previewPDF.html?id=${id}`;
  },
  states: { empty: '/previewPDF.html?id=99999999' },
};
