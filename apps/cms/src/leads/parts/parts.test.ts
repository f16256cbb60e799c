import { expect, test } from 'vitest';
import { problemInWords } from './parts.tsx';

test.each([
  ['550 5.1.1 User unknown', 'odrzucił'],
  ['Message failed: 451 4.7.1 Greylisted, try again later', 'na razie'],
  ['connect ECONNREFUSED 10.0.0.5:25', 'Nie ma połączenia'],
  ['Greeting never received', 'Nie ma połączenia'],
  ['No mailbox for leads is configured.', 'nie udało się'],
])('what a mail server says (%s) stands in a sentence of ours', (answer, sentence) => {
  const said = problemInWords(answer, 'pl');
  expect(said).toContain(sentence);
  expect(said).toContain(`„${answer}”`);
});
