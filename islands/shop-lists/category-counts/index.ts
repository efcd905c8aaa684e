import type { Mount } from '../../../src/runtime/island'
import { withoutParentheses } from './count'

const COUNT_CLASS = 'show-count'

/** The number of products in a category, which the server prints in parentheses, gets the look that the theme has for it. */
export const mount: Mount = (count, scope) => {
  const had = count.classList.contains(COUNT_CLASS)
  for (const text of textsOf(count)) scope.add(strip(text))
  count.classList.add(COUNT_CLASS)
  scope.add(() => count.classList.toggle(COUNT_CLASS, had))
}

/** The texts alone: what else stands in it is not ours. */
function textsOf(count: Element): Text[] {
  const texts = [...count.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE)
  return texts.filter(({ data }) => withoutParentheses(data) !== data).slice(0, 1)
}

function strip(text: Text) {
  const before = text.data
  text.data = withoutParentheses(before)
  return () => {
    text.data = before
  }
}
