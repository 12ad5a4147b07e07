import { firstId, type ScreenSamples } from '@testing/screenSamples';

const statement = `select o.id from vote_options o join votes v on v.site_id = o.site_id and v.id = o.vote_id
  where v.kind = 'activity' order by o.id`;

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/voteItemDetail/${await firstId(newsroom, 'option of an activity', statement)}.html`,
  states: { empty: '/voteItemDetail/99999.html' },
};
