/**
 * Removes brackets from the elements' own texts.
 * @returns puts them back
 */
export function removeBrackets(elements: readonly Element[]): () => void {
  const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter((node) => node.nodeType === 3))
  const printed = texts.map((text) => [text, text.nodeValue ?? ''] as const)
  for (const [text, before] of printed) {
    if (/[()]/.test(before)) text.nodeValue = before.replace(/[()]/g, '')
  }
  return () => {
    for (const [text, before] of printed) if (text.nodeValue !== before) text.nodeValue = before
  }
}
