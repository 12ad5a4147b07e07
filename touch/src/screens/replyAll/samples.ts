import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/replyAll/${await firstId(newsroom, 'thread', 'select thread_id as id from comments where thread_id > 0 order by id')}.html`,
};
