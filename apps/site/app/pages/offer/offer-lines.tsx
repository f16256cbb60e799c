import type { OfferContentLine } from '@osnowa/contract';
import { figuresOfOffer, type LineChange } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import { fill, formatMoneyRange, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import {
  apart,
  box,
  line as inLine,
  narrow,
  rows,
  side,
  stack,
  top,
} from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { DECIDING_FORM } from './figure-texts.ts';
import styles from './offer.module.css';
import { usePrice } from './offer-figures.tsx';
import { AskForm, Questions } from './offer-forms.tsx';
import { useOffer } from './offer-view.ts';

/** Its lines by group, those of a later phase apart. */
export function OfferLines() {
  const { words, shown, changes } = useOffer();
  const { lines, version } = shown.content;
  const values = { version: version - 1 };
  const later = lines.filter(({ role }) => role === 'later');
  const laterSum = useLaterSum();
  const isChanged = (changes ?? []).length > 0;
  return (
    <>
      <section className={stack(6, styles.part)}>
        <h2>{words.scope}</h2>
        {changes ? <p>{fill(isChanged ? words.changesAbove : words.noChanges, values)}</p> : null}
        <Groups lines={lines.filter(({ role }) => role !== 'later')} />
      </section>
      {later.length > 0 ? (
        <section className={stack(6, styles.part)}>
          <h2>{words.later}</h2>
          <p>{words.laterText}</p>
          <Groups lines={later} />
          <p>{fill(words.laterSum, { sum: laterSum })}</p>
        </section>
      ) : null}
    </>
  );
}

/** Price of the later phase: the options change nothing of it. */
function useLaterSum(): string {
  const { sheet } = useOffer();
  const { price } = figuresOfOffer(sheet.terms, []).later ?? { price: { low: 0, high: 0 } };
  return formatMoneyRange(useLocale(), price.low, price.high, sheet.currency);
}

function Groups({ lines }: { lines: readonly OfferContentLine[] }) {
  const locale = useLocale();
  const groups = Map.groupBy(lines, ({ group }) => group[locale]);
  return [...groups].map(([name, own]) => (
    <div key={name} className={stack(3)}>
      {name ? <h3>{name}</h3> : null}
      <ul className={`${rows} ${styles.list}`}>
        {own.map((line) => {
          const rivals = own.filter(({ instead }) => instead && instead === line.instead);
          if (rivals.length < 2) return <Line key={line.key} line={line} />;
          return rivals[0] === line ? <Alternatives key={line.key} lines={rivals} /> : null;
        })}
      </ul>
    </div>
  ));
}

/** Lines of which at most one is taken, as a choice of one with a way to none. */
function Alternatives({ lines }: { lines: readonly OfferContentLine[] }) {
  const { words, shown, taken, may } = useOffer();
  const [first] = lines;
  if (!first) return null;
  const name = `instead-${shown.content.lines.indexOf(first)}`;
  const isNone = !lines.some(({ key }) => taken.includes(key));
  return (
    <li>
      <fieldset className={stack(2)}>
        <legend className={roles.detail}>{words.oneOf}</legend>
        <ul className={`${rows} ${styles.list}`}>
          {lines.map((line) => (
            <Line key={line.key} line={line} radio={name} />
          ))}
          {may.decide ? (
            <li>
              <Field id={`${name}-none`} label={words.without} layout="inline">
                {(control) => (
                  <Checkbox
                    {...control}
                    type="radio"
                    form={DECIDING_FORM}
                    name={name}
                    value=""
                    defaultChecked={isNone}
                  />
                )}
              </Field>
            </li>
          ) : null}
        </ul>
      </fieldset>
    </li>
  );
}

interface LineProps {
  line: OfferContentLine;
  /** Name of the choice that it is one of. */
  radio?: string;
}

function Line({ line, radio }: LineProps) {
  const { shown, may, sheet } = useOffer();
  const { key, days, detail } = line;
  const price = usePrice();
  const locale = useLocale();
  const own = shown.content.locale;
  return (
    <li id={`line-${key}`} className={stack(2)}>
      <div className={inLine(4, top, apart)}>
        <div className={stack(1, styles.what)}>
          <ItemName line={line} radio={radio} />
          {detail ? (
            <LocalText
              as="p"
              of={{ text: detail, lang: own }}
              className={`${roles.note} ${roles.written}`}
            />
          ) : null}
        </div>
        <p className={`${roles.together} ${styles.cost}`}>
          <strong>{price(line)}</strong>
          {days > 0 ? (
            <span className={`${roles.note} ${styles.lines}`}>
              {plural(locale, days, sheet.words.personDays)}
            </span>
          ) : null}
        </p>
      </div>
      <Change line={line} />
      <Questions line={key} />
      {may.ask ? <AskForm line={key} /> : null}
    </li>
  );
}

/** The name of a line, with its box where the reader can take it in or out. */
function ItemName({ line, radio }: LineProps) {
  const { taken, may, words } = useOffer();
  const { key, role } = line;
  const name = line.name[useLocale()];
  const isTaken = taken.includes(key);
  if (role === 'fixed' || role === 'later') return <strong>{name}</strong>;
  if (!may.decide) {
    return (
      <strong>
        {name}{' '}
        <span className={roles.detail}>({words.choices[isTaken ? 'taken' : 'not-taken']})</span>
      </strong>
    );
  }
  return (
    <Field id={`take-${key}`} label={<strong>{name}</strong>} layout="inline">
      {(control) => (
        <Checkbox
          {...control}
          type={radio ? 'radio' : 'checkbox'}
          form={DECIDING_FORM}
          name={radio ?? 'taken'}
          value={key}
          defaultChecked={isTaken}
        />
      )}
    </Field>
  );
}

/** What a line was before, and why it is another one. */
function Change({ line }: LineProps) {
  const { words, shown, changes } = useOffer();
  const change = changes?.find(({ after }) => after?.key === line.key);
  const was = useWas();
  if (!change && !line.reason) return null;
  const { version, locale: lang } = shown.content;
  return (
    <div className={`${box} ${side} ${roles.small} ${narrow} ${styles.change}`}>
      {change ? <strong>{change.before ? words.changed : words.added}</strong> : null}
      {change?.before ? (
        <p>{fill(words.before, { version: version - 1, what: was(change) })}</p>
      ) : null}
      {line.reason ? (
        <LocalText as="p" of={{ text: fill(words.why, { reason: line.reason }), lang }} />
      ) : null}
    </div>
  );
}

/** The parts of a line that were others before. */
function useWas(): (change: LineChange<OfferContentLine>) => ReactNode & string {
  const locale = useLocale();
  const price = usePrice();
  const { words, sheet } = useOffer();
  return ({ before, after }) => {
    if (!before) return '';
    const said = (line: OfferContentLine) => [
      line.group[locale],
      line.name[locale],
      line.days > 0 ? plural(locale, line.days, sheet.words.personDays) : '',
      price(line),
      words.choices[line.role],
      line.detail,
    ];
    const now = after ? said(after) : [];
    return said(before)
      .filter((part, nth) => part !== '' && part !== now[nth])
      .join(' · ');
  };
}

/** The lines of the version before that are gone. */
export function GoneLines() {
  const { words, changes } = useOffer();
  const was = useWas();
  const gone = (changes ?? []).filter(({ after }) => after === null);
  if (gone.length === 0) return null;
  return (
    <section className={stack(4, styles.part)}>
      <h2 className={roles.title}>{words.gone}</h2>
      <ul className={stack(2, narrow)}>
        {gone.map((change) => (
          <li key={change.before?.key}>
            <del>{was(change)}</del>
          </li>
        ))}
      </ul>
    </section>
  );
}
