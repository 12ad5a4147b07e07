import { axeFindings } from '@testing/axe';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { afterAll, expect } from 'vitest';
import { lineBreaks } from './lines';
import { sideways, smallTargets, smallType } from './measures';

/** The measures of the journeys must be able to fail. */

afterAll(closeBrowser);

const page = async (body: string) => {
  const phone = await openPhone({ origin: 'http://127.0.0.1', width: 320 });
  const head = '<meta name="viewport" content="width=device-width"><title>t</title>';
  await phone.page.setContent(
    `<!doctype html><html lang="zh"><head>${head}</head><body><main>${body}</main></body></html>`,
  );
  return phone.page;
};

journey('an error in the page fails its test', async () => {
  const phone = await openPhone({ origin: 'http://127.0.0.1' });
  const thrown = phone.page.waitForEvent('pageerror');
  await phone.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('something broke');
    });
  });
  await thrown;
  await expect(phone.close()).rejects.toThrow('something broke');
});

journey('a complaint on the console fails its test, unless it was expected', async () => {
  const phone = await openPhone({ origin: 'http://127.0.0.1', expected: [/^known/] });
  await phone.page.evaluate(() => {
    // biome-ignore lint/suspicious/noConsole: this is what is tested
    console.error('known');
    // biome-ignore lint/suspicious/noConsole: this is what is tested
    console.error('unknown');
  });
  await expect.poll(() => phone.errors.length).toBe(1);
  await expect(phone.close()).rejects.toThrow('unknown');
});

journey('axe finds a picture without words', async () => {
  expect((await axeFindings(await page('<h1>t</h1><img src="data:,">'))).join()).toContain('image-alt');
});

journey('what sticks out sideways is found, what scrolls in its own strip is not', async () => {
  expect(await (await page('<p style="width:400px">t</p>')).evaluate(sideways)).not.toEqual([]);
  const strip = '<div style="overflow-x:auto"><p style="width:400px">t</p></div>';
  expect(await (await page(strip)).evaluate(sideways)).toEqual([]);
});

journey('a target is as large as what answers for it', async () => {
  const small = '<button style="width:30px;height:30px;padding:0">t</button>';
  expect(await (await page(small)).evaluate(smallTargets, 44)).toHaveLength(1);
  expect(
    await (await page(`<p style="padding:40px">text <a href="/">link</a> text</p>`)).evaluate(
      smallTargets,
      44,
    ),
  ).toEqual([]);
  const reach =
    '<button style="position:relative;margin:40px;width:30px;height:30px;padding:0"><i style="position:absolute;inset:-10px"></i>t</button>';
  expect(await (await page(reach)).evaluate(smallTargets, 44)).toEqual([]);
});

journey('small type and close lines are found', async () => {
  const body =
    '<p style="font:17px/1.5 serif">a</p><p style="width:2em;font:20px/1.1 serif">一二三四</p><p style="font:20px/1.5 serif">c</p>';
  expect(await (await page(body)).evaluate(smallType, { size: 18, line: 1.3 })).toHaveLength(2);
});

journey('line breaks are found where they are', async () => {
  const shown = await page(
    '<div id="text" style="width:5em;font:20px/1.5 monospace"><p>一二三四五六七</p></div>',
  );
  expect(await shown.locator('#text').evaluate(lineBreaks)).toEqual([
    { last: '五', next: '六', space: false },
  ]);
});
