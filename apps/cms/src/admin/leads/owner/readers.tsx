'use client';

import { LOCALES } from '@osnowa/contract';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ownerLabels } from './labels.ts';

/** A page that is open says so this often, in ms; the server forgets it after less than a minute. */
const HEARTBEAT = 15_000;

/** Who else has the lead open now; nothing while no colleague has. */
export function Readers({ lead }: { lead: number | string }) {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { locale, words } = ownerLabels(i18n.language);
  const [names, setNames] = useState<string[]>([]);
  const address = `${config.routes.api}/leads/${lead}/reading`;
  useEffect(() => {
    let isOpen = true;
    async function beat() {
      if (document.visibilityState === 'hidden') return;
      // A heartbeat that gets lost is made up for by the next one.
      const response = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
        () => null,
      );
      if (!isOpen || !response?.ok) return;
      setNames(((await response.json()) as { names: string[] }).names);
    }
    const leave = () => {
      fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(
        // The server forgets this page by itself.
        () => null,
      );
    };
    const beats = setInterval(beat, HEARTBEAT);
    void beat();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', beat);
    return () => {
      isOpen = false;
      clearInterval(beats);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', beat);
      leave();
    };
  }, [address]);
  const list = new Intl.ListFormat(LOCALES[locale].fullCode, { type: 'conjunction' });
  const text = names.length === 1 ? words.oneReads : words.severalRead;
  return (
    <p role="status" className="leads-owner__readers">
      {names.length > 0 ? text.replace('{names}', list.format(names)) : null}
    </p>
  );
}
