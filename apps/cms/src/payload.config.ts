import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { users } from './collections/users.ts';
import { databaseAdapter } from './database/adapter.ts';
import { env } from './env.ts';

const source = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.CMS_URL,
  routes: { admin: '/admin', api: '/payload' },
  graphQL: { disable: true },
  telemetry: false,
  collections: [users],
  db: databaseAdapter(env),
  editor: lexicalEditor(),
  sharp,
  admin: {
    user: users.slug,
    importMap: { baseDir: source },
  },
  typescript: { outputFile: path.join(source, 'payload-types.ts') },
});
