/** One picture that the renderer can turn into a file. */
export type Picture = {
  /** Path of the file to write, relative to the repository's root. */
  file: string;
  /** Width and height of the page that is composed, in CSS pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel: the file is `width × scale` pixels wide. */
  scale: number;
  /** Quality for WebP and JPEG, 1–100. PNG ignores it. */
  quality: number;
  /** Style sheet and body of the page. Must depend on nothing but constants: same source, same bytes. */
  css: string;
  body: string;
};

/** Where the demo content keeps its pictures. */
export const MEDIA = 'demo/media';

/** Where the site keeps files that it serves as they are. */
export const PUBLIC = 'packages/brand/public';

/** A product screen: composed at 1280×800, written at 1920×1200. */
export function screen(name: string, css: string, body: string): Picture {
  return {
    file: `${MEDIA}/${name}.webp`,
    width: 1280,
    height: 800,
    scale: 1.5,
    quality: 82,
    css,
    body,
  };
}

/** A scene on the cloth of a product's hero, whole and legible at 384 CSS pixels: written at 960×960. */
export function scene(name: string, css: string, body: string): Picture {
  return {
    file: `${MEDIA}/${name}.webp`,
    width: 384,
    height: 384,
    scale: 2.5,
    quality: 82,
    css,
    body,
  };
}
