// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftStorage } from './draftStorage';
import { OWNER_NAME, setAppOwner } from './member/personalDataOwner';
import { forgetStored, readStored, writeStored } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['a', 'b']) forgetStored('local', name);
});
afterEach(() => void vi.restoreAllMocks());

describe('[G9] a browser that stores', () => {
  test('[G9] a value – of a tab, of the browser – is in its own storage, read from there and removed there', () => {
    writeStored('local', 'a', '1');
    writeStored('session', 'b', '2');
    expect([localStorage.getItem('a'), sessionStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual([
      '1',
      null,
      '2',
    ]);
    localStorage.setItem('a', 'of another tab');
    expect([readStored('local', 'a'), readStored('session', 'b'), readStored('local', 'b')]).toEqual([
      ...['of another tab', '2', undefined],
    ]);
    forgetStored('local', 'a');
    expect([localStorage.getItem('a'), readStored('local', 'a')]).toEqual([null, undefined]);
  });
  test('[G9] a full storage – a longer value comes – holds it for the page, and the old one is gone for other tabs', () => {
    writeStored('local', 'a', 'old');
    const real = window.localStorage;
    const full = {
      getItem: (name: string) => real.getItem(name),
      removeItem: (name: string) => real.removeItem(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
    writeStored('local', 'a', 'new');
    expect([readStored('local', 'a'), real.getItem('a')]).toEqual(['new', null]);
    spy.mockRestore();
    writeStored('local', 'a', 'shorter');
    localStorage.setItem('a', 'of another tab');
    expect(readStored('local', 'a')).toBe('of another tab');
  });
  test('[G9] a storage that throws at every touch – holds values for the page', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(readStored('local', 'a')).toBeUndefined();
    writeStored('local', 'a', '1');
    expect(readStored('local', 'a')).toBe('1');
    forgetStored('local', 'a');
    expect(readStored('local', 'a')).toBeUndefined();
  });
});

describe('[G9] drafts in a browser', () => {
  const { draftOf, storeDraft } = draftStorage<string>({
    name: 'postDrafts',
    max: 2,
    read: (value) => (typeof value === 'string' ? value : undefined),
    none: '',
    isEmpty: (draft) => draft === '',
  });
  test('[G9] three – stored, one again, one emptied – are the newest two, and the name goes with the last', () => {
    storeDraft('1', 'a');
    storeDraft('2', 'b');
    storeDraft('1', 'A');
    storeDraft('3', 'c');
    expect(['1', '2', '3'].map(draftOf)).toEqual(['A', '', 'c']);
    storeDraft('3', '');
    storeDraft('1', '');
    expect(localStorage.getItem('postDrafts')).toBeNull();
  });
  test('[G9] another program’s text under the name – is no draft, and what can be read of it is', () => {
    for (const text of ['x', '{}', '7', 'null']) {
      localStorage.setItem('postDrafts', text);
      expect(draftOf('1')).toBe('');
    }
    localStorage.setItem('postDrafts', JSON.stringify([7, [1, 'a'], ['2', 5], ['3', 'c']]));
    expect(['1', '2', '3'].map(draftOf)).toEqual(['', '', 'c']);
  });
  test('[G8] drafts of an app’s member – who is not there – are neither seen nor kept beside another’s', () => {
    localStorage.setItem(OWNER_NAME, 'app/1/7');
    localStorage.setItem('postDrafts', JSON.stringify([['1', 'a']]));
    setAppOwner(undefined);
    expect(draftOf('1')).toBe('');
    setAppOwner('app/1/7');
    expect(draftOf('1')).toBe('a');
    setAppOwner('app/1/8');
    storeDraft('2', 'b');
    setAppOwner(undefined);
    expect([draftOf('1'), draftOf('2')]).toEqual(['', 'b']);
  });
});
