import { ESTIMATE_FIELD } from '@osnowa/contract';
import { useNavigate } from 'react-router';
import type { EmployeeContent, SettingsContent } from '../../content/domain.ts';
import type { EstimateWords } from '../../i18n/estimate-words.server.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { AdviserCard } from '../../leads/adviser-card.tsx';
import { CONTACT_FORM_ID, type FormResult } from '../../leads/form/form.ts';
import { QuoteForm } from '../../leads/quote-form.tsx';
import { Contact } from '../../sections/contact/contact.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';
import type { KeptHere } from './kept-here.ts';
import styles from './talk.module.css';

interface TalkProps {
  kept: KeptHere;
  words: EstimateWords;
  settings: SettingsContent;
  adviser: EmployeeContent | null;
  /** How the form of a browser without scripts ended. */
  result: FormResult | null;
}

/** Ways to act on an estimate: write with it attached, ring the adviser, book a call. */
export function Talk({ kept, words, settings, adviser, result }: TalkProps) {
  const label = useLabel();
  const navigate = useNavigate();
  const toPath = useLocalePath();
  return (
    <Contact
      section={{
        kind: 'contact',
        id: 'talk',
        title: label(words.talkTitle),
        subtitle: label(words.talkText),
      }}
      settings={settings}
    >
      <div className={styles.talk}>
        <QuoteForm
          kind={kept.calculator}
          page={`/estimate/${kept.key}#${CONTACT_FORM_ID}`}
          extras={[[ESTIMATE_FIELD, kept.key]]}
          settings={settings}
          result={result}
          onSent={({ reference, isUnmailed }) => {
            const unmailed = isUnmailed ? '&mail=none' : '';
            void navigate(toPath(`/estimate/${kept.key}?sent=${reference}${unmailed}`));
          }}
        />
        {adviser ? <AdviserCard adviser={adviser} /> : null}
        <ArrowLink to="/consultation">{words.bookCall}</ArrowLink>
      </div>
    </Contact>
  );
}
