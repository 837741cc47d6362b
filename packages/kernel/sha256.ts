// SHA-256 (FIPS 180-4). The hash must be had at once, in Node and in browsers alike; WebCrypto only promises it.
// The tables are those of sections 5.3.3 and 4.2.2: roots computed here might differ in a last digit between engines.
// oxfmt-ignore
const START = new Int32Array([
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
]);
// oxfmt-ignore
const ROUND = new Int32Array([
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]);

const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const at = (words: Int32Array, place: number): number => words[place] as number;

const compress = (hash: Int32Array, block: DataView, offset: number, w: Int32Array): void => {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(offset + i * 4);
  // Sums are cut to 32 bits one by one: a long sum is reckoned with fractions, which is slower.
  for (let i = 16; i < 64; i++) {
    const a = at(w, i - 15);
    const b = at(w, i - 2);
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    w[i] = ((at(w, i - 16) + s0) | 0) + ((at(w, i - 7) + s1) | 0);
  }
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (((h + s1) | 0) + ((((e & f) ^ (~e & g)) + ((at(ROUND, i) + at(w, i)) | 0)) | 0)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = at(hash, 0) + a;
  hash[1] = at(hash, 1) + b;
  hash[2] = at(hash, 2) + c;
  hash[3] = at(hash, 3) + d;
  hash[4] = at(hash, 4) + e;
  hash[5] = at(hash, 5) + f;
  hash[6] = at(hash, 6) + g;
  hash[7] = at(hash, 7) + h;
};

const UTF8 = new TextEncoder();
const SCHEDULE = new Int32Array(64);

const wordsOf = (bytes: Uint8Array): Int32Array => {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  block.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const hash = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, block, offset, SCHEDULE);
  return hash;
};

const inHex = (words: Int32Array): string => {
  let text = '';
  for (const word of words) text += (word >>> 0).toString(16).padStart(8, '0');
  return text;
};

/** The four-byte words of the hash. */
export const sha256Words = (message: string): Int32Array => wordsOf(UTF8.encode(message));

/** The hash of a text, in hexadecimal. */
export const sha256 = (message: string): string => inHex(sha256Words(message));

/** The hash of bytes, in hexadecimal. */
export const sha256OfBytes = (bytes: Uint8Array): string => inHex(wordsOf(bytes));

const BLOCK = 64;

const joined = (key: Uint8Array, mask: number, bytes: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(BLOCK + bytes.length);
  for (let i = 0; i < BLOCK; i++) whole[i] = (key[i] ?? 0) ^ mask;
  whole.set(bytes, BLOCK);
  return whole;
};

/** HMAC-SHA256 (FIPS 198-1) of a text, under a key of at most 64 bytes, in four-byte words. */
export const hmacSha256 = (key: Uint8Array, message: string): Int32Array => {
  if (key.length > BLOCK) throw new Error(`a key of ${key.length} bytes`);
  const inner = new DataView(new ArrayBuffer(32));
  wordsOf(joined(key, 0x36, UTF8.encode(message))).forEach((word, place) => inner.setInt32(place * 4, word));
  return wordsOf(joined(key, 0x5c, new Uint8Array(inner.buffer)));
};
