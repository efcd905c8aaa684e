/** Contract 04 §10. */
const QUESTION = ':scope > :is(h2, h3, h4, h5, h6)'
const ANSWER = ':scope > .faq-text'
export const CLOSED_CLASS = 'closed'
/** Elements that handle clicks themselves. */
const INTERACTIVE =
  'a, button, input, select, textarea, label, summary, audio, video, iframe, [role="button"], [contenteditable]'

interface FaqMarkup {
  readonly question: HTMLElement
  readonly answer: HTMLElement
}

export function readFaq(item: HTMLElement): FaqMarkup | undefined {
  const question = item.querySelector<HTMLElement>(QUESTION)
  const answer = item.querySelector<HTMLElement>(ANSWER)
  return question && answer ? { question, answer } : undefined
}

/** Whether a click is on an interactive element other than the question's button. */
export function isOnOtherControl({ target }: Event, control: Element): boolean {
  const owner = target instanceof Element ? target.closest(INTERACTIVE) : null
  return owner !== null && owner !== control
}
