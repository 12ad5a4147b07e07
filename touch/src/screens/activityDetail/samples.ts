import { firstId, type ScreenSamples } from '@testing/screenSamples';

const byTitle =
  (title: string): ScreenSamples['shown'] =>
  async (newsroom) => {
    const statement = `select id from activities where doc->>'title' like '${title}%' order by id`;
    return `/activityDetail/${await firstId(newsroom, `activity ${title}`, statement)}.html`;
  };

export const samples: ScreenSamples = {
  shown: byTitle('志愿清河日'),
  states: {
    notStarted: byTitle('跟护林员认菌子'),
    full: byTitle('给老人读报'),
    inApp: byTitle('周日陶艺课'),
    ended: byTitle('小记者选拔'),
    vote: byTitle('投票：'),
    empty: '/activityDetail/99999.html',
  },
};
