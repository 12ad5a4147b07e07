import { clientAppQuery } from '@touch/api/clientApp';
import { useQuery } from '@touch/api/useQuery';
import { showsRewards } from '@touch/lib/showsRewards';
import { useVisit } from '@touch/outside/visit';
import { useId } from 'react';
import style from './shareinvite.module.css';
import { useTexts } from './texts';

/** Rules of inviting, with what it brings; a site hides them in the messenger (J2). */
export function InviteRules() {
  const texts = useTexts();
  const heading = useId();
  const { config, flags, siteLang } = useVisit();
  const app = useQuery(clientAppQuery);
  const rules = app.state === 'ready' ? app.value.inviteRule : '';
  if (rules === '' || !showsRewards(config, flags)) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={style.heading}>
        {texts.rules}
      </h2>
      <p className={style.rules} lang={siteLang}>
        {rules}
      </p>
    </section>
  );
}
