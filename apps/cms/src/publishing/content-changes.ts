import { oneAtATime } from '@osnowa/http';
import type { Payload } from 'payload';
import { onePerPayload } from '../platform/process/shared.ts';
import { appendChanges, type ContentChange, type LogRow, readLog } from './change-log.ts';

export type { ContentChange };

export interface ChangeListener {
  /** One change, in the order in which they took effect. */
  onChange(change: ContentChange): void;
  /** The log does not reach back far enough: anything may have changed. */
  onGap(): void;
}

type TransactionId = number | string;

/**
 * The changes of published content, as this process follows them. Each is written into the change
 * log of the database, in its own transaction. All processes read them from there, this one too:
 * right after its own commits, and otherwise when `follow` is called.
 */
class ContentChanges {
  readonly #payload: Payload;
  readonly #listeners = new Set<ChangeListener>();
  readonly #uncommitted = new Map<TransactionId, ContentChange[]>();
  #cursor: string | null = null;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Reports every change from now on to the listener. */
  listen(listener: ChangeListener): void {
    this.#listeners.add(listener);
  }

  /**
   * Records a change; without a transaction it has taken effect already, and is published at once.
   */
  async record(
    change: ContentChange,
    transaction: TransactionId | null | undefined,
  ): Promise<void> {
    if (transaction) {
      const waiting = this.#uncommitted.get(transaction) ?? [];
      this.#uncommitted.set(transaction, [...waiting, change]);
      return;
    }
    await appendChanges(this.#payload, [change], null);
    await this.followOwn();
  }

  /**
   * Writes the changes of a transaction into the log, as the last step before its commit: until
   * then no other transaction waits for the end of the log.
   */
  async committing(transaction: TransactionId): Promise<void> {
    const changes = this.#uncommitted.get(transaction);
    if (changes) await appendChanges(this.#payload, changes, transaction);
  }

  /** A transaction was committed. A read from now on finds the new state. */
  async committed(transaction: TransactionId): Promise<void> {
    if (this.#uncommitted.delete(transaction)) await this.followOwn();
  }

  /** A transaction was rolled back. */
  rolledBack(transaction: TransactionId): void {
    this.#uncommitted.delete(transaction);
  }

  /**
   * Reads new rows of the log and reports them to the listeners. A call during another one reads
   * again after it, because that one may have read before the change.
   */
  readonly follow: () => Promise<void> = oneAtATime(() => this.#read());

  /** Follows the log at least as far as a cursor that another process has reached. */
  async reach(cursor: string): Promise<void> {
    if (this.#cursor === null || idOf(cursor) > idOf(this.#cursor)) await this.follow();
  }

  /**
   * Follows the log after a change of this process. The change is stored, so an error in reading
   * must not fail it.
   */
  async followOwn(): Promise<void> {
    await this.follow().catch((err: unknown) => {
      this.#payload.logger.warn({ err }, 'The change log could not be read; it is tried again.');
    });
  }

  async #read(): Promise<void> {
    const { cursor, rows } = await readLog(this.#payload, this.#cursor);
    this.#cursor = cursor;
    if (rows === null) this.#reportGap();
    else this.#report(rows);
  }

  #report(rows: readonly LogRow[]): void {
    for (const change of rows.flatMap(({ changes }) => changes)) {
      for (const listener of this.#listeners) listener.onChange(change);
    }
  }

  #reportGap(): void {
    for (const listener of this.#listeners) listener.onGap();
  }
}

function idOf(cursor: string): number {
  return Number(cursor.split('.', 1)[0]);
}

export const contentChanges = onePerPayload(
  'content-changes',
  (payload) => new ContentChanges(payload),
);
