import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { byKeyboard } from '../by-keyboard'
import { byPointer } from '../by-pointer'
import { linkOf } from '../dropdowns'
import { onClickOutside } from './click-outside'
import { GOES, HIDES_ON_MOBILE, KEYBOARD_CLASS, readOptions, WIDE_PANELS } from './markup'
import { clickAction, viewAt } from './mega'
import { sizePanel, unsizePanel } from './panel-size'
import { createPanels } from './panels'
import { reverseRightItems } from './right-items'
import { driveToggle } from './toggle'

/** Contract 01 §0.2. */
const RESIZE_MS = 100

/**
 * Does what the mega-menu plugin's own script would do (contract 01 §5.5).
 * @param fades whether the theme's fades show the panels
 */
export function actAsPlugin(menu: HTMLElement, scope: Scope, { fades }: { fades: boolean }): void {
  const { document, window, adopt: adopted } = scope
  const options = readOptions(menu, window)
  let view = viewAt(window, options.breakpoint)
  const panels = createPanels(menu, scope, {
    options,
    fades,
    view: () => view,
    onOpen(panel) {
      if (view === 'desktop') sizePanel(menu, panel, options, adopted)
    },
  })

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = closest(event.target, 'a')
    const [item] = panels.above(link)
    if (!item || !link || linkOf(item) !== link) return
    const action = clickAction({
      view,
      isOpen: panels.isOpen(item),
      goes: options.goes || item.matches(GOES),
      hidesOnMobile: item.matches(HIDES_ON_MOBILE),
    })
    if (action === 'follow') return
    event.preventDefault()
    if (action === 'open') panels.open(item)
    else panels.close(item)
  }

  let cancelResize = () => {}
  function onResize() {
    cancelResize()
    cancelResize = scope.after(RESIZE_MS, () => {
      const now = viewAt(window, options.breakpoint)
      if (now !== view) turnTo(now)
      else if (view === 'desktop') resizeOpen()
    })
  }
  function turnTo(now: typeof view) {
    panels.closeAll()
    panels.settle()
    view = now
    if (now === 'mobile') {
      for (const panel of menu.querySelectorAll<HTMLElement>(WIDE_PANELS)) unsizePanel(panel, adopted)
    }
    turnRightItems()
  }
  function resizeOpen() {
    for (const panel of menu.querySelectorAll<HTMLElement>(WIDE_PANELS)) {
      if (panel.parentElement && panels.isOpen(panel.parentElement)) sizePanel(menu, panel, options, adopted)
    }
  }

  let isReversed = false
  function turnRightItems() {
    const reverses = view === 'mobile' && getComputedStyle(document.body).direction !== 'rtl'
    if (reverses === isReversed) return
    isReversed = reverses
    reverseRightItems(menu)
  }

  menu.dispatchEvent(new CustomEvent('before_mega_menu_init'))
  adopted.toggle(menu, 'mega-no-js', false)
  turnRightItems()
  scope.add(() => {
    if (isReversed) reverseRightItems(menu)
  })
  scope.add(panels.restore)
  driveToggle(menu, scope)
  byKeyboard(panels, scope)
  byPointer(
    panels,
    {
      isOn: () => view === 'desktop' && options.event !== 'click',
      pollMs: options.event === 'hover' ? 0 : options.intervalMs,
      leaveDelayMs: () => (options.event === 'hover' ? 0 : options.timeoutMs),
    },
    scope,
  )
  scope.listen(menu, 'click', onClick)
  scope.listen(menu, 'keyup', ({ key }) => {
    if (key === 'Tab') adopted.classes(menu, KEYBOARD_CLASS)
  })
  scope.listen(menu, 'pointerdown', () => adopted.toggle(menu, KEYBOARD_CLASS, false))
  scope.listen(window, 'resize', onResize)
  if (options.collapses) onClickOutside(scope, () => panels.closeAll())
  menu.dispatchEvent(new CustomEvent('after_mega_menu_init'))
}
