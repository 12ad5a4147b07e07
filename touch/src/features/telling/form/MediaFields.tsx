import { MAX_SUBMITTED_CLIPS, MAX_TIPOFF_PICTURES } from '@contract/limits';
import { useState } from 'react';
import type { MediaState, Pickers } from './attachments';
import type { TellingDraft } from './drafts';
import style from './form.module.css';
import { useFormTexts } from './texts';

interface MediaFieldsProps {
  readonly pickers: Pickers | undefined;
  readonly draft: TellingDraft;
  readonly isReadOnly: boolean;
  readonly change: (part: Partial<TellingDraft>) => void;
  readonly onState: (state: MediaState) => void;
  readonly needsMember: (action: () => unknown) => void;
}

/** Pictures, videos and recordings that go along with a text. */
export function MediaFields({ pickers, draft, isReadOnly, change, onState, needsMember }: MediaFieldsProps) {
  const texts = useFormTexts();
  const [, setStates] = useState<Readonly<Record<'pictures' | 'clips', MediaState>>>({
    pictures: 'arrived',
    clips: 'arrived',
  });
  const heard = (part: 'pictures' | 'clips') => (state: MediaState) =>
    setStates((before) => {
      const states = { ...before, [part]: state };
      const all = Object.values(states);
      onState(all.includes('failed') ? 'failed' : all.includes('going') ? 'going' : 'arrived');
      return states;
    });
  return (
    <div className={style.media}>
      <p className={style.label}>{texts.media}</p>
      {pickers ? (
        <>
          <pickers.AddPictures
            pictures={draft.pictures}
            max={MAX_TIPOFF_PICTURES}
            onChange={(pictures) => change({ pictures: [...pictures] })}
            onState={heard('pictures')}
            {...{ isReadOnly, needsMember }}
          />
          <pickers.AddClips
            clips={draft.clips}
            max={MAX_SUBMITTED_CLIPS}
            onChange={(clips) => change({ clips: [...clips] })}
            onState={heard('clips')}
            {...{ isReadOnly, needsMember }}
          />
        </>
      ) : null}
    </div>
  );
}
