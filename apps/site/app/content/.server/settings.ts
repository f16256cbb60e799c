import type { Content } from '../content.ts';
import type { SettingsContent } from '../domain.ts';
import { required } from '../refusal.ts';

/**
 * The company's settings, for a page with a form: with the closed days of the coming weeks, if
 * there are any. A content service of an earlier version sends no closed days.
 * @throws a 404 or 503 answer when the settings cannot be read
 */
export async function readSettings(content: Content): Promise<SettingsContent> {
  const [settings, closed] = await Promise.all([
    required(content.get('site-settings')),
    content.optional('closed-days'),
  ]);
  return closed && closed.days.length > 0 ? { ...settings, closedDays: closed.days } : settings;
}
