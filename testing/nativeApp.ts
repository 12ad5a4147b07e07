import type { Port } from '@touch/outside/native/bridge';
import type { NativeCall } from '@touch/outside/native/protocol';

/** Reply of the simulated app to a call: fields of an answer, a raw text, or nothing. */
export type Reply = Readonly<Record<string, unknown>> | string | undefined;
type Answering = (id: string) => Reply | readonly Reply[] | Promise<Reply>;

export interface SimulatedApp {
  readonly port: Port;
  /** Calls that came, in order, with what they carried. */
  readonly calls: readonly { readonly call: string; readonly data: unknown }[];
  count(call: string): number;
  /** The app says something by itself, or late. */
  say(reply: Reply): void;
  /** Id of the newest call of that name. */
  idOf(call: string): string;
}

export const done =
  (data?: unknown): Answering =>
  (id) =>
    answer(id, 'done', data);
export const silent: Answering = () => undefined;
export const answer = (id: string, status: string, data?: unknown): Reply => ({
  bridge: 'touchpaper',
  version: 1,
  id,
  status,
  data,
});

/** A native app of a test: it can what it has an answer for. */
export function simulateApp(answers: Partial<Record<NativeCall, Answering>>): SimulatedApp {
  const heard: { call: string; data: unknown; id: string }[] = [];
  let receive: (text: unknown) => void = () => undefined;
  const say = (reply: Reply): void => {
    if (reply !== undefined) receive(typeof reply === 'string' ? reply : JSON.stringify(reply));
  };
  const all: Partial<Record<string, Answering>> = {
    hello: done({ calls: Object.keys(answers) }),
    ...answers,
  };
  return {
    calls: heard,
    count: (call) => heard.filter((one) => one.call === call).length,
    say,
    idOf: (call) => heard.filter((one) => one.call === call).at(-1)?.id ?? '',
    port: {
      listen(heard) {
        receive = heard;
      },
      send(text) {
        const { call, data, id }: { call: string; data: unknown; id: string } = JSON.parse(text);
        heard.push({ call, data, id });
        // an app answers later than it is asked
        void Promise.resolve(all[call]?.(id)).then((reply) => {
          const replies: readonly Reply[] = Array.isArray(reply) ? reply : [reply];
          for (const one of replies) say(one);
        });
      },
    },
  };
}
