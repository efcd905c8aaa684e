/** Contract 04 §10. */
const QUESTION = ':scope > :is(h2, h3, h4, h5, h6)'
const ANSWER = ':scope > .faq-text'
export const CLOSED_CLASS = 'closed'
/** What acts by itself when it is clicked. */
const OWN_ACTION =
  'a, button, input, select, textarea, label, summary, audio, video, iframe, [role="button"], [contenteditable]'

export interface FaqMarkup {
  readonly question: HTMLElement
  readonly answer: HTMLElement
}

export function readFaq(item: HTMLElement): FaqMarkup | undefined {
  const question = item.querySelector<HTMLElement>(QUESTION)
  const answer = item.querySelector<HTMLElement>(ANSWER)
  return question && answer ? { question, answer } : undefined
}

/** Whether a click is for something else than the question's own control, and is left to it. */
export function isForAnother({ target }: Event, control: Element): boolean {
  const owner = target instanceof Element ? target.closest(OWN_ACTION) : null
  return owner !== null && owner !== control
}
