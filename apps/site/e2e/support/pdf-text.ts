import { extractText } from 'unpdf';

/** The text that a reader can select in a PDF of ours. */
export async function linesOfPdf(pdf: ArrayBuffer | Uint8Array): Promise<string> {
  return (await extractText(new Uint8Array(pdf), { mergePages: true })).text;
}

/** The text that a reader can select in a PDF of ours, without its spaces and lines. */
export const textOfPdf = async (pdf: ArrayBuffer | Uint8Array) =>
  (await linesOfPdf(pdf)).replace(/\s/g, '');
