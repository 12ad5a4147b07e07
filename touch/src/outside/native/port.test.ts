import { describe, expect, test } from 'vitest';
import { type BridgeWindow, findPort } from './port';

type Heard = Parameters<BridgeWindow['addEventListener']>[1];

/** A window of a web view with what the app put into it. */
function aWindow(injected: object) {
  const listeners: Heard[] = [];
  const page = {
    origin: 'https://paper.test',
    addEventListener: (_: 'message', heard: Heard) => void listeners.push(heard),
    ...injected,
  };
  return {
    page,
    post: (event: object) => {
      for (const heard of listeners) heard(event);
    },
  };
}

function heardBy(page: BridgeWindow): unknown[] {
  const heard: unknown[] = [];
  findPort(page)?.listen((text) => heard.push(text));
  return heard;
}

test.each([
  ['nothing', {}],
  ['a text', { TouchpaperNative: 'here' }],
  ['an object without a way in', { TouchpaperNative: {} }],
  ['other message handlers', { webkit: { messageHandlers: {} } }],
  ['no message handlers', { webkit: {} }],
])('[G8] %s is no bridge', (_, injected) => {
  expect(findPort(aWindow(injected).page)).toBeUndefined();
});

describe('[G8] Android', () => {
  test('a message listener hears the call and answers by itself', () => {
    const sent: string[] = [];
    const answers: ((event: { data: unknown }) => void)[] = [];
    const { page } = aWindow({
      TouchpaperNative: {
        postMessage: (text: string) => void sent.push(text),
        addEventListener: (_: string, heard: (event: { data: unknown }) => void) => answers.push(heard),
      },
    });
    const heard = heardBy(page);
    findPort(page)?.send('call');
    for (const listener of answers) listener({ data: 'answer' });
    expect([sent, heard]).toEqual([['call'], ['answer']]);
  });

  test('an older object is called as its own method', () => {
    class Native {
      readonly sent: string[] = [];
      postMessage(text: string) {
        this.sent.push(text);
      }
    }
    const TouchpaperNative = new Native();
    findPort(aWindow({ TouchpaperNative }).page)?.send('call');
    expect(TouchpaperNative.sent).toEqual(['call']);
  });
});

test('[G8] iOS: the handler’s own reply is an answer, its refusal none', async () => {
  const touchpaper = {
    postMessage: async (text: string) => {
      if (text === 'no') throw new Error('no');
      return `${text}: heard`;
    },
  };
  const port = findPort(aWindow({ webkit: { messageHandlers: { touchpaper } } }).page);
  const heard: unknown[] = [];
  port?.listen((text) => heard.push(text));
  port?.send('call');
  port?.send('no');
  await Promise.resolve().then(() => undefined);
  expect(heard).toEqual(['call: heard']);
});

test('[G8] only what this very window says to itself counts: frames and embedding pages are not heard', () => {
  const { page, post } = aWindow({ TouchpaperNative: { postMessage: () => undefined } });
  const heard = heardBy(page);
  const origin = 'https://paper.test';
  post({ source: {}, origin, data: 'a frame' });
  post({ source: null, origin, data: 'nobody' });
  post({ source: page, origin: 'https://other.test', data: 'another origin' });
  post({ source: page, origin, data: 'the app' });
  expect(heard).toEqual(['the app']);
});
