import { createLimit } from '@platform/queues/limit';
import { expect, test } from 'vitest';
import { uploadLimit } from './uploadLimit';

/** Forms that begin when it is their turn and end when they are told to. */
function forms() {
  const inTurn = createLimit(uploadLimit);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    come: (name: string, whose: string, megabytes: number) => {
      const end = new Promise<void>((done) => {
        ends.set(name, done);
      });
      const job = () => {
        begun.push(name);
        return end;
      };
      return inTurn(job, { cost: megabytes * 1_000_000, from: whose });
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

test('[H4][K8] forms of one member – light or heavy – are taken one after another', async () => {
  const { come, end, begun } = forms();
  const first = come('first', 'a', 4);
  const second = come('second', 'a', 30);
  const other = come('other', 'b', 4);
  await Promise.resolve();
  expect(begun).toEqual(['first', 'other']);
  end('first');
  await first;
  end('second');
  await second;
  end('other');
  await other;
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('[K8] no more than sixty million bytes of each kind are held; what fits goes past what does not', async () => {
  const { come, end, begun } = forms();
  const ways = [come('a', 'a', 40), come('b', 'b', 30), come('c', 'c', 20), come('light', 'd', 8)];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'c', 'light']);
  end('a');
  await ways[0];
  expect(begun).toEqual(['a', 'c', 'light', 'b']);
  for (const name of ['b', 'c', 'light']) end(name);
  await Promise.all(ways);
  // one that says it is larger than there is room has it alone
  const large = come('large', 'e', 90);
  end('large');
  await large;
  expect(begun.at(-1)).toBe('large');
});

test('[K8] a form that fails takes no turn from the next', async () => {
  const inTurn = createLimit(uploadLimit);
  const form = { from: 'a', cost: 1 };
  await expect(inTurn(() => Promise.reject(new Error('gone')), form)).rejects.toThrow('gone');
  expect(await inTurn(() => Promise.resolve('next'), form)).toBe('next');
});
