import type { Socket } from 'node:net';
import { envelope, JSON_TYPE } from '@platform/wire/envelope';

interface Unreadable {
  readonly line: string;
  readonly message: string;
}
const faults: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', message: '请求头太长' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', message: '请求超时' },
  HPE_INVALID_URL: { line: '400 Bad Request', message: '请求地址含有未经编码的字符' },
};
const OTHER: Unreadable = { line: '400 Bad Request', message: '无法读取该请求' };

/**
 * Refuses in the envelope what is no HTTP request (wire W7), such as an address in raw UTF-8: Node.js reads no such address.
 * A connection that is gone gets no answer.
 */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, message } = faults[error.code ?? ''] ?? OTHER;
  const body = envelope(-1, message, '{}');
  const head = `HTTP/1.1 ${line}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
}
