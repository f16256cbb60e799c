/**
 * Fills the `{placeholders}` of a message. A placeholder without a value stays visible, so that a test
 * finds it. A value such as “Firma sp. z o.o.” ends a sentence with its own full stop.
 */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = String(values[name]);
    return value.endsWith('.') ? value : value + stop;
  });
}
