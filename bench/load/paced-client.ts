import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Settings of a client that sends at a fixed rate. */
export type Pace = {
  /** Origin, `http://host:port`. */
  address: string;
  paths: readonly string[];
  /** Requests a second, sent whether or not earlier ones are answered. */
  perSecond: number;
  connections: number;
  seconds: number;
};

/** One answer; `ms` counts from the planned time of the request, so that queueing is included. */
export type Paced = { ms: number; status: number };

type Due = { at: number; path: string };

/**
 * Sends requests at a fixed rate over persistent connections. wrk cannot do that: it waits for each
 * answer, so a slow server gets fewer requests. It uses sockets, because Node's own client takes
 * longer for a request than the server does.
 */
export async function askAtPace(pace: Pace): Promise<Paced[]> {
  const answers: Paced[] = [];
  const waiting: Due[] = [];
  const idle: Connection[] = [];
  const all = Array.from({ length: pace.connections }, () =>
    openConnection(pace.address, (connection, answer) => {
      if (answer) answers.push(answer);
      else if (idle.includes(connection)) return;
      const next = waiting.shift();
      if (next) connection.ask(next);
      else idle.push(connection);
    }),
  );
  const started = performance.now();
  const total = pace.perSecond * pace.seconds;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, ((performance.now() - started) / 1_000) * pace.perSecond);
    for (; sent < due; sent += 1) {
      const at = started + (sent / pace.perSecond) * 1_000;
      const one = { at, path: pace.paths[sent % pace.paths.length] as string };
      // The connection that was idle longest, so that none is idle until the server closes it.
      const free = idle.shift();
      if (free) free.ask(one);
      else waiting.push(one);
    }
    await sleep(1);
  }
  const until = performance.now() + 10_000;
  while (answers.length < total && performance.now() < until) await sleep(10);
  for (const connection of all) connection.close();
  const lost = Math.max(0, Math.round(total) - answers.length);
  return [...answers, ...Array.from({ length: lost }, () => ({ ms: 10_000, status: 0 }))];
}

const NOTHING: Buffer = Buffer.alloc(0);
const CHUNK_BYTES = 64 * 1024;

type Connection = { ask(due: Due): void; close(): void };

/** @param onFree called with the connection when it is free again, and with its last answer */
function openConnection(
  address: string,
  onFree: (connection: Connection, answer: Paced | null) => void,
): Connection {
  const { hostname, port, host } = new URL(address);
  let socket: Socket;
  let asked: Due | null = null;
  let left = 0;
  let status = 0;
  let head: Buffer = NOTHING;
  let closing = false;
  let isLast = false;
  // A new buffer for each chunk would be garbage, whose collection looks like slow answers.
  const onread = {
    buffer: Buffer.alloc(CHUNK_BYTES),
    callback(bytes: number) {
      take(onread.buffer.subarray(0, bytes));
      return true;
    },
  };

  function open(): void {
    socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    socket.on('connect', () => (asked ? send(asked) : onFree(connection, null)));
    socket.on('error', () => socket.destroy());
    // The server closes a connection now and then; its open request is sent again.
    socket.on('close', () => {
      if (!closing) open();
    });
  }

  function send({ path }: Due): void {
    [left, head, status] = [0, NOTHING, 0];
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`);
  }

  function take(chunk: Buffer): void {
    let body = chunk.byteLength;
    if (status === 0) {
      const begun = head.byteLength > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = begun.indexOf('\r\n\r\n');
      if (end === -1) {
        head = Buffer.from(begun);
        return;
      }
      const lines = begun.toString('latin1', 0, end);
      status = Number(lines.slice(9, 12));
      isLast = /\r\nconnection: close/i.test(lines);
      left = Number(/\r\ncontent-length: (\d+)/i.exec(lines)?.[1] ?? 0);
      body = begun.byteLength - end - 4;
    }
    left -= body;
    if (left > 0 || !asked) return;
    const answer = { ms: performance.now() - asked.at, status };
    asked = null;
    // The server announces the end and leaves closing to the client; it refuses further requests.
    if (isLast) socket.destroy();
    onFree(connection, answer);
  }

  const connection: Connection = {
    ask(due) {
      asked = due;
      if (socket.readyState === 'open') send(due);
    },
    close() {
      closing = true;
      socket.destroy();
    },
  };
  open();
  return connection;
}
