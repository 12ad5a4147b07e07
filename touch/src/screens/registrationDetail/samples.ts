import type { SampleNewsroom, ScreenSamples } from '@testing/screenSamples';

/** A registration of the member whom `/demo/gallery` signs in. */
async function registration({ db }: SampleNewsroom): Promise<string> {
  const text = `select e.activity_id, e.id from entries e join members m on m.site_id = e.site_id and m.id = e.member_id
    where m.nickname = '小城青年' order by e.id limit 1`;
  const entry = await db.one<{ activity_id: number; id: number }>({ name: 'sample registration', text });
  if (!entry) throw new Error('no registration in the newsroom');
  return `/registrationDetail/${entry.activity_id}/${entry.id}.html`;
}

export const samples: ScreenSamples = {
  shown: registration,
  states: { none: '/registrationDetail.html' },
  forMembers: true,
};
