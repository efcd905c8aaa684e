import type { Mount } from '../../../src/page/island'
import { withoutParentheses } from './count'

const COUNT_CLASS = 'show-count'

/** Removes the parentheses of a category's number of products, and gives it the theme's class for counts. */
export const mount: Mount = (count, scope) => {
  for (const text of textsOf(count)) {
    const before = text.data
    text.data = withoutParentheses(before)
    scope.add(() => (text.data = before))
  }
  scope.adopt.classes(count, COUNT_CLASS)
}

/** The first own text with parentheses; texts inside of child elements are left alone. */
function textsOf(count: Element): Text[] {
  const texts = [...count.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE)
  return texts.filter(({ data }) => withoutParentheses(data) !== data).slice(0, 1)
}
