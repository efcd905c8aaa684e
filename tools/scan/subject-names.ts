/** The first name of a compound selector, outside conditions in brackets. */
const NAME = /^(?:([a-z][a-z0-9-]*)|[#.][a-z_-][\w-]*|\[[a-z][\w-]*)/i
/** A compound that is one `:is(…)` and nothing else. */
const CHOICE = /^:is\(([^()]*)\)$/

/**
 * Finds, for each alternative of a selector, a name that every matching element has: `.class`, `#id`, `tag`
 * or `[attribute`.
 * @returns undefined where an alternative has no such name, or is of a form that this does not parse
 */
export function subjectNames(selector: string): string[] | undefined {
  if (selector.includes('\\')) return undefined
  const names = splitOutside(selector, /,/).map((alternative) => {
    const compounds = splitOutside(alternative.trim(), /[\s>+~]/).filter(Boolean)
    return namesOf(compounds.at(-1) ?? '')
  })
  return names.every((each) => each !== undefined) ? names.flat() : undefined
}

function namesOf(compound: string): string[] | undefined {
  const choice = CHOICE.exec(compound)?.[1]
  if (choice !== undefined) return subjectNames(choice)
  const name = nameOf(compound)
  return name === undefined ? undefined : [name]
}

/** A class is preferred to a tag, because fewer elements have it. */
function nameOf(compound: string): string | undefined {
  const tag = NAME.exec(compound)?.[1]
  const rest = NAME.exec(tag ? compound.slice(tag.length) : compound)?.[0]
  return rest ?? tag
}

/** Splits at separators that are outside brackets and quotes. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let quote = ''
  for (const character of text) {
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (depth === 0 && separator.test(character)) {
      parts.push(part)
      part = ''
      continue
    }
    part += character
  }
  return [...parts, part]
}
