/** Time for a browser to begin the download. */
const TAKEN_MS = 60_000;

/** Gives a file to the reader, as a download would. */
export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
}
