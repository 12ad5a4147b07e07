import { MAX_TIPOFF_CONTACT, MAX_TIPOFF_CONTENT } from '@contract/limits';
import { useMember } from '@touch/api/member';
import { useVisit } from '@touch/outside/visit';
import { TextField } from '@touch/ui/TextField';
import style from '@touch/ui/TextField.module.css';
import { useProblemFocus } from '@touch/ui/useProblemFocus';
import { useRef } from 'react';
import { PlaceField } from './PlaceField';
import { submittedLimits } from './submittedLimits';
import { useFormTexts } from './texts';
import { useMediaFields } from './useMediaFields';
import { useTipoff } from './useTipoff';

interface TipoffFormProps {
  /** The tip-off is stored. */
  readonly onSent: () => void;
}

/** The form of a tip-off (F23): no login, name or place is needed; files need a login (wire o1). */
export function TipoffForm({ onSent }: TipoffFormProps) {
  const texts = useFormTexts();
  const member = useMember();
  const { needsMember } = useVisit();
  const content = useRef<HTMLTextAreaElement>(null);
  const contact = useRef<HTMLTextAreaElement>(null);
  const form = useTipoff(() => content.current?.value ?? '', onSent);
  const { draft, change, busy, problems } = form;
  const MediaFields = useMediaFields();
  useProblemFocus(problems, { title: content, content, contact });
  const problemOf = (field: 'content' | 'contact') => problems.find((one) => one.field === field)?.text;
  return (
    <form noValidate onSubmit={form.submitted}>
      <TextField
        {...{ label: texts.tipoff, hint: texts.tipoffHint, max: MAX_TIPOFF_CONTENT, rows: 6 }}
        {...{ value: draft.content, problem: problemOf('content'), field: content }}
        isReadOnly={busy}
        isRequired
        onChange={(text) => change({ content: text })}
      />
      <div className={style.media}>
        <p className={style.label}>{texts.media}</p>
        {MediaFields ? (
          <MediaFields
            {...{ attachments: draft, limits: submittedLimits, isReadOnly: busy, needsMember }}
            onChange={change}
            onProblem={form.setMediaProblem}
          />
        ) : null}
      </div>
      <PlaceField location={draft.location} isReadOnly={busy} onChange={(location) => change({ location })} />
      <TextField
        {...{ label: texts.contact, hint: texts.contactHint, max: MAX_TIPOFF_CONTACT, rows: 1 }}
        {...{ value: draft.contact, problem: problemOf('contact'), field: contact }}
        isReadOnly={busy}
        onChange={(text) => change({ contact: text })}
      />
      <button type="submit" className={style.submit} aria-disabled={busy || form.mediaProblem?.isGoing}>
        {busy ? texts.sending : texts.sendTipoff}
      </button>
      <p className={style.note}>{texts.tipoffNote}</p>
      {member ? null : <p className={style.note}>{texts.signInNote}</p>}
    </form>
  );
}
