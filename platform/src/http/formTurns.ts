/** Bytes up to which a form is a light one: some photos, as a phone sends them. */
const LIGHT = 8_000_000;
/** Bytes of the forms of one kind that are held at a time. */
const ROOM = 60_000_000;

export interface FormTurn {
  /** Whose form it is: nobody has two turns at a time, and work for two with what he sends. */
  readonly whose: string;
  /** Bytes it says it has. */
  readonly bytes: number;
}

interface Waiting extends FormTurn {
  readonly go: () => void;
}

/**
 * Forms with files, from their first byte until they are answered, so that many at once do not fill the memory; the others wait in
 * their sockets, and those that fit go in the order they came. By bytes and not by number, light and heavy ones apart: some slow
 * lines, or a member who lets his trickle in, hold up nobody else's photo.
 */
export function formTurns(): <Result>(form: FormTurn, job: () => Promise<Result>) => Promise<Result> {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  const held = { light: 0, heavy: 0 };
  const kindOf = ({ bytes }: FormTurn) => (bytes <= LIGHT ? 'light' : 'heavy');

  function fits(form: FormTurn): boolean {
    const others = held[kindOf(form)];
    return !busy.has(form.whose) && (others === 0 || others + form.bytes <= ROOM);
  }

  function next(): void {
    const at = waiting.findIndex(fits);
    const [one] = at < 0 ? [] : waiting.splice(at, 1);
    if (!one) return;
    busy.add(one.whose);
    held[kindOf(one)] += one.bytes;
    one.go();
    next();
  }

  return async (form, job) => {
    await new Promise<void>((go) => {
      waiting.push({ ...form, go });
      next();
    });
    try {
      return await job();
    } finally {
      busy.delete(form.whose);
      held[kindOf(form)] -= form.bytes;
      next();
    }
  };
}
