/** A page's message to the worker; anything else is ignored. */
export interface WorkerMessage {
  /** Language of the interface and palette, for the notice. */
  readonly locale: string;
  readonly dark: boolean;
  /** The article that is open, '' for another screen. */
  readonly page: string;
  /** Files and pictures the page has loaded before a worker looked on. */
  readonly assets: readonly string[];
  readonly pictures: readonly string[];
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 200) : [];

export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message: Readonly<Record<string, unknown>> = { ...data };
  const { locale, dark, page } = message;
  if (typeof locale !== 'string' || typeof dark !== 'boolean' || typeof page !== 'string') return undefined;
  return { locale, dark, page, assets: texts(message.assets), pictures: texts(message.pictures) };
}
