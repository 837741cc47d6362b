import type { Client } from './worker-client.ts';

/** A name that every file system takes. */
export const fileName = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain === '' ? 'bivouac' : plain.slice(0, 60)}.json`;
};

/** Saves a sitting's record as a file. What it holds goes from the worker to the disk, past the page. */
export const downloadRecord = async (client: Client, sitting: string, name: string): Promise<void> => {
  saveBlob(await client.ask('record', { sitting }), name);
};

export const saveBlob = (record: Blob, name: string): void => {
  const address = URL.createObjectURL(record);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
