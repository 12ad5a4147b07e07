import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { finishAnswersOnStop } from './gracefulStop';

test('[K9] a stop waits for the answer under way', async () => {
  const app = Fastify({ forceCloseConnections: true });
  finishAnswersOnStop(app);
  let go: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    go = done;
  });
  const begun = new Promise<void>((done) => {
    app.get('/slow', async () => {
      done();
      await released;
      return 'whole';
    });
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${origin}/slow`).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await begun;
  const closed = app.close();
  go();
  expect(await answer).toBe('whole');
  await closed;
});
