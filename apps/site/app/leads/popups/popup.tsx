import { useEffect, useRef, useState } from 'react';
import type { PageContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stack, start } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import type { CallChoice } from '../call-times/times-list.tsx';
import { ConsultationForm } from '../consultation-form.tsx';
import type { FormSettings, SentResult } from '../form/form.ts';
import { SentNotice } from '../form/sent-text.tsx';
import { NewsletterForm } from '../newsletter-form.tsx';
import type { PopupName } from './open-popup.ts';

/** Content of a popup around its form: the words of the page that has the same form. */
export interface PopupContent {
  title: PageContent['title'];
  subtitle: PageContent['subtitle'];
  settings: FormSettings;
  calls?: CallChoice;
}

interface PopupProps {
  which: PopupName;
  open: boolean;
  onClose: () => void;
}

/** A form in a dialog. If its words cannot be loaded, the visitor goes to the consultation page. */
export function Popup({ which, open, onClose }: PopupProps) {
  const { forms } = useMessages();
  const content = usePopupContent(which);
  const [sent, setSent] = useState<SentResult | null>(null);
  const thanks = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  if (!content) return null;
  function close() {
    setSent(null);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<LocalText of={content.title} />}
      placement={which === 'consultation' ? 'side' : 'centre'}
    >
      {sent ? (
        <section ref={thanks} tabIndex={-1} className={stack(4, start)}>
          <SentNotice form={which} {...sent} settings={content.settings} />
          <Button onClick={close}>{forms.close}</Button>
        </section>
      ) : (
        <>
          <LocalText as="p" of={content.subtitle} className={roles.quiet} />
          {which === 'consultation' ? (
            <ConsultationForm
              settings={content.settings}
              {...(content.calls && { calls: content.calls })}
              onSent={setSent}
            />
          ) : (
            <NewsletterForm settings={content.settings} onSent={setSent} />
          )}
        </>
      )}
    </Dialog>
  );
}

function usePopupContent(which: PopupProps['which']): PopupContent | null {
  const toPath = useLocalePath();
  const [content, setContent] = useState<PopupContent | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void load(toPath(`/forms/${which}`), abort.signal).then((loaded) => {
      if (loaded) setContent(loaded);
      else if (which === 'consultation' && !abort.signal.aborted) {
        window.location.assign(toPath(`/${which}`));
      }
    });
    return () => abort.abort();
  }, [which, toPath]);
  return content;
}

async function load(address: string, signal: AbortSignal): Promise<PopupContent | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as PopupContent) : null;
  } catch (error) {
    const isLost = error instanceof TypeError || error instanceof DOMException;
    if (!isLost && !(error instanceof SyntaxError)) throw error;
    return null;
  }
}
