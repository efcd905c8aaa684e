/** The options that an item may set for itself. */
interface ItemOptions {
  readonly thumbnail?: string
  readonly width?: number
  readonly height?: number
}

const PAIR =
  /(?:^|[{,])\s*["']?(thumbnail|width|height)["']?\s*:\s*(?:"([^"]*)"|'([^']*)'|([\d.]+))\s*(?=[,}]|$)/g
const LONGEST = 2000

/**
 * Reads `data-options` (contract 03 §4.1). The library evaluated it as code; here it is text of which only simple pairs
 * such as `thumbnail: 'cup.jpg', width: 640` are read.
 */
export function readOptionText(text: string | null): ItemOptions {
  const found: Record<string, string | number> = {}
  for (const [, name = '', double, single, number] of (text ?? '').slice(0, LONGEST).matchAll(PAIR)) {
    const value = double ?? single ?? number ?? ''
    if (name === 'thumbnail') found[name] = value
    else if (Number(value) > 0 && Number.isFinite(Number(value))) found[name] = Number(value)
  }
  return found
}
