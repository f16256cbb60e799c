import { renderAsync } from '@resvg/resvg-js';
import { drawing, type SharePicture } from './drawing.ts';

/** The picture of a link preview as PNG. */
export async function draw(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await drawing(picture);
  const rendered = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(rendered.asPng());
}
