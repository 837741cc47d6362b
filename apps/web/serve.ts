import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Site } from './site.ts';

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

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** The name of the file that an address means; only what the site knows by that very name can be had. */
const nameOf = (url: string): string | undefined => {
  const name = decoded(url.split(/[?#]/, 1)[0] ?? '/');
  if (name === undefined || !name.startsWith('/')) return undefined;
  return `${name.slice(1)}${name.endsWith('/') ? 'index.html' : ''}`;
};

const reply = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { ...GUARDS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${words}\n`);
};

const answer = (site: Site, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return reply(response, 405, 'Only GET and HEAD.');
  }
  if (url === '/healthz') return reply(response, 200, 'ok');
  const name = nameOf(url);
  const file = name === undefined ? undefined : site.find(name);
  if (!file) return reply(response, 404, 'There is nothing here.');
  const accepted = String(headers['accept-encoding'] ?? '');
  const packed = file.packed.find(({ encoding }) => accepted.includes(encoding));
  const head: Record<string, string> = {
    ...GUARDS,
    'Content-Type': KINDS[path.extname(file.name)] ?? 'application/octet-stream',
    'Cache-Control': file.isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(packed ? { 'Content-Encoding': packed.encoding } : {}),
  };
  if (headers['if-none-match'] === file.etag) {
    response.writeHead(304, head);
    response.end();
    return;
  }
  const { bytes } = packed ?? file;
  response.writeHead(200, { ...head, 'Content-Length': String(bytes.length) });
  response.end(method === 'HEAD' ? undefined : bytes);
};

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with the files of a folder, which were compressed beforehand. */
export const siteIn = (folder: string): Answering => {
  const site = new Site(folder);
  return (request, response) => {
    try {
      answer(site, request, response);
    } catch (caught) {
      console.error(caught);
      if (response.headersSent) response.destroy();
      else reply(response, 500, 'The server has a fault.');
    }
  };
};

/** The client alone, without the server for play over the network. */
export const staticServer = (folder: string): Server => createServer(siteIn(folder));

const NEXT_PORTS = 50;

/** Listens at this port, or at the next one that is free. */
export const nearPort = async <T>(port: number, listen: (port: number) => Promise<T>): Promise<T> => {
  for (let next = port; ; next++) {
    try {
      return await listen(next);
    } catch (caught) {
      const isTaken = caught instanceof Error && 'code' in caught && caught.code === 'EADDRINUSE';
      if (!isTaken || port === 0 || next >= port + NEXT_PORTS || next >= 65_535) throw caught;
    }
  }
};

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Gives the port that it got. */
export const listenNear = (server: Server, port: number, host: string): Promise<number> =>
  nearPort(port, (next) => listening(server, next, host));
