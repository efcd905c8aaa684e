import type { Adoption } from '../dom/adoption'
import { createAdoption } from '../dom/adoption'
import { actAsButton } from '../page/act-as-button'
import { listen } from '../page/listen'
import { isPlainClick } from '../page/plain-click'
import { watchPanel } from './open-panel'
import type { PanelControl } from './panel'

export interface OpenerOptions {
  readonly panel: PanelControl
  /** The name of an opener that is an icon only. */
  readonly label: string
}

/**
 * Makes a control of what the theme prints to open a panel by: a click opens it or closes it again, and assistive
 * technology is told so. Where the page has no such panel, the click is the browser's.
 * @returns the way back
 */
export function bindOpener(host: HTMLElement, { panel, label }: OpenerOptions): () => void {
  const adopted = createAdoption()
  const element = panel.find(host)
  if (!element) return () => {}
  const tell = () => adopted.attribute(host, 'aria-expanded', String(panel.isOpenFor(host)))

  if (element.id !== '') adopted.attribute(host, 'aria-controls', element.id)
  nameControl(host, { adopted, label })
  tell()
  const stops = [
    actAsButton(host, adopted),
    watchPanel(panel.name, tell),
    listen(host, ['click'], (event) => {
      if (!(event instanceof MouseEvent) || event.defaultPrevented || !isPlainClick(event)) return
      if (panel.toggle(host)) event.preventDefault()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    adopted.restore()
  }
}

export interface CloserOptions {
  readonly document: Document
  readonly selector: string
  readonly label: string
  readonly onClose: () => void
}

/**
 * Has the theme's own close links of an open panel close it.
 * @returns the way back
 */
export function bindClosers({ document, selector, label, onClose }: CloserOptions): () => void {
  const adopted = createAdoption()
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].map((closer) => {
    nameControl(closer, { adopted, label })
    const stop = actAsButton(closer, adopted)
    const stopClicks = listen(closer, ['click'], (event) => {
      event.preventDefault()
      onClose()
    })
    return () => {
      stop()
      stopClicks()
    }
  })
  return () => {
    for (const stop of stops) stop()
    adopted.restore()
  }
}

const NAMED = '[aria-label], [aria-labelledby], [title]:not([title=""])'

/** A control that is only an icon gets a name. */
export function nameControl(
  control: HTMLElement,
  { adopted, label }: { readonly adopted: Adoption; readonly label: string },
): void {
  const isNamed = control.matches(NAMED) || control.querySelector('img[alt]:not([alt=""])') !== null
  if (!isNamed && (control.textContent ?? '').trim() === '') adopted.attribute(control, 'aria-label', label)
}
