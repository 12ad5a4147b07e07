import {
  MAX_QUESTION_CONTENT,
  MAX_QUESTION_PICTURES,
  MAX_QUESTION_TITLE,
  MAX_SUBMITTED_CLIPS,
} from '@contract/limits';
import type { AskTarget } from '@touch/api/askQuestion';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import type { AttachmentLimits } from '@touch/ui/attachments';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useAboveKeyboard } from '@touch/ui/sheet/useAboveKeyboard';
import { TextField } from '@touch/ui/TextField';
import style from '@touch/ui/TextField.module.css';
import { useProblemFocus } from '@touch/ui/useProblemFocus';
import { loadTexts as loadMediaTexts, MediaFields } from '@touch/widgets/upload/clips/MediaFields';
import { useEffect, useRef } from 'react';
import { askTexts, useAskTexts } from './texts';
import { useAskForm } from './useAskForm';

/** Texts of the sheet and of its fields for files. */
export const loadTexts = (locale: Locale) =>
  Promise.all([askTexts.loadTexts(locale), loadMediaTexts(locale)]);

export interface AskSheetProps {
  readonly target: AskTarget;
  readonly close: () => void;
}

const limits: AttachmentLimits = {
  pictures: MAX_QUESTION_PICTURES,
  clips: MAX_SUBMITTED_CLIPS,
  kind: 'videoOrAudio',
};

/** The sheet to ask in a topic or a leader; the draft stays until it is sent, through reload and login (F17, G11). */
export function AskSheet({ target, close }: AskSheetProps) {
  const page = useWords();
  const texts = useAskTexts();
  const form = useAskForm(target, close);
  const { draft, change, busy, problems, needsMember } = form;
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(title);
  useEffect(() => title.current?.focus(), []);
  useProblemFocus(problems, { title, content });
  const problemOf = (field: 'title' | 'content') => problems.find((one) => one.field === field)?.text;
  return (
    <Sheet title={texts.heading} closeText={page['shell.close']} close={close}>
      <form noValidate onSubmit={form.submitted}>
        <TextField
          {...{ label: texts.title, value: draft.title, rows: 2, max: MAX_QUESTION_TITLE, field: title }}
          {...{ problem: problemOf('title'), isReadOnly: busy }}
          isOneLine
          isRequired
          onChange={(text) => change({ title: text })}
        />
        <TextField
          {...{ label: texts.content, value: draft.content, rows: 4, field: content }}
          {...{ max: MAX_QUESTION_CONTENT, problem: problemOf('content'), isReadOnly: busy }}
          onChange={(text) => change({ content: text })}
        />
        <MediaFields
          {...{ attachments: draft, limits, isReadOnly: busy, needsMember }}
          onChange={change}
          onProblem={form.setMediaProblem}
        />
        <button type="submit" className={style.submit} aria-disabled={busy || form.mediaProblem?.isGoing}>
          {busy ? texts.sending : texts.send}
        </button>
      </form>
    </Sheet>
  );
}
