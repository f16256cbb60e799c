import type { VisitorLead } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { LinkMessages } from '../../i18n/messages/pl/links.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/links/button.tsx';
import styles from './my-request-screen.module.css';

interface RequestChoicesProps {
  lead: VisitorLead;
  token: string;
  words: LinkMessages['request'];
}

/** What can be decided. Each opens first and says what will happen; its button then does it. */
export function RequestChoices({ lead, token, words }: RequestChoicesProps) {
  const locale = useLocale();
  const { extendableUntil, consent } = lead;
  const choices = [
    ...(extendableUntil
      ? [
          {
            id: 'extend',
            title: words.extend,
            text: fill(words.extendText, { date: formatDate(locale, extendableUntil) }),
            button: words.extendButton,
          },
        ]
      : []),
    ...(consent.withdrawnAt
      ? []
      : [
          {
            id: 'withdraw',
            title: words.withdraw,
            text: words.withdrawText,
            button: words.withdrawButton,
          },
        ]),
    { id: 'delete', title: words.delete, text: words.deleteText, button: words.deleteButton },
  ];
  const items = choices.map(({ id, title, text, button }) => ({
    id,
    title,
    content: <Decision intent={id} token={token} text={text} button={button} />,
  }));
  return <Accordion items={items} exclusive />;
}

interface DecisionProps {
  intent: string;
  token: string;
  text: string;
  button: string;
}

function Decision({ intent, token, text, button }: DecisionProps) {
  const action = useLocalePath()(LINK_PAGES.request);
  return (
    <form method="post" action={action} className={styles.choice}>
      <p>{text}</p>
      <input type="hidden" name={LINK_PARAMETER} value={token} />
      <Button type="submit" name="intent" value={intent} variant="secondary">
        {button}
      </Button>
    </form>
  );
}
