import type { Catalogue } from '@osnowa/contract';
import { firstOf, type GroupDays } from '@osnowa/estimate';
import { type InOneLanguage, inOneLanguage } from '@osnowa/text';
import type { JSONFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { PRINT_WORDS } from '../../content/words/estimates/texts.ts';
import { Facts } from '../../kit/facts.tsx';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { env } from '../../platform/process/env.ts';
import type { InLanguage } from '../parts/parts.tsx';
import { figuresInWords, type LeadEstimate, leadEstimate, remarksOf } from './lead-estimate.ts';
import { type PrintFormat, printFormat } from './print-format.ts';
import { estimateAddress } from './saved.ts';

/** In the record of an estimate, in place of its choice as code. */
export async function EstimateField({ data, i18n, payload }: JSONFieldServerProps) {
  const of = await leadEstimate(payload, data['id'] as number);
  return of && <SentEstimate of={of} locale={adminLanguage(i18n.language)} />;
}

/** The estimate of a lead: its figures, and the chosen items as a table of days. */
export function SentEstimate({ of, locale }: InLanguage & { of: LeadEstimate }) {
  const { saved, figures } = of;
  const catalogue = inOneLanguage(saved.catalogue, locale);
  const format = printFormat(locale, PRINT_WORDS[locale]);
  const words = officeWords(locale).leads.leadView;
  const preset = catalogue.presets.find(({ key }) => key === saved.choice.preset);
  const [range, ...others] = figuresInWords(of, locale, PRINT_WORDS[locale]);
  const remarks = remarksOf(saved, figures, locale, PRINT_WORDS[locale]);
  return (
    <>
      <Facts
        facts={[
          [words.number, <NumberAndLinks key="number" of={of} locale={locale} />],
          [words.calculator, catalogue.title.text],
          [words.preset, preset?.name.text ?? words.ownChoice],
          [words.effort, range],
          [words.range, remarks.basis],
          [words.weeks, format.teams(firstOf(figures).weeks)],
          [words.price, others.join(' · ')],
          [words.package, remarks.package && `${remarks.package.name}. ${remarks.package.because}`],
          [words.notIncluded, remarks.notIncluded],
        ]}
      />
      <Scope of={of} catalogue={catalogue} format={format} locale={locale} />
    </>
  );
}

/** Number, and links to the page that the sender sees and to the PDF. */
function NumberAndLinks({ of: { key, saved }, locale }: InLanguage & { of: LeadEstimate }) {
  const words = officeWords(locale).leads.leadView;
  const page = estimateAddress(env.PUBLIC_URL, key, locale);
  return (
    <>
      <strong>{saved.number}</strong> · <a href={page}>{words.estimatePage}</a> ·{' '}
      <a href={`${page}.pdf`}>PDF</a>
    </>
  );
}

interface ScopeProps extends InLanguage {
  of: LeadEstimate;
  catalogue: InOneLanguage<Catalogue>;
  format: PrintFormat;
}

function Scope({ of, catalogue, format, locale }: ScopeProps) {
  const words = officeWords(locale).leads.leadView;
  const { groups, effort } = of.figures;
  const named = catalogue.groups.flatMap((group) => [group, ...group.items]);
  const names = new Map(named.map(({ key, name }) => [key, name.text]));
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{words.chosen}</th>
          <th scope="col">{words.days}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.key} group={group} names={names} format={format} locale={locale} />
      ))}
      <tfoot>
        {effort.mobile > 0 ? (
          <Line name={PRINT_WORDS[locale].mobile} days={format.number(effort.mobile)} />
        ) : null}
        {effort.missing > 0 ? (
          <Line name={PRINT_WORDS[locale].missing} days={format.number(effort.missing)} />
        ) : null}
        <Line name={PRINT_WORDS[locale].total} days={format.number(effort.sum)} />
      </tfoot>
    </table>
  );
}

interface GroupProps extends InLanguage {
  group: GroupDays;
  names: ReadonlyMap<string, string>;
  format: PrintFormat;
}

/** A group with its days, and below it the chosen items. */
function Group({ group, names, format, locale }: GroupProps) {
  const { later, included } = PRINT_WORDS[locale];
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{names.get(group.key)}</th>
        <td>{format.number(group.days)}</td>
      </tr>
      {group.items.map((item) => (
        <Line
          key={item.key}
          name={
            <>
              {names.get(item.key)}
              {item.later ? <span className="badge">{later}</span> : null}
            </>
          }
          days={item.days === 0 ? included : format.number(item.days)}
        />
      ))}
    </tbody>
  );
}

function Line({ name, days }: { name: ReactNode; days: string }) {
  return (
    <tr>
      <td>{name}</td>
      <td>{days}</td>
    </tr>
  );
}
