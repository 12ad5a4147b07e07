import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@platform/db/connection';
import { fileFormat, pictureFormat } from '@platform/media/contents';
import type { MediaStore } from '@platform/media/mediaStore';
import { type EditionManifest, type ManifestPage, readEdition } from './edition.reader';
import { saveEdition } from './editions.service';
import type { PaperPageDraft } from './editions.types';
import { allPapers } from './papers.store';
import { pdfImage } from './pdfImage.reader';

export interface EditionImport {
  readonly db: Database;
  readonly media: MediaStore;
  readonly site: number;
  /** Holds edition.json and the files it names. */
  readonly folder: string;
  readonly released: boolean;
  /** Checks alone. */
  readonly dryRun: boolean;
  /** Epoch ms. */
  readonly now: number;
}
export type ImportedEdition =
  | { readonly faults: readonly string[] }
  | { readonly day: string; readonly pages: number; readonly articles: number };

interface PageFiles {
  readonly page: ManifestPage;
  readonly image: Uint8Array;
  readonly pdf: Uint8Array | undefined;
}

/** Brings an edition in whole, or nothing of it with every fault by its place (F25). */
export async function importEdition(parts: EditionImport): Promise<ImportedEdition> {
  const text = await readFile(join(parts.folder, 'edition.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return { faults: [`${parts.folder} has no edition.json`] };
  const read = readEdition(text);
  if ('faults' in read) return read;
  const { edition } = read;
  const papers = await allPapers(parts.db, parts.site);
  if (!papers.some(({ id }) => id === edition.paper))
    return { faults: [`paper: there is no paper ${edition.paper}`] };
  const faults: string[] = [];
  const files: PageFiles[] = [];
  for (const [index, page] of edition.pages.entries()) {
    const found = await pageFiles(parts.folder, page);
    if ('fault' in found) faults.push(`pages.${index}.${found.fault}`);
    else files.push(found);
  }
  if (faults.length > 0) return { faults };
  const articles = edition.pages.reduce((sum, page) => sum + page.articles.length, 0);
  const result = { day: edition.date, pages: edition.pages.length, articles };
  if (!parts.dryRun) await store(parts, edition, files);
  return result;
}

async function pageFiles(
  folder: string,
  page: ManifestPage,
): Promise<PageFiles | { readonly fault: string }> {
  const bytesOf = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  const pdf = page.pdf === undefined ? undefined : await bytesOf(page.pdf);
  if (page.pdf !== undefined && (pdf === undefined || fileFormat(pdf) !== 'pdf'))
    return { fault: pdf ? `pdf: ${page.pdf} is no PDF` : `pdf: ${page.pdf} is missing` };
  if (page.image !== undefined) {
    const image = await bytesOf(page.image);
    if (!image) return { fault: `image: ${page.image} is missing` };
    return pictureFormat(image) ? { page, image, pdf } : { fault: `image: ${page.image} is no picture` };
  }
  if (!pdf) return { fault: 'image: is missing' };
  try {
    return { page, image: await pdfImage(pdf), pdf };
  } catch (error) {
    return {
      fault: `pdf: ${page.pdf} cannot be read (${error instanceof Error ? error.message : String(error)})`,
    };
  }
}

/** Media first, because they are found by nothing until the edition is saved in one transaction. */
async function store(
  parts: EditionImport,
  edition: EditionManifest,
  files: readonly PageFiles[],
): Promise<void> {
  const pages: PaperPageDraft[] = [];
  for (const { page, image, pdf } of files) {
    const { url, width, height } = await parts.media.keepImage(image);
    const pdfUrl = pdf ? (await parts.media.keepFile(pdf, page.pdf ?? '')).url : '';
    const articles = page.articles.map((article) => ({ ...article, images: [] }));
    pages.push({ number: page.number, name: page.name, picUrl: url, pdfUrl, width, height, articles });
  }
  const draft = { paper: edition.paper, day: edition.date, released: parts.released, pages };
  await saveEdition(parts.db, parts.site, draft, parts.now);
}
