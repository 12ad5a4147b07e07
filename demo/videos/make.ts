import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { stageOf } from '../pictures/stage';
import type { ClipScene } from './clipMotion';
import { clipScenes } from './clipScenes';
import { type Clip, clips } from './clips';
import { uprightScenes } from './uprightScenes';

export const framesPerSecond = 24;

export const sceneOf = (name: string): ClipScene => {
  const scene = clipScenes[name] ?? uprightScenes[name];
  if (!scene) throw new Error(`No scene for clip: ${name}`);
  return scene;
};

/** One frame as SVG in the clip's own size; `t` from 0 to 1. */
export function frameSvg(name: string, clip: Clip, scene: ClipScene, t: number): string {
  const stage = stageOf(`clip.${name}`, scene.mood, 1, scene.indoor);
  const content = scene.draw(stage, t, clip.duration);
  const { x, y, width } = scene.camera(t);
  const height = (width * clip.height) / clip.width;
  const left = Math.max(0, Math.min(1200 - width, x - width / 2));
  const top = Math.max(0, Math.min(800 - height, y - height / 2));
  const box = [left, top, width, height].map((part) => part.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${clip.width}" height="${clip.height}" viewBox="${box}"><defs>${stage.defs.join('')}</defs>${content}</svg>`;
}

/** Wind as ffmpeg makes it: brown noise, softened and swelling; fades at both ends. */
function encoder(clip: Clip, target: string) {
  const wind = `anoisesrc=color=brown:amplitude=0.25:seed=7:duration=${clip.duration}:sample_rate=32000,lowpass=f=600,tremolo=f=0.15:d=0.6,afade=t=in:d=1,afade=t=out:st=${clip.duration - 1.5}:d=1.5`;
  const video = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${clip.width}x${clip.height}`,
    '-r',
    `${framesPerSecond}`,
    '-i',
    'pipe:0',
  ];
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '26',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '2',
  ];
  const sound = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1'];
  const container = ['-shortest', '-movflags', '+faststart', '-fflags', '+bitexact', '-map_metadata', '-1'];
  return spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...video,
      '-f',
      'lavfi',
      '-i',
      wind,
      ...coding,
      ...sound,
      ...container,
      target,
    ],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
}

async function makeClip(name: string, clip: Clip, folder: string): Promise<void> {
  const scene = sceneOf(name);
  const coder = encoder(clip, join(folder, clip.file));
  const ended = once(coder, 'close');
  const frames = clip.duration * framesPerSecond;
  for (let i = 0; i < frames; i++) {
    const svg = frameSvg(name, clip, scene, i / (frames - 1));
    const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (!coder.stdin.write(raw)) await once(coder.stdin, 'drain');
  }
  coder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for clip: ${name}`);
}

/** Draws and encodes all clips into `folder` (needs ffmpeg on PATH); takes a minute or two. */
export async function makeClips(
  folder: string,
  names: readonly string[] = Object.keys(clips),
): Promise<void> {
  for (const name of names) {
    const clip = clips[name];
    if (!clip) throw new Error(`Unknown clip: ${name}`);
    await makeClip(name, clip, folder);
  }
}
