import type { Access, Config } from 'payload';
import { contentAccess } from '../access/content.ts';
import { writesContent } from '../access/editing-rights.ts';
import { label } from '../kit/words.ts';

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
