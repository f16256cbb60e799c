/** A box that values are drawn into: pixels for the box, `min`–`max` for the values. */
export type Scale = { width: number; height: number; min: number; max: number };

/** Points of a series spread evenly over the box; the first value sits at x = 0. */
export function points(values: readonly number[], scale: Scale): [number, number][] {
  const step = scale.width / Math.max(1, values.length - 1);
  const unit = scale.height / (scale.max - scale.min);
  return values.map((value, index) => [
    round(index * step),
    round(scale.height - (value - scale.min) * unit),
  ]);
}

/** The `d` of a path through the series. */
export function linePath(values: readonly number[], scale: Scale): string {
  return points(values, scale)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** The `d` of the area between the series and the bottom of the box. */
export function areaPath(values: readonly number[], scale: Scale): string {
  return `${linePath(values, scale)}L${scale.width} ${scale.height}L0 ${scale.height}Z`;
}

/** A small line without axes, for a table cell. */
export function sparkline(
  values: readonly number[],
  width: number,
  height: number,
  colour: string,
): string {
  const scale = { width, height: height - 4, min: Math.min(...values), max: Math.max(...values) };
  return `<svg width="${width}" height="${height}" style="overflow:visible"><path transform="translate(0 2)" d="${linePath(values, scale)}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}

/** A number in the format of a language, for example `1 284,50` for pl. */
export function number(value: number, locale: 'pl' | 'de', digits = 0): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
