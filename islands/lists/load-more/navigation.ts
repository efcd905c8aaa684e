import { createAdoption } from '../../../src/dom/adoption'
import type { Scope } from '../../../src/page/scope'
import { hiddenPart, linksOf, nextLink, type PagedList } from './markup'

const HIDDEN_CLASS = 'hidden'

/** The links to the other pages of a list, hidden while laurel loads these. */
export interface Navigation {
  /** Waits until the focus has left the links. */
  hide(): void
  /** Shows the links for good, after a failure. @returns the link to the next page */
  show(): HTMLElement | null
  /** Sets the next link to the page after the last loaded one. This is not undone: the loaded items stay as well. */
  leadTo(next: string | undefined): void
  restore(): void
}

export function createNavigation(paged: PagedList, scope: Scope): Navigation {
  const { navigation, kind } = paged
  const adopted = createAdoption()
  const part = hiddenPart(paged)
  const links = linksOf(paged)
  let stopWaiting = () => {}

  function hideNow() {
    stopWaiting()
    if (part) adopted.style(part, 'display', 'none')
  }
  function onFocusOut({ relatedTarget: to }: FocusEvent) {
    if (!(to instanceof Node && part?.contains(to))) hideNow()
  }
  function restore() {
    stopWaiting()
    adopted.restore()
  }
  scope.add(restore)
  return {
    hide() {
      stopWaiting()
      if (!part?.contains(part.ownerDocument.activeElement)) return hideNow()
      stopWaiting = scope.listen(part, 'focusout', onFocusOut)
    },
    show() {
      restore()
      adopted.toggle(navigation, HIDDEN_CLASS, false)
      adopted.style(navigation, 'display', 'block')
      return nextLink(links, kind)
    },
    leadTo(next) {
      const link = nextLink(links, kind)
      if (next === undefined) link?.removeAttribute('href')
      else link?.setAttribute('href', next)
    },
    restore,
  }
}
