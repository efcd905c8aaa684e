import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** Contract 02 §11.2. */
const FADE_MS = 150
/** `visibility` goes last on the way out and first on the way in, as transitions have it. */
const FADE = `opacity ${FADE_MS}ms, visibility ${FADE_MS}ms`
const NO_HOVER = '(hover: none)'
/** The quick view that it has opened lies over it: the keyboard's place comes back to it, which needs it to be seen. */
const HAS_VIEW = '[aria-expanded="true"]'

/**
 * Shows a trigger only while its product is under the pointer, has the keyboard's place, or is in the quick view.
 * @param hoverElement selector of the ancestor
 */
export function showOnHover(
  trigger: HTMLElement,
  hoverElement: string,
  { window, adopt, listen }: Scope,
): void {
  const area = areaOf(trigger, hoverElement)
  // A finger does not hover: it could never find what is hidden until then.
  if (!area || window.matchMedia?.(NO_HOVER).matches) return
  const style = (property: string, value: string) => adopt.style(trigger, property, value)

  function show(isShown: boolean) {
    style('opacity', isShown ? '1' : '0')
    style('visibility', isShown ? 'visible' : 'hidden')
  }
  const isKept = () => area.contains(trigger.ownerDocument.activeElement) || trigger.matches(HAS_VIEW)
  const look = () => show(area.matches(':hover') || isKept())

  look()
  style('transition', prefersReducedMotion(window) ? 'none' : FADE)
  listen(area, ['mouseenter', 'focusin'], () => show(true))
  listen(area, 'mouseleave', () => show(isKept()))
  listen(area, 'focusout', ({ relatedTarget: to }) => {
    show(area.matches(':hover') || trigger.matches(HAS_VIEW) || (to instanceof Node && area.contains(to)))
  })
}

/** Not an ancestor that holds other such elements: hovering over any of those would show this trigger as well. */
function areaOf(trigger: Element, selector: string): Element | null {
  try {
    const area = trigger.closest(selector)
    return area?.querySelector(selector) ? null : area
  } catch {
    // What the shop's owner has typed is no selector.
    return null
  }
}
