import { newsroom } from '@contract/newsroom';
import { usageError } from './cliError';
import type { Command } from './command';
import { fileAt } from './files';
import { numberOption, textOf } from './options';
import { parseNumber } from './people.commands';

const setReleased = (released: boolean): Command => ({
  argumentCount: [2, 2],
  async run({ args: [paperText, day = ''], site, connect }) {
    const paper = parseNumber(paperText, 'number of the paper');
    await (await connect())(newsroom.releaseEdition, { site, paper, day, released });
    const line = `The edition of ${day} is ${released ? 'released' : 'shown by previews alone'}.`;
    return { value: { paper, day, released }, line };
  },
});

/** Editions of papers before and after their release, and certificates. */
export const paperCommands: Readonly<Record<string, Command>> = {
  edition: {
    argumentCount: [2, 2],
    async run({ args: [paperText, day = ''], site, connect }) {
      const paper = parseNumber(paperText, 'number of the paper');
      const found = await (await connect())(newsroom.edition, { site, paper, day });
      const remark = `${found.pages} pages, ${found.released ? 'released' : 'not released'}.`;
      return { value: found, rows: found.articles, remarks: [remark] };
    },
  },
  'release-edition': setReleased(true),
  'withdraw-edition': setReleased(false),
  'preview-paper': {
    argumentCount: [1, 1],
    options: ['minutes'],
    async run({ args, options, site, connect }) {
      const id = parseNumber(args[0], 'number of the paper’s article');
      const minutes = numberOption(options, 'minutes');
      const pass = await (await connect())(newsroom.previewPaper, { site, id, minutes });
      return { value: pass, line: pass.ticket, remarks: [`Good for article ${id} until ${pass.expires}.`] };
    },
  },
  certificate: {
    argumentCount: [2, 2],
    options: ['content', 'from'],
    async run({ args: [article, file = ''], options, site, connect }) {
      const id = parseNumber(article, 'number of the article');
      const [hash, at] = [textOf(options.content), textOf(options.from)];
      if (!hash || !at) throw usageError('certificate needs --content <hash> and --from <day and time>');
      const pdf = (await fileAt(file)).toString('base64');
      await (await connect())(newsroom.saveCertificate, { site, id, pdf, hash, at });
      return { value: { id, hash }, line: `The certificate of article ${id} is saved.` };
    },
  },
};
