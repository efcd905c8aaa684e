import { actAsButton } from '../../../src/dom/act-as-button'
import type { Adoption } from '../../../src/dom/adoption'
import { openDialog } from '../../../src/overlay/dialog'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { CLOSE_LINK, CONTAINER_CLASS, profileName } from './markup'

export function createProfilePanel(document: Document, profile: DocumentFragment): HTMLElement {
  const panel = document.createElement('div')
  panel.className = CONTAINER_CLASS
  panel.append(profile)
  return panel
}

/** Turns the links of a profile that close it into buttons. */
export function bindCloseLinks(scope: Scope, panel: Element, adopted: Adoption, close: () => void): void {
  for (const link of panel.querySelectorAll<HTMLElement>(CLOSE_LINK)) {
    // The link's only text is a symbol.
    link.setAttribute('aria-label', text('common.close', 'Close'))
    scope.add(actAsButton(link, adopted))
    scope.listen(link, 'click', (event) => {
      event.preventDefault()
      close()
    })
  }
}

interface ProfileDialogOptions {
  /** The link that was clicked. */
  readonly link: HTMLElement
  /** Elements outside of the panel that can still be clicked. */
  readonly beside: readonly HTMLElement[]
  readonly onLeave: () => void
}

/** Makes a modal dialog of the panel, until the scope ends. */
export function openProfileDialog(
  scope: Scope,
  panel: HTMLElement,
  { link, beside, onLeave }: ProfileDialogOptions,
): void {
  // The overlay can still be pressed, but is hidden from screen readers.
  panel.setAttribute('aria-modal', 'true')
  scope.add(openDialog(panel, { label: profileName(panel, link), beside, opener: () => link, onLeave }))
  scope.add(lockScroll(scope.window))
}
