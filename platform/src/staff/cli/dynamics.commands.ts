import { newsroom } from '@contract/newsroom';
import { AccountState } from '@contract/newsroomPeople';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { Command } from './command';
import { pictureAt } from './files';
import { numberOption } from './options';
import { parseNumber } from './people.commands';

/** The files of an option, comma-separated, as base64. @throws CliError for one that cannot be read */
export const picturesAt = (option: string | boolean | undefined): Promise<string[]> =>
  Promise.all((typeof option === 'string' ? option.split(',') : []).map(pictureAt));

const withdrawal = (withdrawn: boolean): Command => ({
  argumentCount: [1, 1],
  async run({ args, site, connect }) {
    const id = parseNumber(args[0], 'number of the dynamic');
    await (await connect())(newsroom.changeDynamic, { site, id, withdrawn });
    return { value: { id }, line: `Dynamic ${id} is ${withdrawn ? 'withdrawn' : 'shown again'}.` };
  },
});

export const dynamicCommands: Readonly<Record<string, Command>> = {
  'add-dynamic': {
    argumentCount: [1, 1],
    options: ['reporter', 'account', 'picture'],
    async run({ args, options, site, connect }) {
      const reporterID = numberOption(options, 'reporter');
      const accountID = numberOption(options, 'account');
      if ((reporterID === undefined) === (accountID === undefined))
        throw usageError('A dynamic needs --reporter or --account.');
      const pictures = await picturesAt(options.picture);
      const given = { site, reporterID, accountID, content: args[0] ?? '', pictures };
      const { id } = await (await connect())(newsroom.addDynamic, given);
      return { value: { id }, line: `Dynamic ${id} is published.` };
    },
  },
  'change-dynamic': {
    argumentCount: [2, 2],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the dynamic');
      await (await connect())(newsroom.changeDynamic, { site, id, content: args[1] });
      return { value: { id }, line: `Dynamic ${id} is changed.` };
    },
  },
  'withdraw-dynamic': withdrawal(true),
  'restore-dynamic': withdrawal(false),
  'account-state': {
    argumentCount: [2, 2],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the account');
      const forbidden = args[1] === 'forbidden';
      const state = v.safeParse(AccountState, args[1]);
      if (!forbidden && !state.success) throw usageError('The state is open, pending, closed or forbidden.');
      const change = state.success ? { state: state.output } : {};
      await (await connect())(newsroom.changeAccount, { site, id, forbidden, ...change });
      return { value: { id }, line: `Account ${id} is ${args[1]}.` };
    },
  },
};
