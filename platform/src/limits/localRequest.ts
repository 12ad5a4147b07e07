import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
/** Headers that proxies and content networks add to a request they pass on. */
const FORWARDING =
  /forward|-(ip|addr)$|^(via|x-(host|rewrite-url))$|^(x-(original|envoy|azure|amzn|amz-cf|vercel)|cf|cdn|fastly|fly)-/;

/**
 * True for a program on this machine that names this machine. A page of another host that a browser here resolves to this machine
 * names that host; a proxy on this machine passes on the reader's host or adds a header.
 */
export const isLocalRequest = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));
