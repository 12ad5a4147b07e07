import { type ComponentProps, useState } from 'react';
import type { ComponentGallery } from './componentStates';
import { useSampleTexts } from './sampleTexts';
import { TextField } from './TextField';

type Own = 'rows' | 'max' | 'hint' | 'problem' | 'isReadOnly';

interface ShownProps extends Partial<Pick<ComponentProps<typeof TextField>, Own>> {
  readonly filled?: 'short' | 'long';
}

function Shown({ filled, rows = 3, max = 200, problem, isReadOnly = false, hint }: ShownProps) {
  const sample = useSampleTexts();
  const [value, setValue] = useState(filled ? sample[filled] : '');
  return (
    <TextField
      label={sample.short}
      {...{ value, max, rows, problem, isReadOnly }}
      {...(hint === undefined ? {} : { hint })}
      onChange={setValue}
    />
  );
}

export const gallery: ComponentGallery = {
  states: {
    empty: function Empty() {
      return <Shown hint={useSampleTexts().title} />;
    },
    oneLine: () => <Shown rows={1} filled="short" />,
    long: () => <Shown filled="long" />,
    tooLong: function TooLong() {
      return <Shown filled="long" max={20} problem={useSampleTexts().title} />;
    },
    readOnly: () => <Shown filled="short" isReadOnly />,
  },
};
