import { KindNumber } from '@contract/codes';
import { MAX_CONTRIBUTION_CONTENT, MAX_CONTRIBUTION_TITLE } from '@contract/limits';
import { sendContribution } from '@touch/api/tell/sending';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { resumable } from '@touch/outside/pending/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/layers/Sheet';
import { useAboveKeyboard } from '@touch/ui/layers/useAboveKeyboard';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MediaFields } from '../clips/MediaFields';
import type { AddPictures, MediaState } from '../form/attachments';
import { contributionKey, mediaOf, NO_DRAFT, type TellingDraft } from '../form/draft';
import { draftOf, storeDraft } from '../form/drafts/drafts';
import style from '../form/form.module.css';
import { contributionProblem } from '../form/problems';
import { TextField } from '../form/TextField';
import { formTexts, useFormTexts } from '../form/texts';
import { useSend } from '../form/useSend';

export const { loadTexts } = formTexts;

export interface ContributionSheetProps {
  /** The call for articles. */
  readonly seek: string;
  readonly AddPictures: AddPictures;
  readonly close: () => void;
}

/** The sheet to contribute to a call for articles; the draft stays until it is sent, through reload and login (F23, G11). */
export function ContributionSheet({ seek, AddPictures, close }: ContributionSheetProps) {
  const page = useWords();
  const texts = useFormTexts();
  const { basePath, cache, config, navigation, needsMember: visitNeedsMember, toast } = useVisit();
  const key = contributionKey(seek);
  const [draft, setDraft] = useState(() => draftOf(key));
  const [mediaState, setMediaState] = useState<MediaState>('arrived');
  const { busy, problem, setProblem, send } = useSend();
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(title);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (problem) (problem.field === 'title' ? title : content).current?.focus();
  }, [problem]);

  const change = (part: Partial<TellingDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(key, next);
  };
  const pending = { kind: 'write', id: seek, source: KindNumber.source.contribution } as const;
  const needsMember = (action: () => unknown) => visitNeedsMember(resumable(pending, action));

  const sendNow = () => {
    const uid = currentMember(config.siteID)?.uid ?? '';
    const words = { title: draft.title.trim(), content: draft.content.trim() };
    const one = { ...mediaOf(draft), ...words };
    return send(
      () => sendContribution(cache, uid, seek, one),
      (id) => {
        // Words written since, in a sheet opened again, are another contribution.
        if (draftOf(key).title === draft.title) storeDraft(key, NO_DRAFT);
        toast(texts.contributed);
        close();
        navigation.go(`${basePath}/inputArticleDetail/${id}.html`);
      },
    );
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const failure =
      mediaState === 'arrived'
        ? contributionProblem(draft, texts)
        : ({
            field: 'content',
            text: mediaState === 'going' ? texts.mediaGoing : texts.mediaFailed,
          } as const);
    setProblem(failure);
    if (!failure) needsMember(sendNow);
  };
  return (
    <Sheet title={texts.contribute} closeText={page['shell.close']} close={close}>
      <form noValidate onSubmit={submitted}>
        <TextField
          label={texts.title}
          value={draft.title}
          max={MAX_CONTRIBUTION_TITLE}
          rows={1}
          problem={problem?.field === 'title' ? problem.text : undefined}
          isReadOnly={busy}
          isRequired
          field={title}
          onChange={(text) => change({ title: text })}
        />
        <TextField
          label={texts.content}
          value={draft.content}
          max={MAX_CONTRIBUTION_CONTENT}
          rows={8}
          problem={problem && problem.field !== 'title' ? problem.text : undefined}
          isReadOnly={busy}
          isRequired
          field={content}
          onChange={(text) => change({ content: text })}
        />
        <p className={style.label}>{texts.media}</p>
        <MediaFields
          {...{ AddPictures, draft, change, needsMember }}
          isReadOnly={busy}
          onState={setMediaState}
        />
        <button type="submit" className={style.submit} aria-disabled={busy || mediaState === 'going'}>
          {busy ? texts.sending : texts.sendContribution}
        </button>
      </form>
    </Sheet>
  );
}
