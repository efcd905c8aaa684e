import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** Contract 02 §11.2. */
const FADE_MS = 150
/** A transition of `visibility` hides at its end and shows at its start. */
const FADE = `opacity ${FADE_MS}ms, visibility ${FADE_MS}ms`
const NO_HOVER = '(hover: none)'
/** The trigger of the open quick view, which can only get the focus back if it is visible. */
const EXPANDED = '[aria-expanded="true"]'

/**
 * Shows a trigger only while its product is hovered, has the focus or is open in the quick view.
 * @param hoverElement selector of the ancestor whose hover counts
 */
export function showOnHover(
  trigger: HTMLElement,
  hoverElement: string,
  { window, adopt, listen }: Scope,
): void {
  const area = areaOf(trigger, hoverElement)
  // Without hover a hidden trigger could not be found.
  if (!area || window.matchMedia?.(NO_HOVER).matches) return
  const style = (property: string, value: string) => adopt.style(trigger, property, value)

  function show(isShown: boolean) {
    style('opacity', isShown ? '1' : '0')
    style('visibility', isShown ? 'visible' : 'hidden')
  }
  const isInUse = () => area.contains(trigger.ownerDocument.activeElement) || trigger.matches(EXPANDED)

  show(area.matches(':hover') || isInUse())
  style('transition', prefersReducedMotion(window) ? 'none' : FADE)
  listen(area, ['mouseenter', 'focusin'], () => show(true))
  listen(area, 'mouseleave', () => show(isInUse()))
  listen(area, 'focusout', ({ relatedTarget: to }) => {
    show(area.matches(':hover') || trigger.matches(EXPANDED) || (to instanceof Node && area.contains(to)))
  })
}

/** @returns null for an ancestor that holds other such elements: hovering over those would show this trigger too */
function areaOf(trigger: Element, selector: string): Element | null {
  try {
    const area = trigger.closest(selector)
    return area?.querySelector(selector) ? null : area
  } catch {
    // The selector comes from the shop's settings and may be invalid.
    return null
  }
}
