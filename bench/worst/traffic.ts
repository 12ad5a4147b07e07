import { KindNumber } from '@contract/codes';
import type { PostingMember } from '@testing/manyMembers';
import { multipart } from '@testing/multipart';
import type { BenchVote } from '../benchVote';
import { BASE_PATH } from '../newsroom';
import type { Send, Stream } from './stream';

export interface Traffic {
  readonly column: number;
  /** Articles whose pages are read. */
  readonly articles: readonly number[];
  readonly members: readonly PostingMember[];
  readonly vote: BenchVote;
  /** Bytes of a photo. */
  readonly photo: Buffer;
}

/** Each reader has an address of their own; a network has a hundred of them. */
export const addressOf = (n: number): string =>
  `10.${100 + (Math.floor(n / 25_000) % 100)}.${Math.floor(n / 100) % 250}.${(n % 100) + 1}`;

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const isDone = (text: string): string => (text === 'true' ? '' : text.slice(0, 120));

export const commentText = (n: number): string => `第${n}位读者：水到了村口，路也快通了。`;
export const likeDevice = (n: number): string => `worst${n}`;

const pages = ({ column, articles }: Traffic): Stream => ({
  name: 'pages',
  perSecond: 500,
  job: async (n, send) => {
    const path = n % 10 === 0 ? '/home.html' : `/newsDetail/${column}/${pick(articles, n * 7)}.html`;
    const { status } = await send({ path: BASE_PATH + path, address: addressOf(n % 10_000) });
    return status === 200 ? '' : String(status);
  },
});

const calls = ({ column, articles }: Traffic): Stream => ({
  name: 'calls',
  perSecond: 300,
  job: async (n, send) => {
    const list = `/app_if/getArticlesNew?columnId=${column}&appID=1&curVersions=3`;
    const counts = `/app_if/getArticleCounts?articleId=${pick(articles, n)}`;
    const { status } = await send({ path: n % 2 === 0 ? list : counts, address: addressOf(n % 10_000) });
    return status === 200 ? '' : String(status);
  },
});

const comments = ({ articles, members }: Traffic): Stream => ({
  name: 'comments',
  perSecond: 30,
  job: async (n, send) => {
    const { token, device } = pick(members, n);
    const fields = { rootID: String(articles[0]), content: commentText(n) };
    const ask = { path: '/app_if/discuss', fields, token, device, address: addressOf(n) };
    return isDone((await send(ask)).text);
  },
});

const likes = ({ articles }: Traffic): Stream => ({
  name: 'likes',
  perSecond: 100,
  job: async (n, send) => {
    const path = `/app_if/event?id=${pick(articles, n)}&type=${KindNumber.event.article}&eventType=1&device=${likeDevice(n)}`;
    return isDone((await send({ path, address: addressOf(n) })).text);
  },
});

const ballots = ({ vote }: Traffic): Stream => ({
  name: 'ballots',
  perSecond: 100,
  job: async (n, send) => {
    const job = vote.jobs[n];
    if (!job) throw new Error('more ballots than voters');
    const read = async ({ path, fields, token, device }: Parameters<Parameters<typeof job>[0]>[0]) =>
      JSON.parse(
        (await send({ path, token, device, address: addressOf(n), ...(fields ? { fields } : {}) })).text,
      );
    return job(read, (work) => work);
  },
});

async function sendPhoto(send: Send, member: PostingMember, n: number, photo: Buffer): Promise<string> {
  const form = multipart([{ name: 'file', fileName: `${n}.jpg`, bytes: photo }]);
  const body = { payload: form.payload, headers: form.headers };
  const { text } = await send({
    path: '/app_if/upload',
    body,
    token: member.token,
    device: member.device,
    address: addressOf(n),
  });
  const answer = Object(JSON.parse(text));
  return answer.success === true ? '' : text.slice(0, 120);
}

const pictures = ({ members, photo }: Traffic): Stream => ({
  name: 'pictures',
  perSecond: 3,
  job: (n, send) => sendPhoto(send, pick(members, n), n, photo),
});

/** All that comes in at once in the worst five minutes. */
export const trafficOf = (traffic: Traffic): Stream[] =>
  [pages, calls, comments, likes, ballots, pictures].map((stream) => stream(traffic));
