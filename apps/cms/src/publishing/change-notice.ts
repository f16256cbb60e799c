import { NOTICE_PATH } from '@osnowa/contract';
import { signatureHeaders } from '@osnowa/http';
import type { Config, PayloadRequest, Plugin } from 'payload';
import { onePerProcess } from '../platform/process/shared.ts';
import { type ChangeListener, contentChanges } from './content-changes.ts';
import { followSaves } from './follow-saves.ts';
import { keyOf, type Place, type StoredRow, storedRow } from './place.ts';
import { hasOwnRead, isContent, type TagRow, tagsOfDocument } from './tags.ts';

type PublicRow = StoredRow | null;

/** Public states before the change of this request. */
const remembered = new WeakMap<PayloadRequest, Map<string, PublicRow>>();

const nameOf = (place: Place) => Object.values(keyOf(place)).join(' ');

async function remember(req: PayloadRequest, place: Place): Promise<void> {
  if (!isContent(keyOf(place).source, req.payload.config)) return;
  const rows = remembered.get(req) ?? new Map<string, PublicRow>();
  remembered.set(req, rows.set(nameOf(place), await storedRow(req, place)));
}

function isPublic({ _status, deletedAt }: TagRow): boolean {
  return _status !== 'draft' && !deletedAt;
}

/** Records the public state before and after the change, if either is public. */
async function record(
  req: PayloadRequest,
  place: Place,
  rows: readonly PublicRow[],
): Promise<void> {
  const seen = rows.filter((row) => row !== null).filter(isPublic);
  const { source } = keyOf(place);
  const tags = [...new Set(seen.flatMap((row) => tagsOfDocument(source, row)))];
  if (tags.length === 0) return;
  const id = 'global' in place ? undefined : place.id;
  const { transactionID } = req;
  const transaction = transactionID instanceof Promise ? null : transactionID;
  await contentChanges(req.payload).record({ source, id, tags }, transaction);
}

async function changed(req: PayloadRequest, place: Place, isNew: boolean): Promise<void> {
  const { source } = keyOf(place);
  // No document can show a new picture, author or tag yet.
  if (!isContent(source, req.payload.config) || (isNew && !hasOwnRead(source))) return;
  const before = remembered.get(req)?.get(nameOf(place)) ?? null;
  remembered.get(req)?.delete(nameOf(place));
  const after = await storedRow(req, place);
  // Saving a draft does not change the public row.
  if (before && after && String(before.updatedAt) === String(after.updatedAt)) return;
  await record(req, place, [before, after]);
}

/** Records that visitors see a document differently, although its row is unchanged. */
export async function recordShownOtherwise(req: PayloadRequest, place: Place): Promise<void> {
  await record(req, place, [await storedRow(req, place)]);
}

const watchSaves = followSaves({
  isFollowed: () => true,
  changing: remember,
  saved: changed,
  deleted: async (req, place, document) => {
    const isShown = isContent(keyOf(place).source, req.payload.config);
    if (isShown) await record(req, place, [document as StoredRow]);
  },
});

/**
 * The database adapter, which writes the changes of a transaction into the change log before its
 * commit.
 */
function watchedDatabase(db: Config['db']): Config['db'] {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args);
      const commit = adapter.commitTransaction.bind(adapter);
      const rollBack = adapter.rollbackTransaction.bind(adapter);
      adapter.commitTransaction = async (id) => {
        const changes = contentChanges(args.payload);
        await changes.committing(await id);
        await commit(id);
        await changes.committed(await id);
      };
      adapter.rollbackTransaction = async (id) => {
        await rollBack(id);
        contentChanges(args.payload).rolledBack(await id);
      };
      return adapter;
    },
  };
}

/**
 * Payload plugin that watches every collection and global: a change of published content goes into
 * the change log, and once it has been committed, the replies that show it are dropped and the site
 * processes are asked to look at the log. Drafts change nothing for visitors. No save waits for a
 * site or fails because of it.
 */
export function changeNotices(targets: NoticeTargets): Plugin {
  return async (config) => ({
    ...(await watchSaves(config)),
    db: watchedDatabase(config.db),
    onInit: async (payload) => {
      const changes = contentChanges(payload);
      await changes.follow();
      changes.listen(noticeSender(targets));
      await config.onInit?.(payload);
    },
  });
}

/** Settings of the notices: the site processes and the key. */
export interface NoticeTargets {
  /** Addresses of all site processes, without a slash at the end. */
  siteUrls: readonly string[];
  /** Key of the signature, shared with the site. */
  secret: string;
}

/** Changes within this many ms are one notice: one click in the admin saves several documents. */
const GATHER = 50;
/** Longest wait for a site's answer, in ms. */
const ANSWER_WITHIN = 5_000;

/**
 * Why a site did not get the notice of the newest change: it is down, or another program answers.
 */
export type Unreached = 'away' | 'foreign';

/** The sites that the last notice did not reach, by their addresses. */
export const unreached = onePerProcess('unreached-sites', () => new Map<string, Unreached>());

class NotOurSite extends Error {
  constructor(status: number) {
    super(`It answers ${status} to a notice.`);
  }
}

function reasonOf(error: unknown): Unreached {
  return error instanceof NotOurSite ? 'foreign' : 'away';
}

/**
 * A listener that asks every site process to read the change log. It never throws, and no save
 * waits for it. A lost notice costs a second: the site reads the log by itself.
 */
export function noticeSender({ siteUrls, secret }: NoticeTargets): ChangeListener {
  let isWaiting = false;

  async function post(siteUrl: string): Promise<void> {
    const body = '{}';
    const response = await fetch(`${siteUrl}${NOTICE_PATH}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(secret, body, Date.now()),
      },
      body,
    });
    await response.body?.cancel();
    if (response.status !== 204) throw new NotOurSite(response.status);
  }

  function send(): void {
    isWaiting = false;
    for (const siteUrl of siteUrls) {
      post(siteUrl).then(
        () => unreached().delete(siteUrl),
        (error: unknown) => unreached().set(siteUrl, reasonOf(error)),
      );
    }
  }

  function sendSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(send, GATHER).unref();
  }

  return { onChange: sendSoon, onGap: sendSoon };
}
