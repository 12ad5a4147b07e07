import { afterEach, expect, test, vi } from 'vitest';
import { forgetStored, readStored, writeStored } from './storage';

/** A browser's storage with room for so many characters. */
function storageOf(room: number): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name) => void kept.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('[G9] a value – storage is full – is the newest one all the same', () => {
  vi.stubGlobal('window', { localStorage: storageOf(3) });
  writeStored('local', 'liked', '1,2');
  writeStored('local', 'liked', '1,2,3');
  expect(readStored('local', 'liked')).toBe('1,2,3');
  writeStored('local', 'liked', '1');
  expect(readStored('local', 'liked')).toBe('1');
  forgetStored('local', 'liked');
  expect(readStored('local', 'liked')).toBeUndefined();
});

test('[G9] an old value – the new one does not fit – is removed, so that other tabs read nothing', () => {
  const localStorage = storageOf(3);
  vi.stubGlobal('window', { localStorage });
  writeStored('local', 'who', 'one');
  writeStored('local', 'who', 'another');
  expect([readStored('local', 'who'), localStorage.getItem('who')]).toEqual(['another', null]);
});

test('[G9] values – storage is closed – last as long as the page', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('SecurityError');
    },
  });
  writeStored('session', 'modes', 'cms');
  expect(readStored('session', 'modes')).toBe('cms');
  forgetStored('session', 'modes');
  expect(readStored('session', 'modes')).toBeUndefined();
});
