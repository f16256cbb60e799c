import { useServerMessages } from '../../i18n/i18n.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { useUrlState } from '../../url-state/url-state.tsx';

/** Where a visitor arranges a call: at one of the free times, or at one that is agreed upon. */
const CALLS = '/consultation';

/** Pages whose form is another one, in the place of the contact form. */
const OTHER_FORMS = [CALLS, '/newsletter'];

/**
 * Beside a contact form: the way to a call at an arranged time. Its words hold with and without an
 * adviser's calendar. A page passes it to the form's section, which is part of islands, too: these
 * have no words of the frame.
 */
export function CallLink() {
  const { frame } = useServerMessages();
  if (OTHER_FORMS.includes(splitLocale(useUrlState().pathname).path)) return null;
  return <ArrowLink to={CALLS}>{frame.consultation}</ArrowLink>;
}
