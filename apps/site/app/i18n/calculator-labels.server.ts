import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import { calculators as de } from './messages/de/calculators.ts';
import { calculators as en } from './messages/en/calculators.ts';
import { type CalculatorMessages, calculators as pl } from './messages/pl/calculators.ts';

/**
 * Labels of the calculators. They travel with the data of a calculator's page, not with the labels
 * that every page carries: most visitors never open one.
 */
export const CALCULATOR_LABELS: Record<Locale, CalculatorMessages> = typesetLocales({ pl, en, de });
