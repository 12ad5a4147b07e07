export interface Clip {
  /** File in this folder. */
  file: string;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
  /** Picture key of the still shown before it plays. */
  cover: string;
}

/** The clips of the demonstration; `makeClips` (make.ts) draws them. */
export const clips: Record<string, Clip> = {
  riverMorning: { file: 'riverMorning.mp4', duration: 10, width: 640, height: 360, cover: 'riverBend.dawn' },
  harvestTerraces: {
    file: 'harvestTerraces.mp4',
    duration: 10,
    width: 640,
    height: 360,
    cover: 'terraces.day.3',
  },
  horseRace: { file: 'horseRace.mp4', duration: 8, width: 640, height: 360, cover: 'horseRace' },
  cityNight: { file: 'cityNight.mp4', duration: 10, width: 640, height: 360, cover: 'nightTown.night' },
  snowRoad: { file: 'snowRoad.mp4', duration: 8, width: 640, height: 360, cover: 'snowfall' },
  weaving: { file: 'weaving.mp4', duration: 9, width: 540, height: 960, cover: 'weaving' },
  riverBoat: { file: 'riverBoat.mp4', duration: 6, width: 360, height: 640, cover: 'riverBend.dawn' },
  terraceWalkers: { file: 'terraceWalkers.mp4', duration: 6, width: 360, height: 640, cover: 'terraces' },
  horseFinish: { file: 'horseFinish.mp4', duration: 5, width: 360, height: 640, cover: 'horseRace' },
  bridgeLights: { file: 'bridgeLights.mp4', duration: 6, width: 360, height: 640, cover: 'nightTown' },
  snowCar: { file: 'snowCar.mp4', duration: 6, width: 360, height: 640, cover: 'snowfall' },
};
