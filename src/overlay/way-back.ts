import { ancestorsOf } from '../dom/ancestors'
import { focusTarget } from '../dom/focus-target'
import { memberOf } from '../dom/member'
import { find, findAll, matches } from '../dom/query'

/** Where a page begins that has nothing nearer; the best first. */
const CONTENT = ['main, [role="main"], #main-container', 'h1, h2, h3']
/** They take no focus: a form may have fields of any name, and at the root the keyboard would begin the page anew. */
const PASSED = ':disabled, form, body, html'

/**
 * The way from a dialog back to what had the focus.
 * @param before what has opened it
 * @param opener what stands for that by now
 * @returns Gives the focus back: to the opener. Where that is out of sight by then, as in a menu that has closed, to the
 * nearest item above it, and on to the opener where its menu opens for the focus; where it is gone, to what opens the
 * dialog now, or to what lay around it. Never to `body`.
 */
export function wayBack(
  opened: Element,
  before: Element | null | undefined,
  opener: () => Element | null | undefined,
): () => void {
  const around = before ? wayOut(before) : wayOut(opened).slice(1)
  return () => {
    const back = [before, opener(), controlOf(opened)].find(isThere)
    if (reach(back && back !== before ? wayOut(back) : around)) return
    CONTENT.some((selector) => [...findAll(opened.ownerDocument, selector)].some(take))
  }
}

/** @param way from an element outwards */
function reach(way: readonly Element[]): boolean {
  const parts = way.filter(isThere)
  const doors = parts.map((part, index) => (index > 0 ? controlOf(part) : null))
  // What is about to close can still have the focus, and would take it along: from the outermost of these on.
  const first = Math.max(0, doors.map(isShut).lastIndexOf(true))
  return parts.slice(first).some((part, index) => {
    const door = doors[first + index]
    if (!door || !take(door)) return take(part)
    // Back in, as far as menus open for the focus.
    const inwards = doors.slice(0, first + index + 1).reverse()
    if (inwards.every((each) => !each || (take(each) && !isShut(each))) && parts[0]) take(parts[0])
    return true
  })
}

const wayOut = (element: Element): Element[] => [element, ...ancestorsOf(element)]

const isThere = (element: Element | null | undefined) => element?.isConnected

const take = (element: Element) =>
  element instanceof HTMLElement && !matches(element, PASSED) && focusTarget(element)

const isShut = (control: Element | null) => control?.getAttribute('aria-expanded') === 'false'

/** What opens a part of the page: whatever says so, or the link of the menu's item that it is in. */
function controlOf(part: Element): Element | null {
  const id = memberOf(part, 'id').replace(/["\\]/g, '\\$&')
  const document = memberOf(part, 'ownerDocument')
  const control = id ? find(document, `[aria-controls~="${id}"]`) : null
  if (control || !matches(part, 'li > :not(a, button)')) return control
  const item = memberOf(part, 'parentElement')
  return item && find(item, ':scope > a, :scope > button')
}
