import { unreadable } from './damaged';
import { type Element, elementAt, emptyElement } from './ebml';

const HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CLUSTER = 0x1f43b675;
/** SeekHead, Cues. */
const kept = [0x114d9b74, 0x1c53bb6b];
/** Contents of a cluster: time, position, length, blocks. */
const ofCluster = [0xe7, 0xa7, 0xab, 0xa3, 0xa0];
/** TimestampScale, Duration. */
const ofInfo = [0x2ad7b1, 0x4489];
/** MuxingApp, WritingApp: a player asks for them, so their words alone go. */
const ofProgram = [0x4d80, 0x5741];
/** Of a track: its name, its checksum, and free space, in which editors leave what they deleted. */
const unneeded = [0x536e, 0xbf, 0xec];
const TYPE = 0x83;
/** Video, audio, subtitles. */
const shownTypes = [1, 2, 0x11];
/** Elements in one place: more would only cost time. */
const MAX_ELEMENTS = 1_000_000;

function* elementsIn(file: Buffer, from: number, end: number): Generator<Element> {
  let elements = 0;
  for (let at = from; at < end; ) {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw unreadable();
    const element = elementAt(file, at, end);
    yield element;
    at = element.end;
  }
}

function cleanInfo(file: Buffer, { from, end }: Element): void {
  for (const element of elementsIn(file, from, end)) {
    if (ofInfo.includes(element.id)) continue;
    if (ofProgram.includes(element.id)) file.fill(0, element.from, element.end);
    else emptyElement(file, element);
  }
}

/** Names go; a track of anything else than picture, sound and text is refused. */
function cleanTracks(file: Buffer, { from, end }: Element): void {
  for (const track of elementsIn(file, from, end)) {
    if (unneeded.includes(track.id)) emptyElement(file, track);
    if (track.id !== TRACK) continue;
    for (const element of elementsIn(file, track.from, track.end)) {
      if (unneeded.includes(element.id)) emptyElement(file, element);
      if (element.id === TYPE && !shownTypes.includes(file[element.from] ?? 0)) throw unreadable();
    }
  }
}

function cleanSegment(file: Buffer, { from, end }: Element): void {
  let hasTracks = false;
  let elements = 0;
  for (let at = from; at < end; ) {
    const element = elementAt(file, at, end);
    const { id } = element;
    elements += 1;
    if (elements > MAX_ELEMENTS) throw unreadable();
    // The elements of a cluster follow its head; one of unknown length ends with the next element of this level.
    at = id === CLUSTER ? element.from : element.end;
    if (id === CLUSTER || kept.includes(id) || ofCluster.includes(id)) continue;
    if (element.isOpen) throw unreadable();
    if (id === INFO) cleanInfo(file, element);
    else if (id === TRACKS) cleanTracks(file, element);
    // Tags, attachments, chapters, free space, and whatever else describes the recording.
    else emptyElement(file, element);
    hasTracks ||= id === TRACKS;
  }
  if (!hasTracks) throw unreadable();
}

/** WebM without tags, attachments, chapters, titles, times and names; as long as before. @throws mediaRefused(…) */
export function cleanWebm(file: Buffer): Buffer {
  let segments = 0;
  for (const element of elementsIn(file, 0, file.length)) {
    if (element.id === SEGMENT) {
      segments += 1;
      cleanSegment(file, element);
    } else if (element.id !== HEADER) emptyElement(file, element);
  }
  if (segments === 0) throw unreadable();
  return file;
}
