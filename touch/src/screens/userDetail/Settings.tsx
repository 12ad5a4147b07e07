import { exportMember } from '@touch/api/account';
import { logout } from '@touch/api/login/login';
import { type MemberInfo, memberInfoQuery } from '@touch/api/me';
import type { Member } from '@touch/api/member/member';
import { createDraft } from '@touch/features/login/draft';
import { LoginForm } from '@touch/features/login/LoginForm';
import type { LoginFormKind } from '@touch/features/login/loginForms';
import { useMeTexts } from '@touch/features/me/texts';
import { SettingsSheet } from '@touch/features/settings/SettingsSheet';
import { useWords } from '@touch/locales/words';
import { trackMember } from '@touch/outside/member/trackMember';
import { updateStoredMember } from '@touch/outside/membership/storedMember';
import { useVisit } from '@touch/outside/visit';
import { type ReactNode, useState } from 'react';
import { CloseAccount } from './CloseAccount';
import { Nickname } from './Nickname';
import { offerFile } from './offerFile';
import { PortraitChange } from './PortraitChange';
import style from './userDetail.module.css';

interface SettingsProps {
  readonly member: Member;
  /** The member's data; undefined while loading. */
  readonly info: MemberInfo | undefined;
}

type Open = 'nickname' | 'bind' | 'change' | 'update' | 'reset' | 'look' | 'cancel';

/** Settings of the account: profile, export of data, closing. */
export function Settings({ member, info }: SettingsProps) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache, config, toast, flags } = useVisit();
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const { uid } = member;
  const hasPhone = info ? info.phone !== '' : member.hasPhone;
  const mayPassword = config.authLogin === 'codeOrPassword' && hasPhone;
  const name = info?.nickname ?? member.nickname;

  /** Whatever was changed shows everywhere. */
  const changed = (change: Partial<Member>) => {
    setOpen(undefined);
    updateStoredMember(config.siteID, { ...member, ...change });
    void cache.load(memberInfoQuery(uid));
  };
  const leave = async () => {
    await logout(cache, uid);
    toast(words.loggedOut);
  };
  const takeAll = async () => {
    // it cannot keep files
    if (flags.messenger) return toast(page['files.useBrowser']);
    if (busy) return;
    setBusy(true);
    const whose = trackMember(config.siteID);
    const file = await exportMember(cache, uid);
    setBusy(false);
    // The export holds personal data, and the member has logged out.
    if (whose() !== 'same') return;
    if (typeof file !== 'string') {
      offerFile(file, `touchpaper-${uid}.zip`);
      toast(words.exported);
    } else if (file !== '') toast(file);
  };

  const choice = (what: Open, text: string, now?: string) => (
    <Choice
      text={text}
      now={now}
      isOpen={open === what}
      choose={() => setOpen(open === what ? undefined : what)}
    />
  );
  const form = (way: LoginFormKind, done: () => void) => (
    <div className={style.form}>
      <Form key={way} way={way} uid={uid} done={done} />
    </div>
  );
  return (
    <div className={style.settings}>
      <PortraitChange done={(head) => changed({ head })} />
      {choice('nickname', words.nickname, name)}
      {open === 'nickname' ? (
        <div className={style.form}>
          <Nickname uid={uid} now={name} done={(nickname) => changed({ nickname })} />
        </div>
      ) : null}
      {hasPhone
        ? choice('change', words.changePhone, info?.phone)
        : choice('bind', words.bindPhone, words.noPhone)}
      {open === 'change' || open === 'bind' ? form(open, () => changed({ hasPhone: true })) : null}
      {mayPassword ? choice('update', words.password) : null}
      {mayPassword && (open === 'update' || open === 'reset') ? (
        <>
          {form(open, () => setOpen(undefined))}
          {open === 'update' ? (
            <button type="button" className={style.small} onClick={() => setOpen('reset')}>
              {words.forgotten}
            </button>
          ) : null}
        </>
      ) : null}
      {choice('look', words.look)}
      {open === 'look' ? <SettingsSheet close={() => setOpen(undefined)} /> : null}
      <Choice text={words.export} choose={() => void takeAll()} busy={busy}>
        <span className={style.line}>{words.exportWhat}</span>
      </Choice>
      <Choice text={words.logout} choose={() => void leave()} />
      {choice('cancel', words.cancel)}
      {open === 'cancel' ? <CloseAccount uid={uid} /> : null}
    </div>
  );
}

interface FormProps {
  readonly way: LoginFormKind;
  readonly uid: string;
  readonly done: () => void;
}

function Form({ way, uid, done }: FormProps) {
  const [draft] = useState(createDraft);
  return <LoginForm kind={way} draft={draft} uid={uid} done={done} />;
}

interface ChoiceProps {
  readonly text: string;
  /** As it is. */
  readonly now?: string | undefined;
  /** It opens something below it. */
  readonly isOpen?: boolean;
  readonly busy?: boolean;
  readonly choose: () => void;
  readonly children?: ReactNode;
}

function Choice({ text, now, isOpen, busy, choose, children }: ChoiceProps) {
  const page = useWords();
  return (
    <button type="button" className={style.choice} aria-expanded={isOpen} disabled={busy} onClick={choose}>
      <span className={style.text}>
        <span>{text}</span>
        {children}
      </span>
      {busy ? <span className={style.line}>{page['state.loading']}</span> : null}
      {now ? <span className={style.now}>{now}</span> : null}
    </button>
  );
}
