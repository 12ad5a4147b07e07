import type { ImageGroup } from '@contract/content';
import type { InferOutput } from 'valibot';

/** Corners of an area, each "x,y" in percent of the page image (wire S15). */
export type Corners = readonly string[];

export interface PaperArticleDraft {
  readonly areas: readonly Corners[];
  readonly title: string;
  readonly introTitle: string;
  readonly subtitle: string;
  readonly attAbstract: string;
  readonly source: string;
  readonly author: string;
  readonly editor: string;
  readonly collaborator: string;
  /** HTML; pictures stand at `<!--IMAGEARRAY#k-->`. */
  readonly content: string;
  readonly images: readonly InferOutput<typeof ImageGroup>[];
}

export interface PaperPageDraft {
  /** As printed: "01". */
  readonly number: string;
  readonly name: string;
  /** Addresses of media, without origin; pdfUrl '' = none. */
  readonly picUrl: string;
  readonly pdfUrl: string;
  /** Of the image, pixels. */
  readonly width: number;
  readonly height: number;
  readonly articles: readonly PaperArticleDraft[];
}

export interface EditionDraft {
  readonly paper: number;
  /** YYYYMMDD */
  readonly day: string;
  readonly released: boolean;
  readonly pages: readonly PaperPageDraft[];
}
