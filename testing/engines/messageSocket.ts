import * as v from 'valibot';
import { WebSocket } from 'ws';

const Message = v.looseObject({
  id: v.optional(v.nullable(v.number())),
  result: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  message: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
});

/** Commands with numbered answers, and events between them: the form of both DevTools and BiDi. */
export interface MessageSocket {
  send(method: string, params?: object): Promise<unknown>;
  onEvent(listener: (method: string, params: unknown) => void): void;
  close(): void;
}

/** @throws where nothing listens */
export async function openMessageSocket(url: string): Promise<MessageSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 1 << 28 });
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let count = 0;
  socket.on('message', (data) => {
    const { id, result, error, message, method, params } = v.parse(Message, JSON.parse(String(data)));
    const command = typeof id === 'number' ? pending.get(id) : undefined;
    if (typeof id === 'number') pending.delete(id);
    if (error !== undefined) command?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else if (command) command.resolve(result);
    else if (method) for (const listener of listeners) listener(method, params);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser closed the connection'));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        pending.set(count, { resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.close(),
  };
}
