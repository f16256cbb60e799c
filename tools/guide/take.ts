import { palette } from '@osnowa/brand';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Shot } from './editor.ts';

/** Hides the message of the last save, which is no part of a step. */
const WITHOUT_MESSAGES = '.payload-toast-container { display: none }';

/** Room around the parts of a picture, in px. */
const MARGIN = 24;

/** Limit of a picture: a guide with thirty pictures must open at once. */
export const MOST_BYTES = 60_000;

/** Qualities of the pictures, best first: sharp for small letters, small files for photographs. */
const QUALITIES = [82, 70, 55];

/**
 * Takes a picture as WebP. Dates in it are always the same, so that a picture changes only if the
 * back office does.
 */
export async function take(page: Page, { parts, marked = [] }: Shot): Promise<Buffer> {
  await page.evaluate(steadyDates);
  for (const mark of marked) await mark.evaluate(frame, palette.danger);
  const clip = parts ? await frameOf(page, parts) : undefined;
  const options = { animations: 'disabled', style: WITHOUT_MESSAGES } as const;
  const picture = await page.screenshot({ ...options, ...(clip && { clip }) });
  await page.locator('guide-frame').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  for (const quality of QUALITIES) {
    const encoded = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= MOST_BYTES) return encoded;
  }
  throw new Error(`A picture has more than ${MOST_BYTES} bytes: show a part of the window.`);
}

/** The smallest rectangle around some parts of the window. */
async function frameOf(page: Page, parts: readonly Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  const size = page.viewportSize();
  if (found.length < parts.length || !size) throw new Error('A part of the picture is not shown.');
  const left = Math.max(0, Math.min(...found.map(({ x }) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...found.map(({ y }) => y)) - MARGIN);
  const right = Math.min(size.width, Math.max(...found.map(({ x, width }) => x + width)) + MARGIN);
  const bottom = Math.min(
    size.height,
    Math.max(...found.map(({ y, height }) => y + height)) + MARGIN,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Runs in the page: draws a frame above everything, which no list or window cuts off. */
function frame(element: Element, colour: string): void {
  const room = 4;
  const { left, top, width, height } = element.getBoundingClientRect();
  const mark = document.createElement('guide-frame');
  Object.assign(mark.style, {
    position: 'fixed',
    zIndex: '2147483647',
    left: `${left - room}px`,
    top: `${top - room}px`,
    width: `${width + 2 * room}px`,
    height: `${height + 2 * room}px`,
    border: `3px solid ${colour}`,
    borderRadius: '4px',
    pointerEvents: 'none',
  });
  document.body.append(mark);
}

/** Runs in the page: writes one Monday at 8:00 in the place of every day and time. */
function steadyDates(): void {
  const MONTH = '(?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)\\p{L}*';
  const dates: [RegExp, string][] = [
    [new RegExp(`\\p{L}{2,4}\\.?, \\d{1,2} ${MONTH}`, 'gu'), 'pon., 11 sty'],
    [new RegExp(`${MONTH} \\d{1,2}, \\d{4}`, 'gu'), 'sty 11, 2027'],
    [new RegExp(`\\d{1,2} ${MONTH} \\d{4},? \\d{1,2}:\\d\\d`, 'gu'), '11 sty 2027, 08:00'],
    [new RegExp(`\\d{1,2} ${MONTH},? \\d{1,2}:\\d\\d`, 'gu'), '11 sty, 08:00'],
    [new RegExp(`\\d{1,2} ${MONTH} \\d{4}`, 'gu'), '11 sty 2027'],
  ];
  const steady = (text: string) =>
    dates.reduce((changed, [pattern, date]) => changed.replace(pattern, date), text);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.nodeValue ?? '';
    if (steady(text) !== text) currentNode.nodeValue = steady(text);
  }
  for (const input of document.querySelectorAll('input')) {
    if (steady(input.value) !== input.value) input.value = steady(input.value);
  }
}
