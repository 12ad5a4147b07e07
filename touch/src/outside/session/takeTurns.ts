import type { Answer, CallInput } from '@contract/render';
import { outcomeOf, Status } from '@contract/statuses';
import { addressOf } from '../addresses';
import type { CallParts } from '../parts';
import type { Transmit } from '../transmit';
import type { Upload } from '../uploading';
import type { Keeper } from './keeper';
import { authCount, legacyLost } from './legacy';
import { type About, afterTurn, FIRST_TURN, type Turn, type TurnEvent } from './turns';

/**
 * Takes a call through its turns: after each answer `turns.ts` says what is due before the caller hears (S§4).
 * @param who uid of the member who is in
 */
export function createTurns(
  { reports, words }: Pick<CallParts, 'reports' | 'words'>,
  keeper: Keeper,
  send: Transmit['send'],
  who: () => string | undefined,
) {
  return async (
    name: string,
    input: CallInput,
    controller: AbortController,
    upload?: Upload,
  ): Promise<Answer> => {
    const address = addressOf(name);
    const isAction = address.method === 'POST' && address.login === undefined;
    let answer: Answer = { status: Status.refused, message: '' };
    let token = '';

    let caller = who();
    /** Another member came in since, in another tab or in the app: what one began, or asked for himself, is not the other's. */
    const isOthers = (): boolean =>
      caller !== undefined && (who() ?? caller) !== caller && address.login !== 'enters';
    const over = (): TurnEvent => {
      answer = { status: Status.refreshRefused, message: words.loginExpired };
      return { type: 'declined' };
    };

    async function request(): Promise<TurnEvent> {
      const had = await keeper.token();
      token = had.token;
      if (isOthers()) return over();
      // whoever comes in or leaves wants no word of the login before
      if (had.ended && address.login === undefined) {
        over();
        keeper.left();
      } else {
        const sender = who();
        answer = await send(name, input, token, controller, upload);
        // the login that is over is the sender's: somebody else's goes on
        if (outcomeOf(answer.status, true).kind === 'signedOut' && who() === sender) keeper.left();
      }
      return { type: 'answered', status: answer.status };
    }

    /** An action waits for the login and goes on after it (G11); nobody waits for one to read. */
    async function afterLogin(login: Promise<boolean>): Promise<TurnEvent> {
      if (!isAction) return { type: 'done' };
      if (!(await login)) return { type: 'declined' };
      // he came in for it, by whatever name
      caller = who();
      return { type: 'done' };
    }

    /** Another token of the app's; where it has nobody in, one as any visitor gets it (G4). */
    async function appsToken(): Promise<TurnEvent> {
      const renewed = await keeper.askApp(token);
      if (renewed === 'silent') {
        reports.appExpired();
        return { type: 'declined' };
      }
      if (renewed !== 'renewed') keeper.expired(token);
      return { type: 'done' };
    }

    /** What is due; undefined = nothing, the caller hears. */
    async function due({ next }: Turn): Promise<TurnEvent | undefined> {
      switch (next) {
        case 'send':
          return request();
        case 'renew':
          keeper.expired(token);
          return { type: 'done' };
        case 'signOut':
          if (isOthers()) return over();
          return afterLogin(reports.signedOut());
        case 'login':
          // somebody came in since, in another tab
          if (keeper.isMember()) return { type: 'done' };
          // what a screen still believes
          keeper.ended();
          return afterLogin(reports.loginNeeded());
        case 'askApp':
          return appsToken();
        case 'reload':
          if (legacyLost()) reports.reload();
          return undefined;
        case 'give':
          return undefined;
      }
    }

    const about = (): About => ({ isAction, inApp: keeper.inApp(), authCount: authCount() });
    let turn = FIRST_TURN;
    let event = await due(turn);
    while (event) {
      turn = afterTurn(turn, event, about());
      event = await due(turn);
    }
    return answer;
  };
}
