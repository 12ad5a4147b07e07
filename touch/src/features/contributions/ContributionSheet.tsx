import { MAX_CONTRIBUTION_CONTENT, MAX_CONTRIBUTION_TITLE } from '@contract/limits';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useAboveKeyboard } from '@touch/ui/sheet/useAboveKeyboard';
import { TextField } from '@touch/ui/TextField';
import style from '@touch/ui/TextField.module.css';
import { useProblemFocus } from '@touch/ui/useProblemFocus';
import { loadTexts as loadMediaTexts, MediaFields } from '@touch/widgets/upload/clips/MediaFields';
import { useEffect, useRef } from 'react';
import { submittedLimits } from './form/submittedLimits';
import { formTexts, useFormTexts } from './form/texts';
import { useContribution } from './useContribution';

/** Texts of the sheet and of its fields for files. */
export const loadTexts = (locale: Locale) =>
  Promise.all([formTexts.loadTexts(locale), loadMediaTexts(locale)]);

export interface ContributionSheetProps {
  /** The call for articles. */
  readonly seek: string;
  readonly close: () => void;
}

/** The sheet to contribute to a call for articles; the draft stays until it is sent, through reload and login (F23, G11). */
export function ContributionSheet({ seek, close }: ContributionSheetProps) {
  const page = useWords();
  const texts = useFormTexts();
  const form = useContribution(seek, close);
  const { draft, change, busy, problems, needsMember } = form;
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(title);
  useEffect(() => title.current?.focus(), []);
  useProblemFocus(problems, { title, content, contact: content });
  return (
    <Sheet title={texts.contribute} closeText={page['shell.close']} close={close}>
      <form noValidate onSubmit={form.submitted}>
        <TextField
          {...{ label: texts.title, value: draft.title, max: MAX_CONTRIBUTION_TITLE, rows: 1, field: title }}
          problem={problems.find(({ field }) => field === 'title')?.text}
          isReadOnly={busy}
          isRequired
          onChange={(text) => change({ title: text })}
        />
        <TextField
          {...{ label: texts.content, value: draft.content, max: MAX_CONTRIBUTION_CONTENT, rows: 8 }}
          problem={problems.find(({ field }) => field !== 'title')?.text}
          isReadOnly={busy}
          isRequired
          field={content}
          onChange={(text) => change({ content: text })}
        />
        <p className={style.label}>{texts.media}</p>
        <MediaFields
          {...{ attachments: draft, limits: submittedLimits, isReadOnly: busy, needsMember }}
          onChange={change}
          onProblem={form.setMediaProblem}
        />
        <button type="submit" className={style.submit} aria-disabled={busy || form.mediaProblem?.isGoing}>
          {busy ? texts.sending : texts.sendContribution}
        </button>
      </form>
    </Sheet>
  );
}
