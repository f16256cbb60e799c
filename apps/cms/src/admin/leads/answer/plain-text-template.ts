import type { Locale } from '@osnowa/contract';
import type { AdminLanguage } from '../../../kit/office-language.ts';
import type { Template } from './template-choice.tsx';

const WORDS: Record<Locale, { title: string; text: readonly string[] }> = {
  pl: {
    title: 'Prośba o zwykły tekst',
    text: [
      'Dzień dobry,',
      'Twoja wiadomość dotarła do nas jako plik, którego nie możemy otworzyć. Prosimy o przesłanie jej jeszcze raz jako zwykły tekst, bez szyfrowania i podpisu cyfrowego.',
    ],
  },
  en: {
    title: 'Please send plain text',
    text: [
      'Hello,',
      'Your message reached us as a file that we cannot open. Please send it again as plain text, without encryption or a digital signature.',
    ],
  },
  de: {
    title: 'Bitte um einfachen Text',
    text: [
      'Guten Tag,',
      'Ihre Nachricht kam bei uns als Datei an, die wir nicht öffnen können. Bitte senden Sie sie noch einmal als einfachen Text, ohne Verschlüsselung und digitale Signatur.',
    ],
  },
};

/** The built-in template for a customer whose mail only the sender's programs can open. */
export function plainTextTemplate(
  language: Locale,
  subject: string,
  office: AdminLanguage,
): Template {
  const { title } = WORDS[office];
  const { text } = WORDS[language];
  const children = text.map((words) => ({
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', version: 1, text: words }],
  }));
  return {
    id: 0,
    title,
    language,
    subject,
    body: { root: { type: 'root', version: 1, children } },
    isFitting: true,
  };
}
