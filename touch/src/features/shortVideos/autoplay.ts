/** The browser's data saver; `connection` is not in every browser. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

/** Nothing plays or loads by itself for readers who save data or motion. */
export const mayPlayByItself = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
