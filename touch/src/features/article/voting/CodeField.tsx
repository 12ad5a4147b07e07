import { useChallenge } from '@touch/api/captcha/useChallenge';
import { Captcha } from '@touch/ui/captcha/Captcha';
import { captchaTexts } from '@touch/ui/captcha/texts';
import { useId, useState } from 'react';

export const loadTexts = captchaTexts.loadTexts;

export interface CodeFieldProps {
  /** Why the last code was refused; '' = none was sent. */
  readonly problem: string;
  /** Each refusal is another one. */
  readonly attempt: number;
  readonly setCheck: (check: { readonly verifyId: string; readonly verifyCode: string }) => void;
}

/** The captcha that an article's vote asks for from the second ballot of an address on. */
export function CodeField({ problem, attempt, setCheck }: CodeFieldProps) {
  const id = useId();
  const [verifyId, setVerifyId] = useState('');
  const [code, setCode] = useState('');
  const change = (value: string) => {
    setCode(value);
    setCheck({ verifyId, verifyCode: value.trim() });
  };
  const challenge = useChallenge({ change: setCode, attempt, setVerifyId });
  return <Captcha {...{ id, problem, change }} value={code} {...challenge} />;
}
