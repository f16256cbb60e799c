import type { ReplyTimesContent } from '../../content/domain.ts';
import { fill, formatDuration } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import roles from '../../ui/text/roles.module.css';

/** Measured times of first replies lately, with the number of days that count. */
export function ReplyTimes({ times }: { times: NonNullable<ReplyTimesContent> }) {
  const locale = useLocale();
  const { sections } = useMessages();
  const text = fill(sections.replyTimes, {
    days: times.windowDays,
    median: formatDuration(locale, times.median),
    slow: formatDuration(locale, times.percentile90),
  });
  return <p className={roles.quiet}>{text}</p>;
}
