import { NEWSROOM } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import * as v from 'valibot';
import type { TestStaff } from './aStaff';
import type { TestPlatform } from './startPlatform';

/** Calls of the newsroom on site 1, unless `given` names another. */
export function newsroomCaller(platform: TestPlatform) {
  /** @returns HTTP status and answer */
  async function ask(call: NewsroomCall, by: Pick<TestStaff, 'headers'>, given: object) {
    const fields = new Map<string, unknown>(Object.entries({ site: 1, ...given }));
    const path = call.path.replace(/:(\w+)/g, (_, field: string) => {
      const value = String(fields.get(field));
      fields.delete(field);
      return value;
    });
    const body = Object.fromEntries(fields);
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const answer =
      call.method === 'GET'
        ? await platform.get(`${NEWSROOM}${path}?${query}`, by.headers)
        : await platform.post(NEWSROOM + path, body, by.headers);
    return { status: answer.status, body: answer.json() };
  }
  return {
    ask,
    /** The answer of a call that is done. @throws Error for any other */
    async done<O extends v.GenericSchema>(
      call: NewsroomCall<v.GenericSchema, O>,
      by: Pick<TestStaff, 'headers'>,
      given: object,
    ): Promise<v.InferOutput<O>> {
      const { status, body } = await ask(call, by, given);
      if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
      return v.parse(call.output, body);
    },
  };
}
