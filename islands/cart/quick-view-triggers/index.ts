import { productId, readProduct, readVars } from '../../../legacy-shims/quick-view-plugin'
import { returnTabindex } from '../../../src/dom/focus-target'
import type { Mount } from '../../../src/page/island'
import { text } from '../../../src/page/text'
import { showOnHover } from './show-on-hover'

/** Elements that browsers press by keyboard themselves. */
const NATIVE = 'a[href], button, input'

/** Makes the quick view's triggers buttons and gives them the theme's tooltip (contract 02 §11.2). */
export const mount: Mount = (trigger, scope) => {
  const { window, element } = scope
  const adopted = scope.adopt
  const tooltip = element('#sf-option-params')?.getAttribute('data-quickview-text')
  adopted.attribute(trigger, 'data-toggle', 'tooltip')
  if (tooltip) adopted.attribute(trigger, 'data-original-title', tooltip)

  const vars = readVars(window)
  if (!vars || !productId(trigger)) return
  const { title } = readProduct(trigger)
  const name = trigger.textContent?.trim() || tooltip || text('common.quick-view', 'Quick view')
  const attributes = {
    ...(!trigger.matches(NATIVE) && { role: 'button', tabindex: '0' }),
    'aria-haspopup': 'dialog',
    'aria-label': title ? `${name}: ${title}` : name,
  }
  // The quick view may have focused the trigger before, with a temporary `tabindex`.
  returnTabindex(trigger)
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!trigger.hasAttribute(attribute)) adopted.attribute(trigger, attribute, value)
  }
  const { hoverElement } = vars.settings
  if (hoverElement) showOnHover(trigger, hoverElement, scope)
}
