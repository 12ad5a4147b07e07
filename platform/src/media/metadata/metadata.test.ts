import { startMedia } from '@testing/media';
import {
  mp3Frames,
  phoneFilm,
  SECRET,
  taggedMp3,
  taggedOgg,
  taggedWav,
  taggedWebm,
} from '@testing/recordings';
import { describe, expect, test } from 'vitest';

async function kept(bytes: Buffer, name: string) {
  const { store, bytesAt, app } = await startMedia();
  const file = await store.keepFile(bytes, name);
  return { ...file, bytes: await bytesAt(file.url), app };
}
const recordings = [
  ['a film of a phone', 'film.mp4', phoneFilm(), 'PICTURE!'],
  ['a recording of a phone', 'sound.m4a', phoneFilm('M4A '), 'PICTURE!'],
  ['a film of a browser', 'film.webm', taggedWebm(), 'PICTURE!'],
  ['a voice message', 'voice.ogg', taggedOgg(), 'SOUND!'],
  ['a WAV', 'sound.wav', taggedWav(), 'SOUND!'],
] as const;

describe('[K7] metadata of recordings', () => {
  test.each(recordings)(
    '[K7] %s – with places, titles and times – loses them, and every other byte stays in its place',
    async (_, name, bytes, contents) => {
      expect(bytes.includes(SECRET)).toBe(true);
      const file = await kept(bytes, name);
      expect(file.bytes.includes(SECRET)).toBe(false);
      expect(file.bytes.length).toBe(bytes.length);
      const at = bytes.indexOf(contents);
      expect(file.bytes.indexOf(contents)).toBe(at);
      const headers = { range: `bytes=${at}-${at + contents.length - 1}` };
      const answer = await file.app.inject({ url: file.url, headers });
      expect([answer.statusCode, answer.rawPayload.toString()]).toEqual([206, contents]);
    },
  );

  test('[K7] an MP3 – with tags before, between and behind its frames – is its frames alone', async () => {
    const { bytes } = await kept(taggedMp3(), 'sound.mp3');
    expect(bytes.equals(Buffer.concat([mp3Frames(), mp3Frames()]))).toBe(true);
  });

  test('[K7] a film – its times – are empty, and its tracks of places and chapters are no tracks any more', async () => {
    const { bytes } = await kept(phoneFilm(), 'film.mp4');
    const mvhd = bytes.indexOf('mvhd');
    expect(bytes.readBigUInt64BE(mvhd + 8)).toBe(0n);
    expect(bytes.toString('latin1').match(/trak/g)).toHaveLength(1);
    expect(bytes.toString('latin1')).not.toMatch(/udta|uuid|\xa9xyz|ilst/);
  });

  test.each(recordings.map(([what, name, bytes]) => [what, name, bytes] as const))(
    '[K7] %s – cut off in the middle of its structure – is refused with the reason',
    async (_, name, bytes) => {
      const { store } = await startMedia();
      const half = bytes.subarray(0, Math.min(bytes.length - 4, Math.max(40, Math.floor(bytes.length / 3))));
      await expect(store.keepFile(half, name)).rejects.toMatchObject({
        name: 'MediaRefused',
        message: 'the recording cannot be read, so its location and other metadata cannot be removed',
      });
    },
  );

  test.each([
    ['tags without sound', 'ID3\x04\0\0\0\0\0\0'],
    ['an Ogg of a codec nobody can clean', `OggS\0\0${'\0'.repeat(20)}\x01\x05fLaC!`],
    ['a film without a table of contents', '\0\0\0\x10ftypisom\0\0\0\0'],
  ])('[K7] %s – is refused', async (_, text) => {
    const { store } = await startMedia();
    await expect(store.keepFile(Buffer.from(text, 'latin1'), 'x')).rejects.toMatchObject({
      name: 'MediaRefused',
    });
  });
});
