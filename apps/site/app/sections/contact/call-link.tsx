import { useServerMessages } from '../../i18n/i18n.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { useUrlState } from '../../url-state/url-state.tsx';

/** Page on which a visitor arranges a call: at a free time, or at one that is agreed upon. */
const CALLS = '/consultation';

/** Pages with another form in place of the contact form. */
const OTHER_FORMS = [CALLS, '/newsletter'];

/**
 * Link to a call at an arranged time, next to a contact form. Its text is true with and without an
 * adviser's calendar. The page passes it to the form's section, because that section is part of
 * islands too, which have no layout texts.
 */
export function CallLink() {
  const { frame } = useServerMessages();
  if (OTHER_FORMS.includes(splitLocale(useUrlState().pathname).path)) return null;
  return <ArrowLink to={CALLS}>{frame.consultation}</ArrowLink>;
}
