/** Resolves once the next frame is painted; a page that is not seen paints none and does not wait. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const after = () => setTimeout(done);
    if (document.hidden) after();
    else requestAnimationFrame(after);
  });
