/** A file of a form, whole: what is kept is judged by its bytes anyway. */
export interface UploadedFile {
  /** The part's own name. */
  readonly name: string;
  /** As sent: shown back, never a path. */
  readonly fileName: string;
  readonly bytes: Buffer;
}
