import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}

const configuration = (folder: string, port: number, target: string): string => `
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; location / { proxy_pass ${target}; } }
}`;

/** Only outside CI: there it is installed. */
export const hasNoNginx = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('nginx');

/** A real nginx with its defaults and nothing but `proxy_pass`. @param target origin it passes on to */
export async function startNginx(target: string) {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, target));
  const program = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = once(program, 'close');
  const origin = `http://127.0.0.1:${port}`;
  while (program.exitCode === null && !(await fetch(`${origin}/healthz`).catch(() => undefined)))
    await pause(50);
  return {
    origin,
    stop: async () => {
      program.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
