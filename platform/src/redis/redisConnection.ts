import { connect as connectSocket, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { commandBytes, type Reply, ReplyError, readReply } from './protocol';

export interface ConnectionEvents {
  /** Commands are taken from here on; called again after each break. */
  opened(): void;
  /** A reply to a command, or a message of a subscribed channel. */
  replied(reply: Reply): void;
  lost(error: Error): void;
}

/** A connection that is made again as often as it is lost. */
export interface RedisConnection {
  /** @returns false where it is not open: the command is dropped */
  send(words: readonly string[]): boolean;
  close(): void;
}

/** Milliseconds before a lost connection is made again: the first time, and at most. */
const MIN_RECONNECT_MS = 250;
const MAX_RECONNECT_MS = 5_000;
/** A connection that died without a word is found out by a ping (ms). */
const PING_INTERVAL_MS = 15_000;
const SILENT_MS = 2 * PING_INTERVAL_MS;
/** Longer than any reply to our commands. */
const MAX_UNREAD_BYTES = 1_048_576;

function openSocket(address: URL): Socket {
  if (address.protocol === 'unix:') return connectSocket({ path: decodeURIComponent(address.pathname) });
  const target = { host: address.hostname.replace(/^\[|\]$/g, ''), port: Number(address.port || 6379) };
  if (address.protocol !== 'rediss:') return connectSocket(target);
  return connectTls({ ...target, servername: target.host });
}

/** The words of AUTH; undefined where the address has no password. */
function loginWords({ username, password }: URL): readonly string[] | undefined {
  if (password === '') return undefined;
  const secret = decodeURIComponent(password);
  return username === '' ? ['AUTH', secret] : ['AUTH', decodeURIComponent(username), secret];
}

/** Hands on whole replies, however they were cut on their way. */
function replyReader(take: (reply: Reply) => void): (piece: Buffer) => void {
  let unread: Buffer = Buffer.alloc(0);
  return (piece) => {
    unread = unread.length === 0 ? piece : Buffer.concat([unread, piece]);
    let end = 0;
    for (let next = readReply(unread); next; next = readReply(unread, end)) {
      end = next.end;
      take(next.reply);
    }
    unread = unread.subarray(end);
    if (unread.length > MAX_UNREAD_BYTES) throw new Error('a reply is too long');
  };
}

/** One attempt at a connection. @returns its socket */
function openOnce(address: URL, events: ConnectionEvents): Socket {
  const socket = openSocket(address);
  const login = loginWords(address);
  let isLoggedIn = login === undefined;
  const take = replyReader((reply) => {
    if (reply instanceof ReplyError) throw reply;
    if (isLoggedIn) return events.replied(reply);
    isLoggedIn = true;
    events.opened();
  });
  socket.setKeepAlive(true);
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('no answer')));
  socket.once(address.protocol === 'rediss:' ? 'secureConnect' : 'connect', () => {
    if (login) socket.write(commandBytes(login));
    else events.opened();
  });
  socket.on('data', (piece) => {
    try {
      take(piece);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  return socket;
}

/** @param url `redis://`, `rediss://` (TLS) or `unix:///path` */
export function openRedis(url: string, events: ConnectionEvents): RedisConnection {
  const address = new URL(url);
  let socket: Socket | undefined;
  let isOpen = false;
  let isClosed = false;
  let wait = MIN_RECONNECT_MS;
  let timer: NodeJS.Timeout | undefined;

  function connect(): void {
    let reason = new Error('the server closed the connection');
    socket = openOnce(address, {
      ...events,
      opened() {
        isOpen = true;
        wait = MIN_RECONNECT_MS;
        events.opened();
      },
    });
    socket.on('error', (error) => {
      reason = error;
    });
    socket.once('close', () => {
      isOpen = false;
      if (isClosed) return;
      events.lost(reason);
      timer = setTimeout(connect, wait).unref();
      wait = Math.min(wait * 2, MAX_RECONNECT_MS);
    });
  }

  function send(words: readonly string[]): boolean {
    if (isOpen) socket?.write(commandBytes(words));
    return isOpen;
  }

  const pinging = setInterval(() => send(['PING']), PING_INTERVAL_MS).unref();
  connect();
  return {
    send,
    close() {
      isClosed = true;
      clearInterval(pinging);
      clearTimeout(timer);
      socket?.destroy();
    },
  };
}
