export interface FormFile {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Content type declared by the sender. */
  readonly type?: string;
}

/** A form with files, byte for byte as browsers write it. */
export function multipart(
  files: readonly FormFile[],
  fields: Readonly<Record<string, string>> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----touchpaper7MA4YWxkTrZu0gW';
  const part = (head: string, body: Uint8Array | string) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      part(`Content-Disposition: form-data; name="${name}"`, value),
    ),
    ...files.map(({ name, fileName, bytes, type = 'image/jpeg' }) =>
      part(
        `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
        bytes,
      ),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
