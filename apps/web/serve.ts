import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const YEAR = 365 * 24 * 3600;

const GUARDS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
};

/** What can be sent in the order of preference: the name's ending, and what the browser calls it. */
const PACKED = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

interface Found {
  readonly file: string;
  readonly encoding?: string;
  readonly etag: string;
}

const isFile = async (file: string): Promise<{ readonly size: number; readonly mtimeMs: number } | undefined> => {
  try {
    const found = await stat(file);
    return found.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
};

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** The file that an address means; nothing outside the folder, nothing hidden, no packed copy by its own name. */
const fileFor = (folder: string, url: string): string | undefined => {
  const name = decoded(url.split(/[?#]/, 1)[0] ?? '/');
  if (name === undefined || name.includes('\0')) return undefined;
  const file = path.resolve(folder, `.${name.endsWith('/') ? `${name}index.html` : name}`);
  const within = path.relative(folder, file);
  const isInside = within !== '' && !within.startsWith('..') && !path.isAbsolute(within);
  const isHidden = within.split(path.sep).some((part) => part.startsWith('.'));
  return isInside && !isHidden && !/\.(br|gz)$/.test(within) ? file : undefined;
};

const foundFor = async (file: string, accepted: string): Promise<Found | undefined> => {
  const plain = await isFile(file);
  if (!plain) return undefined;
  const etag = `"${plain.size.toString(36)}-${Math.round(plain.mtimeMs).toString(36)}"`;
  for (const [ending, encoding] of PACKED)
    if (accepted.includes(encoding) && (await isFile(`${file}${ending}`)))
      return { file: `${file}${ending}`, encoding, etag };
  return { file, etag };
};

const reply = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { ...GUARDS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${words}\n`);
};

const answer = async (folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return reply(response, 405, 'Only GET and HEAD.');
  }
  if (url === '/healthz') return reply(response, 200, 'ok');
  const file = fileFor(folder, url);
  const found = file === undefined ? undefined : await foundFor(file, String(headers['accept-encoding'] ?? ''));
  if (file === undefined || !found) return reply(response, 404, 'There is nothing here.');
  const isHashed = path.relative(folder, file).startsWith('assets');
  const head: Record<string, string> = {
    ...GUARDS,
    'Content-Type': KINDS[path.extname(file)] ?? 'application/octet-stream',
    // Files under assets carry a hash in their name: what one of them holds never changes.
    'Cache-Control': isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    ETag: found.etag,
    Vary: 'Accept-Encoding',
    ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
  };
  if (headers['if-none-match'] === found.etag) {
    response.writeHead(304, head);
    response.end();
    return;
  }
  const bytes = await readFile(found.file);
  response.writeHead(200, { ...head, 'Content-Length': String(bytes.length) });
  response.end(method === 'HEAD' ? undefined : bytes);
};

/** Serves a folder of files that were compressed beforehand. */
export const staticServer = (folder: string): Server =>
  createServer((request, response) => {
    answer(folder, request, response).catch((caught: unknown) => {
      console.error(caught);
      if (response.headersSent) response.destroy();
      else reply(response, 500, 'The server has a fault.');
    });
  });

const NEXT_PORTS = 50;

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Listens at this port, or at the next one that is free. Gives the port that it got. */
export const listenNear = async (server: Server, port: number, host: string): Promise<number> => {
  for (let next = port; ; next++) {
    try {
      return await listening(server, next, host);
    } catch (caught) {
      const isTaken = caught instanceof Error && 'code' in caught && caught.code === 'EADDRINUSE';
      if (!isTaken || port === 0 || next >= port + NEXT_PORTS || next >= 65_535) throw caught;
    }
  }
};
