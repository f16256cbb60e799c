import { extractText } from 'unpdf';

/** The text that a reader can select in a PDF of ours, without its spaces and lines. */
export async function textOfPdf(pdf: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s/g, '');
}
