import type { WebSocket } from '@fastify/websocket';

const PING_MS = 30_000;

/** Cuts a socket that has not been heard of between two pings; whatever it sends is a sign of life. */
export const keepPulse = (socket: WebSocket): void => {
  let isAlive = true;
  const lives = (): void => {
    isAlive = true;
  };
  const pulse = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', lives);
  socket.on('message', lives);
  socket.on('close', () => clearInterval(pulse));
};
