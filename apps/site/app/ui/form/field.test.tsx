import { expect, test } from 'vitest';
import { markup } from '../testing/markup.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

test('a control is tied to its label, its hint and its error', () => {
  const html = markup(
    'pl',
    <Field id="mail" label="E-mail" hint="Na ten adres." error="Wpisz adres e-mail.">
      {(control) => <Input {...control} name="mail" />}
    </Field>,
  );
  expect(html).toContain('<label for="mail"');
  expect(html).toMatch(
    /<input[^>]* id="mail" aria-describedby="mail-hint mail-error" aria-invalid="true"/,
  );
  expect(html).toContain('<p id="mail-hint"');
  expect(html).toMatch(/<p id="mail-error"[^>]*>.*Wpisz adres e-mail\.<\/span><\/p>/);
});

test('without hint and error nothing is described, and nothing is called invalid', () => {
  const html = markup(
    'de',
    <Field id="name" label="Name" optional>
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(html).not.toContain('aria-');
  expect(html).toMatch(/Name<span[^>]*> \(optional\)<\/span>/);
});

test('the error summary takes the focus, and there is none without errors', () => {
  const html = (errors: { id: string; message: string }[]) =>
    markup('pl', <ErrorSummary title="Popraw" errors={errors} attempt={1} />);
  expect(html([{ id: 'mail', message: 'Wpisz adres.' }])).toMatch(/tabindex="-1"[^>]*autofocus/);
  expect(html([])).toBe('');
});
