/**
 * Takes the brackets out of the texts of these elements, and leaves what else they hold.
 * @returns the way to put them back
 */
export function takeBrackets(elements: readonly Element[]): () => void {
  const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter((node) => node.nodeType === 3))
  const printed = texts.map((text) => [text, text.nodeValue ?? ''] as const)
  for (const [text, before] of printed) {
    if (/[()]/.test(before)) text.nodeValue = before.replace(/[()]/g, '')
  }
  return () => {
    for (const [text, before] of printed) if (text.nodeValue !== before) text.nodeValue = before
  }
}
