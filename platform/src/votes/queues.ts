/** Works of one name run one after the other, in the order they came; those of different names side by side. */
export function createQueues(): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const ends = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const done = (ends.get(name) ?? Promise.resolve()).then(work);
    const end: Promise<unknown> = done
      .catch(() => undefined)
      .then(() => {
        if (ends.get(name) === end) ends.delete(name);
      });
    ends.set(name, end);
    return done;
  };
}
