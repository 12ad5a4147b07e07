interface Kind {
  type: string;
  /** Offered for saving, never shown by the browser. */
  attached?: true;
}

const officeType = 'application/vnd.openxmlformats-officedocument';
const openDocumentType = 'application/vnd.oasis.opendocument';

const pictures = {
  jpg: { type: 'image/jpeg' },
  png: { type: 'image/png' },
  gif: { type: 'image/gif' },
  webp: { type: 'image/webp' },
} as const;

const files = {
  mp4: { type: 'video/mp4' },
  webm: { type: 'video/webm' },
  m4a: { type: 'audio/mp4' },
  mp3: { type: 'audio/mpeg' },
  ogg: { type: 'audio/ogg' },
  wav: { type: 'audio/wav' },
  m3u8: { type: 'application/vnd.apple.mpegurl' },
  vtt: { type: 'text/vtt; charset=utf-8' },
  pdf: { type: 'application/pdf', attached: true },
  docx: { type: `${officeType}.wordprocessingml.document`, attached: true },
  xlsx: { type: `${officeType}.spreadsheetml.sheet`, attached: true },
  pptx: { type: `${officeType}.presentationml.presentation`, attached: true },
  odt: { type: `${openDocumentType}.text`, attached: true },
  ods: { type: `${openDocumentType}.spreadsheet`, attached: true },
  odp: { type: `${openDocumentType}.presentation`, attached: true },
} as const;

export type PictureExtension = keyof typeof pictures;
export type FileExtension = keyof typeof files;

/** Everything that is ever kept and served, by the extension of its address. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...pictures,
  ...files,
  // only ever a size
  avif: { type: 'image/avif' },
};

export const isPicture = (extension: string): boolean => extension in pictures;

export function typeOf(extension: FileExtension): string {
  return files[extension].type;
}
