import type { Answer, Call, CallInput } from '@contract/render';
import { Status } from '@contract/statuses';
import { type Address, addressOf } from './addresses';
import { OVERTAKEN } from './offlineState';
import type { CallParts } from './parts';
import { heard } from './received';
import { memberIn, tokensIn, withoutTokens } from './session/brought';
import { rememberMember } from './session/entering';
import { createKeeper } from './session/keeper';
import { memberOn } from './session/member';
import { modeOf } from './session/mode';
import { createTurns } from './session/takeTurns';
import type { SiteConfig } from './siteConfig';
import { createTransmit } from './transmit';
import type { Upload } from './uploading';

/** Calls of which a new one cancels the one in flight (E2). */
const EXCLUSIVE = /^getArticles(New)?$/;
/** Calls nobody waits for: that they failed is nobody's news (G12), and an advert's never stands in a reader's way (J3). */
const QUIET = /vent$|Adv/;

export class CallFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallFailed';
  }
}

export interface Line {
  readonly call: Call;
  /** A call that carries a file. @throws CallFailed as a call does, and where the reader cancels it */
  readonly upload: (name: string, input: CallInput, upload: Upload) => Promise<Answer>;
  /** A token is had before a screen shows (A8, G3). @throws CallFailed where there has to be one and none can be had */
  readonly authenticate: () => Promise<void>;
}

/** The one call layer (G1). */
export function createLine(config: SiteConfig, parts: CallParts): Line {
  const { xyApi, siteID } = config;
  const { reports, words, now, lock } = parts;
  const mode = modeOf(xyApi);
  let inFlight: AbortController | undefined;
  const transmit = createTransmit(config, mode, parts);
  const keeper = createKeeper({
    site: siteID,
    anonymous: mode.anonymous,
    now,
    ask: transmit.before,
    lock,
    native: parts.native,
  });
  const who = () => memberOn(siteID)?.uid;
  const inTurns = createTurns(parts, keeper, transmit.send, who);

  /** @param caller who left; somebody else who came in meanwhile, in another tab, stays */
  function left(caller: string | undefined): void {
    if ((who() ?? caller) === caller) keeper.left();
  }

  /** Tokens stay in here: what a login brings is kept, and taken out of its answer. */
  function keptFrom(address: Address, answer: Answer, caller: string | undefined): Answer {
    const isOver = address.login === 'leaves' || address.login === 'ends';
    if (isOver && answer.status === Status.data) left(caller);
    if (address.login !== 'enters' || answer.status !== Status.data) return answer;
    const tokens = tokensIn(answer.data);
    const member = memberIn(answer.data);
    if (!tokens || !member) return { status: Status.refused, message: '' };
    keeper.entered(tokens.access, tokens.refresh);
    rememberMember(siteID, member);
    return { ...answer, data: withoutTokens(answer.data) };
  }

  const asked = async (name: string, input: CallInput, upload?: Upload): Promise<Answer> => {
    const address = addressOf(name);
    const caller = who();
    const controller = new AbortController();
    const isExclusive = EXCLUSIVE.test(name);
    if (isExclusive) {
      inFlight?.abort(OVERTAKEN);
      inFlight = controller;
    }
    try {
      upload?.signal.addEventListener('abort', () => controller.abort(OVERTAKEN), { once: true });
      return heard(keptFrom(address, await inTurns(name, input, controller, upload), caller), words);
    } catch (error) {
      const overtaken = isExclusive && inFlight !== controller;
      // whoever cancels knows it
      if (!overtaken && !upload?.signal.aborted && !QUIET.test(name)) reports.networkFailed();
      // whoever leaves is out here, also where the platform could not hear of it
      if (address.login === 'leaves') left(caller);
      throw new CallFailed(words.networkError, error);
    } finally {
      if (inFlight === controller) inFlight = undefined;
    }
  };

  async function authenticate(): Promise<void> {
    const had = await keeper.token();
    if (had.ended) void reports.signedOut();
    if (had.token !== '' || xyApi.xyAuth === 'none') return;
    if (mode.legacy) return transmit.authenticate();
    // it did not come the first time: asked for as the platform would
    keeper.expired('');
    if ((await keeper.token()).token === '') throw new CallFailed(words.networkError);
  }

  return { call: (name, input) => asked(name, input), upload: asked, authenticate };
}
