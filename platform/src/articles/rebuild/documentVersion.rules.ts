/** Version of the stored documents (decision 006). Raise it when their shape changes: the next start rebuilds them all. */
export const DOCUMENT_VERSION = 5;
