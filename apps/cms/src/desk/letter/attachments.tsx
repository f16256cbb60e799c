import { SCAN_STATES } from '../../leads/states.ts';
import type { Attachment } from '../../payload-types.ts';
import type { InLanguage } from './parts.tsx';
import { wordsIn } from './words.ts';

/** Sizes as files have them: 1,024 bytes are a kilobyte. */
function sizeInWords(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / (1024 * 1024), 'megabyte'];
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(amount);
}

/** The files of a lead: each is saved, never shown; an infected one is not handed out. */
export function Attachments(props: InLanguage & { attachments: readonly Attachment[] }) {
  const { attachments, locale } = props;
  const { words } = wordsIn(locale);
  return (
    <>
      <ul className="letter__files">
        {attachments.map(({ id, name, size, scan, flags }) => (
          <li key={id}>
            {scan === 'infected' ? (
              <span>{name}</span>
            ) : (
              <a href={`/payload/attachments/${id}/download`} download={name}>
                {name}
              </a>
            )}
            <span>{sizeInWords(size, locale)}</span>
            <span className={`letter__scan letter__scan--${scan}`}>
              {SCAN_STATES.find(({ value }) => value === scan)?.label[locale]}
            </span>
            {Array.isArray(flags) && flags.length > 0 ? (
              <span className="letter__scan letter__scan--infected">{words.suspicious}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="letter__clause">{words.careful}</p>
    </>
  );
}
