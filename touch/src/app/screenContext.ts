import type { Messages } from '@touch/locales/messages';
import type { ScreenContext } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import type { Step } from './journey';

export function screenContext(visit: Visit, words: Messages, step: Step): ScreenContext {
  return {
    screen: step.match.screen,
    params: step.match.params,
    query: new URLSearchParams(step.search),
    visit,
    cache: visit.cache,
    words,
  };
}
