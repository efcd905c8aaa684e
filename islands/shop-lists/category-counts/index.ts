import type { Mount } from '../../../src/page/island'
import { withoutParentheses } from './count'

const COUNT_CLASS = 'show-count'

/** The number of products in a category, which the server prints in parentheses, gets the look that the theme has for it. */
export const mount: Mount = (count, scope) => {
  for (const text of textsOf(count)) {
    const before = text.data
    text.data = withoutParentheses(before)
    scope.add(() => (text.data = before))
  }
  scope.adopt.classes(count, COUNT_CLASS)
}

/** The texts alone: what else stands in it is not ours. */
function textsOf(count: Element): Text[] {
  const texts = [...count.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE)
  return texts.filter(({ data }) => withoutParentheses(data) !== data).slice(0, 1)
}
