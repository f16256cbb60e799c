import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload';
import type { Place } from './place.ts';

type Lists = Readonly<Record<string, readonly unknown[] | undefined>>;

/** A collection or global with further hooks, behind its own and before them. */
export function withHooks<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  behind: NonNullable<Config['hooks']>,
  before: Config['hooks'] = {},
): Config {
  const lists = [before, config.hooks ?? {}, behind] as Lists[];
  const names = new Set(lists.flatMap(Object.keys));
  const hooks = [...names].map((name) => [name, lists.flatMap((one) => one[name] ?? [])]);
  return { ...config, hooks: Object.fromEntries(hooks) };
}

interface Follower {
  isFollowed(config: CollectionConfig | GlobalConfig, isGlobal: boolean): boolean;
  /** Before a change of a stored document. */
  changing?(req: PayloadRequest, place: Place): Promise<void>;
  saved(req: PayloadRequest, place: Place, isNew: boolean): Promise<void>;
  deleted(req: PayloadRequest, place: Place, document: unknown): Promise<void>;
}

/** Payload plugin that does something at each save and deletion, in its transaction. */
export function followSaves({ isFollowed, changing, saved, deleted }: Follower): Plugin {
  const followedCollection = (config: CollectionConfig): CollectionConfig => {
    const collection = config.slug as CollectionSlug;
    if (!isFollowed(config, false)) return config;
    return withHooks(config, {
      beforeChange: [
        async ({ data, originalDoc, req }) => {
          if (originalDoc?.id) await changing?.(req, { collection, id: originalDoc.id });
          return data;
        },
      ],
      afterChange: [
        async ({ doc, operation, req }) => {
          await saved(req, { collection, id: doc.id }, operation === 'create');
          return doc;
        },
      ],
      afterDelete: [
        async ({ doc, id, req }) => {
          await deleted(req, { collection, id }, doc);
          return doc;
        },
      ],
    });
  };
  const followedGlobal = (config: GlobalConfig): GlobalConfig => {
    const place = { global: config.slug as GlobalSlug };
    if (!isFollowed(config, true)) return config;
    return withHooks(config, {
      beforeChange: [
        async ({ data, req }) => {
          await changing?.(req, place);
          return data;
        },
      ],
      afterChange: [
        async ({ doc, req }) => {
          await saved(req, place, false);
          return doc;
        },
      ],
    });
  };
  return (config) => ({
    ...config,
    collections: config.collections?.map(followedCollection),
    globals: config.globals?.map(followedGlobal),
  });
}
