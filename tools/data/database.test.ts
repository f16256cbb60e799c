import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../processes/fingerprint.ts';
import { MIGRATIONS } from './database.ts';

// A start asks the database only when these have changed: what does not exist never changes.
test.each(['sqlite', 'postgres'])(
  'the migrations of %s are in the folder that a start reads',
  (database) => {
    const files = listFiles(join(MIGRATIONS, database), () => false);
    expect(files.filter((path) => path.endsWith('_schema.ts'))).not.toEqual([]);
  },
);
