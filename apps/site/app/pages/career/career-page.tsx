import type { IconName } from '@osnowa/brand/icons';
import type { ReactNode } from 'react';
import { type CareerContent, formSettings, type SettingsContent } from '../../content/domain.ts';
import { pick } from '../../content/pick.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { Island } from '../../islands/island.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { island as jobForm } from '../../leads/job-form.island.tsx';
import { JOB_FORM_ID } from '../../leads/job-form.tsx';
import { ContactPoint } from '../../sections/contact/contact-lines.tsx';
import { DetailHead, HeadButtons } from '../../sections/detail/detail-head.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { band, cluster, line, split, stack, top } from '../../ui/layout/layout.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText, Paragraphs, useLabel } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './career-page.module.css';

/** Page of one job offer. */
export function CareerPage({
  career,
  settings,
  result,
}: {
  career: CareerContent;
  settings: SettingsContent;
  result: FormResult | null;
}) {
  return (
    <>
      <LanguageNotice languages={career.languages} />
      <CareerHead career={career} />
      <CareerDetails career={career} />
      <JobArea career={career} settings={settings} result={result} />
    </>
  );
}

interface JobAreaProps {
  career: CareerContent;
  settings: SettingsContent;
  /** Result of an application sent without scripts. */
  result: FormResult | null;
}

/** The form for this job instead of the contact form; a CV may also be sent by e-mail. */
function JobArea({ career, settings, result }: JobAreaProps) {
  const label = useLabel();
  const { forms } = useMessages();
  return (
    <SectionFrame
      id={JOB_FORM_ID}
      title={label(forms.jobHeading)}
      subtitle={label(forms.jobIntro)}
      layout="aside"
      headExtra={<ContactPoint point={settings.office} subject={career.title.text} />}
    >
      {result?.kind === 'sent' ? (
        <SentNotice form="career" {...result} settings={settings} />
      ) : (
        <Island
          of={jobForm}
          props={{
            career: pick(career, ['slug', 'title']),
            settings: formSettings(settings, 'careerConsent'),
            result,
          }}
        />
      )}
    </SectionFrame>
  );
}

type Titled = CareerContent['careerOffers'];

/** Description of the job; its requirements and benefits as lists that expand. */
function CareerDetails({ career }: { career: CareerContent }) {
  const { details } = useMessages();
  const lists: [string, Titled][] = [
    [details.responsibilities, career.careerResponsibilities],
    [details.requirements, career.careerRequirements],
    [details.offer, career.careerOffers],
  ];
  return (
    <div className={split('7 8', band, top, styles.details)}>
      <div className={stack(4)}>
        <Paragraphs className={`${roles.lead} ${roles.paragraphs}`} of={career.description} />
        {career.careerTechnologies.length > 0 ? (
          <>
            <h2 className={`${roles.title} ${styles.stackTitle}`}>{details.stack}</h2>
            <Tags of={career.careerTechnologies.map(({ title }) => title.text)} />
          </>
        ) : null}
      </div>
      <Accordion
        open
        heading="h2"
        items={lists
          .filter(([, items]) => items.length > 0)
          .map(([title, items]) => ({ id: title, title, content: <Points items={items} /> }))}
      />
    </div>
  );
}

function Points({ items }: { items: Titled }) {
  return (
    <ul className={stack(2, styles.points)}>
      {items.map(({ id, title }) => (
        <li key={id} className={line(3, top)}>
          <Icon name="check" size={20} />
          <LocalText of={title} />
        </li>
      ))}
    </ul>
  );
}

/** Top of a job offer: title, place, salary, closing date, and the link to apply. */
function CareerHead({ career }: { career: CareerContent }) {
  const { details } = useMessages();
  const locale = useLocale();
  const { validThrough, thumbnail } = career;
  return (
    <DetailHead
      list="careers"
      name={career.title}
      title={career.title}
      subtitle={null}
      picture={
        thumbnail ? (
          <Picture
            className={styles.picture}
            image={thumbnail}
            sizes={`(width >= 90rem) 31rem, (width >= 40rem) 38vw, ${ACROSS}`}
            priority
          />
        ) : undefined
      }
    >
      <ul className={cluster('2 6', roles.quiet)}>
        <Fact icon="map-pin">
          <LocalText of={career.location} />
        </Fact>
        <Fact icon="briefcase">{details.employment[career.employmentType]}</Fact>
        {validThrough ? (
          <Fact icon="calendar-days">
            {fill(details.applyUntil, { date: formatDate(locale, validThrough) })}
          </Fact>
        ) : null}
      </ul>
      <HeadButtons>
        <ButtonLink to={`#${JOB_FORM_ID}`}>
          {career.button ? <LocalText of={career.button} /> : details.apply}
        </ButtonLink>
      </HeadButtons>
    </DetailHead>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={line(2)}>
      <ContentIcon name={icon} size={20} />
      {children}
    </li>
  );
}
