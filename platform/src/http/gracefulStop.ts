import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a stop waits for answers that are being sent; a film takes longer and is cut. */
const MAX_WAIT_MS = 5000;

const isUnderWay = (answer: ServerResponse | undefined): answer is ServerResponse =>
  answer !== undefined && !answer.writableFinished && !answer.destroyed;

export interface GracefulStop {
  /** From now on balancers send nobody here, and every answer ends its connection. */
  drain(): void;
  isDraining(): boolean;
}

/**
 * Finishes the answers that are being sent before a stop closes the connections; new requests are refused meanwhile. Only the last
 * answer of each connection is remembered: a set that every answer enters and leaves would keep thousands of them alive.
 */
export function finishAnswersOnStop(app: FastifyInstance): GracefulStop {
  let draining = false;
  const connections = new Set<Socket>();
  const lastAnswer = new WeakMap<Socket, ServerResponse>();

  app.server.on('connection', (line: Socket) => {
    // one that offered another protocol is handed in once more (upgrades.service.ts)
    if (connections.has(line)) return;
    connections.add(line);
    line.once('close', () => connections.delete(line));
  });

  app.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    lastAnswer.set(socket, raw);
    done();
  });

  app.addHook('onSend', (_, reply, _body, done) => {
    // a balancer opens no further connection here, and a browser asks elsewhere next
    if (draining) reply.header('connection', 'close');
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
  return {
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
  };
}
