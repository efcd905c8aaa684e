import type { Adoption } from '../../../src/dom/adoption'
import { actAsButton } from '../../../src/page/act-as-button'
import { listen } from '../../../src/page/listen'
import { CLOSE_LINK, CONTAINER_CLASS } from './markup'

const CLOSE_LABEL = 'Close'

export function createProfilePanel(document: Document, profile: DocumentFragment): HTMLElement {
  const panel = document.createElement('div')
  panel.className = CONTAINER_CLASS
  panel.append(profile)
  return panel
}

/**
 * Makes buttons of a profile's links that close it.
 * @returns the way to stop
 */
export function bindClosers(panel: Element, adopted: Adoption, close: () => void): () => void {
  const stops = [...panel.querySelectorAll<HTMLElement>(CLOSE_LINK)].flatMap((closer) => {
    // It shows a sign only.
    closer.setAttribute('aria-label', CLOSE_LABEL)
    const stopClicks = listen(closer, ['click'], (event) => {
      event.preventDefault()
      close()
    })
    return [actAsButton(closer, adopted), stopClicks]
  })
  return () => {
    for (const stop of stops) stop()
  }
}
