import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a stop waits for answers under way; a film half sent is not waited out. */
const MAX_WAIT_MS = 5000;

const isUnderWay = (answer: ServerResponse | undefined): answer is ServerResponse =>
  answer !== undefined && !answer.writableFinished && !answer.destroyed;

/**
 * A stop sends what is under way before lines are closed; new requests are turned away meanwhile. Until then nothing but the last
 * answer of each line is noted: a set that every answer enters and leaves would keep thousands of them from the first cleaning up.
 */
export function finishAnswersOnStop(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  const lastAnswer = new WeakMap<Socket, ServerResponse>();

  app.server.on('connection', (line: Socket) => {
    // one that offered another protocol is handed in once more (sockets/upgrades.ts)
    if (connections.has(line)) return;
    connections.add(line);
    line.once('close', () => connections.delete(line));
  });

  app.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    lastAnswer.set(socket, raw);
    done();
  });

  app.addHook('preClose', async () => {
    const underWay = [...connections].map((line) => lastAnswer.get(line)).filter(isUnderWay);
    if (underWay.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((done) => {
      timer = setTimeout(done, MAX_WAIT_MS);
    });
    const over = (answer: ServerResponse) =>
      new Promise<void>((done) => {
        answer.once('finish', done).once('close', done);
      });
    await Promise.race([Promise.all(underWay.map(over)), timeout]);
    clearTimeout(timer);
  });
}
