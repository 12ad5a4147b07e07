import { fetchConsent } from '@touch/api/consent';
import { fetchMinorState } from '@touch/api/minors';
import { ConsentSheet } from '@touch/features/consent/ConsentSheet';
import { consentTexts } from '@touch/features/consent/texts';
import type { Messages } from '@touch/locales/messages';
import { LocaleContext, WordsContext } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { readStored, writeStored } from '@touch/outside/storage';
import { type Visit, VisitContext } from '@touch/outside/visit';
import { createRoot } from 'react-dom/client';

/** Session key: a member is asked once a visit. */
const REQUESTED = 'consentRequested';

/** Follows the minors' mode of the account (K23), and asks the member for consent where the texts have changed since theirs, or none is recorded. */
export async function askIfChanged(page: () => Visit | undefined, words: Messages): Promise<void> {
  const visit = page();
  const uid = visit && currentMember(visit.config.siteID)?.uid;
  if (!visit || uid === undefined) return;
  const requested = `${uid}/${visit.config.textsVersion}`;
  if (readStored('session', REQUESTED) === requested) return;
  const consent = await fetchConsent(visit.cache, uid);
  if (!consent) return;
  writeStored('session', REQUESTED, requested);
  const minor = await fetchMinorState(visit.cache, uid);
  if (minor?.isOn) visit.changePreferences({ minors: true });
  if (consent.agreed === consent.version || currentMember(visit.config.siteID)?.uid !== uid) return;
  await consentTexts.loadTexts(visit.locale);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <WordsContext value={words}>
      <VisitContext value={visit}>
        <LocaleContext value={visit.locale}>
          <ConsentSheet {...{ uid, close }} version={consent.version} changed={consent.agreed !== ''} />
        </LocaleContext>
      </VisitContext>
    </WordsContext>,
  );
}
