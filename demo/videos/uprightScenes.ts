import { type ClipScene, ease } from './clipMotion';
import { clipScenes } from './clipScenes';

/** A scene seen through a window as high as the sheet. */
function upright(name: string, camera: ClipScene['camera']): ClipScene {
  const scene = clipScenes[name];
  if (!scene) throw new Error(`No scene for clip: ${name}`);
  return { ...scene, camera };
}

/** Scenes of the short videos. */
export const uprightScenes: Readonly<Record<string, ClipScene>> = {
  riverBoat: upright('riverMorning', (t) => ({ x: 470 + 150 * ease(t), y: 400, width: 440 })),
  terraceWalkers: upright('harvestTerraces', (t) => ({ x: 940 - 260 * ease(t), y: 410, width: 430 })),
  horseFinish: upright('horseRace', (t) => ({ x: 480 + 240 * ease(t), y: 420, width: 420 })),
  bridgeLights: upright('cityNight', (t) => ({ x: 330 + 160 * ease(t), y: 400, width: 440 })),
  snowCar: upright('snowRoad', (t) => ({ x: 600 + 40 * ease(t), y: 410, width: 430 - 40 * t })),
};
