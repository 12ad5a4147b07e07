import { expect, test } from 'vitest';
import { signatureOf } from './signature';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const AMAZONS = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-content-sha256': EMPTY,
  'x-amz-date': '20130524T000000Z',
};

test.each([
  [
    '/test.txt',
    { range: 'bytes=0-9' },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    '/?max-keys=2&prefix=J',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])(
  '[K9] the test bucket’s signature of %s – Amazon’s own example – is the one of its documents',
  (url, more, names, signature) => {
    const request = { method: 'GET', url, headers: { ...AMAZONS, ...more } };
    const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
    expect(signatureOf(request, names, '20130524/us-east-1/s3/aws4_request', secret)).toBe(signature);
  },
);
