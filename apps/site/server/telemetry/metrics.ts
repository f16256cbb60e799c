/** Counters and current values of the process, for `/metrics`. */
export interface Metrics {
  count(name: string, by?: number): void;
  /** A value that is read when somebody looks. */
  observe(name: string, read: () => number): void;
  value(name: string): number;
  /** One `site_name value` a line, as Prometheus reads it. */
  text(): string;
}

/** Counters at nought. */
export function createMetrics(names: readonly string[] = []): Metrics {
  const counters = new Map(names.map((name) => [name, 0]));
  const observed = new Map<string, () => number>();
  const value = (name: string) => observed.get(name)?.() ?? counters.get(name) ?? 0;
  return {
    count(name, by = 1) {
      counters.set(name, (counters.get(name) ?? 0) + by);
    },
    observe(name, read) {
      observed.set(name, read);
    },
    value,
    text() {
      const names = [...counters.keys(), ...observed.keys()].sort();
      return names.map((name) => `site_${name} ${value(name)}`).join('\n');
    },
  };
}
