import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { linkOf } from '../dropdowns'
import { openByKeyboard } from '../open-by-keyboard'
import { onClickOutside } from './click-outside'
import { createLayout } from './layout'
import { FOLLOWED_ON_SECOND_CLICK, HIDES_ON_MOBILE, KEYBOARD_CLASS, readOptions } from './markup'
import { driveMenuToggle } from './menu-toggle'
import { openPanelsByPointer } from './open-panels-by-pointer'
import { createPanels, type Panels } from './panels'
import { clickAction } from './rules'

/** Does the work of the mega-menu plugin's own script (contract 01 §5.5). */
export function actAsPlugin(
  menu: HTMLElement,
  scope: Scope,
  { hasThemeFades }: { hasThemeFades: boolean },
): void {
  const { window, adopt: adopted } = scope
  const options = readOptions(menu, window)
  /** Opened by the pointer alone: where panels open by click, the first click leaves them open. */
  const hoveredPanels = new Set<HTMLElement>()
  menu.dispatchEvent(new CustomEvent('before_mega_menu_init'))

  const layout = createLayout(menu, scope, {
    options,
    isOpen: (item) => panels.isOpen(item),
    onBeforeChange() {
      panels.closeAll()
      panels.resetMotion()
    },
  })
  const panels: Panels = createPanels(menu, scope, {
    options,
    hasThemeFades,
    view: layout.view,
    onBeforeOpen(panel) {
      hoveredPanels.delete(panel)
      layout.sizePanel(panel)
    },
  })

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = closest(event.target, 'a')
    const [item] = panels.itemsAround(link)
    const panel = item && panels.dropdownOf(item)
    if (!item || !panel || !link || linkOf(item) !== link) return
    const isOpenedByHover = options.event === 'click' && hoveredPanels.delete(panel)
    const action = clickAction({
      view: layout.view(),
      isOpen: panels.isOpen(item) && !isOpenedByHover,
      isFollowedOnSecondClick: options.isFollowedOnSecondClick || item.matches(FOLLOWED_ON_SECOND_CLICK),
      hidesOnMobile: item.matches(HIDES_ON_MOBILE),
    })
    if (action === 'follow') return
    event.preventDefault()
    if (action === 'open') panels.open(item)
    else panels.close(item)
  }

  adopted.toggle(menu, 'mega-no-js', false)
  scope.add(panels.restore)
  driveMenuToggle(menu, scope)
  openByKeyboard(panels, scope)
  openPanelsByPointer(
    panels,
    { options, view: layout.view, hasThemeFades, onOpen: (panel) => hoveredPanels.add(panel) },
    scope,
  )
  scope.listen(menu, 'click', onClick)
  scope.listen(menu, 'keyup', ({ key }) => {
    if (key === 'Tab') adopted.classes(menu, KEYBOARD_CLASS)
  })
  scope.listen(menu, 'pointerdown', () => adopted.toggle(menu, KEYBOARD_CLASS, false))
  if (options.closesOnOutsideClick) onClickOutside(scope, () => panels.closeAll())
  menu.dispatchEvent(new CustomEvent('after_mega_menu_init'))
}
