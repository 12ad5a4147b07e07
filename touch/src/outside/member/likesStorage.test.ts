import { articleLikes } from '@touch/features/article/actions/useLike';
import { wasLiked } from '@touch/features/article/liked';
import { beforeEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '../storage';
import { likesStorage, MAX_LIKES } from './likesStorage';
import { forgetPersonalData } from './personalData';
import { OWNER_NAME, setAppOwner } from './personalDataOwner';

const NAME = 'likedAnswers';
const likes = likesStorage(NAME);

beforeEach(() => {
  setAppOwner(undefined);
  forgetPersonalData();
});

describe('[H2] likes of a browser', () => {
  test('a list that an earlier version stored – a like is added and another taken back – keeps the rest', () => {
    writeStored('local', NAME, 'answer/7,question/7,answer/9');
    expect(['answer/7', 'question/7', 'answer/79', ''].map(likes.isLiked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    likes.storeLiked('answer/11', true);
    likes.storeLiked('question/7', false);
    expect(readStored('local', NAME)).toBe('answer/7,answer/9,answer/11');
  });

  test('nothing stored, or the last like taken back – nothing is liked', () => {
    expect(['', '7'].map(likes.isLiked)).toEqual([false, false]);
    likes.storeLiked('7', true);
    likes.storeLiked('7', false);
    expect(['', '7'].map(likes.isLiked)).toEqual([false, false]);
  });

  test('the same thing liked twice – is stored once, as the newest', () => {
    for (const key of ['7', '9', '7']) likes.storeLiked(key, true);
    expect(readStored('local', NAME)).toBe('9,7');
  });

  test('one more than the most – the oldest is forgotten, and no other', () => {
    for (let id = 0; id <= MAX_LIKES; id += 1) likes.storeLiked(`${id}`, true);
    expect(['0', '1', `${MAX_LIKES}`].map(likes.isLiked)).toEqual([false, true, true]);
  });

  test('two lists with the same key – know nothing of each other', () => {
    likesStorage('likedComments').storeLiked('7', true);
    expect(likes.isLiked('7')).toBe(false);
  });

  test('[G8] likes of an app’s member – the app has not named the member yet – are hidden, and gone once another like is stored', () => {
    writeStored('local', OWNER_NAME, 'app/1/7');
    writeStored('local', NAME, '7');
    expect(likes.isLiked('7')).toBe(false);
    setAppOwner('app/1/7');
    expect(likes.isLiked('7')).toBe(true);
    setAppOwner(undefined);
    likes.storeLiked('9', true);
    expect(['7', '9'].map(likes.isLiked)).toEqual([false, true]);
  });

  test('a liked article – before the likes’ code has loaded – is known by its page', () => {
    articleLikes.storeLiked('345', true);
    articleLikes.storeLiked('dynamic/9', true);
    expect(['345', 'dynamic/9', '45', '9'].map(wasLiked)).toEqual([true, true, false, false]);
  });
});
