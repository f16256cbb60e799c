import { ResultBand } from '../../flows/engine/stage.tsx';
import figures from '../../flows/estimate/figures.module.css';
import { formatDate, formatMoney, formatPercent, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { narrow, stack, table, wide } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import roles from '../../ui/text/roles.module.css';
import { DECIDING_FORM, figureTexts } from './figure-texts.ts';
import styles from './offer.module.css';
import { useOffer } from './offer-view.ts';

/** Price, days and weeks of what is chosen, and the way to new ones without scripts. */
export function OfferFigures() {
  const { words, shown, sheet, may, people, taken } = useOffer();
  const { lines, team } = sheet.terms;
  const locale = useLocale();
  const now = lines.filter(({ role }) => role !== 'later');
  const isOptional = now.some(({ role }) => role !== 'fixed');
  const has = (how: (typeof lines)[number]['paid']) => now.some(({ paid }) => paid === how);
  const texts = figureTexts(sheet, taken);
  const of = (name: string) => <span data-figure={name}>{texts[name]}</span>;
  return (
    <div id="price">
      <ResultBand>
        <dl className={stack(5, figures.list)}>
          <div className={wide}>
            <dt className={roles.detail}>{words.price}</dt>
            <dd className={figures.first}>
              <span role="status">{of('price')}</span>
            </dd>
            <dd className={figures.note}>{of('limit')}</dd>
          </div>
          {has('month') ? (
            <div className={wide}>
              <dt className={roles.detail}>{words.monthly}</dt>
              <dd className={figures.effort}>{of('monthly')}</dd>
            </div>
          ) : null}
          {has('days') ? (
            <>
              <div>
                <dt className={roles.detail}>{words.days}</dt>
                <dd className={figures.effort}>{of('days')}</dd>
              </div>
              <div>
                <dt className={roles.detail}>{words.weeks}</dt>
                <dd className={figures.effort}>
                  {of('weeks')} <span className={roles.note}>{plural(locale, team, people)}</span>
                </dd>
              </div>
            </>
          ) : null}
          {shown.content.startsOn ? (
            <div>
              <dt className={roles.detail}>{words.start}</dt>
              <dd className={figures.effort}>{formatDate(locale, shown.content.startsOn)}</dd>
            </div>
          ) : null}
        </dl>
        {may.decide && isOptional ? (
          <Button
            type="submit"
            form={DECIDING_FORM}
            name="intent"
            value="recalculate"
            variant="secondary"
            data-recalculates
          >
            {words.recalculate}
          </Button>
        ) : null}
      </ResultBand>
    </div>
  );
}

/** How the price is split. */
export function OfferPayments() {
  const { words, shown, sheet, taken } = useOffer();
  const { payments } = shown.content;
  const texts = figureTexts(sheet, taken);
  const locale = useLocale();
  if (payments.length === 0) return null;
  return (
    <section className={stack(4, styles.part)}>
      <h2 className={roles.title}>{words.payments}</h2>
      <table className={`${table} ${narrow} ${styles.payments}`}>
        <tbody>
          {payments.map(({ name, percent }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may have one name
            <tr key={nth}>
              <th scope="row" lang={shown.content.locale}>
                {name}
              </th>
              <td>{formatPercent(locale, percent / 100)}</td>
              <td className={roles.together} data-figure={`payment${nth}`}>
                {texts[`payment${nth}`]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={roles.note}>{words.paymentsFrom}</p>
    </section>
  );
}

/** What a line costs, and how. */
export function usePrice() {
  const locale = useLocale();
  const { words, sheet } = useOffer();
  return ({ price, paid }: { price: number; paid: string }): string => {
    if (price === 0) return words.included;
    const sum = formatMoney(locale, price, sheet.currency);
    return paid === 'month' ? words.perMonth.replace('{sum}', sum) : sum;
  };
}
