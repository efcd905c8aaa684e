import { actAsButton } from '../dom/act-as-button'
import type { Adoption } from '../dom/adoption'
import { isPlainClick } from '../dom/plain-click'
import type { Scope } from '../page/scope'
import { watchPanel } from '../state/open-panel'
import type { PanelControl } from './panel'

export interface OpenerOptions {
  /** Shared by all of its openers. */
  readonly panel: (scope: Scope) => PanelControl
  /** The name of an opener that is an icon only. */
  readonly label: string
}

/**
 * Makes a control of what the theme prints to open a panel by: a click opens it or closes it again, and assistive
 * technology is told so. Where the page has no such panel, the click is the browser's.
 */
export function bindOpener(host: HTMLElement, { panel: share, label }: OpenerOptions, scope: Scope): void {
  // Undone after the panel, which closes and gives the focus back to it.
  const own = scope.child()
  const adopted = own.adopt
  const panel = share(scope)
  const element = panel.find(host)
  if (!element) return
  const tell = () => adopted.attribute(host, 'aria-expanded', String(panel.isOpenFor(host)))

  if (element.id !== '') adopted.attribute(host, 'aria-controls', element.id)
  nameControl(host, { adopted, label })
  tell()
  own.add(actAsButton(host, adopted))
  own.add(watchPanel(panel.name, tell))
  own.listen(host, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (panel.toggle(host)) event.preventDefault()
  })
}

export interface CloserOptions {
  readonly selector: string
  readonly label: string
  readonly onClose: () => void
}

/**
 * Has the theme's own close links of an open panel close it.
 * @param scope ends with the panel's closing
 */
export function bindClosers(scope: Scope, { selector, label, onClose }: CloserOptions): void {
  const { document, adopt: adopted } = scope
  for (const closer of document.querySelectorAll<HTMLElement>(selector)) {
    nameControl(closer, { adopted, label })
    scope.add(actAsButton(closer, adopted))
    scope.listen(closer, 'click', (event) => {
      event.preventDefault()
      onClose()
    })
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
