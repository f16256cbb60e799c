import type { Access, CollectionConfig, Config } from 'payload';
import { contentAccess } from '../../accounts/content.ts';
import { writesContent } from '../../accounts/editing-rights.ts';
import { areas, features, industries } from '../../content/collections/areas-and-industries.ts';
import { authors, categories, posts, sidebars, tags } from '../../content/collections/blog.ts';
import { catalogues, estimateElements } from '../../content/collections/catalogues.ts';
import { careers, employees } from '../../content/collections/company.ts';
import { deliveredProjects } from '../../content/collections/delivered-projects.ts';
import { facts } from '../../content/collections/facts.ts';
import { pages } from '../../content/collections/pages.ts';
import { products, services } from '../../content/collections/products.ts';
import { realizations } from '../../content/collections/realizations.ts';
import { redirects } from '../../content/collections/redirects.ts';
import { slides } from '../../content/collections/slides.ts';
import { files } from '../../content/media/files.ts';
import { media } from '../../content/media/media.ts';
import { label } from '../../kit/words.ts';
import type { Env } from '../../platform/process/env.ts';

type RootFoldersConfiguration = Exclude<Config['folders'], false | undefined>;

type Override = NonNullable<RootFoldersConfiguration['collectionOverrides']>[number];

const editors: Access = ({ req: { user } }) => writesContent(user);

/** A folder is no content: its folders are deleted with it, and the pictures in it stay. */
const own: Override = ({ collection }) => ({
  ...collection,
  labels: {
    singular: label((w) => w.content.folders.ownSingular),
    plural: label((w) => w.content.folders.ownPlural),
  },
  access: { read: contentAccess.read, create: editors, update: editors, delete: editors },
  lockDocuments: false,
});

/** Folders of the pictures, for people who write content. */
export const folders: RootFoldersConfiguration = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [own],
};

/** Everything that editors write, in the order of the menu. */
export function contentCollections(env: Pick<Env, 'DATA_DIR'>): CollectionConfig[] {
  return [
    pages,
    slides,
    products,
    services,
    realizations,
    areas,
    industries,
    features,
    media(env),
    redirects,
    facts,
    employees,
    careers,
    files(env),
    posts,
    categories,
    tags,
    authors,
    sidebars,
    estimateElements,
    catalogues,
    deliveredProjects,
  ];
}
