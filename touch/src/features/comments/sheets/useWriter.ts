import { currentMember, onMemberChange } from '@touch/outside/member/member';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { onStorageChange } from '@touch/outside/session/onStorageChange';
import { useEffect, useRef } from 'react';

interface Writer {
  /** The writer logs in to send: this login may be any member's. */
  readonly logsIn: () => void;
  /** @returns false where the text belongs to another member than the one who is in now */
  readonly isIn: () => boolean;
}

/** The member whom an unsent text belongs to; the sheet closes when another one comes in. */
export function useWriter(siteID: string, close: () => void): Writer {
  /** Uid of the writer; undefined: a visitor, who may log in as any member. */
  const writer = useRef(currentMember(siteID)?.uid);
  const isLoggingIn = useRef(false);
  const isAnotherMember = useRef(false);
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    const look = (elsewhere: boolean) => {
      const uid = currentMember(siteID)?.uid;
      if (uid === undefined || isAnotherMember.current) return;
      const { current } = writer;
      const isAnother = current !== undefined && current !== uid && (elsewhere || !isLoggingIn.current);
      if (!isAnother) writer.current = uid;
      // the text belongs to another member
      else {
        isAnotherMember.current = true;
        latestClose.current();
      }
    };
    // first those who hear of other tabs alone
    const ends = [
      onStorageChange(() => look(true)),
      onPageRestored(() => look(true)),
      onMemberChange(() => look(false)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [siteID]);
  return {
    logsIn: () => {
      isLoggingIn.current = true;
    },
    isIn: () => {
      isLoggingIn.current = false;
      return !isAnotherMember.current;
    },
  };
}
