import { ancestorsOf } from '../dom/ancestors'
import { focusTarget } from '../dom/focus-target'
import { memberOf } from '../dom/member'
import { find, findAll, matches } from '../dom/query'

/** The beginning of the page's content, as the last resort; the best selector first. */
const CONTENT = ['main, [role="main"], #main-container', 'h1, h2, h3']
/** These never get the focus: a form may have fields of any name, and the root would start the tab order anew. */
const SKIPPED = ':disabled, form, body, html'

/**
 * Finds where the focus goes when a dialog closes.
 * @param before the element that opened it
 * @param opener the element that opens it now, if it was replaced
 * @returns a function that restores the focus to the first of these that is still on the page: the opener,
 * its replacement, the dialog's control. If that one is hidden, as in a menu that has closed, the nearest
 * visible item above it gets the focus, and then the opener if its menu opens on focus. If all are gone: what
 * was around the opener, then the page's content. Never `body`.
 */
export function createFocusRestorer(
  opened: Element,
  before: Element | null | undefined,
  opener: () => Element | null | undefined,
): () => void {
  const path = before ? pathFrom(before) : pathFrom(opened).slice(1)
  return () => {
    const target = [before, opener(), controlOf(opened)].find(isOnPage)
    if (focusOnPath(target && target !== before ? pathFrom(target) : path)) return
    CONTENT.some((selector) => [...findAll(opened.ownerDocument, selector)].some(tryFocus))
  }
}

/** @param path an element and its ancestors @returns whether one of them took the focus */
function focusOnPath(path: readonly Element[]): boolean {
  const parts = path.filter(isOnPage)
  const controls = parts.map((part, index) => (index > 0 ? controlOf(part) : null))
  // The focus could enter a part that is about to close, and be lost. The search therefore starts at the
  // control of the outermost collapsed part.
  const first = Math.max(0, controls.map(isCollapsed).lastIndexOf(true))
  return parts.slice(first).some((part, index) => {
    const control = controls[first + index]
    if (!control || !tryFocus(control)) return tryFocus(part)
    // Focusing a control may open its menu, so the focus moves inwards from control to control.
    const inwards = controls.slice(0, first + index + 1).reverse()
    if (inwards.every((each) => !each || (tryFocus(each) && !isCollapsed(each))) && parts[0])
      tryFocus(parts[0])
    return true
  })
}

const pathFrom = (element: Element): Element[] => [element, ...ancestorsOf(element)]

const isOnPage = (element: Element | null | undefined) => element?.isConnected

const tryFocus = (element: Element) =>
  element instanceof HTMLElement && !matches(element, SKIPPED) && focusTarget(element)

const isCollapsed = (control: Element | null) => control?.getAttribute('aria-expanded') === 'false'

/** The control that opens a part of the page: by `aria-controls`, or the link of the menu item that contains the part. */
function controlOf(part: Element): Element | null {
  const id = memberOf(part, 'id').replace(/["\\]/g, '\\$&')
  const document = memberOf(part, 'ownerDocument')
  const control = id ? find(document, `[aria-controls~="${id}"]`) : null
  if (control || !matches(part, 'li > :not(a, button)')) return control
  const item = memberOf(part, 'parentElement')
  return item && find(item, ':scope > a, :scope > button')
}
