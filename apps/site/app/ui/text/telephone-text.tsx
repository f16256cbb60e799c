import { TelephoneLink } from '../links/telephone-link.tsx';

/** A number with its country code, and everything around it. */
const NUMBER = /(\+\d[\d\u00a0 ]{7,}\d)/;

/** A text in which the telephone numbers can be called. */
export function TelephoneText({ children }: { children: string }) {
  return children
    .split(NUMBER)
    .map((part) =>
      NUMBER.test(part) ? (
        <TelephoneLink key={part} phone={part.replaceAll('\u00a0', ' ')} />
      ) : (
        part
      ),
    );
}
