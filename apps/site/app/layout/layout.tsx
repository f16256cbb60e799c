import type { ReactNode } from 'react';
import { useServerMessages } from '../i18n/i18n.tsx';
import { splitLocale } from '../i18n/locale-path.ts';
import { Island, JsonScript } from '../islands/island.tsx';
import { CONTACT_FORM_ID } from '../leads/form/form.ts';
import { invitesToNewsletter } from '../leads/popups/newsletter-moment.ts';
import { island as popups } from '../leads/popups/popups.island.tsx';
import { raised, square } from '../ui/layout/layout.ts';
import { Icon } from '../ui/picture/icon.tsx';
import roles from '../ui/text/roles.module.css';
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx';
import { useUrlState } from '../url-state/url-state.tsx';
import { Bar } from './bar.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import type { LayoutData } from './layout-data.ts';
import { layoutShape } from './layout-shape.ts';

const NO_TRACKERS = { analyticsId: null, tagManagerId: null, pixelId: null };

/** Id of the element that holds the page itself; the skip link leads there. */
const CONTENT_ID = 'content';

interface LayoutProps {
  layout: LayoutData;
  /** The page shows an error: it has no form then. */
  failed?: boolean;
  children: ReactNode;
}

/** The frame of a page: bar, footer, contact box, cookie bar, progress of a navigation. */
export function Layout({ layout, failed = false, children }: LayoutProps) {
  const { frame: labels } = useServerMessages();
  const { path } = splitLocale(useUrlState().pathname);
  const shape = layoutShape(path);
  const contactTo = failed ? `/contact#${CONTACT_FORM_ID}` : shape.talkTo;
  const { trackers } = layout.settings;
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`} data-screen-only>
        {labels.skipToContent}
      </a>
      <div className={styles.bar} data-page-progress hidden>
        <VisuallyHidden>
          <progress aria-label={labels.loading} />
        </VisuallyHidden>
        <span className={styles.line} />
      </div>
      <Bar layout={layout} shape={shape} contactTo={contactTo} failed={failed} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <ToTop />
      <Footer layout={layout} shape={shape.footer} />
      <div
        role="status"
        className={`${roles.fine} ${styles.strip}`}
        data-offline={labels.offline}
        data-on-cookie-bar
        data-screen-only
      />
      <CookieBar trackers={trackers} />
      <div data-invites-to-newsletter={(!failed && invitesToNewsletter(path)) || undefined}>
        <Island of={popups} props={{}} />
      </div>
      <JsonScript id="trackers" value={shape.tracked ? trackers : NO_TRACKERS} />
    </>
  );
}

/** Back to the top of a long page; a script shows it while a form that asks for a talk is on the screen. */
function ToTop() {
  const { frame: layout } = useServerMessages();
  return (
    <button
      type="button"
      className={`${square} ${raised} ${styles.toTop}`}
      data-screen-only
      aria-label={layout.toTop}
      data-to-top
      data-on-cookie-bar
      hidden
    >
      <Icon name="chevron-down" />
    </button>
  );
}
