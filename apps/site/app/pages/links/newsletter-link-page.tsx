import type { ErrorCode } from '@osnowa/contract';
import { LINK_PARAMETER } from '@osnowa/site-map';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import { fill } from '../../i18n/format.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { LinkPage } from './link-page.tsx';

interface NewsletterLinkPageProps {
  page: 'confirm' | 'unsubscribe';
  words: LinkMessages;
  phone: string;
  token: string | null;
  /** The result; without one, the page asks its question. */
  result: { code: ErrorCode | null } | null;
}

/** Asks before anything changes, because mail programs open links by themselves; then shows the result. */
export function NewsletterLinkPage(props: NewsletterLinkPageProps) {
  const { page, words, phone, token, result } = props;
  const action = useLocalePath()(`/newsletter/${page}`);
  const own = words[page];
  const again = <ArrowLink to="/newsletter">{own.again}</ArrowLink>;
  if (result && result.code === null) {
    return (
      <LinkPage heading={own.doneHeading} text={own.doneText}>
        {page === 'unsubscribe' ? again : <ArrowLink to="/">{words.home}</ArrowLink>}
      </LinkPage>
    );
  }
  if (result && (result.code === 'Unavailable' || result.code === 'Internal')) {
    const text = fill(words.unavailableText, { phone });
    return <LinkPage heading={words.unavailableHeading} text={text} />;
  }
  if (result || !token) {
    return (
      <LinkPage heading={own.failedHeading} text={own.failedText}>
        {again}
      </LinkPage>
    );
  }
  return (
    <LinkPage heading={own.heading} text={own.text}>
      <form method="post" action={action}>
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <Button type="submit">{own.button}</Button>
      </form>
    </LinkPage>
  );
}
