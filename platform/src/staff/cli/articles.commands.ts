import { newsroom } from '@contract/newsroom';
import type { Command } from './command';
import { textOf } from './options';
import { parseNumber } from './people.commands';

/** Authors among the members, and messages pushed to the app. */
export const articleCommands: Readonly<Record<string, Command>> = {
  author: {
    argumentCount: [2, 2],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the article');
      const member = args[1] === '0' ? 0 : parseNumber(args[1], 'number of the member');
      await (await connect())(newsroom.setAuthor, { site, id, member });
      const line =
        member > 0 ? `Article ${id} is by member ${member}.` : `Article ${id} is the newsroom’s own.`;
      return { value: { id, member }, line };
    },
  },
  push: {
    argumentCount: [1, 2],
    options: ['article', 'link'],
    async run({ args: [title = '', content = ''], options, site, connect }) {
      const article = options.article === undefined ? 0 : parseNumber(textOf(options.article), '--article');
      const message = { site, title, content, article, url: textOf(options.link) ?? '' };
      const value = await (await connect())(newsroom.pushMessage, message);
      return { value, line: `Message ${value.id} is recorded.` };
    },
  },
};
