/** GB/T 32918.5: y² = x³ − 3x + b over the field of P. */
const P = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn;
const B = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n;
export const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;

export type Affine = readonly [bigint, bigint];
/** x/z², y/z³: sums without division. */
type Jacobian = readonly [bigint, bigint, bigint];

export const GENERATOR: Affine = [
  0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
];

/** From 0 on; between the steps of a sum values may be negative. */
const positive = (value: bigint): bigint => ((value % P) + P) % P;

export const isOnCurve = ([x, y]: Affine): boolean =>
  x < P && y < P && positive(y * y - (x * x - 3n) * x - B) === 0n;

function doubled([x, y, z]: Jacobian): Jacobian {
  const delta = (z * z) % P;
  const gamma = (y * y) % P;
  const beta = (x * gamma) % P;
  const alpha = (3n * (x - delta) * (x + delta)) % P;
  const x3 = (alpha * alpha - 8n * beta) % P;
  return [x3, (alpha * (4n * beta - x3) - 8n * gamma * gamma) % P, (2n * y * z) % P];
}

/** undefined = the point at infinity. */
function sum(one: Jacobian | undefined, other: Jacobian): Jacobian | undefined {
  if (!one) return other;
  const [x1, y1, z1] = one;
  const [x2, y2, z2] = other;
  const zz1 = (z1 * z1) % P;
  const zz2 = (z2 * z2) % P;
  const u = (x1 * zz2) % P;
  const s = (y1 * zz2 * z2) % P;
  const h = (x2 * zz1 - u) % P;
  const r = (y2 * zz1 * z1 - s) % P;
  if (h === 0n) return r === 0n ? doubled(one) : undefined;
  const hh = (h * h) % P;
  const hhh = (h * hh) % P;
  const v = (u * hh) % P;
  const x3 = (r * r - hhh - 2n * v) % P;
  return [x3, (r * (v - x3) - s * hhh) % P, (z1 * z2 * h) % P];
}

/** Euclid's way, extended. */
function inverse(value: bigint): bigint {
  let [a, b] = [P, positive(value)];
  let [s, t] = [0n, 1n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a - quotient * b];
    [s, t] = [t, s - quotient * t];
  }
  return positive(s);
}

function affine(point: Jacobian | undefined): Affine {
  if (!point) throw new Error('the point at infinity');
  const [x, y, z] = point;
  const i = inverse(z);
  const ii = (i * i) % P;
  return [positive(x * ii), positive(y * ii * i)];
}

/** Sums of a point's multiples by 1, 2⁶⁴, 2¹²⁸, 2¹⁹²: which ones says the place in the list. */
export type MultiplesTable = readonly (Jacobian | undefined)[];
const ROWS = 4;
const COLUMNS = 64;

/** Less work than one multiplication; with it each takes a third. */
export function createMultiplesTable(point: Affine): MultiplesTable {
  let table: MultiplesTable = [undefined];
  let row: Jacobian = [...point, 1n];
  for (let made = 1; ; made += 1) {
    const here = row;
    table = [...table, ...table.map((one) => sum(one, here))];
    if (made === ROWS) return table;
    for (let step = 0; step < COLUMNS; step += 1) row = doubled(row);
  }
}

/** A point times k, from its table. @param k from 1 to the order − 1 */
export function multiplyPoint(table: MultiplesTable, k: bigint): Affine {
  const bits = k.toString(2).padStart(ROWS * COLUMNS, '0');
  let total: Jacobian | undefined;
  for (let column = 0; column < COLUMNS; column += 1) {
    if (total) total = doubled(total);
    let place = 0;
    // the first digits are the highest row's
    for (let row = 0; row < ROWS; row += 1)
      if (bits[row * COLUMNS + column] === '1') place += 1 << (ROWS - 1 - row);
    const step = table[place];
    if (step) total = sum(total, step);
  }
  return affine(total);
}
