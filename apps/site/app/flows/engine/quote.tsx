import type { ComponentProps, ReactNode } from 'react';
import type { SentResult } from '../../leads/form/form.ts';
import { QuoteForm } from '../../leads/quote-form.tsx';
import { narrow, stack } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { QUOTE_ID } from './answers.ts';
import styles from './flow.module.css';
import { countSaved } from './use-stage-count.ts';

interface QuoteProps extends ComponentProps<typeof QuoteForm> {
  onSent: (sent: SentResult) => void;
  /** Text of the visitor that is sent with the form. */
  children?: ReactNode;
}

/** The form at the end of every flow, which sends the answers. */
export function Quote({ children, page, onSent, ...form }: QuoteProps) {
  return (
    <section id={QUOTE_ID} className={stack(6, narrow, styles.quote)}>
      {children}
      <QuoteForm
        {...form}
        page={`${page}#${QUOTE_ID}`}
        onSent={(sent) => {
          countSaved();
          onSent(sent);
        }}
      />
    </section>
  );
}

/** The visitor's text, which no calculator can price. */
export function Quoted({ title, children }: { title: string; children: string }) {
  return (
    <figure className={stack(2, styles.notes)}>
      <figcaption className={roles.quiet}>{title}</figcaption>
      <blockquote className={roles.written}>{children}</blockquote>
    </figure>
  );
}
