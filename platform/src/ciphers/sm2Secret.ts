import { createECDH } from 'node:crypto';
import { weierstrass } from '@noble/curves/abstract/weierstrass.js';

const MARK = Buffer.of(4);

/** The curve of GB/T 32918.5. */
const Point = weierstrass({
  p: 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn,
  n: 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n,
  h: 1n,
  a: 0xfffffffeffffffffffffffffffffffffffffffff00000000fffffffffffffffcn,
  b: 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n,
  Gx: 0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  Gy: 0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
});

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** OpenSSL 3.5, which Node 24 has, refuses every SM2 key pair, its own too. */
function takesOwnKeys(): boolean {
  const pair = createECDH('SM2');
  const own = pair.generateKeys();
  try {
    pair.computeSecret(own);
    return true;
  } catch (error) {
    if (isCode(error, 'ERR_CRYPTO_INVALID_KEYPAIR')) return false;
    throw error;
  }
}

const isSm2Native = takesOwnKeys();

/** x of the point that a private key and a point share; undefined where the point is not on the curve. @param point x and y, 64 bytes */
export type SharedX = (point: Buffer) => Buffer | undefined;

/** @param privateKey hex */
export function sharedXOf(privateKey: string, isNative = isSm2Native): SharedX {
  return isNative ? nativeSharedX(privateKey) : librarySharedX(privateKey);
}

function nativeSharedX(privateKey: string): SharedX {
  const curve = createECDH('SM2');
  curve.setPrivateKey(privateKey, 'hex');
  return (point) => {
    try {
      return curve.computeSecret(Buffer.concat([MARK, point]));
    } catch (error) {
      if (isCode(error, 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY')) return undefined;
      throw error;
    }
  };
}

function librarySharedX(privateKey: string): SharedX {
  const key = BigInt(`0x${privateKey}`);
  return (point) => {
    const read = pointOf(point);
    return read && Buffer.from(read.multiply(key).toBytes(true).subarray(1));
  };
}

function pointOf(point: Buffer) {
  try {
    return Point.fromBytes(Buffer.concat([MARK, point]));
  } catch {
    // bytes that are no point of the curve; nothing else happens here
    return undefined;
  }
}
