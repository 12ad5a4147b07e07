import { createHash } from 'node:crypto';
import { field } from '@contract/fieldCalls';
import { newsroom } from '@contract/newsroom';
import { usageError } from './cliError';
import type { CommandCall, CommandOutput } from './command';
import { type FileCalls, sendFile } from './fileParts';
import { fileAt } from './files';
import { createNewsroomClient, type NewsroomClient, parseServer } from './newsroomClient';
import { parseNumber } from './people.commands';

type Part = (running: CommandCall, args: readonly string[]) => Promise<CommandOutput>;

export const liveOf = (text: string | undefined) => parseNumber(text, 'number of the live');

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
async function send(
  { site, options, environment }: CommandCall,
  [target, words = '']: readonly string[],
): Promise<CommandOutput> {
  const id = liveOf(target);
  const server = parseServer(typeof options.address === 'string' ? options.address : 'http://localhost:8080');
  const paths = typeof options.file === 'string' ? options.file.split(',') : [];
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

/** Passes of a live, and reports sent with one. */
export const livePassParts: Readonly<Record<string, Part>> = {
  async 'pass add'({ site, connect, options }, [live, name]) {
    if (name === undefined) throw usageError('a pass is for somebody: give the name readers see');
    const hours =
      options.hours === undefined ? undefined : parseNumber(String(options.hours), 'number of hours');
    const added = await (await connect())(newsroom.addLivePass, { site, id: liveOf(live), name, hours });
    return {
      value: added,
      line: added.token,
      remarks: [`Pass ${added.id}, shown once; good until ${added.expires}.`],
    };
  },
  async 'pass list'({ site, connect }, [live]) {
    const { list } = await (await connect())(newsroom.livePasses, { site, id: liveOf(live) });
    return { value: list, rows: list };
  },
  async 'pass revoke'({ site, connect }, [live, number]) {
    const pass = parseNumber(number, 'number of the pass');
    await (await connect())(newsroom.revokeLivePass, { site, id: liveOf(live), pass });
    return { value: { id: pass }, line: `Pass ${pass} is revoked.` };
  },
  send,
};
