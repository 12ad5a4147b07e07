import { readInviteCode } from '@touch/api/invites';
import { CodeCard } from '@touch/features/invites/CodeCard';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { GetApp } from '@touch/features/openInBrowser/getApp/GetApp';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { useId } from 'react';
import style from './invitedToDownload.module.css';
import { useTexts } from './texts';

/** A member's invitation: their code, the app, and how the code is used (F13, H6). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const { config, basePath, siteLang } = useVisit();
  const steps = useId();
  const sent = params.code ?? '';
  const code = readInviteCode(sent);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      <div className={style.page}>
        <h1 className={style.title} lang={siteLang}>
          {texts.heading(config.appName)}
        </h1>
        {code ? <CodeCard label={texts.code} code={code} /> : null}
        {!code && sent !== '' ? <p className={style.wrong}>{texts.wrong}</p> : null}
        <GetApp path={code ? `/invitedToDownload/${code}.html` : '/invitedToDownload.html'} />
        {code ? (
          <section aria-labelledby={steps} className={style.steps}>
            <h2 id={steps} className={style.heading}>
              {texts.how}
            </h2>
            <ol className={style.list}>
              <li>{texts.first}</li>
              <li>{texts.second}</li>
              <li>{texts.third}</li>
            </ol>
            <a className={style.enter} href={`${basePath}/invite.html?code=${code}`}>
              {texts.enter}
            </a>
          </section>
        ) : null}
      </div>
    </>
  );
}
