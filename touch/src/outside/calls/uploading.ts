/** A file on its way with a call (H4). */
export interface Upload {
  readonly file: Blob;
  readonly fileName: string;
  /** Name of its part: most calls want `file`, portraits `data` (wire S23, x20). */
  readonly part: string;
  /** Of this upload alone (wire o10). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The reader's own cancel. */
  readonly signal: AbortSignal;
}

const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/** A fetch that reports upload progress, which no browser's own does. */
export const fetchWithProgress =
  (progress: Upload['onProgress']): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const aborted = () => request.abort();
      request.open(init?.method ?? 'GET', String(input));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) progress(loaded / total);
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText, { status, headers: headersOf(request.getAllResponseHeaders()) }));
      };
      request.onerror = () => reject(new TypeError('the line failed'));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      if (init?.signal?.aborted) return aborted();
      init?.signal?.addEventListener('abort', aborted, { once: true });
      request.send(init?.body instanceof FormData ? init.body : null);
    });
