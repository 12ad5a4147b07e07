import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { collect, type FetchOptions, openPublic } from './fetchPublic';
import { isPublicAddress } from './publicAddress';

const servers: Server[] = [];

/** A host of the outside world on loopback; its `host:port`. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${portOf(server.address())}`;
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') {
    throw new Error('the server listens on no port');
  }
  return address.port;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

const read = async (url: string, options?: FetchOptions) => collect(await openPublic(url, options));
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('addresses', () => {
  test.each(['8.8.8.8', '114.114.114.114', '2606:4700::1111', '2400:3200::1'])(
    '[K5] %s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2002:a00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '4000::1',
    '8000::1',
    'localhost',
    '',
  ])('[K5] %s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('hosts that are refused', () => {
  const never = async () => {
    throw new Error('asked for an address that was written out');
  };

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://10.0.0.8:8080/',
    'http://１２７.０.０.１/',
    'http://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('[K5] %s leads inside', async (url) => {
    await expect(openPublic(url, { resolve: never })).rejects.toMatchObject({ isForbidden: true });
  });

  test('[K5] a name that leads inside is refused', async () => {
    const options = { resolve: async () => ['192.168.0.10'] };
    await expect(openPublic('http://news.example/', options)).rejects.toThrow('192.168.0.10');
  });

  test('[K5] one inner address among public ones refuses the name', async () => {
    const options = { resolve: async () => ['8.8.8.8', '::ffff:127.0.0.1'] };
    await expect(openPublic('http://news.example/', options)).rejects.toMatchObject({ isForbidden: true });
  });

  test.each([
    'file:///etc/passwd',
    'ftp://news.example/',
    'http://user@news.example/',
    'gopher://news.example/',
    'news.example',
  ])('[K5] %s is no address to fetch', async (url) => {
    await expect(openPublic(url, { resolve: async () => ['8.8.8.8'] })).rejects.toMatchObject({
      isForbidden: true,
    });
  });

  test.each([22, 25, 6379, 5432, 11211])('[K5] port %i is not open to imports', async (port) => {
    const options = { resolve: async () => ['8.8.8.8'] };
    await expect(openPublic(`http://news.example:${port}/`, options)).rejects.toThrow(`port ${port}`);
  });

  test('[K5] a name without an address says so', async () => {
    const options = {
      resolve: async () => {
        throw new Error('ENOTFOUND');
      },
    };
    await expect(openPublic('http://nowhere.example/', options)).rejects.toThrow('has no address');
  });
});

describe('answers', () => {
  test('[K5] an allowed host is read', async () => {
    const allowed = await host((_request, response) =>
      response.setHeader('content-type', 'text/plain; charset=gbk').end('hello'),
    );
    const answer = await read(`http://${allowed}/a`, { allow: [allowed] });
    expect(answer).toMatchObject({ url: `http://${allowed}/a`, contentType: 'text/plain; charset=gbk' });
    expect(text(answer.bytes)).toBe('hello');
  });

  test('[K5] the checked address is connected to, whatever the name says afterwards', async () => {
    const allowed = await host((request, response) => response.end(request.headers.host));
    const port = allowed.split(':')[1];
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    const answer = await read(`http://feeds.example:${port}/`, { allow: [`feeds.example:${port}`], resolve });
    expect(text(answer.bytes)).toBe(`feeds.example:${port}`);
    expect(answers).toHaveLength(1);
  });

  test('[K5] a redirect is followed and its end is the address of what was read', async () => {
    const allowed = await host((request, response) =>
      request.url === '/new/b' ? response.end('there') : response.writeHead(301, { location: 'new/b' }).end(),
    );
    expect(await read(`http://${allowed}/a`, { allow: [allowed] })).toMatchObject({
      url: `http://${allowed}/new/b`,
    });
  });

  test.each([
    'http://10.0.0.1/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://metadata.example/',
  ])('[K5] a redirect to %s is not followed', async (location) => {
    const allowed = await host((_request, response) => response.writeHead(302, { location }).end());
    const options = { allow: [allowed], resolve: async () => ['169.254.169.254'] };
    await expect(read(`http://${allowed}/`, options)).rejects.toMatchObject({ isForbidden: true });
  });

  test('[K5] the sixth redirect ends it', async () => {
    let requestCount = 0;
    const allowed = await host((_request, response) => {
      requestCount += 1;
      response.writeHead(307, { location: `/${requestCount}` }).end();
    });
    await expect(read(`http://${allowed}/`, { allow: [allowed] })).rejects.toThrow('more than 5 times');
    expect(requestCount).toBe(6);
  });

  test('[K5] no cookie is sent back', async () => {
    const allowed = await host((request, response) => {
      response.setHeader('set-cookie', 'a=b');
      request.url === '/'
        ? response.writeHead(302, { location: '/2' }).end()
        : response.end(request.headers.cookie ?? 'none');
    });
    expect(text((await read(`http://${allowed}/`, { allow: [allowed] })).bytes)).toBe('none');
  });

  test('[K5] more than the limit is refused, said or not said beforehand', async () => {
    const allowed = await host((request, response) => {
      if (request.url === '/said') {
        response.setHeader('content-length', 2000);
      }
      response.write('x'.repeat(1000));
      response.end('x'.repeat(1000));
    });
    for (const path of ['said', 'unsaid']) {
      await expect(read(`http://${allowed}/${path}`, { allow: [allowed], limit: 1500 })).rejects.toThrow(
        'larger than 1500',
      );
    }
  });

  test('[K5] a small packed answer that unpacks beyond the limit is refused', async () => {
    const packed = gzipSync('0'.repeat(5_000_000));
    const allowed = await host((_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(packed),
    );
    await expect(read(`http://${allowed}/`, { allow: [allowed], limit: 1_000_000 })).rejects.toThrow(
      'larger',
    );
    expect((await read(`http://${allowed}/`, { allow: [allowed] })).bytes).toHaveLength(5_000_000);
  });

  test('[K5] a broken packed answer says so', async () => {
    const allowed = await host((_request, response) =>
      response.setHeader('content-encoding', 'gzip').end('no gzip'),
    );
    await expect(read(`http://${allowed}/`, { allow: [allowed] })).rejects.toThrow('breaks off');
  });

  test('[K5] a host that never answers – after the time limit – is given up as too slow', async () => {
    const allowed = await host(() => {});
    await expect(read(`http://${allowed}/`, { allow: [allowed], timeout: 50 })).rejects.toThrow('too slow');
  });

  test('[K5] an error of the host says its number', async () => {
    const allowed = await host((_request, response) => response.writeHead(404).end());
    await expect(read(`http://${allowed}/`, { allow: [allowed] })).rejects.toThrow('answers 404');
  });
});
