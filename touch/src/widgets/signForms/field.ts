/** A field of a form that a newsroom makes (wire S13), as touch reads it. */
export interface FormFieldRow {
  readonly id: string;
  /** Label. */
  readonly code: string;
  /** SignFieldType. */
  readonly type: string;
  readonly tipMessage: string;
  readonly isneed: boolean;
  readonly option: readonly string[];
}
