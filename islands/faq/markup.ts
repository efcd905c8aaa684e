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

/** Whether a click is for something inside the item, which is left to it. */
export function isForAnother(event: Event, item: Element, control: Element): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  const owner = target.closest(OWN_ACTION)
  return owner !== null && owner !== control && item.contains(owner)
}
