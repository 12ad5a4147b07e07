import { createHash } from 'node:crypto';
import { bindIdentity } from '@platform/members/members.store';
import { all, elsewhere, nothingThere, there, withoutDevice } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';
import { saveProof } from './signIn/proofs.service';

const WECHAT = 'tencent_wechat';
const CODE = '000000';
const NEW_PHONE = '13600000001';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const codeFor = async (platform: TestPlatform, { device }: Owner, phone: string, scene: string) => {
  platform.clock.forward(61_000);
  await platform.sso('sendCode', { phone, scene }, { device });
  return { code: await platform.codeTo(phone) };
};
const named = async ({ db, clock }: TestPlatform, { device, id }: Owner) => {
  const proof = { provider: WECHAT, oid: `o-${id}`, unionid: `u-${id}`, nickname: '', head: '' };
  await saveProof(db, 1, device, proof, clock.now());
  return {};
};
const known = async ({ db, clock }: TestPlatform, { id }: Owner) => {
  await bindIdentity(
    db,
    1,
    { provider: WECHAT, oid: `o-${id}`, unionid: `u-${id}` },
    id,
    new Date(clock.now()),
  );
  return {};
};
const withPassword = async (platform: TestPlatform, owner: Owner) => {
  const password = md5('first one');
  const given = { phone: owner.phone, password, ...(await codeFor(platform, owner, owner.phone, 'reset')) };
  const answer = await platform.sso('resetPassword', given, { device: owner.device });
  return { password, token: String(Object(answer.json()).data.accessToken) };
};
const third = ({ id }: Owner) => ({ provider: WECHAT, oid: `o-${id}`, unionid: `u-${id}` });
const phoneAndCode = ({ phone }: Owner) => ({ phone, code: CODE });

export const samples: OperationSamples = {
  thirdLogin: {
    hostile: { opens: 'proven', input: third, having: (owner, platform) => named(platform, owner) },
  },
  oauthLogin: {
    hostile: { opens: 'proven', input: third, having: (owner, platform) => named(platform, owner) },
  },
  loginByPhone: {
    hostile: {
      opens: 'proven',
      input: phoneAndCode,
      having: (owner, platform) => codeFor(platform, owner, owner.phone, 'login'),
    },
  },
  login: {
    hostile: {
      opens: 'proven',
      input: ({ phone }) => ({ phone, password: md5('guessed one') }),
      having: (owner, platform) => withPassword(platform, owner),
    },
  },
  register: {
    // The phone is a member's already.
    hostile: {
      opens: 'proven',
      input: (owner) => ({ ...phoneAndCode(owner), password: md5('theirs alone') }),
      but: { 'the owner': -1 },
    },
  },
  resetPassword: {
    hostile: {
      opens: 'proven',
      input: (owner) => ({ ...phoneAndCode(owner), password: md5('theirs alone') }),
      having: (owner, platform) => codeFor(platform, owner, owner.phone, 'reset'),
    },
  },
  sendCode: {
    // a code goes to the phone alone; of one site a minute between two, and the matrix has asked for one before the first row
    hostile: {
      opens: 'everybody',
      input: ({ phone }) => ({ phone, scene: 'login' }),
      having: async (_, { clock }) => {
        clock.forward(61_000);
        return {};
      },
      but: { ...all(-1), ...there(0), ...elsewhere, 'the owner': 0 },
    },
  },
  logout: {
    // Without a login there is nothing to end; a token ends its own login and no other.
    hostile: { opens: 'everybody', but: { 'another member, silent': 10111 } },
  },
  cancel: {
    hostile: { opens: 'member' },
  },
  modify: {
    hostile: { opens: 'member', input: () => ({ sex: '1', address: '别处' }) },
  },
  oauthBindPhone: {
    // with the code of a phone that is another's nobody binds it
    hostile: {
      opens: 'member',
      input: ({ phone }) => ({ newPhone: phone, code: CODE }),
      having: async (owner, platform) => ({
        newPhone: NEW_PHONE,
        ...(await codeFor(platform, owner, NEW_PHONE, 'bind')),
      }),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  oauthUnBindPhone: {
    // The member's only way to log in.
    hostile: {
      opens: 'member',
      input: ({ phone }) => ({ phone }),
      having: (owner, platform) => known(platform, owner),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  bind: {
    hostile: {
      opens: 'member',
      input: third,
      having: (owner, platform) => named(platform, owner),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  unbind: {
    hostile: {
      opens: 'member',
      input: () => ({ provider: WECHAT }),
      having: (owner, platform) => known(platform, owner),
    },
  },
  updatePassword: {
    hostile: {
      opens: 'member',
      input: () => ({ password: md5('guessed one'), newPassword: md5('second one') }),
      having: (owner, platform) => withPassword(platform, owner),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  changePhone: {
    hostile: {
      opens: 'member',
      input: ({ phone }) => ({ newPhone: phone, code: CODE }),
      having: async (owner, platform) => ({
        newPhone: '13600000002',
        ...(await codeFor(platform, owner, '13600000002', 'bind')),
      }),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  getAnonymousToken: {
    hostile: { opens: 'everybody', but: { ...withoutDevice, 'a member of another site': 0 } },
  },
  refreshAccessToken: {
    hostile: {
      opens: 'proven',
      input: ({ refreshToken }) => ({ refreshToken }),
      but: { ...all(10102), 'the owner': 0 },
    },
  },
  userInfo: {
    hostile: { opens: 'member' },
  },
  memberInfo: {
    hostile: { opens: 'member' },
  },
  userDetail: {
    hostile: { opens: 'shown', input: ({ other }) => ({ id: String(other) }), but: nothingThere },
  },
  getPortrait: {
    // the picture a member shows to all
    hostile: { opens: 'everybody', but: { 'a member of another site': 0 } },
  },
  checkuser: {
    // nobody is told who is a member
    hostile: {
      opens: 'everybody',
      input: ({ phone }) => ({ mobile: phone }),
      but: { ...all(-1), ...elsewhere },
    },
  },
  uploadPortrait: {
    hostile: { opens: 'member' },
  },
  uploadImage: {
    hostile: { opens: 'member' },
  },
};
