import SolverWorker from './solver.worker?worker';

/**
 * Solves a captcha's work beside the page.
 * @throws where no worker starts, it does not succeed, or `signal` aborts it
 */
export const startSolver = (work: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new SolverWorker();
    const fail = () => {
      worker.terminate();
      reject(new Error('the work was not done'));
    };
    signal.addEventListener('abort', fail);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === '') return fail();
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(work);
  });
