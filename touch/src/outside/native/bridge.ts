import {
  type CallData,
  type NativeAnswer,
  type NativeCall,
  type NativeStatus,
  parseAnswer,
  parseSupportedCalls,
  rulesOf,
  serializeCall,
} from './protocol';

/** The way into the app and back, whatever the web view has (`port.ts`). */
export interface Port {
  /** @throws where the app took its object away */
  send(text: string): void;
  /** Receives texts that may be answers. */
  listen(receive: (text: unknown) => void): void;
}

/** Result of a call to the app. `silent`: no readable answer came. */
export interface BridgeResult {
  readonly status: Exclude<NativeStatus, 'opened'> | 'silent';
  readonly data?: unknown;
}

export interface Bridge {
  /** Never rejects. */
  call(call: NativeCall, data?: CallData): Promise<BridgeResult>;
  supports(call: NativeCall): boolean;
}

/** Ids nobody can guess: an answer is taken by its id alone. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Opens the bridge: asks what the app can. undefined where it does not answer; it is not asked again. */
export async function openBridge(port: Port): Promise<Bridge | undefined> {
  const pending = new Map<string, (answer: NativeAnswer) => void>();
  port.listen((text) => {
    const answer = parseAnswer(text);
    if (answer) pending.get(answer.id)?.(answer);
  });

  const send = (call: NativeCall, data: CallData = {}): Promise<BridgeResult> =>
    new Promise((done) => {
      const id = newId();
      const { limit, person } = rulesOf(call);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (ended: BridgeResult) => {
        clearTimeout(timer);
        pending.delete(id);
        done(ended);
      };
      const within = (time: number, otherwise: BridgeResult['status']) => {
        clearTimeout(timer);
        timer = setTimeout(() => end({ status: otherwise }), time);
      };
      within(limit, 'silent');
      pending.set(id, ({ status, data }) => {
        if (status !== 'opened') return end({ status, data });
        // the person did not respond
        if (person !== undefined) within(person, 'cancelled');
      });
      try {
        port.send(serializeCall(id, call, data));
      } catch {
        end({ status: 'silent' });
      }
    });

  const hello = await send('hello');
  if (hello.status !== 'done') return undefined;
  const supported = parseSupportedCalls(hello.data);
  return {
    supports: (call) => supported.has(call),
    call: (call, data) => (supported.has(call) ? send(call, data) : Promise.resolve({ status: 'unknown' })),
  };
}
