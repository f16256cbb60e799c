import { z } from 'zod';

const MESSAGE = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

/** A connection to a browser over WebDriver BiDi. */
export type BidiConnection = {
  /** @throws Error when the browser refuses */
  send<Result>(method: string, params: object, result: z.ZodType<Result>): Promise<Result>;
  close(): void;
};

/**
 * @param address of the browser's remote agent
 * @param onEvent gets the parameters of the events that were subscribed to
 * @throws Error when it does not answer
 */
export async function connectBidi(
  address: string,
  onEvent: (params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const message = MESSAGE.parse(JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(message.params);
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  });
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)));
  await opened;
  let sent = 0;
  return {
    close: () => socket.close(),
    async send(method, params, result) {
      sent += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(sent, answer);
      socket.send(JSON.stringify({ id: sent, method, params }));
      return result.parse(await answer.promise);
    },
  };
}
