import { ANSWER_ATTRIBUTE } from '../../src/dom/answer-markup'

/** HTML as it is but for the marks that say of it that it came in an answer. */
export const withoutMarks = (html: string): string => html.replaceAll(` ${ANSWER_ATTRIBUTE}=""`, '')

/** The HTML inside an element, without those marks. */
export const htmlIn = (element: Element): string => withoutMarks(element.innerHTML)
