import { closest } from './query'

/** Stands on the outermost elements of markup that came in an answer and is no page part of the theme's. */
export const ANSWER_ATTRIBUTE = 'data-laurel-answer'

/** Says of all that a fragment holds where it came from. */
export function markAnswer(answer: DocumentFragment): DocumentFragment {
  for (const element of answer.children) element.setAttribute(ANSWER_ATTRIBUTE, '')
  return answer
}

/** Whether an element came in an answer: whoever wrote it (a post, a comment) may not bring islands to life by it. */
export function isFromAnswer(element: Element): boolean {
  return closest(element, `[${ANSWER_ATTRIBUTE}]`) !== null
}
