import * as v from 'valibot';
import { callerClaims, code, id, longInteger, paging, text, texts } from './fields';
import { WORK_MAX } from './limits';
import { read, write } from './operation';
import { VoteSort } from './participation/codes';
import { VoteInfo, VoteOption, VoteOptionPage } from './voteShapes';
import { Binary, bool, int, ms, str } from './wireValues';

/** Vote in an article; never wrapped (wire W6). Without a ticket the ballot is pending. */
export const vote = write({
  name: 'vote',
  row: 'f6',
  recorded: { as: 'ballot', object: 'voteID', done: ['result', 'true'] },
  wrapping: 'never',
  input: v.object({
    voteID: id(),
    /** `qid:oid`, one or more. */
    voteResult: texts(64),
    ...callerClaims,
    userOtherID: text(''),
    username: text(''),
    ticket: text(''),
    /** Captcha (ours), where the vote asks for one from an address's second ballot on. */
    verifyId: text(''),
    verifyCode: text(''),
    work: text('', WORK_MAX),
  }),
  output: v.object({ result: v.picklist(['true', 'false']), message: str }),
});

export const voteResult = read({
  name: 'voteResult',
  method: 'POST',
  row: 'f7',
  encoding: 'form',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: v.object({
    total: int,
    questions: v.array(
      v.object({
        qid: int,
        qname: str,
        options: v.array(v.object({ oid: int, oname: str, votes: int, percent: int })),
      }),
    ),
  }),
});

export const voteInfo = read({
  name: 'voteInfo',
  service: 'amuc',
  path: '/vote/info',
  row: 'g75',
  personal: true,
  absent: 'missing',
  /** `fileId` (ours): the activity, where `voteId` is absent. */
  input: v.object({ voteId: id(0), fileId: id(0), ...callerClaims }),
  output: VoteInfo,
});

export const voteOptions = read({
  name: 'voteOptions',
  service: 'amuc',
  path: '/vote/options',
  row: 'g76',
  personal: true,
  input: v.object({
    voteId: id(0),
    themeId: id(0),
    /** This option alone, also without `voteId` (ours); counts no view. */
    optionId: id(0),
    sort: code(VoteSort, VoteSort.number),
    key: text(''),
    ...callerClaims,
    ...paging,
  }),
  output: VoteOptionPage,
});

/** Counts one view. */
export const optionInfo = read({
  name: 'optionInfo',
  service: 'amuc',
  path: '/vote/optionInfo',
  row: 'g77',
  writes: true,
  personal: true,
  absent: 'missing',
  input: v.object({ voteId: id(0), optionId: id(), ...callerClaims }),
  output: VoteOption,
});

export const infoByOptName = read({
  name: 'infoByOptName',
  service: 'amuc',
  path: '/vote/infoByOptName',
  row: 'g78',
  personal: true,
  input: v.object({ voteId: id(), name: text(''), ...callerClaims }),
  output: v.object({ list: v.array(VoteOption) }),
});

/** Counts one visit. */
export const voteAccessCount = read({
  name: 'voteAccessCount',
  service: 'amuc',
  path: '/vote/accessCount',
  row: 'g79',
  writes: true,
  input: v.object({ voteId: id(), ...callerClaims }),
  output: v.object({ accessCount: int }),
});

const challenge = { device: text(''), scene: text('') };

/** The picture; its number travels in the response header `verify-id`, its work (ours) in `verify-work`. */
export const verifyCode = read({
  name: 'verifyCode',
  service: 'amuc',
  path: '/vote/verifyCode',
  row: 'g80',
  writes: true,
  personal: true,
  wrapping: 'binary',
  input: v.object(challenge),
  output: Binary,
});

/** The same without a picture. */
export const verifyText = read({
  name: 'verifyText',
  service: 'amuc',
  path: '/vote/verifyText',
  row: 'n17',
  writes: true,
  personal: true,
  /** `locale` (ours): language of the question; the site's own by default. */
  input: v.object({ ...challenge, locale: text('', 8) }),
  /** `work`: base64 of ALTCHA's challenge; '' = none is asked for (decision 100). */
  output: v.object({ verifyId: str, question: str, work: str }),
});

/** Single use, bound to vote and member or device, two minutes. */
export const voteTicket = read({
  name: 'voteTicket',
  service: 'amuc',
  path: '/vote/ticket',
  row: 'n10',
  writes: true,
  personal: true,
  input: v.object({ voteId: id(), ...callerClaims }),
  output: v.object({ ticket: str, expires: ms }),
});

/** The three fields are encrypted (wire D7); `VoteRecord` is the decrypted `data`. */
export const recordVoteCountAndLog = write({
  name: 'recordVoteCountAndLog',
  service: 'amuc',
  path: '/vote/recordVoteCountAndLog',
  row: 'f16',
  recorded: { as: 'ballot', done: ['success', 'true'] },
  input: v.object({ afsData: text('', 4_000), device: text('', 2_000), data: text('', 60_000) }),
  output: v.object({ success: bool, message: str, voteCount: int, left: int }),
});

/** Wire D7, plain `data`. */
export const VoteRecord = v.object({
  voteId: id(),
  themes: v.pipe(
    v.array(v.object({ themeId: id(), optionIds: v.pipe(v.array(id()), v.maxLength(500)) })),
    v.maxLength(100),
  ),
  userId: text(''),
  time: longInteger(),
  info: v.optional(v.record(v.pipe(str, v.maxLength(100)), text('', 2_000)), {}),
  ticket: text(''),
});
export type VoteRecord = v.InferOutput<typeof VoteRecord>;

/** Wire D7, plain `afsData`. */
export const VoteCheck = v.object({
  type: v.literal('image'),
  verifyId: text(),
  verifyCode: text(),
  /** Base64 of the solved work (ours). */
  work: text('', WORK_MAX),
});
export type VoteCheck = v.InferOutput<typeof VoteCheck>;
