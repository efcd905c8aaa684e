import type { Scope } from '../../../../src/page/scope'
import type { CutText } from './shorten'

/** The link that shows the rest of a text (contract 05 §3). */
const EXPAND_BOX = '.cff-expand'
const EXPAND_LINK = `${EXPAND_BOX} a`
const TEXT_BOX = '.cff-post-text, .cff-desc'

/** The link to the rest of a text. A text without one is not cut. */
export function expandLinkOf(text: Element): HTMLElement | null {
  return text.closest(TEXT_BOX)?.querySelector<HTMLElement>(EXPAND_LINK) ?? null
}

/** A cut text, and the parts of the link to the rest of it. */
export interface ExpandParts {
  readonly text: CutText
  readonly link: HTMLElement
  readonly box: HTMLElement | null
  readonly more: readonly HTMLElement[]
  readonly less: readonly HTMLElement[]
}

export const readExpandParts = (link: HTMLElement, text: CutText): ExpandParts => ({
  text,
  link,
  box: link.closest<HTMLElement>(EXPAND_BOX),
  more: [...link.querySelectorAll<HTMLElement>('.cff-more')],
  less: [...link.querySelectorAll<HTMLElement>('.cff-less')],
})

/** Prevents the default action of all these links, also of texts that are not cut. */
export function preventExpandLinks(feed: HTMLElement, scope: Scope): void {
  scope.listen(feed, 'click', (event) => {
    if (event.target instanceof Element && event.target.closest(EXPAND_LINK)) event.preventDefault()
  })
}
