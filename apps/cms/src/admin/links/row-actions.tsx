'use client';

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { adminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';

interface Answer {
  state: 'works' | 'broken' | 'suspected' | 'unknown';
}

const SAID = { works: 'works', broken: 'still', suspected: 'still', unknown: 'cannot' } as const;

/** In a row of the broken links: check again now, and ignore. */
export function RowActions({ rowData }: { rowData?: { id?: number; ignored?: boolean | null } }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const language = adminLanguage(i18n.language);
  const { id, ignored } = rowData ?? {};
  if (!id) return null;

  async function ask(what: 'check' | 'ignore' | 'heed') {
    setBusy(true);
    const address = `${config.serverURL}${config.routes.api}/broken-links/${id}/${what}`;
    try {
      const response = await fetch(address, { method: 'POST', credentials: 'include' });
      if (!response.ok) throw new Error(String(response.status));
      const { state } = (await response.json()) as Answer;
      if (what === 'check') toast.info(screenWords(language).links.link[SAID[state]]);
      router.refresh();
    } catch {
      toast.error(screenWords(language).links.link.failed);
    } finally {
      setBusy(false);
    }
  }

  const small = { buttonStyle: 'secondary', size: 'small', margin: false } as const;
  return (
    <div className="links-actions">
      <Button {...small} disabled={isBusy} onClick={() => ask('check')}>
        {screenWords(language).links.link[isBusy ? 'checking' : 'check']}
      </Button>
      <Button {...small} disabled={isBusy} onClick={() => ask(ignored ? 'heed' : 'ignore')}>
        {screenWords(language).links.link[ignored ? 'heed' : 'ignore']}
      </Button>
    </div>
  );
}
