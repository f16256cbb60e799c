import { Document, Page, Text } from '@react-pdf/renderer';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { PrintedFoot, printedBytes, styles } from './print-page.tsx';

/**
 * Hides additions of other modules to arrays. The database's tools, which other tests load into
 * this process, add a method, and the PDF reader does not load while a loop over keys finds one.
 */
function hideAddedToArrays(): void {
  for (const name of Object.keys(Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { enumerable: false });
  }
}

/** The text of a PDF with these words, as a reader copies it. */
async function copied(words: string): Promise<string> {
  const pdf = await printedBytes(
    <Document>
      <Page style={styles.page}>
        <Text style={styles.title}>{words}</Text>
        <Text>{words}</Text>
        <Text style={styles.strong}>{words}</Text>
      </Page>
    </Document>,
  );
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ').trim();
}

test('a letter can be copied from a PDF although an earlier one had it with a mark only', async () => {
  hideAddedToArrays();
  for (const words of ['Śruby ŻĄŁ', 'SAP Zakład']) {
    expect(await copied(words)).toBe(`${words} ${words} ${words}`);
  }
});

test('the register entry of the company stands on every page; nothing where none is written', async () => {
  hideAddedToArrays();
  const registration = `${'Sąd Rejonowy dla Łodzi-Śródmieścia, XX Wydział Gospodarczy '.repeat(3)}KRS 0009014207`;
  const pages = (of: string) =>
    printedBytes(
      <Document>
        {['1', '2'].map((page) => (
          <Page key={page} style={styles.page}>
            <PrintedFoot company={{ registration: of }} address="https://osnowa.example/x" />
            <Text>{page}</Text>
          </Page>
        ))}
      </Document>,
    );
  const { text } = await extractText(await pages(registration));
  expect(text).toHaveLength(2);
  for (const page of text) expect(page.replace(/\s+/g, ' ')).toContain('KRS 0009014207');
  const without = (await extractText(await pages(''))).text.map((page) => page.split('\n'));
  expect(without.map((lines) => lines.length)).toEqual([2, 2]);
});
