import type { MediaFieldsProps, MediaState } from '@touch/ui/attachments';
import { useState } from 'react';
import { PicturePicker } from '../PicturePicker';
import { ClipPicker } from './ClipPicker';

/** Pictures, videos and recordings that go along with a text. */
export function MediaFields(props: MediaFieldsProps) {
  const { attachments, limits, isReadOnly, onChange, onState, needsMember } = props;
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
      <PicturePicker
        pictures={attachments.pictures}
        max={limits.pictures}
        onChange={(pictures) => onChange({ pictures })}
        onState={heard('pictures')}
        {...{ isReadOnly, needsMember }}
      />
      <ClipPicker
        clips={attachments.clips}
        max={limits.clips}
        kind={limits.kind}
        onChange={(clips) => onChange({ clips })}
        onState={heard('clips')}
        {...{ isReadOnly, needsMember }}
      />
    </>
  );
}
