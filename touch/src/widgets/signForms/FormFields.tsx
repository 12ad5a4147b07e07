import { SignFieldType } from '@contract/participation/codes';
import { FormField } from './FormField';
import type { FormFieldRow } from './field';
import type { FieldAnswers, FormProblem } from './fieldProblems';
import type { PictureSending, UploadState } from './pictures';
import { UploadField } from './UploadField';

interface FormFieldsProps {
  /** Of the form; a field's own begins with it. */
  readonly id: string;
  readonly fields: readonly FormFieldRow[];
  /** Language of the newsroom's own words. */
  readonly siteLang: string | undefined;
  readonly sending: PictureSending;
  readonly draft: FieldAnswers;
  readonly problems: readonly FormProblem[];
  readonly isReadOnly: boolean;
  readonly change: (field: string, value: string) => void;
  readonly left: (field: FormFieldRow) => void;
  readonly onUpload: (field: string, state: UploadState) => void;
}

/** Every field of the form, each by its type. */
export function FormFields({ id, fields, siteLang, draft, problems, isReadOnly, ...on }: FormFieldsProps) {
  return fields.map((field) => {
    const props = {
      id: `${id}-${field.id}`,
      field,
      siteLang,
      value: draft[field.id] ?? '',
      error: problems.find((one) => one.field === field.id)?.text,
      isReadOnly,
      change: (value: string) => on.change(field.id, value),
    };
    return field.type === SignFieldType.upload ? (
      <UploadField
        key={field.id}
        {...props}
        sending={on.sending}
        onState={(state) => on.onUpload(field.id, state)}
      />
    ) : (
      <FormField key={field.id} {...props} left={() => on.left(field)} />
    );
  });
}
