import { SignFieldType } from '@contract/participation/codes';
import type { SignField } from '@touch/api/activity/activity';
import type { SignUpDraft } from './drafts';
import { FormField } from './FormField';
import type { FormProblem } from './problems';
import { UploadField, type UploadState } from './UploadField';

interface FormFieldsProps {
  /** Of the form; a field's own begins with it. */
  readonly id: string;
  readonly fields: readonly SignField[];
  readonly draft: SignUpDraft;
  readonly problem: FormProblem | undefined;
  readonly isReadOnly: boolean;
  readonly change: (field: string, value: string) => void;
  readonly left: (field: SignField) => void;
  readonly onUpload: (field: string, state: UploadState) => void;
}

/** Every field of the form, each by its type. */
export function FormFields({ id, fields, draft, problem, isReadOnly, ...on }: FormFieldsProps) {
  return fields.map((field) => {
    const props = {
      id: `${id}-${field.id}`,
      field,
      value: draft[field.id] ?? '',
      error: problem?.field === field.id ? problem.text : undefined,
      isReadOnly,
      change: (value: string) => on.change(field.id, value),
    };
    return field.type === SignFieldType.upload ? (
      <UploadField key={field.id} {...props} onState={(state) => on.onUpload(field.id, state)} />
    ) : (
      <FormField key={field.id} {...props} left={() => on.left(field)} />
    );
  });
}
