import { getPayload } from 'payload';
import { storePosts } from './generated-posts/store-posts.ts';

const wanted = Number(process.argv[2]);
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
try {
  const added = await storePosts(payload, wanted);
  process.stdout.write(`${added} posts added; the blog has ${wanted}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
