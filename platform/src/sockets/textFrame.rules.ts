const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A whole text message in the form that goes over the line to a client: RFC 6455 5.2, unmasked, uncompressed. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length < TWO_BYTES) return Buffer.concat([Buffer.from([TEXT, length]), payload]);
  const isShort = length < 0x1_0000;
  const header = Buffer.alloc(isShort ? 4 : 10);
  header[0] = TEXT;
  header[1] = isShort ? TWO_BYTES : EIGHT_BYTES;
  if (isShort) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}
