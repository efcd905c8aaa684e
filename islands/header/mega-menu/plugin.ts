import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { opensByHover } from '../../../src/page/breakpoints'
import type { Scope } from '../../../src/page/scope'
import { linkOf } from '../dropdowns'
import { LEAVE_DELAY_MS, POLL_MS } from '../hover-intent'
import { openByKeyboard } from '../open-by-keyboard'
import { openByPointer, type PointerOptions } from '../open-by-pointer'
import { onClickOutside } from './click-outside'
import { createLayout } from './layout'
import { FOLLOWED_ON_SECOND_CLICK, HIDES_ON_MOBILE, KEYBOARD_CLASS, readOptions } from './markup'
import { driveMenuToggle } from './menu-toggle'
import { createPanels, type Panels } from './panels'
import { clickAction } from './rules'

/** Does the work of the mega-menu plugin's own script (contract 01 §5.5). */
export function actAsPlugin(
  menu: HTMLElement,
  scope: Scope,
  { hasThemeFades }: { hasThemeFades: boolean },
): void {
  const { document, window, adopt: adopted } = scope
  const options = readOptions(menu, window)
  const opensByClick = options.event === 'click'
  /**
   * Panels that the pointer alone has opened. Where panels open by click, the first click leaves these
   * open.
   */
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
    const isOpenedByHover = opensByClick && hoveredPanels.delete(panel)
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

  function openHovered(item: HTMLElement) {
    const panel = panels.dropdownOf(item)
    if (!panel || panels.isOpen(item)) return
    panels.open(item)
    hoveredPanels.add(panel)
  }

  /** The theme's hover works whatever event the plugin opens its panels by. */
  function isHoverEnabled(): boolean {
    if (layout.view() !== 'desktop') return false
    return !opensByClick || (hasThemeFades && opensByHover(document))
  }

  /** Where the theme's fades show the panels, their times are the theme's as well. */
  function hoverTimes(): Pick<PointerOptions, 'pollMs' | 'leaveDelayMs'> {
    if (options.event === 'hover') return { pollMs: 0, leaveDelayMs: () => 0 }
    return hasThemeFades
      ? { pollMs: POLL_MS, leaveDelayMs: () => LEAVE_DELAY_MS }
      : { pollMs: options.intervalMs, leaveDelayMs: () => options.timeoutMs }
  }

  adopted.toggle(menu, 'mega-no-js', false)
  scope.add(panels.restore)
  driveMenuToggle(menu, scope)
  openByKeyboard(panels, scope)
  openByPointer({ ...panels, open: openHovered }, { isEnabled: isHoverEnabled, ...hoverTimes() }, scope)
  scope.listen(menu, 'click', onClick)
  scope.listen(menu, 'keyup', ({ key }) => {
    if (key === 'Tab') adopted.classes(menu, KEYBOARD_CLASS)
  })
  scope.listen(menu, 'pointerdown', () => adopted.toggle(menu, KEYBOARD_CLASS, false))
  if (options.closesOnOutsideClick) onClickOutside(scope, () => panels.closeAll())
  menu.dispatchEvent(new CustomEvent('after_mega_menu_init'))
}
