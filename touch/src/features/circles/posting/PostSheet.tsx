import { MAX_POST_CONTENT, MAX_POST_PICTURES, MAX_POST_TITLE, MAX_POST_VIDEOS } from '@contract/limits';
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
import { postingTexts, usePostingTexts } from './texts';
import { usePostForm } from './usePostForm';

/** Texts of the sheet and of its fields for files. */
export const loadTexts = (locale: Locale) =>
  Promise.all([postingTexts.loadTexts(locale), loadMediaTexts(locale)]);

export interface PostSheetProps {
  /** '0' = a moment. */
  readonly circle: string;
  readonly close: () => void;
  /** Called when the platform has the post; the sheet closes. */
  readonly posted: () => void;
}

const limits: AttachmentLimits = { pictures: MAX_POST_PICTURES, clips: MAX_POST_VIDEOS, kind: 'video' };

/** The sheet to post in a circle; the draft stays until it is sent, through reload and login (F24, G11). */
export function PostSheet({ circle, close, posted }: PostSheetProps) {
  const page = useWords();
  const texts = usePostingTexts();
  const form = usePostForm(circle, posted);
  const { draft, change, busy, problems, needsMember } = form;
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(content);
  useEffect(() => content.current?.focus(), []);
  useProblemFocus(problems, { title, content });
  const problemOf = (field: 'title' | 'content') => problems.find((one) => one.field === field)?.text;
  return (
    <Sheet
      title={Number(circle) === 0 ? texts.momentHeading : texts.heading}
      closeText={page['shell.close']}
      close={close}
    >
      <form noValidate onSubmit={form.submitted}>
        <TextField
          {...{ label: texts.title, value: draft.title, rows: 1, max: MAX_POST_TITLE, field: title }}
          {...{ problem: problemOf('title'), isReadOnly: busy }}
          onChange={(text) => change({ title: text })}
        />
        <TextField
          {...{ label: texts.content, value: draft.content, rows: 5, max: MAX_POST_CONTENT, field: content }}
          {...{ problem: problemOf('content'), isReadOnly: busy }}
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
