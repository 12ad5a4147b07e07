import { unreadable } from './damaged';
import { type Box, boxesIn, emptyBox } from './mp4Boxes';
import { emptySamples } from './mp4Samples';

/** Boxes that playing needs, by the box around them. Every other one is emptied: user data, `meta`, XMP, previews, free space. */
const needed: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'styp', 'sidx', 'ssix', 'moov', 'moof', 'mdat', 'mfra', 'wide'],
  moov: ['mvhd', 'iods', 'trak', 'mvex'],
  trak: ['tkhd', 'tref', 'edts', 'tapt', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'nmhd', 'sthd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    ...(['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss'] as const),
    ...(['stsh', 'stps', 'padb', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'] as const),
  ],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc', 'sdtp'],
};
const isContainer = (type: string): boolean => type in needed;

/**
 * Handlers of tracks that are seen, heard or read; others record places, movements, time codes and chapters. Drones write where they
 * are as text (`text`, `sbtl`).
 */
const shownTracks = ['vide', 'soun', 'subt', 'clcp'];

/** Creation and modification times follow version and flags. */
function emptyTimes(file: Buffer, { from, end }: Box): void {
  const length = file[from] === 1 ? 16 : 8;
  if (from + 4 + length > end) throw unreadable();
  file.fill(0, from + 4, from + 4 + length);
}

/** The name of a track follows its kind and twelve bytes. */
function emptyName(file: Buffer, { from, end }: Box): void {
  if (end - from > 24) file.fill(0, from + 24, end);
}

const childOf = (file: Buffer, { from, end }: Box, ...path: readonly string[]): Box | undefined => {
  const [type, ...rest] = path;
  const child = boxesIn(file, from, end).find((box) => box.type === type);
  return child && rest.length > 0 ? childOf(file, child, ...rest) : child;
};

function isShown(file: Buffer, track: Box): boolean {
  const handler = childOf(file, track, 'mdia', 'hdlr');
  if (!handler || handler.end - handler.from < 12) throw unreadable();
  return shownTracks.includes(file.toString('latin1', handler.from + 8, handler.from + 12));
}

function cleanBox(file: Buffer, box: Box, around: string): void {
  const { type, from, end } = box;
  if (type === 'cmov') throw unreadable();
  if (!needed[around]?.includes(type)) {
    emptyBox(file, box);
    return;
  }
  if (['mvhd', 'tkhd', 'mdhd'].includes(type)) emptyTimes(file, box);
  if (type === 'hdlr') emptyName(file, box);
  if (type === 'trak' && !isShown(file, box)) {
    const table = childOf(file, box, 'mdia', 'minf', 'stbl');
    if (table) emptySamples(file, boxesIn(file, table.from, table.end));
    emptyBox(file, box);
    return;
  }
  if (isContainer(type)) for (const child of boxesIn(file, from, end)) cleanBox(file, child, type);
}

/** MP4, M4A and QuickTime without user data, location, XMP, times, names and tracks of metadata; as long as before. @throws mediaRefused(…) */
export function cleanMp4(file: Buffer): Buffer {
  const boxes = boxesIn(file, 0, file.length);
  const moov = boxes.find(({ type }) => type === 'moov');
  if (!moov) throw unreadable();
  const tracks = boxesIn(file, moov.from, moov.end).filter(({ type }) => type === 'trak');
  // Samples of fragments have no table that says where they are.
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  if (isFragmented && !tracks.every((track) => isShown(file, track))) throw unreadable();
  for (const box of boxes) cleanBox(file, box, '');
  return file;
}
