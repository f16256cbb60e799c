import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteOpenedData } from '../../platform/process/data-in-place.ts';
import { engines } from '../../testing/databases.ts';
import { CONTACT, multipart, testCms } from '../../testing/test-cms.ts';
import { createContractApp } from './app.ts';
import { metricsText } from './metrics.ts';

describe.each(engines('SQLite'))(
  'a data folder that is gone under the running service, on %s',
  (engine) => {
    const cms = testCms({ engine });
    let app: ReturnType<typeof createContractApp>;
    beforeEach(() => {
      app = createContractApp(cms.payload);
      noteOpenedData();
    });

    const ask = async (address: string, body?: FormData) =>
      (await app.request(`/api${address}`, body ? { method: 'POST', body } : {})).status;
    const state = async () => ({
      form: await ask(
        '/contact/send-message',
        multipart({ ...CONTACT, message: crypto.randomUUID() }),
      ),
      health: await ask('/healthz'),
      lost: /^cms_data_lost (\d)/m.exec(await metricsText(cms.payload))?.[1],
    });
    const WELL = { form: 200, health: 200, lost: '0' };
    const LOST = { form: 503, health: 503, lost: '1' };

    test('moved away: no form is taken, the figures say so, and all is well when it comes back', async () => {
      expect(await state()).toEqual(WELL);
      await rename(cms.dataDir, `${cms.dataDir}-away`);
      expect(await state()).toEqual(LOST);
      // No folder is created in its place, so that the old one can come back to it.
      await rename(`${cms.dataDir}-away`, cms.dataDir);
      expect(await state()).toEqual(WELL);
      expect(await cms.leads()).toHaveLength(2);
    });

    test('the attachments deleted or replaced: no form is taken', async () => {
      const folder = path.join(cms.dataDir, 'attachments');
      await cp(folder, `${folder}-copy`, { recursive: true });
      await rm(folder, { recursive: true });
      expect(await state()).toEqual(LOST);
      await rename(`${folder}-copy`, folder);
      expect(await state()).toEqual(LOST);
    });

    test.runIf(engine === 'SQLite')(
      'the database deleted or replaced: no form is taken, and nothing that a person saves',
      async () => {
        const file = path.join(cms.dataDir, 'osnowa.db');
        await cp(file, `${file}-copy`);
        await rename(file, `${file}-away`);
        const save = () =>
          cms.payload.update({ collection: 'leads', where: {}, data: { notes: 'Ważne.' } });
        for (const place of ['deleted', 'replaced']) {
          if (place === 'replaced') await rename(`${file}-copy`, file);
          expect(await state()).toEqual(LOST);
          await expect(save()).rejects.toThrow(/Storage/);
        }
        await rename(`${file}-away`, file);
        expect(await state()).toEqual(WELL);
      },
    );
  },
);
