import { type Adoption, createAdoption } from '../dom/adoption'
import { actAsButton } from '../page/act-as-button'
import { listen } from '../page/listen'
import { isPlainClick } from '../page/plain-click'
import type { Scope } from '../page/scope'
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
 */
export function bindOpener(host: HTMLElement, { panel, label }: OpenerOptions, scope: Scope): void {
  const adopted = scope.adopt
  const element = panel.find(host)
  if (!element) return
  const tell = () => adopted.attribute(host, 'aria-expanded', String(panel.isOpenFor(host)))

  if (element.id !== '') adopted.attribute(host, 'aria-controls', element.id)
  nameControl(host, { adopted, label })
  tell()
  scope.add(actAsButton(host, adopted))
  scope.add(watchPanel(panel.name, tell))
  scope.listen(host, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (panel.toggle(host)) event.preventDefault()
  })
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
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((closer) => {
    nameControl(closer, { adopted, label })
    return [
      actAsButton(closer, adopted),
      listen(closer, ['click'], (event) => {
        event.preventDefault()
        onClose()
      }),
    ]
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
