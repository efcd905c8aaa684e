import { actAsButton } from '../../../src/dom/act-as-button'
import type { Adoption } from '../../../src/dom/adoption'
import type { Scope } from '../../../src/page/scope'
import { CLOSE_LINK, CONTAINER_CLASS } from './markup'

const CLOSE_LABEL = 'Close'

export function createProfilePanel(document: Document, profile: DocumentFragment): HTMLElement {
  const panel = document.createElement('div')
  panel.className = CONTAINER_CLASS
  panel.append(profile)
  return panel
}

/** Makes buttons of a profile's links that close it. */
export function bindClosers(scope: Scope, panel: Element, adopted: Adoption, close: () => void): void {
  for (const closer of panel.querySelectorAll<HTMLElement>(CLOSE_LINK)) {
    // It shows a sign only.
    closer.setAttribute('aria-label', CLOSE_LABEL)
    scope.add(actAsButton(closer, adopted))
    scope.listen(closer, 'click', (event) => {
      event.preventDefault()
      close()
    })
  }
}
