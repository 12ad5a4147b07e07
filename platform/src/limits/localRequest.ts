import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** From this machine, and not handed on by a proxy on it. */
export const isLocalRequest = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].every((name) => headers[name] === undefined);
