import { SignFieldType } from '@contract/participation/codes';
import type { ComponentGallery } from '@touch/ui/componentStates';
import { nothing, useSampleTexts } from '@touch/ui/sampleTexts';
import { useId, useState } from 'react';
import { FormFields } from './FormFields';
import type { FormFieldRow } from './field';
import type { FieldAnswers } from './fieldProblems';
import { signFormTexts, useSignFormTexts } from './texts';

/** One field of every type, and of a long label. */
function useFields(): readonly FormFieldRow[] {
  const { short, title, long } = useSampleTexts();
  const choices = [short, title, long];
  const options: Partial<Record<SignFieldType, readonly string[]>> = {
    [SignFieldType.region]: [`${short}/${title}`, `${title}/${short}`],
    [SignFieldType.oneOf]: choices,
    [SignFieldType.manyOf]: choices,
  };
  return Object.entries(SignFieldType).map(([id, type], place) => ({
    id,
    type,
    code: place === 0 ? long : short,
    isneed: place % 2 === 0,
    tipMessage: place % 3 === 0 ? title : '',
    option: options[type] ?? [],
  }));
}

/** Pictures are sent by a feature, which a form's screen hands in: here its part never comes, or fails. */
const sendings = {
  loading: () => new Promise<never>(nothing),
  failed: () => Promise.reject(new Error('the part did not load')),
};

interface ShownProps {
  readonly isFilled?: boolean;
  /** Every field has a problem. */
  readonly hasProblems?: boolean;
  readonly isReadOnly?: boolean;
  readonly pictures?: keyof typeof sendings;
}

function Shown({ isFilled, hasProblems, isReadOnly = false, pictures = 'loading' }: ShownProps) {
  const id = useId();
  const fields = useFields();
  const { title } = useSampleTexts();
  const { missing } = useSignFormTexts();
  const filled = fields.map((field) => [field.id, field.option[1] ?? title]);
  const [draft, setDraft] = useState<FieldAnswers>(isFilled ? Object.fromEntries(filled) : {});
  return fields.map((field) => (
    <FormFields
      key={field.id}
      id={id}
      fields={[field]}
      siteLang={undefined}
      sending={{ load: sendings[pictures], needsMember: nothing }}
      draft={draft}
      problems={hasProblems ? [{ field: field.id, text: missing(field.code) }] : []}
      isReadOnly={isReadOnly}
      change={(name, value) => setDraft({ ...draft, [name]: value })}
      left={nothing}
      onUpload={nothing}
    />
  ));
}

export const gallery: ComponentGallery = {
  loadTexts: signFormTexts.loadTexts,
  states: {
    empty: () => <Shown />,
    filled: () => <Shown isFilled />,
    problems: () => <Shown hasProblems pictures="failed" />,
    readOnly: () => <Shown isFilled isReadOnly />,
  },
};
