import { MAX_SUBMITTED_CLIPS, MAX_TIPOFF_PICTURES } from '@contract/limits';
import { useState } from 'react';
import type { AddPictures, MediaState } from '../form/attachments';
import type { TellingDraft } from '../form/draft';
import { ClipPicker } from './ClipPicker';

export interface MediaFieldsProps {
  readonly AddPictures: AddPictures;
  readonly draft: TellingDraft;
  readonly isReadOnly: boolean;
  readonly change: (part: Partial<TellingDraft>) => void;
  readonly onState: (state: MediaState) => void;
  readonly needsMember: (action: () => unknown) => void;
}

/** Pictures, videos and recordings that go along with a text. */
export function MediaFields(props: MediaFieldsProps) {
  const { AddPictures, draft, isReadOnly, change, onState, needsMember } = props;
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
    <>
      <AddPictures
        pictures={draft.pictures}
        max={MAX_TIPOFF_PICTURES}
        onChange={(pictures) => change({ pictures })}
        onState={heard('pictures')}
        {...{ isReadOnly, needsMember }}
      />
      <ClipPicker
        clips={draft.clips}
        max={MAX_SUBMITTED_CLIPS}
        onChange={(clips) => change({ clips })}
        onState={heard('clips')}
        {...{ isReadOnly, needsMember }}
      />
    </>
  );
}
