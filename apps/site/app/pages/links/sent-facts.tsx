import { LOCALES, type VisitorLead } from '@osnowa/contract';
import { answerInWords } from '@osnowa/text/field-labels';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import { formatLanguage } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { fileSize } from '../../ui/form/file-size.ts';
import { stack } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';

/** A name and a value, with its line breaks; some link to a page. */
export interface Fact {
  label: string;
  value: string;
  to?: string;
}

interface SentFactsProps {
  lead: VisitorLead;
  /** The choice from a calculator or the wizard. */
  chosen: readonly Fact[];
  words: LinkMessages['request'];
}

/** A visitor's data by the labels of the fields; a field without a label shows its raw name. */
export function SentFacts({ lead, chosen, words: request }: SentFactsProps) {
  const locale = useLocale();
  const { forms } = useMessages();
  const { fields: words, topics } = request;
  const { attachments, details } = lead;
  const names: Record<string, string> = words;
  const files = attachments.map(({ name, size }) => `${name} (${fileSize(locale, size)})`);
  const written = (label: string, value: string | null) => ({ label, value, isTyped: true });
  const facts: (Omit<Fact, 'value'> & { value: string | null; isTyped?: boolean })[] = [
    { label: words.topic, value: topics[lead.topic] },
    written(words.fullName, lead.fullName),
    written(words.companyName, lead.companyName),
    written(words.mail, lead.mail),
    written(words.phoneNumber, lead.phoneNumber),
    written(words.message, lead.message),
    written(words.attachments, files.join('\n')),
    // The call is in a part of its own.
    ...details
      .filter(({ key }) => key !== 'callTime' && key !== 'timeZone')
      .map(({ key, value: sent }) => {
        const value = answerInWords(key, sent, forms);
        return { label: names[key] ?? key, value, isTyped: value === sent };
      }),
    ...chosen,
    { label: words.language, value: formatLanguage(locale, lead.locale) },
    { label: words.page, value: lead.page },
    { label: words.referrer, value: lead.referrer },
    { label: words.campaign, value: lead.campaign },
    { label: words.network, value: lead.network },
  ];
  const lang = lead.locale === locale ? undefined : LOCALES[lead.locale].fullCode;
  return (
    <dl className={stack(3)}>
      {facts.map(({ label, value, to, isTyped }, index) =>
        value ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields of a sender's own may have one name
          <div key={`${index} ${label}`}>
            <dt className={roles.detail}>{label}</dt>
            <dd className={roles.written} lang={isTyped ? lang : undefined}>
              {to ? <LocaleLink to={to}>{value}</LocaleLink> : value}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
