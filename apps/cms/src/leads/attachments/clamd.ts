import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** What the scanner says of a file. */
export type Finding = 'clean' | 'infected';

/** Longest wait for the scanner to take or answer something, in ms. */
const PATIENCE_MS = 30_000;
/** Largest piece of a file that is handed over at once, in bytes. */
const PIECE = 64 * 1024;

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/**
 * Has clamd look at a file.
 * @param address path of its socket, or `host:port`
 * @throws Error when it cannot be asked or does not answer
 */
export async function scanFile(address: string, file: string): Promise<Finding> {
  const socket = socketTo(address);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd does not answer')));
  const answer = answerOf(socket);
  // Awaited below; until then a failure must not count as unhandled.
  answer.catch(() => undefined);
  try {
    await write(socket, Buffer.from('zINSTREAM\0'));
    for await (const piece of createReadStream(file, { highWaterMark: PIECE })) {
      await write(socket, Buffer.concat([lengthOf(piece as Buffer), piece as Buffer]));
    }
    await write(socket, Buffer.alloc(4));
    const text = await answer;
    if (/: OK$/.test(text)) return 'clean';
    if (/ FOUND$/.test(text)) return 'infected';
    throw new Error(`clamd says ${JSON.stringify(text.slice(0, 200))}`);
  } finally {
    socket.destroy();
  }
}

function socketTo(address: string): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  return host === undefined ? connect(address) : connect(Number(port), host);
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve(Buffer.concat(pieces).toString('utf8').replaceAll('\0', '').trim()),
    );
  });
}
