import { readFileSync } from 'node:fs';
import { brandFile } from '@osnowa/brand/files';

/** The back office's icon on a home screen and in notifications, where no SVG is drawn. */
export function GET(): Response {
  const bytes = readFileSync(brandFile('public/icon-512.png'));
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=86400' };
  return new Response(new Uint8Array(bytes), { headers });
}
