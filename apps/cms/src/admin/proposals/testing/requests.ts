import type { TranslatorLink } from '../link-list.ts';
import type { Offer } from '../translator-endpoint.ts';

interface Errors {
  errors?: {
    message: string;
    data?: { code?: string; words?: string[]; fields?: Record<string, { pl: string }> };
  }[];
}

type Answers = { links: TranslatorLink[] } & Offer;

/** The back office as a browser reaches it. */
interface Office {
  send(path: string, init: RequestInit): Promise<Response>;
}

/** What editors and translators ask for, in Polish. */
export type Requests = ReturnType<typeof requestsOf>;

/**
 * The requests of the translation view, and of a translator's page.
 * @param sessions by role; a role without one is not signed in
 */
export function requestsOf(office: Office, sessions: ReadonlyMap<string, string>) {
  async function send(path: string, body?: object, role = 'editor') {
    const response = await office.send(`/translations${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: sessions.get(role) ?? '', 'accept-language': 'pl' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answers & Errors;
    const [{ message = '', data = {} } = {}] = answer.errors ?? [];
    return { status: response.status, answer, message, code: data.code, data, response };
  }

  /** What a translator's page does: it has no session. */
  const offer = (body: object) => send('/offer', body, 'none');

  /** Texts as the page sends them, with what stands beside each. */
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

  return { send, offer, typed, propose };
}
