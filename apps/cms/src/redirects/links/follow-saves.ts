import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { followDocument } from './link-rows.ts';

function followedCollection(config: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug: source } = config;
  // Collections with a trash are those that editors write.
  if (!config.trash) return config;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await followDocument(req, { source, document: String(doc.id) });
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          await followDocument(req, { source, document: String(id) });
          return doc;
        },
      ],
    },
  };
}

function followedGlobal(config: GlobalConfig): GlobalConfig {
  const { hooks = {}, slug: source } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await followDocument(req, { source, document: '' });
          return doc;
        },
      ],
    },
  };
}

/** Payload plugin that takes a link from the list of broken ones when its document is saved without it. */
export const followBrokenLinks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(followedCollection),
  globals: config.globals?.map(followedGlobal),
});
