import type { Catalogue } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { COMPANY_SIZE, ERP_AREAS } from './erp-groups.ts';
import { RATES } from './rates.ts';

const title = {
  pl: 'Ile kosztuje wdrożenie ERP?',
  en: 'Estimate your ERP',
  de: 'Ihr ERP kalkulieren',
};

/** Catalogue of /kalkulator-erp-n. */
export const ERP_CATALOGUE: Entry<Catalogue> = {
  version: '2026-11',
  title,
  subtitle: {
    pl: 'Wybierz obszary i to, co w nich najważniejsze. Widełki w dniach zobaczysz od razu.',
    en: 'Choose areas and what matters in them. You see the range in days at once.',
    de: 'Wählen Sie Bereiche und was darin zählt. Die Spanne in Tagen sehen Sie sofort.',
  },
  rates: RATES,
  presets: [],
  groups: [...ERP_AREAS, COMPANY_SIZE],
  packages: [],
};

/** Catalogue of the old /kalkulator-erp, which only the old client still reads. */
export const OLD_ERP_CATALOGUE: Entry<Catalogue> = {
  version: '2024-03',
  title,
  rates: RATES,
  presets: [],
  groups: ERP_AREAS,
  packages: [],
};
