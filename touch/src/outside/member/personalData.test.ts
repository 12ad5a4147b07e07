import { articleLikes } from '@touch/features/article/actions/useLike';
import { draftOf, storeDraft } from '@touch/features/comments/sheets/drafts';
import { commentLikes } from '@touch/features/comments/useCommentLike';
import { addToHistory, readHistory } from '@touch/features/search/history';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAppMember, signOutAppMember } from '../native/appMember';
import { forgetMember } from '../session/forgetMember';
import { forgetStored, readStored, writeStored } from '../storage';
import { currentMember, type Member } from './member';
import { forgetPersonalData } from './personalData';
import { OWNER_NAME, setAppOwner } from './personalDataOwner';
import { storeMember, updateStoredMember } from './storedMember';

const SITE = '1';
const who = (uid: string): Member => ({ uid, nickname: '', head: '', hasPhone: false });
const DRAFT = '0/345/';

/** A reader likes an article and a comment, begins a comment, and looks for something. */
function acts(): void {
  articleLikes.storeLiked('345', true);
  commentLikes.storeLiked('c7', true);
  storeDraft(DRAFT, { text: '我家门前', pictures: [] });
  addToHistory('隧道');
}
const seen = () => ({
  likes: [articleLikes.isLiked('345'), commentLikes.isLiked('c7')].filter(Boolean).length,
  draft: draftOf(DRAFT).text,
  searches: readHistory().length,
});
const ALL = { likes: 2, draft: '我家门前', searches: 1 };
const NONE = { likes: 0, draft: '', searches: 0 };

beforeEach(() => {
  signOutAppMember(true);
  forgetPersonalData();
  forgetStored('local', 'loginInfo');
});

describe('[H2] personal data of one reader in a browser', () => {
  test('a visitor’s data – a member logs in – become the member’s', () => {
    acts();
    storeMember(SITE, who('7'));
    expect(seen()).toEqual(ALL);
    storeMember(SITE, { ...who('7'), nickname: '另名' });
    expect(seen()).toEqual(ALL);
  });

  test('one member’s is never another one’s', () => {
    storeMember(SITE, who('7'));
    acts();
    storeMember(SITE, who('8'));
    expect(seen()).toEqual(NONE);
  });

  test('[G9] a change of the member’s own data – after logout or another login – does not restore the first member', () => {
    storeMember(SITE, who('7'));
    updateStoredMember(SITE, { ...who('7'), nickname: '新名' });
    expect(currentMember(SITE)).toMatchObject({ uid: '7', nickname: '新名' });
    forgetMember(SITE);
    updateStoredMember(SITE, { ...who('7'), nickname: '晚到' });
    expect(currentMember(SITE)).toBeUndefined();
    storeMember(SITE, who('8'));
    updateStoredMember(SITE, { ...who('7'), nickname: '晚到' });
    expect(currentMember(SITE)?.uid).toBe('8');
  });

  test('[A17] a login that ends is one site’s: who came in on another one of this origin stays in there', () => {
    storeMember('2', who('9'));
    forgetMember(SITE);
    expect(currentMember('2')?.uid).toBe('9');
    forgetMember('2');
    expect(currentMember('2')).toBeUndefined();
  });

  test('a login that ends leaves what was written to its owner, and to nobody else who comes in', () => {
    storeMember(SITE, who('7'));
    acts();
    forgetMember(SITE);
    expect(seen()).toEqual({ ...ALL, likes: 0 });
    storeMember(SITE, who('7'));
    expect(seen()).toEqual({ ...ALL, likes: 0 });
    forgetMember(SITE);
    storeMember(SITE, who('8'));
    expect(seen()).toEqual(NONE);
  });

  test('a member who was in before owners were noted has one', () => {
    storeMember(SITE, who('7'));
    acts();
    forgetStored('local', 'keptOf');
    storeMember(SITE, who('8'));
    expect(seen()).toEqual(NONE);
  });
});

test('[G7][S§4] that a login is the messenger’s is said as long as it lasts', () => {
  const isMessengerLogin = () => readStored('local', 'isWXLogin');
  const comesByMessenger = () => {
    storeMember(SITE, who('7'));
    writeStored('local', 'isWXLogin', '1');
  };
  comesByMessenger();
  storeMember(SITE, { ...who('7'), nickname: '另名' });
  expect(isMessengerLogin()).toBe('1');
  forgetMember(SITE);
  expect(isMessengerLogin()).toBeUndefined();
  comesByMessenger();
  storeMember(SITE, who('8'));
  expect(isMessengerLogin()).toBeUndefined();
});

/** Searches of an app's member are not kept at all. */
const APPS = { ...ALL, searches: 0 };

/** The page is loaded anew: it does not know yet whom the app has in. */
const loadedAnew = () => setAppOwner(undefined);

describe('[G8] in an app', () => {
  beforeEach(() => {
    signInAppMember(SITE, who('7'));
    acts();
  });

  test('it is hidden until the app says who reads, and then that one’s', () => {
    expect(seen()).toEqual(APPS);
    loadedAnew();
    expect(seen()).toEqual(NONE);
    signInAppMember(SITE, who('7'));
    expect(seen()).toEqual(APPS);
  });

  test('[G8] the app has another member than the one whose data are stored – they see nothing of it', () => {
    const owner = readStored('local', OWNER_NAME);
    setAppOwner(`${owner}8`);
    expect(seen()).toEqual(NONE);
    setAppOwner(owner);
    expect(seen()).toEqual(APPS);
  });

  test('another member sees nothing of it, nor does the first one later', () => {
    loadedAnew();
    signInAppMember(SITE, who('8'));
    expect(seen()).toEqual(NONE);
    signInAppMember(SITE, who('7'));
    expect(seen()).toEqual(NONE);
  });

  test('personal data of an app’s member – signed out in the app – is removed from the page', () => {
    loadedAnew();
    signOutAppMember(true);
    expect(seen()).toEqual(NONE);
    signInAppMember(SITE, who('7'));
    expect(seen()).toEqual(NONE);
  });

  test('a login that the platform ended hides what was written until its owner is in again', () => {
    signOutAppMember(false);
    expect(seen()).toEqual(NONE);
    signInAppMember(SITE, who('7'));
    expect(seen()).toEqual({ ...APPS, likes: 0 });
  });

  test('likes given before the app has named its member – remove the data of another one and stay', () => {
    loadedAnew();
    commentLikes.storeLiked('c8', true);
    expect([commentLikes.isLiked('c8'), seen()]).toEqual([true, NONE]);
    signInAppMember(SITE, who('7'));
    expect([commentLikes.isLiked('c8'), seen()]).toEqual([true, NONE]);
  });

  test('data of a member logged in by the page – the app has no member – stay', () => {
    signOutAppMember(true);
    storeMember(SITE, who('9'));
    acts();
    signOutAppMember(true);
    expect(seen()).toEqual(ALL);
  });
});
