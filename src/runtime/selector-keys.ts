/** The key of a selector that any element may match. */
export const ANY = '*'

/** Selectors with escapes, comments, namespaces or nesting are not analysed. */
const UNREAD = /[\\|&]|\/\*/
const STRING = /"[^"]*"|'[^']*'/g
const INNERMOST_BRACKETS = /\[[^[\]()]*\]|\([^[\]()]*\)/g
/** Stands for brackets, by their number. */
const MARK = /\{(\d+)\}/g
const COMBINATORS = /[\s>+~]+/
const ID = /#[^#.:{]+/
const CLASS = /\.[^#.:{]+/
const TAG = /^[a-z][^#.:{]*/i
const ALTERNATIVES = /:(?:is|where)\{(\d+)\}/
const ATTRIBUTE = /^\[\s*([^\]\s=~^$*]+)/

/**
 * The keys of a selector: an element must have at least one of them to match. They are written as in selectors: `.cup`,
 * `#cup`, `form` or `[data-cup]`, and `*` for an alternative without any.
 */
export function keysOf(selector: string): readonly string[] {
  if (UNREAD.test(selector)) return [ANY]
  const brackets: string[] = []
  // The content of strings gives no key, but may have brackets.
  let outside = selector.replace(STRING, '""')
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replace(INNERMOST_BRACKETS, (text) => `{${brackets.push(text) - 1}}`)
  }

  const textOf = (number = ''): string =>
    (brackets[Number(number)] ?? '').replace(MARK, (_, inner: string) => textOf(inner))

  function keysOfCompound(compound: string): readonly string[] {
    const plain = ID.exec(compound) ?? CLASS.exec(compound)
    if (plain) return plain
    const tag = TAG.exec(compound)
    if (tag) return [tag[0].toLowerCase()]
    const alternatives = ALTERNATIVES.exec(compound)
    if (alternatives) return keysOf(textOf(alternatives[1]).slice(1, -1))
    for (const [, number] of compound.matchAll(MARK)) {
      const attribute = ATTRIBUTE.exec(textOf(number))
      if (attribute) return [`[${attribute[1]}]`]
    }
    return [ANY]
  }

  const lastCompounds = outside.split(',').map((each) => each.trim().split(COMBINATORS).pop() ?? '')
  return [...new Set(lastCompounds.flatMap(keysOfCompound))]
}
