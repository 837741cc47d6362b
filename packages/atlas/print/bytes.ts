/** Reads a file from front to back, high byte first. */
export class ByteReader {
  readonly #data: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  }

  skip(count: number): void {
    this.#at += count;
  }

  u8(): number {
    return this.#view.getUint8(this.#at++);
  }

  u16(): number {
    const value = this.#view.getUint16(this.#at);
    this.#at += 2;
    return value;
  }

  i16(): number {
    const value = this.#view.getInt16(this.#at);
    this.#at += 2;
    return value;
  }

  u32(): number {
    const value = this.#view.getUint32(this.#at);
    this.#at += 4;
    return value;
  }

  bytes(count: number): Uint8Array {
    const part = this.#data.subarray(this.#at, this.#at + count);
    if (part.length < count) throw new Error('the file ends too early');
    this.#at += count;
    return part;
  }

  text(count: number): string {
    return String.fromCharCode(...this.bytes(count));
  }

  /** A number in seven bits to the byte; the high bit says that more follow. */
  base128(): number {
    let value = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error('a number in the file is too long');
  }

  /** A number that is mostly small: one byte up to 252, two or three beyond. */
  short255(): number {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 254) return this.u8() + 506;
    return first === 255 ? this.u8() + 253 : first;
  }
}

/** Collects bytes, high byte first. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  u8(value: number): this {
    this.#bytes.push(value & 255);
    return this;
  }

  u16(value: number): this {
    return this.u8(value >> 8).u8(value);
  }

  u32(value: number): this {
    return this.u16(value >>> 16).u16(value);
  }

  bytes(values: Iterable<number>): this {
    for (const value of values) this.u8(value);
    return this;
  }

  align(step: number): this {
    while (this.#bytes.length % step !== 0) this.u8(0);
    return this;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
