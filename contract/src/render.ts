/** Types shared by the platform and touch's server entry. Neither imports the other. */

export type CallInput = Readonly<Record<string, string | number | undefined>>;

/** One answer as the envelope has it (wire W3): status, message and the value. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
  /** The platform's own message, where `message` holds a translation for the reader. */
  readonly serverMessage?: string;
  /** The login service's own word for what it refused (wire S20). */
  readonly msg?: string;
}

/** Calls an operation by its name, inside the process; resolves for every status, rejects for a fault. */
export type Call = (operation: string, input: CallInput) => Promise<Answer>;

export interface RenderRequest {
  /** Path and query as asked, below the host: `/app/template/…/home.html?dark=true`. */
  readonly url: string;
  /** `https://host` from the site's own table, never from an unchecked header. */
  readonly origin: string;
  /** `/` + buildType + templatePath of the site (A1). */
  readonly basePath: string;
  readonly userAgent: string;
  readonly cookie: string;
  /** Epoch milliseconds: the page's own time, so that server and browser agree (D2). */
  readonly now: number;
  /** Query that selects a site which is not the first of its host: `?siteId=2`; absent for the first. */
  readonly siteQuery?: string;
  /** HTTP code of a fault (wire W7): the page says no more than what a reader can make of it. */
  readonly fault?: number;
}

export interface RenderedPage {
  /** 200, 302 with `location`, or 404 for a removed article (A3). */
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  /** Content-Security-Policy sources of the inline style sheet. */
  readonly styleHashes: readonly string[];
}

export type Render = (request: RenderRequest, call: Call) => Promise<RenderedPage>;

/** Export of touch's server build: creates a renderer for one browser build's folder. */
export type OpenRender = (clientFolder: string) => Render;
