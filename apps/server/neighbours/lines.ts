import type { Socket } from 'node:net';

/** Cuts what arrives into lines. `most`: who sends a longer one is cut off. */
export const eachLine = (socket: Socket, heard: (line: string) => void, most = Number.POSITIVE_INFINITY): void => {
  let begun: string[] = [];
  let length = 0;
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      const line = begun.length === 0 ? piece.slice(from, end) : begun.join('') + piece.slice(from, end);
      begun = [];
      length = 0;
      from = end + 1;
      heard(line);
    }
    if (from === piece.length) return;
    begun.push(piece.slice(from));
    length += piece.length - from;
    if (length > most) socket.destroy();
  });
};

/** Sends lines. Those of one round of the event loop leave together, whoever's they are: a call to the system costs more than a line. */
export const sendingLines = (socket: Socket): ((line: string) => void) => {
  let gathered = '';
  return (line) => {
    if (gathered === '')
      setImmediate(() => {
        const whole = gathered;
        gathered = '';
        if (!socket.destroyed) socket.write(whole);
      });
    gathered += `${line}\n`;
  };
};

/** A line of a link: what it is, which visit or question it belongs to, and what is said. */
export interface Word {
  readonly verb: string;
  readonly id: number;
  readonly said: string;
}

export const wordIn = (line: string): Word => {
  const end = line.indexOf(' ', 2);
  return { verb: line.slice(0, 1), id: Number(line.slice(2, end)), said: line.slice(end + 1) };
};

/** A frame in JSON may have line feeds between its parts, where a space says the same; within a text it has none. */
export const lineOf = ({ verb, id, said }: Word): string =>
  `${verb} ${id} ${said.includes('\n') ? said.replaceAll('\n', ' ') : said}`;
