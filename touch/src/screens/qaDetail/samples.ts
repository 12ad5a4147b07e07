import { QaType } from '@contract/questionCodes';
import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => {
    const statement = `select id from questions where (doc->>'qaType')::int = ${QaType.government}
      and (doc->>'status')::int = 2 order by id`;
    return `/qaDetail/${await firstId(newsroom, 'government question', statement)}.html`;
  },
  states: { empty: '/qaDetail/99999.html' },
};
