import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a stop waits for answers under way; a film half sent is not waited out. */
const PATIENCE = 5000;

const isUnderWay = (answer: ServerResponse | undefined): answer is ServerResponse =>
  answer !== undefined && !answer.writableFinished && !answer.destroyed;

/**
 * A stop sends what is under way before lines are closed; new requests are turned away meanwhile. Until then nothing but the last
 * answer of each line is noted: a set that every answer enters and leaves would keep thousands of them from the first cleaning up.
 */
export function finishAnswers(app: FastifyInstance): void {
  const lines = new Set<Socket>();
  const last = new WeakMap<Socket, ServerResponse>();

  app.server.on('connection', (line: Socket) => {
    // one that offered another protocol is handed in once more (sockets/upgrades.ts)
    if (lines.has(line)) return;
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });

  app.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    last.set(socket, raw);
    done();
  });

  app.addHook('preClose', async () => {
    const underWay = [...lines].map((line) => last.get(line)).filter(isUnderWay);
    if (underWay.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((done) => {
      timer = setTimeout(done, PATIENCE);
    });
    const over = (answer: ServerResponse) =>
      new Promise<void>((done) => {
        answer.once('finish', done).once('close', done);
      });
    await Promise.race([Promise.all(underWay.map(over)), late]);
    clearTimeout(timer);
  });
}
