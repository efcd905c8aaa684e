import { ANSWER_ATTRIBUTE } from '../../src/dom/answer-markup'

/** HTML without the attribute that marks it as part of an answer. */
export const withoutMarks = (html: string): string => html.replaceAll(` ${ANSWER_ATTRIBUTE}=""`, '')

/** The HTML inside an element, without those marks. */
export const htmlIn = (element: Element): string => withoutMarks(element.innerHTML)
