/** One window of a browser, driven by the protocol that its engine speaks. */
export interface EngineDriver {
  /** Name and version as the browser reports them. */
  readonly version: string;
  /** Exceptions and console errors of the page, as far as the protocol reports them. */
  readonly errors: readonly string[];
  /** Value of an expression, awaited and passed on as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Navigates; resolves once the new page is there. */
  open(url: string): Promise<void>;
  /** Begins to load the page again; the old one may still stand. */
  reload(): Promise<void>;
  /** Begins to go back; the old page may still stand. */
  back(): Promise<void>;
  /** One tap, in CSS px of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Key by its name in `KeyboardEvent.key`. */
  key(name: KeyName): Promise<void>;
  close(): Promise<void>;
}

export type KeyName = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

/** CSS px of a phone's window; WPE has one size only. */
export const WINDOW = { width: 390, height: 844 };
