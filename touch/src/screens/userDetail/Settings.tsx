import { logout } from '@touch/api/login';
import { type MemberInfo, memberInfoQuery } from '@touch/api/me';
import type { Member } from '@touch/api/member';
import { MinorsPart } from '@touch/features/login/minors/MinorsPart';
import { useMeTexts } from '@touch/features/me/texts';
import { SettingsSheet } from '@touch/features/settings/SettingsSheet';
import { updateStoredMember } from '@touch/outside/member/storedMember';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import { AccountForm } from './AccountForm';
import { Choice } from './Choice';
import { CloseAccount } from './CloseAccount';
import { ConsentChoice } from './ConsentChoice';
import { ExportChoice } from './ExportChoice';
import { Nickname } from './Nickname';
import { PasswordChoice } from './PasswordChoice';
import { PortraitChange } from './PortraitChange';
import style from './userDetail.module.css';

interface SettingsProps {
  readonly member: Member;
  /** The member's data; undefined while loading. */
  readonly info: MemberInfo | undefined;
}

type Open = 'nickname' | 'bind' | 'change' | 'update' | 'reset' | 'look' | 'consent' | 'minors' | 'cancel';

/** Settings of the account: profile, export of data, closing. */
export function Settings({ member, info }: SettingsProps) {
  const words = useMeTexts();
  const { cache, config, toast } = useVisit();
  const [open, setOpen] = useState<Open>();
  const { uid } = member;
  const hasPhone = info ? info.phone !== '' : member.hasPhone;
  const phoneForm = hasPhone ? 'change' : 'bind';
  const name = info?.nickname ?? member.nickname;

  /** A change shows everywhere. */
  const changed = (change: Partial<Member>) => {
    setOpen(undefined);
    updateStoredMember(config.siteID, { ...member, ...change });
    void cache.load(memberInfoQuery(uid));
  };
  const leave = async () => {
    await logout(cache, uid);
    toast(words.loggedOut);
  };
  const choice = (form: Open, text: string, now?: string) => {
    const isOpen = open === form;
    const choose = () => setOpen(isOpen ? undefined : form);
    return <Choice {...{ text, now, isOpen, choose }} opensSettings={form === 'look'} />;
  };
  const passwordForm = open === 'update' || open === 'reset' ? open : undefined;
  return (
    <div className={style.settings}>
      <PortraitChange done={(head) => changed({ head })} />
      {choice('nickname', words.nickname, name)}
      {open === 'nickname' ? (
        <div className={style.form}>
          <Nickname uid={uid} now={name} done={(nickname) => changed({ nickname })} />
        </div>
      ) : null}
      {choice(
        phoneForm,
        hasPhone ? words.changePhone : words.bindPhone,
        hasPhone ? info?.phone : words.noPhone,
      )}
      {open === phoneForm ? (
        <AccountForm kind={phoneForm} uid={uid} done={() => changed({ hasPhone: true })} />
      ) : null}
      {config.authLogin === 'codeOrPassword' && hasPhone ? (
        <PasswordChoice uid={uid} form={passwordForm} open={setOpen} />
      ) : null}
      {choice('look', words.look)}
      {open === 'look' ? <SettingsSheet close={() => setOpen(undefined)} /> : null}
      {choice('consent', words.consent)}
      {open === 'consent' ? <ConsentChoice uid={uid} /> : null}
      {choice('minors', words.minors)}
      {open === 'minors' ? <MinorsPart uid={uid} /> : null}
      <ExportChoice uid={uid} />
      <Choice text={words.logout} choose={() => void leave()} />
      {choice('cancel', words.cancel)}
      {open === 'cancel' ? <CloseAccount uid={uid} /> : null}
    </div>
  );
}
