import type { Staff } from '../../../testing/staff.ts';
import type { TranslatorLink } from '../link-list.ts';
import type { Offer } from '../translator-endpoint.ts';

interface Errors {
  errors?: {
    message: string;
    data?: { code?: string; words?: string[]; fields?: Record<string, string> };
  }[];
}

/** Body of a request for a link, without the document. */
export const LINK = { source: 'pages', language: 'de', name: 'Ulrike Weber' };

type Answers = { links: TranslatorLink[] } & Offer;

/** Requests of editors and translators, in Polish. */
export function requestsOf<Who extends string>(staff: Staff<Who>, editor: NoInfer<Who>) {
  async function send(path: string, body?: object, who: Who | null = editor) {
    const response = await staff.ask(who, `/translations${path}`, { body });
    const answer = (await response.json()) as Answers & Errors;
    const [{ message = '', data = {} } = {}] = answer.errors ?? [];
    return { status: response.status, answer, message, code: data.code, data, response };
  }

  /** A request of a translator's page: it has no session. */
  const offer = (body: object) => send('/offer', body, null);

  /** Texts as the page sends them, each with its original and its translation. */
  async function typed(token: string, texts: Record<string, string>) {
    const { answer } = await offer({ token });
    return Object.entries(texts).map(([key, text]) => {
      const one = answer.texts.find((each) => each.key === key);
      return { key, text, original: one?.paragraphs ?? [], translation: one?.translation ?? '' };
    });
  }

  async function propose(token: string, texts: Record<string, string>) {
    const { version } = (await offer({ token })).answer;
    return offer({ token, version, typed: await typed(token, texts), isSent: true });
  }

  /** Asks for a link to a page in German, unless `more` says otherwise. */
  async function link(document: number, more: object = {}) {
    const { answer } = await send('/links', { ...LINK, document: String(document), ...more });
    const [link] = answer.links as [TranslatorLink];
    return { link, token: link.address?.split('#')[1] ?? '' };
  }

  return { send, offer, typed, propose, link };
}
