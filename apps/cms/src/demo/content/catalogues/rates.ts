/** Factors and net daily rates that all calculators of the demo share. */
export const RATES = {
  rangeFactor: 1.3,
  mobileFactor: 1.5,
  dailyRatePLN: 1400,
  dailyRateEUR: 340,
};
