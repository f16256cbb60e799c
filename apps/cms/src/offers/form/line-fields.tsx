'use client';

import {
  LOCALE_CODES,
  LOCALES,
  type Locale,
  OFFER_TEXT,
  type OfferContentLine,
  type OfferDraft,
} from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { differs, hasOwnPrice, priceByDays, withDays, withPayment } from './draft-edits.ts';
import { Choice, NumberInput, TextInput } from './fields.tsx';

/** Largest price of a line, net; a discount is below 0. */
const MOST_MONEY = 100_000_000;

const MOST_DAYS = 10_000;

interface Props {
  line: OfferContentLine;
  nth: number;
  draft: OfferDraft;
  /** The lines of the version before, or of the estimate. */
  before: readonly OfferContentLine[];
  rate: number | null;
  /** Why the offer cannot be sent, as sentences about this line. */
  problems: readonly string[];
  onChange(line: OfferContentLine): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** A line of an offer. */
export function LineFields(props: Props) {
  const { line, nth, draft, before, rate, problems, onChange } = props;
  const words = useWords().offers;
  const { locale } = draft;
  const set = (changes: Partial<OfferContentLine>) => onChange({ ...line, ...changes });
  const inOwn = (text: OfferContentLine['name'], value: string) => ({ ...text, [locale]: value });
  const isOwn = hasOwnPrice(line, rate);
  const needsReason = line.reason !== '' || differs(line, before);
  const label = fill(words.numberedLineumber, { n: nth + 1 });
  return (
    <fieldset className="offer-line" aria-label={label}>
      <div className="offer-line__main">
        <TextInput
          label={words.group}
          value={line.group[locale]}
          most={OFFER_TEXT.name}
          onChange={(value) => set({ group: inOwn(line.group, value) })}
        />
        <TextInput
          label={words.line}
          value={line.name[locale]}
          most={OFFER_TEXT.name}
          onChange={(value) => set({ name: inOwn(line.name, value) })}
        />
        <Choice
          label={words.paid}
          value={line.paid}
          names={words.payments}
          onChange={(paid) => onChange(withPayment(line, paid))}
        />
        {line.paid === 'days' ? (
          <NumberInput
            label={words.days}
            value={line.days}
            {...{ min: 0, max: MOST_DAYS, step: 0.5 }}
            onChange={(days) => onChange(withDays(line, days, rate))}
          />
        ) : (
          <span />
        )}
        <NumberInput
          label={words.price}
          value={line.price}
          hint={isOwn ? words.ownPrice : undefined}
          {...{ min: -MOST_MONEY, max: MOST_MONEY, step: 1 }}
          onChange={(price) => set({ price })}
        />
        <Choice
          label={words.role}
          value={line.role}
          names={words.roles}
          onChange={(role) => set({ role })}
        />
        <Acts {...props} />
      </div>
      {needsReason ? (
        <TextInput
          label={words.reason}
          value={line.reason}
          most={OFFER_TEXT.detail}
          onChange={(reason) => set({ reason })}
        />
      ) : null}
      {problems.length > 0 ? (
        <p className="problem" role="alert">
          {problems.join(' ')}
        </p>
      ) : null}
      <More line={line} locale={locale} rate={rate} onChange={onChange} />
    </fieldset>
  );
}

/** Moves a line, and removes it. */
function Acts({ nth, draft, onMove, onRemove }: Props) {
  const words = useWords().offers;
  const label = fill(words.numberedLineumber, { n: nth + 1 });
  return (
    <div className="offer-line__acts">
      <SmallButton
        aria-label={`${words.up}: ${label}`}
        disabled={nth === 0}
        onClick={() => onMove(-1)}
      >
        ↑
      </SmallButton>
      <SmallButton
        aria-label={`${words.down}: ${label}`}
        disabled={nth === draft.lines.length - 1}
        onClick={() => onMove(1)}
      >
        ↓
      </SmallButton>
      <SmallButton aria-label={`${words.remove}: ${label}`} onClick={onRemove}>
        ×
      </SmallButton>
    </div>
  );
}

/** What few lines need, folded. */
function More({
  line,
  locale,
  rate,
  onChange,
}: Pick<Props, 'line' | 'rate' | 'onChange'> & { locale: Locale }) {
  const words = useWords().offers;
  const set = (changes: Partial<OfferContentLine>) => onChange({ ...line, ...changes });
  const isOwn = hasOwnPrice(line, rate);
  return (
    <details>
      <summary>{words.more}</summary>
      <div className="offer-grid">
        <TextInput
          label={words.detail}
          value={line.detail}
          most={OFFER_TEXT.detail}
          rows={2}
          onChange={(detail) => set({ detail })}
        />
        <TextInput
          label={words.instead}
          hint={words.insteadHint}
          value={line.instead}
          most={OFFER_TEXT.name}
          onChange={(instead) => set({ instead })}
        />
        {LOCALE_CODES.filter((code) => code !== locale).flatMap((code) =>
          (['group', 'name'] as const).map((field) => (
            <TextInput
              key={`${code} ${field}`}
              label={`${field === 'group' ? words.group : words.line}: ${LOCALES[code].name}`}
              lang={code}
              value={line[field][code]}
              most={OFFER_TEXT.name}
              onChange={(value) => set({ [field]: { ...line[field], [code]: value } })}
            />
          )),
        )}
      </div>
      {isOwn ? (
        <SmallButton onClick={() => set({ price: priceByDays(line.days, rate) ?? line.price })}>
          {words.byDays}
        </SmallButton>
      ) : null}
    </details>
  );
}
