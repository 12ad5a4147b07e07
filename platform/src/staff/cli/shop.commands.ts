import { newsroom } from '@contract/newsroom';
import { PointsRuleShape, RedemptionState } from '@contract/newsroomShop';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import { pictureAt } from './files';
import { parseNumber } from './people.commands';

/** @throws CliError where an option that is needed is missing */
function textOption({ options }: CommandCall, name: string): string {
  const value = options[name];
  if (typeof value !== 'string') throw usageError(`--${name} is missing.`);
  return value;
}

const wholeNumber = (text: string, what: string): number => {
  if (!/^-?\d{1,7}$/.test(text)) throw usageError(`${what}: ${text} is no whole number.`);
  return Number(text);
};

const shopCommands: Readonly<Record<string, (call: CommandCall) => Promise<CommandOutput>>> = {
  async products({ site, connect }) {
    const { list } = await (await connect())(newsroom.products, { site });
    return { value: list, rows: list };
  },

  async add(call) {
    const { args, options, site, connect } = call;
    const files = typeof options.picture === 'string' ? options.picture.split(',') : [];
    const pictures = await Promise.all(files.map(pictureAt));
    const score = parseNumber(textOption(call, 'points'), '--points');
    const stock = wholeNumber(textOption(call, 'stock'), '--stock');
    const given = { site, title: args[1] ?? '', content: contentOf(call), score, stock, pictures };
    const { id } = await (await connect())(newsroom.addProduct, given);
    return { value: { id }, line: `Product ${id} is in the shop.` };
  },

  async stock({ args, site, connect }) {
    const id = parseNumber(args[1], 'number of the product');
    const more = wholeNumber(args[2] ?? '', 'change of the stock');
    await (await connect())(newsroom.changeProduct, { site, id, more });
    return { value: { id, more }, line: `The stock of product ${id} is changed by ${more}.` };
  },

  hide: visibility(true),
  show: visibility(false),

  async redemptions({ options, site, connect }) {
    const state = v.safeParse(v.optional(RedemptionState), options.list);
    if (!state.success) throw usageError('--list is waiting, handedOut or cancelled.');
    const before = options.before === undefined ? undefined : parseNumber(String(options.before), '--before');
    const { list } = await (await connect())(newsroom.redemptions, { site, state: state.output, before });
    return { value: list, rows: list };
  },

  async export({ site, connect }) {
    const { name, csv } = await (await connect())(newsroom.exportRedemptions, { site });
    return { value: { name, csv }, line: csv };
  },

  async 'hand-out'({ args, site, connect }) {
    const prize = await (await connect())(newsroom.handOut, { site, code: args[1] ?? '' });
    return { value: prize, line: `Handed out to member ${prize.memberID}: ${prize.title}` };
  },

  async cancel({ args, options, site, connect }) {
    const reason = typeof options.reason === 'string' ? options.reason : '';
    await (await connect())(newsroom.cancelRedemption, { site, code: args[1] ?? '', reason });
    return { value: { done: true }, line: 'Cancelled; the points are back.' };
  },
};

const contentOf = ({ options }: CommandCall): string =>
  typeof options.content === 'string' ? options.content : '';

function visibility(hidden: boolean) {
  return async ({ args, site, connect }: CommandCall): Promise<CommandOutput> => {
    const id = parseNumber(args[1], 'number of the product');
    await (await connect())(newsroom.changeProduct, { site, id, hidden });
    return { value: { id }, line: `Product ${id} is ${hidden ? 'hidden' : 'shown'}.` };
  };
}

export const shopCommand: Readonly<Record<string, Command>> = {
  shop: {
    argumentCount: [1, 3],
    options: ['points', 'stock', 'content', 'picture', 'list', 'before', 'reason'],
    run(call) {
      const [name = ''] = call.args;
      const run = Object.hasOwn(shopCommands, name) ? shopCommands[name] : undefined;
      if (!run) throw usageError(`There is no command shop ${name}.`);
      return run(call);
    },
  },

  points: {
    argumentCount: [0, 3],
    async run({ args, site, connect }) {
      const [name, score, perDay] = args;
      const call = await connect();
      if (name === undefined) {
        const { list } = await call(newsroom.pointsRules, { site });
        return { value: list, rows: list };
      }
      const known = v.safeParse(PointsRuleShape.name, name);
      if (!known.success || score === undefined || perDay === undefined)
        throw usageError('points <event> <points> <times a day>; without an event it lists the rules.');
      const rule = {
        name: known.output,
        score: wholeNumber(score, 'points'),
        perDay: wholeNumber(perDay, 'times'),
      };
      await call(newsroom.setPointsRule, { site, ...rule });
      return { value: rule, line: `${rule.name}: ${rule.score} points, ${rule.perDay} times a day.` };
    },
  },
};
