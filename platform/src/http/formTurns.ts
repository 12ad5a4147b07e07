/** Bytes up to which a form is a light one: some photos, as a phone sends them. */
const LIGHT = 8_000_000;
/** Bytes of the forms of one kind that are held at a time. */
const ROOM = 60_000_000;

export interface FormTurn {
  /** Whose form it is: nobody has two turns of a kind at a time. */
  readonly whose: string;
  /** Bytes it says it has. */
  readonly bytes: number;
}

interface Waiting extends FormTurn {
  readonly go: () => void;
}

/** Forms of one kind: those that fit go, in the order they came. */
function turns() {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  let held = 0;
  const fits = ({ whose, bytes }: FormTurn) => !busy.has(whose) && (held === 0 || held + bytes <= ROOM);

  function next(): void {
    const at = waiting.findIndex(fits);
    const [one] = at < 0 ? [] : waiting.splice(at, 1);
    if (!one) return;
    busy.add(one.whose);
    held += one.bytes;
    one.go();
    next();
  }

  return async function inTurn<Result>(form: FormTurn, job: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((go) => {
      waiting.push({ ...form, go });
      next();
    });
    try {
      return await job();
    } finally {
      busy.delete(form.whose);
      held -= form.bytes;
      next();
    }
  };
}

/**
 * Forms with files, from their first byte until they are answered, so that many at once do not fill the memory; the others wait in
 * their sockets. By bytes and not by number: some slow lines, or a member who lets his trickle in, hold up nobody else's photo.
 */
export function formTurns(): <Result>(form: FormTurn, job: () => Promise<Result>) => Promise<Result> {
  const [light, heavy] = [turns(), turns()];
  return (form, job) => (form.bytes <= LIGHT ? light : heavy)(form, job);
}
