import { MAX_TIPOFF_CONTACT, MAX_TIPOFF_CONTENT } from '@contract/limits';
import { useMember } from '@touch/api/member/member';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LoadPictures, MediaState } from './attachments';
import { mediaOf, TIPOFF } from './draft';
import style from './form.module.css';
import { tipoffProblem } from './problems';
import { TextField } from './TextField';
import { useFormTexts } from './texts';
import { useDraft } from './useDraft';
import { useMediaFields } from './useMediaFields';
import { useSend } from './useSend';

const MAX_PLACE = 100;

interface TipoffFormProps {
  readonly loadPictures: LoadPictures;
  /** The tip-off is stored. */
  readonly told: () => void;
}

/** The form of a tip-off (F23): no login, name or place is needed; files need a login (wire o1). */
export function TipoffForm({ loadPictures, told }: TipoffFormProps) {
  const texts = useFormTexts();
  const member = useMember();
  const { cache, config, needsMember } = useVisit();
  const content = useRef<HTMLTextAreaElement>(null);
  const contact = useRef<HTMLTextAreaElement>(null);
  const { draft, change, clear } = useDraft(TIPOFF, () => content.current?.value ?? '');
  const { busy, problem, setProblem, send } = useSend();
  const media = useMediaFields(loadPictures);
  const [mediaState, setMediaState] = useState<MediaState>('arrived');
  const [hasPlace, setHasPlace] = useState(false);
  useEffect(() => {
    if (problem) (problem.field === 'contact' ? contact : content).current?.focus();
  }, [problem]);

  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const mediaProblem =
      mediaState === 'arrived'
        ? undefined
        : ({
            field: 'content',
            text: mediaState === 'going' ? texts.mediaGoing : texts.mediaFailed,
          } as const);
    const failure = mediaProblem ?? tipoffProblem(draft, texts);
    setProblem(failure);
    if (failure) return;
    const { location, contact } = draft;
    const one = { ...mediaOf(draft), location, contact, content: draft.content.trim() };
    const uid = currentMember(config.siteID)?.uid ?? '';
    void send(
      async () => (await import('@touch/api/tell/sending')).sendTipoff(cache, uid, one),
      () => {
        clear();
        told();
      },
    );
  };
  return (
    <form noValidate onSubmit={submitted}>
      <TextField
        label={texts.tipoff}
        hint={texts.tipoffHint}
        value={draft.content}
        max={MAX_TIPOFF_CONTENT}
        rows={6}
        problem={problem?.field === 'content' ? problem.text : undefined}
        isReadOnly={busy}
        isRequired
        field={content}
        onChange={(text) => change({ content: text })}
      />
      <div className={style.media}>
        <p className={style.label}>{texts.media}</p>
        {media ? (
          <media.MediaFields
            AddPictures={media.AddPictures}
            {...{ draft, change, needsMember }}
            isReadOnly={busy}
            onState={setMediaState}
          />
        ) : null}
      </div>
      {hasPlace || draft.location !== '' ? (
        <TextField
          label={texts.place}
          value={draft.location}
          max={MAX_PLACE}
          rows={1}
          problem={undefined}
          isReadOnly={busy}
          onChange={(location) => change({ location })}
        />
      ) : null}
      <button
        type="button"
        className={style.add}
        onClick={() => {
          if (hasPlace || draft.location !== '') change({ location: '' });
          setHasPlace(!(hasPlace || draft.location !== ''));
        }}
      >
        {hasPlace || draft.location !== '' ? texts.removePlace : texts.addPlace}
      </button>
      <TextField
        label={texts.contact}
        hint={texts.contactHint}
        value={draft.contact}
        max={MAX_TIPOFF_CONTACT}
        rows={1}
        problem={problem?.field === 'contact' ? problem.text : undefined}
        isReadOnly={busy}
        field={contact}
        onChange={(text) => change({ contact: text })}
      />
      <button type="submit" className={style.submit} aria-disabled={busy || mediaState === 'going'}>
        {busy ? texts.sending : texts.sendTipoff}
      </button>
      <p className={style.note}>{texts.tipoffNote}</p>
      {member ? null : <p className={style.note}>{texts.signInNote}</p>}
    </form>
  );
}
