import { fontFaces } from './fonts.ts';
import type { Picture } from './picture.ts';

let faces: string | undefined;

/** The whole HTML document of a picture, with nothing to fetch. */
export function page(picture: Picture): string {
  faces ??= fontFaces();
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><style>${faces}
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:${picture.width}px;height:${picture.height}px;overflow:hidden;background:transparent}
body{font:400 14px/1.4 Instrument;color:#14171f;-webkit-font-smoothing:antialiased;font-variant-numeric:tabular-nums}
svg{display:block}table{border-collapse:collapse}
${picture.css}</style></head><body>${picture.body}</body></html>`;
}
