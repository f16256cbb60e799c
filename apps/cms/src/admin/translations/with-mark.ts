/** A text and its selection: from, to. */
interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Takes a piece out of a text; the selection stays at its words. */
function without({ text, from, to }: Selected, piece: string): Selected {
  const at = text.indexOf(piece);
  if (at < 0) return { text, from, to };
  const moved = (place: number) => place - Math.min(piece.length, Math.max(0, place - at));
  const left = text.slice(0, at) + text.slice(at + piece.length);
  return { text: left, from: moved(from), to: moved(to) };
}

/**
 * Puts a mark around the selected words of a translation; a mark that exists elsewhere moves there.
 * @param isSingle a mark that is alone: `<1/>`
 */
export function withMark(selected: Selected, number: number, isSingle: boolean): Selected {
  const [start, end] = isSingle ? [`<${number}/>`, ''] : [`<${number}>`, `</${number}>`];
  const { text, from, to } = [start, end]
    .filter((piece) => piece !== '')
    .reduce((left, piece) => without(left, piece), selected);
  const words = text.slice(from, to);
  return {
    text: text.slice(0, from) + start + words + end + text.slice(to),
    from: from + start.length,
    to: from + start.length + words.length,
  };
}
