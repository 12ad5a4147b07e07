import { firstId, type ScreenSamples } from '@testing/screenSamples';

const byTitle =
  (title: string): ScreenSamples['shown'] =>
  async (newsroom) => {
    const statement = `select id from activities where doc->>'title' like '${title}%' order by id`;
    return `/activityApply/${await firstId(newsroom, `activity form ${title}`, statement)}.html`;
  };

export const samples: ScreenSamples = {
  shown: byTitle('志愿清河日'),
  states: {
    pictures: byTitle('征集：'),
    several: byTitle('给老人读报'),
    ended: byTitle('小记者选拔'),
    notStarted: byTitle('跟护林员认菌子'),
    inApp: byTitle('周日陶艺课'),
    empty: '/activityApply/99999.html',
  },
};
