import { onPageShown, openPageSocket } from '@touch/outside/socket/pageSocket';
import { createSocketConnection } from '@touch/outside/socket/socketConnection';

/** The client's socket on a page of its own (`socket.test.ts`). */

export const applied: string[] = [];
export const calls: string[] = [];

const answer = async (path: string) => Object(await (await fetch(path)).json());

export async function start(live: number): Promise<void> {
  const { socketServer, websocketToken: token } = await answer('/app_if/getConfig?appID=1');
  const line = createSocketConnection({
    ...{
      url: String(socketServer.url),
      token: String(token),
      openSocket: openPageSocket,
      now: Date.now,
      onPageShown,
    },
    schedule: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    fetchSocketConfig: async () => ({ url: '', token: '' }),
    async fetchMissed(id, since) {
      calls.push(`since ${since}`);
      return answer(`/app_if/liveChanges?id=${id}&since=${since}`);
    },
    async reloadLive() {
      calls.push('anew');
      return undefined;
    },
    applyFrame: ({ data }) => applied.push(Object(data).report.content),
  });
  line.enter(String(live));
}
