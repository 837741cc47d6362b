// SHA-256 (FIPS 180-4). The hash must be had at once, in Node and in browsers alike; WebCrypto only promises it.
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
const START = new Int32Array(primes(8).map((p) => fraction(p ** (1 / 2))));
const ROUND = new Int32Array(primes(64).map((p) => fraction(p ** (1 / 3))));

const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const compress = (hash: Int32Array, block: DataView, offset: number, w: Int32Array): void => {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] ?? 0;
    const b = w[i - 2] ?? 0;
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = ((hash[i] ?? 0) + word) | 0;
  });
};

/** The four-byte words of the hash. */
export const sha256Words = (message: string): Int32Array => {
  const bytes = new TextEncoder().encode(message);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  block.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const hash = START.slice();
  const schedule = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, block, offset, schedule);
  return hash;
};

/** The hash of a text, in hexadecimal. */
export const sha256 = (message: string): string =>
  [...sha256Words(message)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
