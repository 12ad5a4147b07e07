import { newsroom } from '@contract/newsroom';
import { LiveChange, LiveInput } from '@contract/newsroomLives';
import { fieldsAt, parseFields } from './activities.commands';
import type { Command, CommandCall } from './command';
import { pictureAt } from './files';
import { parseNumber } from './people.commands';

/** The fields of the file, with the picture of `--picture`. */
async function fieldsOf({ options, site }: CommandCall, path: string | undefined): Promise<object> {
  const fields = await fieldsAt(path);
  const { picture } = options;
  return { ...fields, site, ...(typeof picture === 'string' ? { picture: await pictureAt(picture) } : {}) };
}

/** Making lives and setting them up. */
export const liveSetupCommands: Readonly<Record<string, Command>> = {
  'add-live': {
    argumentCount: [1, 1],
    options: ['picture'],
    async run(call) {
      const input = parseFields(LiveInput, await fieldsOf(call, call.args[0]));
      const added = await (await call.connect())(newsroom.addLive, input);
      return {
        value: added,
        line: `Live ${added.id} is announced in article ${added.articleID}.`,
      };
    },
  },
  'change-live': {
    argumentCount: [2, 2],
    options: ['picture'],
    async run(call) {
      const id = parseNumber(call.args[0], 'number of the live');
      const input = parseFields(LiveChange, { ...(await fieldsOf(call, call.args[1])), id });
      await (await call.connect())(newsroom.changeLive, input);
      return { value: { id }, line: `Live ${id} is changed.` };
    },
  },
};
