import { closest } from './query'

/** Set on the outermost elements of markup from a server's answer, unless it is a part of the theme's pages. */
export const ANSWER_ATTRIBUTE = 'data-laurel-answer'

/** Marks the elements of a fragment as markup from an answer. */
export function markAnswer(answer: DocumentFragment): DocumentFragment {
  for (const element of answer.children) element.setAttribute(ANSWER_ATTRIBUTE, '')
  return answer
}

/** Whether an element came in an answer: its author (of a post, a comment) must not be able to mount islands by it. */
export function isFromAnswer(element: Element): boolean {
  return closest(element, `[${ANSWER_ATTRIBUTE}]`) !== null
}
