/** `var NAME = {…}` as WordPress prints data for a script, and laurel's own `window.NAME=Object.assign(…, {…})`. */
const ASSIGNMENT =
  /(?:\bvar\s+|\bwindow\.)([A-Za-z_$][\w$]*)\s*=\s*(?:Object\.assign\(\s*window\.\1\s*\|\|\s*\{\}\s*,\s*)?(?=[{["'])/g

/** What is longer is no data of a plugin's, and not worth the time. */
const LONGEST_SCRIPT = 500_000
const LONGEST_TEXT = 2000
/** Of one script, in characters: values may stand in values, and each is looked at from its start to its end. */
const MOST_LOOKED_AT = 10 * LONGEST_SCRIPT

/**
 * What the page's inline scripts hand to other scripts, as far as it is JSON: no script is run, and the registry asks
 * for a few of these.
 */
export function readInlineData(document: Document): Map<string, unknown> {
  const data = new Map<string, unknown>()
  for (const script of document.querySelectorAll('script:not([src])')) {
    const code = script.textContent ?? ''
    if (code.length > LONGEST_SCRIPT) continue
    let left = MOST_LOOKED_AT
    for (const match of code.matchAll(ASSIGNMENT)) {
      const [whole, name = ''] = match
      if (data.has(name)) continue
      const start = match.index + whole.length
      const end = endOfValue(code.slice(0, start + left), start)
      const value = parseAt(code, start, end)
      if (value !== undefined) data.set(name, value)
      left -= (end ?? code.length) - start
      if (left <= 0) break
    }
  }
  return data
}

function parseAt(code: string, start: number, end: number | undefined): unknown {
  // JSON has no such texts, and PHP may print them.
  const text = /^'([^'\\\n]*)'/.exec(code.slice(start, start + LONGEST_TEXT))
  if (text) return text[1]
  if (end === undefined) return undefined
  try {
    return JSON.parse(code.slice(start, end))
  } catch {
    return undefined
  }
}

/** Behind the bracket that closes the one at `start`; brackets in strings do not count. */
function endOfValue(code: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let index = start; index < code.length; index += 1) {
    const character = code[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') {
        isInString = false
        if (depth === 0) return index + 1
      }
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return undefined
}
