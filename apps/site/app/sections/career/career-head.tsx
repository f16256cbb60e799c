import type { IconName } from '@osnowa/brand/icons';
import type { ReactNode } from 'react';
import type { CareerContent } from '../../content/domain.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { JOB_FORM_ID } from '../../leads/job-form.tsx';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { DetailHead, HeadButtons } from '../detail/detail-head.tsx';
import styles from './career.module.css';

/** Top of a job offer: title, where, how much, until when, and the way to apply. */
export function CareerHead({ career }: { career: CareerContent }) {
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
            sizes="(min-width: 88rem) 31rem, (min-width: 62rem) 36vw, 90vw"
            priority
          />
        ) : undefined
      }
    >
      <ul className={styles.facts}>
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
    <li>
      <Icon name={icon} size={20} />
      {children}
    </li>
  );
}
