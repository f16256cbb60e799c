import { MEDIA, type Picture } from '../picture.ts';

/** Width of a figure in CSS pixels: a phone shows it at two thirds, so no text is under 15. */
export const WIDTH = 520;

const CSS = `body{background:#f4f1e9;color:#14171f;font:500 16px/1.35 Instrument}
text{font-family:Instrument}.n{font-weight:500;font-size:16px;fill:#14171f}.v{font-weight:700;font-size:16px;fill:#14171f}.s{font-weight:500;font-size:15px;fill:#4a5060}.w{font-weight:600;font-size:15px;fill:#fff}.h{font:700 19px Bricolage;fill:#14171f}`;

/** A drawing inside an article, written at 1300 pixels. `body` is the inside of its SVG. */
export function figure(name: string, height: number, body: string): Picture {
  return {
    file: `${MEDIA}/articles/${name}.webp`,
    width: WIDTH,
    height,
    scale: 2.5,
    quality: 86,
    css: CSS,
    body: `<svg width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" fill="none">${body}</svg>`,
  };
}

/** A line of text. `look` is one of the classes: n name, v value, s second ink, w on colour, h heading. */
export function words(
  x: number,
  y: number,
  look: 'n' | 'v' | 's' | 'w' | 'h',
  said: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return `<text x="${x}" y="${y}" class="${look}" text-anchor="${anchor}">${said}</text>`;
}
