/** Reads the QR code in a picture of the camera; undefined where it shows none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;
const isDetectorClass = (value: unknown): value is DetectorClass => typeof value === 'function';

/** Longest side of a frame that is read in script, px. */
const FRAME_PX = 640;

/** The browser's own reader where it has one, else one in script, loaded now. @throws if it does not load */
export async function frameReader(): Promise<ReadFrame> {
  const own: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (isDetectorClass(own)) {
    const detector = new own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, FRAME_PX / Math.max(video.videoWidth, video.videoHeight, 1));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    if (!context || width === 0 || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return decode(context.getImageData(0, 0, width, height));
    } catch {
      // The frame shows no code.
      return undefined;
    }
  };
}
