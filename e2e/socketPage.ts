import { createSocketLine } from '@touch/outside/socket/line';
import { openPageSocket, whenShown } from '@touch/outside/socket/pageSocket';

/** The client's socket as a screen would load it, for a page that has none yet (`socket.test.ts`). */

export const applied: string[] = [];
export const asked: string[] = [];

const answer = async (path: string) => Object(await (await fetch(path)).json());

export async function start(live: number): Promise<void> {
  const { socketServer, websocketToken: token } = await answer('/app_if/getConfig?appID=1');
  const line = createSocketLine({
    ...{
      url: String(socketServer.url),
      token: String(token),
      open: openPageSocket,
      now: Date.now,
      whenShown,
    },
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    askToken: async () => ({ url: '', token: '' }),
    async askMissed(id, since) {
      asked.push(`since ${since}`);
      return answer(`/app_if/liveChanges?id=${id}&since=${since}`);
    },
    async askAnew() {
      asked.push('anew');
    },
    apply: ({ data }) => applied.push(Object(data).report.content),
  });
  line.enter(String(live));
}
