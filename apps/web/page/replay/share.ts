const GZIP = 'data:application/gzip;base64,';

/** Longer addresses than this are cut off by some mail programs and chats, and by some browsers. */
const MOST_LETTERS = 30_000;

const piped = (blob: Blob, through: GenericTransformStream): Promise<Blob> =>
  new Response(
    blob.stream().pipeThrough(through as ReadableWritablePair<BufferSource, Uint8Array<ArrayBuffer>>),
  ).blob();

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** A record as an address that holds all of it; nothing when it would be too long. */
export const addressOf = async (record: Blob): Promise<string | undefined> => {
  const address = `${GZIP}${await base64(await piped(record, new CompressionStream('gzip')))}`;
  return address.length > MOST_LETTERS ? undefined : address;
};

/** May a replay be fetched from there? Only from this very site, or from the address itself. */
export const mayFetch = (address: string, here: string): boolean => {
  if (address.startsWith('data:')) return true;
  try {
    return new URL(address, here).origin === new URL(here).origin;
  } catch {
    return false;
  }
};

/** The text of the record that an address leads to. */
export const fetchRecord = async (address: string, here: string): Promise<string> => {
  const response = await fetch(new URL(address, here));
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  const blob = await response.blob();
  return (address.startsWith(GZIP) ? await piped(blob, new DecompressionStream('gzip')) : blob).text();
};
