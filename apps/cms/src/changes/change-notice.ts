import type {
  CollectionConfig,
  CollectionSlug,
  Config,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload';
import { contentChanges } from './content-changes.ts';
import { type NoticeTargets, noticeSender } from './notice-sender.ts';
import { hasOwnRead, isContent, type TagRow, tagsOfDocument } from './tags.ts';

/** Where a document is stored: in a collection under an id, or as a global. */
type Place = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug };

/** The stored state of a document; drafts are stored elsewhere until they are published. */
type PublicRow = (TagRow & { id: number | string }) | null;

function slugOf(place: Place): string {
  return 'global' in place ? place.global : place.collection;
}

async function publicRow(req: PayloadRequest, place: Place): Promise<PublicRow> {
  const { db } = req.payload;
  if ('global' in place) return db.findGlobal<NonNullable<PublicRow>>({ slug: place.global, req });
  const { collection, id } = place;
  return db.findOne<NonNullable<PublicRow>>({ collection, req, where: { id: { equals: id } } });
}

/** Public states before the change of this request. */
const remembered = new WeakMap<PayloadRequest, Map<string, PublicRow>>();

function keyOf(place: Place): string {
  return 'global' in place ? place.global : `${place.collection} ${place.id}`;
}

async function remember(req: PayloadRequest, place: Place): Promise<void> {
  if (!isContent(slugOf(place), req.payload.config)) return;
  const rows = remembered.get(req) ?? new Map<string, PublicRow>();
  remembered.set(req, rows.set(keyOf(place), await publicRow(req, place)));
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
  const source = slugOf(place);
  const tags = [...new Set(seen.flatMap((row) => tagsOfDocument(source, row)))];
  if (tags.length === 0) return;
  const id = 'global' in place ? undefined : place.id;
  await contentChanges(req.payload).record({ source, id, tags }, transactionOf(req));
}

function transactionOf({ transactionID }: PayloadRequest): number | string | null {
  return transactionID instanceof Promise ? null : (transactionID ?? null);
}

async function changed(req: PayloadRequest, place: Place, isNew: boolean): Promise<void> {
  const slug = slugOf(place);
  // No document can show a new picture, author or tag yet.
  if (!isContent(slug, req.payload.config) || (isNew && !hasOwnRead(slug))) return;
  const before = remembered.get(req)?.get(keyOf(place)) ?? null;
  remembered.get(req)?.delete(keyOf(place));
  const after = await publicRow(req, place);
  // Saving a draft does not change the public row.
  if (before && after && String(before.updatedAt) === String(after.updatedAt)) return;
  await record(req, place, [before, after]);
}

/** Records that visitors see a document differently, although its row is unchanged. */
export async function recordShownOtherwise(req: PayloadRequest, place: Place): Promise<void> {
  await record(req, place, [await publicRow(req, place)]);
}

function watchedCollection(config: CollectionConfig): CollectionConfig {
  const collection = config.slug as CollectionSlug;
  const { hooks = {} } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          if (originalDoc?.id) await remember(req, { collection, id: originalDoc.id });
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, operation, req }) => {
          await changed(req, { collection, id: doc.id }, operation === 'create');
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          if (isContent(collection, req.payload.config))
            await record(req, { collection, id }, [doc]);
          return doc;
        },
      ],
    },
  };
}

function watchedGlobal(config: GlobalConfig): GlobalConfig {
  const place = { global: config.slug as GlobalSlug };
  const { hooks = {} } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          await remember(req, place);
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await changed(req, place, false);
          return doc;
        },
      ],
    },
  };
}

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
  return (config) => ({
    ...config,
    collections: config.collections?.map(watchedCollection),
    globals: config.globals?.map(watchedGlobal),
    db: watchedDatabase(config.db),
    onInit: async (payload) => {
      const changes = contentChanges(payload);
      await changes.follow();
      changes.listen(noticeSender(targets));
      await config.onInit?.(payload);
    },
  });
}
