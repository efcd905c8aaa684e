/**
 * `var NAME = {…}` as WordPress prints data for a script, and laurel's own
 * `window.NAME=Object.assign(…, {…})`.
 */
const ASSIGNMENT =
  /(?:\bvar\s+|\bwindow\.)([A-Za-z_$][\w$]*)\s*=\s*(?:Object\.assign\(\s*window\.\1\s*\|\|\s*\{\}\s*,\s*)?(?=[{["'])/g

/** Characters. Longer scripts are code and hold no data of plugins. */
const LONGEST_SCRIPT = 500_000
const LONGEST_TEXT = 2000
/** Characters read of one script: nested values are read once for each level. */
const MOST_LOOKED_AT = 10 * LONGEST_SCRIPT

/**
 * Reads the JSON data that the page's inline scripts assign to globals, without running any script: some
 * islands look for such a global to know whether the page wants them.
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
  // PHP may print what is not JSON.
  const text = /^'([^'\\\n]*)'/.exec(code.slice(start, start + LONGEST_TEXT))
  if (text) return text[1]
  if (end === undefined) return undefined
  try {
    return JSON.parse(code.slice(start, end))
  } catch {
    return undefined
  }
}

/** The position after the bracket that closes the one at `start`; brackets in strings do not count. */
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
