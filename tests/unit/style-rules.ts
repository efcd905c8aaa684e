/** One rule of a style sheet. */
export interface StyleRule {
  readonly selector: string
  readonly declarations: string
  /** The conditions around it, the outermost first: `@media print`, `@supports …`. */
  readonly within: readonly string[]
}

/**
 * The rules of a style sheet without comments and without nesting, as the build writes them. Strings may hold no braces.
 * @throws {Error} for braces without their other halves
 */
export function readRules(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const open: string[] = []
  let from = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const text = css.slice(from, index).trim()
    from = index + 1
    if (brace === '{') {
      open.push(text)
      continue
    }
    const selector = open.pop()
    if (selector === undefined) throw new Error(`A brace too many after ${text}`)
    if (!selector.startsWith('@') || /^@(?:property|font-face|page)/.test(selector))
      rules.push({ selector, declarations: text, within: [...open] })
  }
  if (open.length > 0) throw new Error(`No end of ${open.join(' ')}`)
  return rules
}

/** The selectors of a list: the commas within parentheses and brackets are not its own. */
function selectorsOf({ selector }: StyleRule): string[] {
  const selectors = ['']
  let depth = 0
  for (const character of selector) {
    if (/[([]/.test(character)) depth += 1
    if (/[)\]]/.test(character)) depth -= 1
    if (character === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop() ?? ''}${character}`)
  }
  return selectors.map((one) => one.trim())
}

/**
 * The selectors that a browser without `:has()` loses only because they share a list with one that needs it: it drops the
 * whole rule. Within `:is()` and `:where()` it drops a selector alone.
 */
export function lostWithOthers(rule: StyleRule): string[] {
  const [needing, others] = [true, false].map((needs) =>
    selectorsOf(rule).filter((selector) => withoutForgiving(selector).includes(':has(') === needs),
  )
  return needing?.length ? (others ?? []) : []
}

/** Without the contents of `:is()` and `:where()`. */
function withoutForgiving(selector: string): string {
  let depth = 0
  let forgiving = 0
  let left = ''
  for (const [index, character] of [...selector].entries()) {
    if (character === ')' && forgiving === depth) forgiving = 0
    if (character === ')') depth -= 1
    if (forgiving === 0) left += character
    if (character === '(') depth += 1
    if (character === '(' && forgiving === 0 && /:(?:is|where)$/.test(selector.slice(0, index)))
      forgiving = depth
  }
  return left
}
