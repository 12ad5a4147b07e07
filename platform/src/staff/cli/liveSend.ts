import { createHash } from 'node:crypto';
import { field } from '@contract/fieldCalls';
import type { CommandOutput, CommandRun, Tool } from './command';
import { type FileCalls, sendFile } from './fileParts';
import { fileAt } from './files';
import { createNewsroomClient, type NewsroomClient, parseServer } from './newsroomClient';
import { parseWith } from './parse';

const typeByEnding: Readonly<Record<string, 'video' | 'audio'>> = {
  mp4: 'video',
  webm: 'video',
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  wav: 'audio',
};
const attachmentType = (path: string) =>
  typeByEnding[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'pic';

const fileCalls = (client: NewsroomClient, live: { site: number; id: number }): FileCalls => ({
  begin: (file) => client(field.beginFile, { ...live, ...file }),
  part: (upload, number, bytes) => client(field.sendPart, { ...live, upload, number, bytes }),
  join: (upload) => client(field.joinFile, { ...live, upload }),
});

/** The same words and files for the same live have the same key: the command may be run again after a lost connection. */
const keyOf = (live: number, words: string, files: readonly Buffer[]): string => {
  const hash = createHash('sha256').update(`${live}\n${words}\n`);
  for (const bytes of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex').slice(0, 40);
};

/** A reporter with a pass needs no session. */
async function send({ site, values, environment }: CommandRun): Promise<CommandOutput> {
  const id = Number(values.live);
  const words = String(values.content ?? '');
  const server = parseServer(String(values.address ?? 'http://localhost:8080'));
  const paths = values.file === undefined ? [] : String(values.file).split(',');
  const files = await Promise.all(paths.map(fileAt));
  const client = createNewsroomClient(server, (await environment.password('Pass: ')).trim());
  const calls = fileCalls(client, { site, id });
  const attachments: { type: 'pic' | 'video' | 'audio'; url: string }[] = [];
  for (const [index, path] of paths.entries()) {
    const bytes = files[index];
    if (bytes) attachments.push({ type: attachmentType(path), url: await sendFile(calls, path, bytes) });
  }
  const key = keyOf(id, words, files);
  const sent = await client(field.sendReport, { site, id, key, content: words, attachments });
  const line = sent.repeated
    ? `Report ${sent.id} had arrived already.`
    : `Report ${sent.id} stands in live ${id}.`;
  return { value: sent, line };
}

export const liveSend: Tool = {
  words: 'live send',
  group: 'Live',
  args: ['live', 'content'],
  run: send,
  about:
    'Posts with a pass (type it, or pipe it in). After a lost connection run it again: the report arrives once.',
  options: {
    live: { parse: (text) => parseWith(field.sendReport.input.entries.id, text, '<live>') },
    content: { isOptional: true },
    file: { about: 'files, separated by commas', isOptional: true },
    address: { about: 'https://paper.example; without it the server on this machine', isOptional: true },
  },
};
