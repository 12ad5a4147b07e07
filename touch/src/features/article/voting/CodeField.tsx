import { useChallenge } from '@touch/api/useChallenge';
import { type ChallengeAnswer, NO_CHALLENGE } from '@touch/api/useOpenChallenge';
import { Captcha } from '@touch/widgets/captcha/Captcha';
import { captchaTexts } from '@touch/widgets/captcha/texts';
import { useId, useState } from 'react';

export const loadTexts = captchaTexts.loadTexts;

export interface CodeFieldProps {
  /** Why the last code was refused; '' = none was sent. */
  readonly problem: string;
  /** Each refusal is another one. */
  readonly attempt: number;
  readonly isSending: boolean;
  readonly setCheck: (check: ChallengeAnswer) => void;
}

/** The captcha that an article's vote asks for from the second ballot of an address on. */
export function CodeField({ problem, attempt, isSending, setCheck }: CodeFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(NO_CHALLENGE);
  const [code, setCode] = useState('');
  const change = (value: string) => {
    setCode(value);
    setCheck({ ...open, verifyCode: value.trim() });
  };
  const challenge = useChallenge({ change: setCode, attempt, isSending, setOpen });
  return <Captcha {...{ id, problem, change }} value={code} {...challenge} />;
}
