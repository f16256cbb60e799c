import type { Payload } from 'payload';
import { isEmpty } from './empty.ts';
import { DEMO } from './folders.ts';
import { loadContent, type Progress } from './load.ts';

/**
 * Fills an empty database with the demo company.
 * @returns whether it was loaded; `false` when somebody has content already, which is never touched
 */
export async function loadDemo(payload: Payload, say: Progress): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  await loadContent(payload, DEMO, say);
  return true;
}
