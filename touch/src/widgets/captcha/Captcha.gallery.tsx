import type { ComponentGallery } from '@touch/ui/componentStates';
import { nothing, SAMPLE_PICTURE, useSampleTexts } from '@touch/ui/sampleTexts';
import { type ComponentProps, useId, useState } from 'react';
import { Captcha } from './Captcha';
import { captchaTexts, useCaptchaTexts } from './texts';

type ShownProps = Partial<Pick<ComponentProps<typeof Captcha>, 'challenge' | 'note' | 'problem'>>;

const picture = { kind: 'picture', picture: SAMPLE_PICTURE } as const;

function Shown({ challenge = picture, note = '', problem = '' }: ShownProps) {
  const [value, setValue] = useState('');
  return (
    <Captcha
      id={useId()}
      value={value}
      change={setValue}
      problem={problem}
      challenge={challenge}
      isQuestion={typeof challenge === 'object' && challenge.kind === 'question'}
      note={note}
      another={nothing}
      otherKind={nothing}
    />
  );
}

export const gallery: ComponentGallery = {
  loadTexts: captchaTexts.loadTexts,
  states: {
    picture: () => <Shown />,
    question: function Question() {
      return <Shown challenge={{ kind: 'question', question: useSampleTexts().long }} />;
    },
    loading: () => <Shown challenge="loading" />,
    failed: () => <Shown challenge="failed" />,
    missing: function Missing() {
      return <Shown problem={useCaptchaTexts().codeMissing} />;
    },
    expired: () => <Shown note="codeExpired" />,
    working: () => <Shown note="working" />,
    workFailed: () => <Shown note="workFailed" />,
  },
};
