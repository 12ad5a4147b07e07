import { randomUUID } from 'node:crypto';
import { newsroom } from '@contract/newsroom';
import * as v from 'valibot';
import type { CommandRun, NewsroomForms, Values } from '../command';

const Numbered = v.object({ id: v.unknown() });

/** The story is signed as it is: its hash is asked for. */
async function withHash(run: CommandRun): Promise<Values> {
  const id = Number(v.parse(Numbered, run.values).id);
  const client = await run.connect();
  const { hash } = await client(newsroom.story, { site: run.site, id });
  return { hash };
}
const stateShown = ({ id, state, title }: { id: number; state: string; title: string }) => ({
  line: `Story ${id}, ${title}: ${state}.`,
});
const signed = { fields: { hash: false }, prepare: withHash, show: stateShown } as const;
const shown = { show: stateShown } as const;

/** Stories. Taking one in hand and giving it back is the desk's alone. */
export const storyForms = {
  stories: {
    show: ({ list, next }) => ({ rows: list, remarks: next === '' ? [] : [`More with --before ${next}.`] }),
  },
  addStory: { fields: { once: false }, prepare: () => ({ once: randomUUID() }) },
  saveStory: { fields: { tab: false }, prepare: () => ({ tab: randomUUID() }) },
  takeStory: null,
  leaveStory: null,
  sendStory: signed,
  passStory: signed,
  publishStory: signed,
  returnStory: shown,
  changeStory: shown,
  withdrawStory: shown,
  binStory: shown,
  unbinStory: shown,
} as const satisfies NewsroomForms;
