import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a stop waits for answers under way; a film half sent is not waited out. */
const PATIENCE = 5000;

/** A stop sends what is under way before lines are closed; new requests are turned away meanwhile. */
export function finishAnswers(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  let finished: (() => void) | undefined;

  app.addHook('onRequest', (_, { raw }, done) => {
    underWay.add(raw);
    const over = () => {
      underWay.delete(raw);
      if (underWay.size === 0) finished?.();
    };
    raw.once('finish', over).once('close', over);
    done();
  });

  app.addHook('preClose', async () => {
    if (underWay.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((done) => {
      finished = done;
      timer = setTimeout(done, PATIENCE);
    });
    clearTimeout(timer);
  });
}
