import { WebSocket } from 'ws';

/** Readers of one network; their addresses are told by a proxy that the server trusts. */
const PER_NETWORK = 100;
const OPENINGS_AT_ONCE = 100;
/** The page's own pause before it connects again (I5), ms. */
const RECONNECT_MS = 4_000;

/** A phone at a live. */
interface Phone {
  readonly server: string;
  readonly forwardedFor: string;
  socket: WebSocket | undefined;
  /** Times at which frames after the acknowledgement arrived, `performance.now()`. */
  readonly arrivals: number[];
  /** Number of the last frame it knows of. */
  seq: number;
  isHere: boolean;
}

export interface Crowd {
  readonly phones: readonly Phone[];
  /** Resolves when every phone has so many frames. */
  arrived(count: number): Promise<void>;
  /** Forgets the arrivals. */
  clear(): void;
  /** Phones that are connected and have caught up. */
  here(): number;
  close(): void;
}

const addressOf = (n: number): string =>
  `10.${Math.floor(n / PER_NETWORK / 250)}.${Math.floor(n / PER_NETWORK) % 250}.9`;

async function tokenOf(server: string): Promise<string> {
  const answer = await fetch(`${server}/app_if/getConfig?appID=1`);
  return String(Object(await answer.json()).websocketToken);
}

/** Number of a frame; read without parsing the whole of it. */
const seqOf = (frame: string): number => Number(/"seq":(\d+)/.exec(frame)?.[1]);

/** Takes a frame as the page does: once, and only the next one. @returns false where one is missing */
function took(phone: Phone, seq: number): boolean {
  if (seq > phone.seq + 1) return false;
  phone.seq = Math.max(phone.seq, seq);
  return true;
}

/** Asks for the missed frames as the page does (wire n11). @param early frames that arrive meanwhile */
async function catchUp(phone: Phone, live: number, early: readonly number[]): Promise<void> {
  const answer = await fetch(`${phone.server}/app_if/liveChanges?id=${live}&since=${phone.seq}`);
  const { seq, frames } = Object(await answer.json());
  if (typeof seq !== 'number' || frames.length !== seq - phone.seq) throw new Error('frames are missing');
  phone.seq = seq;
  if (!early.every((next) => took(phone, next))) throw new Error('a frame is missing');
}

function connect(phone: Phone, live: number, token: string): void {
  const socket = new WebSocket(`${phone.server.replace('http', 'ws')}/ws/${token}`, {
    headers: { 'x-forwarded-for': phone.forwardedFor },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  phone.socket = socket;
  socket.on('error', () => undefined);
  socket.once('open', () =>
    socket.send(JSON.stringify({ type: 'live_status_subscribe', data: { id: live } })),
  );
  socket.once('message', (text) => {
    const { seq } = Object(JSON.parse(String(text))).data;
    const missed = phone.seq >= 0 && seq > phone.seq;
    if (phone.seq < 0) phone.seq = seq;
    const early: number[] = [];
    phone.isHere = !missed;
    socket.on('message', (bytes) => {
      phone.arrivals.push(performance.now());
      const next = seqOf(String(bytes));
      if (!phone.isHere) early.push(next);
      else if (!took(phone, next)) socket.terminate();
    });
    if (missed)
      catchUp(phone, live, early).then(
        () => {
          phone.isHere = true;
        },
        () => socket.terminate(),
      );
  });
  socket.once('close', () => {
    phone.isHere = false;
    if (phone.socket === socket) setTimeout(() => connect(phone, live, token), RECONNECT_MS).unref();
  });
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 10));
};

/** Phones that listen to a live, spread over the servers; each connects again as the page does. */
export async function openCrowd(servers: readonly string[], live: number, count: number): Promise<Crowd> {
  const [first = ''] = servers;
  const token = await tokenOf(first);
  const phones: Phone[] = [];
  const here = () => phones.filter(({ isHere }) => isHere).length;
  for (let n = 0; n < count; n += 1) {
    const server = servers[n % servers.length] ?? first;
    const phone = {
      server,
      forwardedFor: addressOf(n),
      socket: undefined,
      arrivals: [],
      seq: -1,
      isHere: false,
    };
    phones.push(phone);
    connect(phone, live, token);
    await until(() => phones.length - here() < OPENINGS_AT_ONCE);
  }
  await until(() => here() === count);
  return {
    phones,
    here,
    arrived: (frames) => until(() => phones.every(({ arrivals }) => arrivals.length >= frames)),
    clear() {
      for (const { arrivals } of phones) arrivals.length = 0;
    },
    close() {
      for (const phone of phones) {
        const { socket } = phone;
        phone.socket = undefined;
        socket?.terminate();
      }
    },
  };
}
