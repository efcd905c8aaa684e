import type { Scope } from '../../../../src/page/scope'

/** What is clicked to see the rest of a text (contract 05 §3). */
const EXPAND_LINK = '.cff-expand a'
const TEXT_BOX = '.cff-post-text, .cff-desc'

/** A text's link to the rest of it; without one there would be no way to it. */
export function expandLinkOf(text: Element): HTMLElement | null {
  return text.closest(TEXT_BOX)?.querySelector<HTMLElement>(EXPAND_LINK) ?? null
}

/** The link leads nowhere, also that of a text which is whole. */
export function stayAtExpandLinks(feed: HTMLElement, scope: Scope): void {
  scope.listen(feed, 'click', (event) => {
    if (event.target instanceof Element && event.target.closest(EXPAND_LINK)) event.preventDefault()
  })
}
