import type { ChangesReply } from '@osnowa/contract';
import { oneAtATime } from '@osnowa/http';
import type { ApiClient } from '../../app/content/api.ts';

/** Pause between two reads of the change log, in ms: a change is on all pages within a second. */
const PAUSE_MS = 1_000;
/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 3_000;

/** Dependencies of the follower. */
export interface FollowerOptions {
  api: ApiClient;
  /** Content with these tags has changed; `null`: anything may have. */
  onChange(tags: readonly string[] | null): void;
  /** The content service has answered, whether or not something has changed. */
  onAnswer(): void;
}

/** Follows the change log of the content service. */
export interface ChangeFollower {
  /**
   * Reads new rows of the log. A call during another one reads again after it, because that one may
   * have been answered before the change.
   * @throws AppError when the log cannot be read
   */
  look(): Promise<void>;
  /** The cursor in the log; `null` before the first answer. */
  cursor(): string | null;
  /**
   * Reads the log again and again until the process ends.
   * @returns when the content service has answered for the first time
   */
  start(): Promise<void>;
  stop(): void;
}

/** A follower that has read nothing yet. */
export function createChangeFollower({ api, onChange, onAnswer }: FollowerOptions): ChangeFollower {
  let cursor: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function read(): Promise<void> {
    const after = cursor ?? undefined;
    apply(await api.call('changes', { after }, { timeoutMs: TIMEOUT_MS }));
    onAnswer();
  }

  function apply(answer: ChangesReply): void {
    // First, so that reads caused by the change ask for at least this state.
    cursor = answer.cursor;
    if (answer.changes === null) onChange(null);
    else for (const tags of answer.changes) onChange(tags);
  }

  const look = oneAtATime(read);

  async function lookOn(answered: () => void): Promise<void> {
    // A content service that does not answer is reported where its content is read.
    await look().then(answered, () => undefined);
    if (!stopped) timer = setTimeout(() => void lookOn(answered), PAUSE_MS).unref();
  }

  return {
    look,
    cursor: () => cursor,
    start: () => new Promise((resolve) => void lookOn(resolve)),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
