import Fastify from 'fastify';

/** A server that does nothing but answer: what a request costs before we do anything. */
const app = Fastify({ logger: false });
app.get('/', async () => ({ status: 0, message: 'success', data: { list: [] } }));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`open: ${origin}\n`);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
