import { actAsButton } from '../../../src/dom/act-as-button'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'

/** Contract 01 §5.5. */
const OPEN_CLASS = 'mega-menu-open'
const TOGGLE = '.mega-menu-toggle'
const BLOCK = '.mega-menu-toggle-block'

/** The bar that shows and hides the whole menu on phones. */
export function driveMenuToggle(menu: Element, scope: Scope): void {
  const adopted = scope.adopt
  const toggle = menu.closest('.mega-menu-wrap')?.querySelector<HTMLElement>(TOGGLE)
  if (!toggle) return
  const isOpen = () => toggle.classList.contains(OPEN_CLASS)
  const button = toggle.querySelector<HTMLElement>(BLOCK) ?? toggle
  const setExpanded = () => adopted.attribute(button, 'aria-expanded', String(isOpen()))
  if (button !== toggle) adopted.attribute(toggle, 'tabindex', null)
  if (!button.textContent?.trim()) adopted.attribute(button, 'aria-label', text('common.menu', 'Menu'))
  setExpanded()
  scope.add(actAsButton(button, adopted))
  scope.listen(toggle, 'click', ({ target }) => {
    if (target !== toggle && !closest(target, BLOCK)) return
    adopted.toggle(toggle, OPEN_CLASS, !isOpen())
    setExpanded()
  })
}
