import { firstId, type ScreenSamples } from '@testing/screenSamples';

const statement = `select object_id as id from votes where kind = 'activity' order by id`;

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/activityVote/${await firstId(newsroom, 'vote of an activity', statement)}.html`,
  states: { empty: '/activityVote/99999.html' },
};
