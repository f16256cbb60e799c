import { LOCALES, type VisitorLead } from '@tkalnia/contract';
import { useLocale } from '../../i18n/i18n.tsx';
import type { LinkMessages } from '../../i18n/messages/pl/links.ts';
import { fileSize } from '../../ui/file-size.ts';
import styles from './my-request-screen.module.css';

interface SentFactsProps {
  lead: VisitorLead;
  words: LinkMessages['request']['fields'];
}

/** What a visitor wrote, by the names of the fields; those without a name of ours bear their own. */
export function SentFacts({ lead, words }: SentFactsProps) {
  const locale = useLocale();
  const { attachments, details, extra } = lead;
  const names: Record<string, string> = words;
  const files = attachments.map(({ name, size }) => `${name} (${fileSize(locale, size)})`);
  const facts: [string, string | null][] = [
    [words.fullName, lead.fullName],
    [words.companyName, lead.companyName],
    [words.mail, lead.mail],
    [words.phoneNumber, lead.phoneNumber],
    [words.message, lead.message],
    [words.attachments, files.join('\n') || null],
    ...[...details, ...extra].map(({ key, value }): [string, string] => [names[key] ?? key, value]),
    [words.page, lead.page],
  ];
  const lang = lead.locale === locale ? undefined : LOCALES[lead.locale].fullCode;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value], index) =>
        value ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields of a sender's own may have one name
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
