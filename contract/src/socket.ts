import * as v from 'valibot';
import { Comment } from './comments';
import { flag, id, integer } from './fields';
import { LiveConfig } from './item';
import { Report } from './lives';
import { read } from './operation';
import { SOCKET_OK, SocketType } from './socket/socketCodes';
import { int, ms, str } from './wireValues';

/* @__NO_SIDE_EFFECTS__ */
function frame<const T extends string, const D extends v.GenericSchema>(type: T, data: D) {
  return v.object({ type: v.literal(type), code: v.literal(SOCKET_OK), data });
}

/** Every frame about a live counts on from the one before it. */
const ofLive = { id: int, seq: int };

/** Wire D9: what can be missed while away. */
export const LiveFrame = v.variant('type', [
  frame(
    SocketType.status,
    v.object({ ...ofLive, status: int, config: v.optional(LiveConfig), countClick: v.optional(int) }),
  ),
  frame(
    SocketType.reporting,
    v.object({ ...ofLive, action: v.picklist(['add', 'update', 'delete']), report: Report }),
  ),
  frame(SocketType.discuss, v.object({ ...ofLive, action: v.picklist(['add', 'delete']), discuss: Comment })),
]);
export type LiveFrame = v.InferOutput<typeof LiveFrame>;

/** Wire D9, server to client, code 200. */
export const ServerFrame = v.variant('type', [
  frame(SocketType.ping, v.object({ t: ms })),
  frame(SocketType.subscribe, v.object({ ...ofLive, status: int, countClick: int })),
  ...LiveFrame.options,
]);
export type ServerFrame = v.InferOutput<typeof ServerFrame>;

/** Any other code: what was wrong; the client ignores it. */
export const RefusedFrame = v.object({ type: str, code: int, message: str });
export type RefusedFrame = v.InferOutput<typeof RefusedFrame>;

/** Wire D9, client to server; `off: 1` ends a subscription. */
export const ClientFrame = v.variant('type', [
  v.object({ type: v.literal(SocketType.ping) }),
  v.object({
    type: v.literal(SocketType.subscribe),
    data: v.object({ id: id(), off: flag() }),
  }),
]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

/** The frames after `since`; `reset` where they are no longer kept: liveView again. */
export const liveChanges = read({
  name: 'liveChanges',
  row: 'n11',
  personal: true,
  input: v.object({ id: id(), since: integer(0, { min: 0 }) }),
  output: v.union([v.object({ seq: int, frames: v.array(LiveFrame) }), v.object({ reset: v.literal(1) })]),
});

/** One use, one minute, for members. */
export const socketToken = read({
  name: 'socketToken',
  row: 'n19',
  writes: true,
  personal: true,
  input: v.object({}),
  output: v.object({ token: str }),
});
