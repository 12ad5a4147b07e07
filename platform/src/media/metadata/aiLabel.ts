import { escapeXml } from '@platform/html/xml';
import { SaxesParser } from 'saxes';
import type { Metadata } from 'sharp';

/** Label that a generator puts into a picture's data: its JSON by GB 45438-2025, its kind of source by IPTC; '' = none. */
export interface AiLabel {
  readonly aigc: string;
  readonly digitalSourceType: string;
}

const AIGC_SPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/';
const IPTC_SPACE = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/';
const RDF_SPACE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** Kinds of IPTC's list that say so; others (a camera, a scan) are no label. */
const GENERATED =
  /^https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(?:trained|compositeWithTrained)AlgorithmicMedia$/;
/** Characters of a packet that is read, and of a label that is taken over. */
const MAX_PACKET = 1_000_000;
const MAX_LABEL = 4_000;

/** The label's JSON with its known fields alone; '' where it is none, or says that nothing was generated. */
function aigcOf(text: string): string {
  if (text.length > MAX_LABEL) return '';
  try {
    const label: unknown = JSON.parse(text);
    if (typeof label !== 'object' || label === null) return '';
    const fields = FIELDS.flatMap((name) => {
      const value: unknown = Reflect.get(label, name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const kept = Object.fromEntries(fields);
    return /^[123]$/.test(kept.Label ?? '') ? JSON.stringify(kept) : '';
  } catch {
    // no JSON, so no label
    return '';
  }
}
const FIELDS = [
  'Label',
  'ContentProducer',
  'ProduceID',
  'ReservedCode1',
  'ContentPropagator',
  'PropagateID',
  'ReservedCode2',
] as const;

/** Values of a packet's two properties, written as elements, as attributes or as references. */
function propertiesOf(packet: string): { aigc: string; source: string } {
  const found = { aigc: '', source: '' };
  const nameOf = (uri: string, local: string) =>
    uri === AIGC_SPACE && local === 'AIGC'
      ? 'aigc'
      : uri === IPTC_SPACE && local === 'DigitalSourceType'
        ? 'source'
        : undefined;
  const parser = new SaxesParser({ xmlns: true });
  let inside: 'aigc' | 'source' | undefined;
  parser.on('opentag', ({ uri, local, attributes }) => {
    inside = nameOf(uri, local) ?? inside;
    for (const one of Object.values(attributes)) {
      const name = nameOf(one.uri, one.local);
      if (name) found[name] ||= one.value;
      if (inside && one.uri === RDF_SPACE && one.local === 'resource') found[inside] ||= one.value;
    }
  });
  parser.on('closetag', ({ uri, local }) => {
    if (nameOf(uri, local)) inside = undefined;
  });
  parser.on('text', (text) => {
    if (inside && text.trim()) found[inside] ||= text.trim();
  });
  // a packet that breaks off says what stood before that
  parser.on('error', () => undefined);
  parser.write(packet).close();
  return found;
}

/** The label in a picture's XMP, or in the text `AIGC` of a PNG; undefined where it has none. */
export function readAiLabel({ xmpAsString = '', comments = [] }: Metadata): AiLabel | undefined {
  const isRead = xmpAsString.length <= MAX_PACKET && !/<!(?:DOCTYPE|ENTITY)/i.test(xmpAsString);
  const { aigc, source } = xmpAsString && isRead ? propertiesOf(xmpAsString) : { aigc: '', source: '' };
  const ofPng = comments.find(({ keyword }) => keyword === 'AIGC')?.text ?? '';
  const label = {
    aigc: aigcOf(aigc) || aigcOf(ofPng),
    digitalSourceType: GENERATED.test(source) ? source : '',
  };
  return label.aigc || label.digitalSourceType ? label : undefined;
}

/** XMP of a stored picture: the label and nothing else, no place above all. */
export const labelPacket = ({ aigc, digitalSourceType }: AiLabel): string =>
  [
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF_SPACE}"><rdf:Description rdf:about="" xmlns:TC260="${AIGC_SPACE}" xmlns:Iptc4xmpExt="${IPTC_SPACE}">`,
    aigc ? `<TC260:AIGC>${escapeXml(aigc)}</TC260:AIGC>` : '',
    digitalSourceType
      ? `<Iptc4xmpExt:DigitalSourceType>${escapeXml(digitalSourceType)}</Iptc4xmpExt:DigitalSourceType>`
      : '',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
