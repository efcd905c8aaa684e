import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { type MegaOptions, RIGHT_ITEMS, WIDE_PANELS } from './markup'
import { sizePanel, unsizePanel } from './panel-size'
import { type View, viewAt } from './rules'

/** Contract 01 §0.2. */
const RESIZE_MS = 100

export interface LayoutOptions {
  readonly options: MegaOptions
  readonly isOpen: (item: HTMLElement) => boolean
  /** The window has crossed the breakpoint; called while the former view still holds. */
  readonly onBeforeChange: () => void
}

export interface Layout {
  view(): View
  sizePanel(panel: HTMLElement): void
}

/** The menu's view by the width of the window, with the sizes of its panels and the order of its items. */
export function createLayout(
  menu: HTMLElement,
  scope: Scope,
  { options, isOpen, onBeforeChange }: LayoutOptions,
): Layout {
  const { window, adopt: adopted } = scope
  let view = viewAt(window, options.breakpoint)
  let isReversed = false
  let cancelResize = () => {}

  const widePanels = () => menu.querySelectorAll<HTMLElement>(WIDE_PANELS)

  /** Right-aligned items float in the bar, so that they are in the opposite order there. */
  function orderRightItems() {
    const shouldReverse = view === 'mobile' && !isRtl(scope.document.body, scope)
    if (shouldReverse === isReversed) return
    isReversed = shouldReverse
    reverseRightItems(menu)
  }

  function update() {
    const next = viewAt(window, options.breakpoint)
    if (next === view) {
      if (view === 'desktop') resizeOpenPanels()
      return
    }
    onBeforeChange()
    view = next
    if (view === 'mobile') for (const panel of widePanels()) unsizePanel(panel, adopted)
    orderRightItems()
  }

  function resizeOpenPanels() {
    for (const panel of widePanels()) {
      if (panel.parentElement && isOpen(panel.parentElement)) sizePanel(menu, panel, options, adopted)
    }
  }

  orderRightItems()
  scope.add(() => {
    if (isReversed) reverseRightItems(menu)
  })
  scope.listen(window, 'resize', () => {
    cancelResize()
    cancelResize = scope.after(RESIZE_MS, update)
  })
  return {
    view: () => view,
    sizePanel(panel) {
      if (view === 'desktop') sizePanel(menu, panel, options, adopted)
    },
  }
}

function reverseRightItems(menu: Element): void {
  const items = [...menu.querySelectorAll(RIGHT_ITEMS)]
  const slots = items.map((item) => {
    const slot = item.ownerDocument.createComment('')
    item.replaceWith(slot)
    return slot
  })
  items.reverse().forEach((item, index) => {
    slots[index]?.replaceWith(item)
  })
}
