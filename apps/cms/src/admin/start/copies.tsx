import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { COPIES_FILE, type CopiesReport, copiesReport } from '../../process/copies-report.ts';
import { env } from '../../process/env.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import { type CopiesState, stateOfCopies } from './copies-state.ts';
import type { StartPageProps } from './start-page-props.ts';

async function readReport(): Promise<CopiesReport> {
  try {
    const text = await readFile(path.join(env.DATA_DIR, COPIES_FILE), 'utf8');
    return copiesReport.parse(JSON.parse(text));
  } catch {
    // There is no report yet, or it is being replaced.
    return {};
  }
}

/** Whether leads could be restored after a loss of this machine; nothing where no copies are made here. */
export async function Copies({ i18n }: Pick<StartPageProps, 'i18n'>) {
  if (!env.BACKUP_DIR) return null;
  const { locale, words } = leadLabels(i18n.language);
  const state: CopiesState = stateOfCopies(await readReport(), new Date(), process.uptime());
  if (state.kind === 'none') return null;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = words.copies[state.kind]
    .replace('{time}', state.at ? time.format(new Date(state.at)) : '')
    .replace('{n}', new Intl.NumberFormat(locale).format(state.leads ?? 0))
    .replace('{folder}', env.BACKUP_DIR);
  return state.isAlarm ? (
    <div className="start__notice" role="alert">
      <p>{text}</p>
    </div>
  ) : (
    <p className="start__copies">{text}</p>
  );
}
