import type { Locale } from '@osnowa/contract';
import { Button, Heading, Link, Text } from '@react-email/components';
import { Frame, styles } from './frame.tsx';

/** A list with its title; a line may lead to a lead. */
export interface ReportPart {
  title: string;
  lines: readonly { text: string; href?: string }[];
}

interface WeeklyReportProps {
  locale: Locale;
  companyName: string;
  heading: string;
  intro: string;
  parts: readonly ReportPart[];
  button: { label: string; href: string };
}

/** The report of a week: a sentence, and a list for each question. */
export function WeeklyReport(props: WeeklyReportProps) {
  const { locale, companyName, heading, intro, parts, button } = props;
  return (
    <Frame
      locale={locale}
      preview={intro}
      companyName={companyName}
      heading={heading}
      footer={null}
    >
      <Text style={styles.text}>{intro}</Text>
      {parts.map(({ title, lines }) => (
        <div key={title}>
          <Heading as="h2" style={{ ...styles.text, fontSize: '18px', margin: '24px 0 8px' }}>
            {title}
          </Heading>
          {lines.map(({ text, href }) => (
            <Text key={text} style={styles.fact}>
              {href ? (
                <Link href={href} style={styles.link}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </Text>
          ))}
        </div>
      ))}
      <Button href={button.href} className="button" style={styles.button}>
        {button.label}
      </Button>
    </Frame>
  );
}
