import { newKeys } from '@platform/keys/keys';
import { publishedSm2 } from '@testing/sm2Vector';
import { expect, test } from 'vitest';
import { beginsLikeObject } from './flatObject';
import { sm2Opener } from './sm2';

const { c1, c2, c3, message } = publishedSm2;
const open = sm2Opener(publishedSm2.privateKey);
const opened = (hex: string, isOurs?: (beginning: Buffer) => boolean) =>
  open(Buffer.from(hex, 'hex'), isOurs)?.toString();

test('[wire D5] the standard’s own example, with and without the 04 before C1', () => {
  expect(opened(c1 + c3 + c2)).toBe(message);
  expect(opened(`04${c1}${c3}${c2}`)).toBe(message);
});

/** Made by sm-crypto-v2 1.15.1 for the key of the standard's example. */
const witnessed: readonly [string, string][] = [
  [
    '{}',
    'c40bc2ff9cca097f99ff6e54ec2e8e6ae5c4ca5330703c5aa3dd4eb355d928c76739a7a66c6a08777dc1ae98a9dc1cd78263f0de620d45af44bd87fa17e2e03c9109cfa6f10a54ea68ebec80dfbe35596fc676ecb128c1203b1a18aa9473d3f0c8d7',
  ],
  [
    '{"content":"草原上的第一场雪","t":"1930000000000"}',
    'bca6513f12a6d317d453939123aaef952a360fe6195bcb594092debcf10f10662d74b6b2a88bb393fdad0f5cd16d6ad85416ad980590fb40c243d20ad20e009dc5225f44206e94e49a370dead3de3a0d2d2d11091ee68ff834507184e225966e75c67ed6e28cea86678654743b0d291792ba5ba872e29bd0efec0010ee1d8693a55f5f8ac8e8783673425c572a40f8f5936aea3bde5744f4ab23',
  ],
  [
    '{"a":"b"}',
    '04dface0209a5c05be4e3955cb873bb87588f9e2a58382f97eb9cabad094678ea0490128905e04110dc0d15f12b9122817cffd5de60e95ca6cd0c02959f43be3e413ed0244925377091adf2e7ad46f216c935f3f4afe0b51293a211056e1001609a7191e4d9c9dcef0',
  ],
];
test.each(witnessed)('[wire D5] a text enciphered by another program – %s – is opened', (text, cipher) => {
  expect(opened(cipher)).toBe(text);
  expect(opened(`04${cipher}`)).toBe(text);
  expect(opened(cipher, beginsLikeObject)).toBe(text);
});

test('[wire D5] a text that does not begin as it must is not opened', () => {
  expect(opened(c1 + c3 + c2, (beginning) => beginning.toString() === message)).toBe(message);
  expect(opened(c1 + c3 + c2, beginsLikeObject)).toBeUndefined();
});

test('[K8] a cipher that both orders would open – forged – is opened in neither', () => {
  expect(opened(c1 + c3 + c2, () => true)).toBeUndefined();
});

test.each<[string, number[], boolean]>([
  ['{"a":', [0x7b, 0x22, 0x61, 0x22, 0x3a], true],
  ['{ and a new line', [0x7b, 0x0a], true],
  ['a character cut off at the end', [0x7b, 0x22, 0xe9, 0x9b], true],
  ['nothing', [], false],
  ['[', [0x5b], false],
  ['a control character', [0x7b, 0x01], false],
  ['what is no UTF-8', [0x7b, 0xe9, 0x22], false],
])('[wire D5] parameters may begin with %s: %j %s', (_, bytes, expected) => {
  expect(beginsLikeObject(Buffer.from(bytes))).toBe(expected);
});

const changed = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
test.each<[string, string]>([
  ['nothing', ''],
  ['C1 alone', c1],
  ['no text', c1 + c3],
  ['C1 that is no point of the curve', changed(c1) + c3 + c2],
  ['C1 of zeros', '0'.repeat(128) + c3 + c2],
  ['a hash that was changed', c1 + changed(c3) + c2],
  ['a text that was changed', c1 + c3 + changed(c2)],
  ['the older order C1, C2, C3', c1 + c2 + c3],
  ['one byte less', (c1 + c3 + c2).slice(0, -2)],
])('[wire D5] not opened: %s', (_, cipher) => {
  expect(opened(cipher)).toBeUndefined();
});

test('[wire D5] a cipher for another key – opened with this one – gives nothing', () => {
  const other = sm2Opener(newKeys().sm2.privateKey);
  expect(other(Buffer.from(c1 + c3 + c2, 'hex'))).toBeUndefined();
});
