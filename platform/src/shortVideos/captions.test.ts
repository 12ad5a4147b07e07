import { expect, test } from 'vitest';
import { readCaptions } from './captions.rules';

const plain = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n第一句\n';

test.each([
  ['with a mark and line ends of Windows', '\ufeffWEBVTT\r\n\r\n00:00:00.000 --> 00:00:02.000\r\n第一句'],
  ['with line ends of old Macs', 'WEBVTT\r\r00:00:00.000 --> 00:00:02.000\r第一句\r'],
  ['without an empty line behind its head', 'WEBVTT\n00:00:00.000 --> 00:00:02.000\n第一句\n'],
  ['without hours', 'WEBVTT\n\n00:00.000 --> 00:02.000\n第一句\n'],
  ['with commas and short hours', 'WEBVTT\n\n0:00:00,000 --> 0:00:02,000\n{\\an8}第一句\n'],
])('[F18] captions %s – are stored as plain WebVTT', (_, given) => {
  expect(readCaptions(given)).toEqual({ text: plain });
});

test('[F18] captions – as SRT – become WebVTT with their numbers', () => {
  const srt =
    '\ufeff1\r\n00:00:00,000 --> 00:00:02,000\r\n第一句\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000 X1:40\r\n第二句\r\n';
  expect(readCaptions(srt)).toEqual({
    text: 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\n第一句\n\n2\n00:00:02.500 --> 00:00:04.000 X1:40\n第二句\n',
  });
});

test('[F18] captions – with a head, notes, styles, settings and names – keep them', () => {
  const given =
    'WEBVTT - 龙舟\n\nSTYLE\n::cue { color: red }\n\nNOTE 注\n\na\n01:00:00.000 --> 01:00:02.000 align:start line:0\n<v 甲>第一句\n';
  expect(readCaptions(given)).toEqual({ text: given });
});

test.each([
  ['', 'at least one line of times'],
  ['WEBVTT\n', 'at least one line of times'],
  ['WEBVTTX\n\n00:00.000 --> 00:02.000\nx', 'WebVTT or SRT'],
  ['<tt>00:00 --> 1</tt>', 'line 1 has no times'],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nx', 'line 3 has no times'],
  ['WEBVTT\n\n00:75.000 --> 00:99.000\nx', 'line 3 has no times'],
  ['WEBVTT\n\n00:00.000 --> 00:02.000\n\ufffd\ufffd', 'UTF-8'],
])('[F18] captions %j – which browsers would not show – are refused with the reason', (given, fault) => {
  expect(readCaptions(given)).toEqual({ fault: expect.stringContaining(fault) });
});
