import { actAsButton } from '../dom/act-as-button'
import type { Adoption } from '../dom/adoption'
import { isPlainClick } from '../dom/plain-click'
import type { Scope } from '../page/scope'
import { watchPanel } from '../state/open-panel'
import type { PanelControl } from './panel'

interface OpenerOptions {
  /** The panel, which all its openers share. */
  readonly panel: (scope: Scope) => PanelControl
  /** The name of an opener that is an icon only. */
  readonly label: string
}

/**
 * Makes the theme's opener of a panel a toggle button: a click opens or closes the panel, and `aria-expanded` follows.
 * Without a panel on the page the click is left to the browser.
 */
export function bindOpener(host: HTMLElement, { panel: share, label }: OpenerOptions, scope: Scope): void {
  // Created first and so undone after the panel, which returns the focus to the opener when it closes.
  const own = scope.child()
  const adopted = own.adopt
  const panel = share(scope)
  const element = panel.find(host)
  if (!element) return
  const update = () => adopted.attribute(host, 'aria-expanded', String(panel.isOpenFor(host)))

  if (element.id !== '') adopted.attribute(host, 'aria-controls', element.id)
  nameControl(host, { adopted, label })
  update()
  own.add(actAsButton(host, adopted))
  own.add(watchPanel(panel.name, update))
  own.listen(host, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (panel.toggle(host)) event.preventDefault()
  })
}

interface CloserOptions {
  readonly selector: string
  readonly label: string
  readonly onClose: () => void
}

/**
 * Makes the theme's close links of an open panel work.
 * @param scope ends when the panel closes
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

/** Gives a name to a control that is only an icon. */
function nameControl(
  control: HTMLElement,
  { adopted, label }: { readonly adopted: Adoption; readonly label: string },
): void {
  const isNamed = control.matches(NAMED) || control.querySelector('img[alt]:not([alt=""])') !== null
  if (!isNamed && (control.textContent ?? '').trim() === '') adopted.attribute(control, 'aria-label', label)
}
