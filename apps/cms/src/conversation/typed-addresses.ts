/**
 * The addresses in a line as people type and paste them, unchecked: with commas, semicolons or on
 * lines of their own, bare or as `Name <address>`. A name may have a comma: `Nowak, Anna <address>`.
 */
export function typedAddresses(line: string): string[] {
  const pieces = line.replace(/"[^"]*"\s*(?=<)/g, '').split(/[,;\n]/);
  return pieces.flatMap((piece, nth) => {
    const isOfName = !piece.includes('@') && /^[^@]*</.test(pieces[nth + 1] ?? '');
    const address = (/<([^<>]*)>\s*$/.exec(piece)?.[1] ?? piece).trim();
    return isOfName || address === '' ? [] : [address];
  });
}
