import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/specMore/${await firstId(newsroom, 'topic', 'select id from columns where topic and parent_id > 0 order by id')}.html`,
};
