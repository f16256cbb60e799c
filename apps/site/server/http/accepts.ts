/** Whether an `Accept-Encoding` takes an encoding; `q=0` refuses it. */
export function accepts(
  header: string | null | undefined,
  encoding: 'dcb' | 'br' | 'gzip',
): boolean {
  if (!header?.includes(encoding)) return false;
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return (
      name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    );
  });
}
