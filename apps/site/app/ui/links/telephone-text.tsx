import { TelephoneLink } from './telephone-link.tsx';

/** A number with its country code, and everything around it. */
const NUMBER = /(\+\d[\d\u00a0 ]{7,}\d)/;

/** The invisible name of its field, which a preview adds after a text. */
const FIELD_MARK = /\u{E0001}.*$/su;

/** A text with its telephone numbers as links. Each part of it leads to the text's field. */
export function TelephoneText({ children }: { children: string }) {
  const mark = FIELD_MARK.exec(children)?.[0] ?? '';
  const text = children.slice(0, children.length - mark.length);
  return text
    .split(NUMBER)
    .map((part) =>
      NUMBER.test(part) ? (
        <TelephoneLink key={part} phone={part.replaceAll('\u00a0', ' ')} />
      ) : (
        part && part + mark
      ),
    );
}
