import { QaType } from '@contract/questionCodes';
import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => {
    const statement = `select id from questions where (doc->>'qaType')::int = ${QaType.topic}
      and (doc->>'status')::int = 2 order by id`;
    return `/askDetail/${await firstId(newsroom, 'topic question', statement)}.html`;
  },
  states: { empty: '/askDetail/99999.html' },
};
