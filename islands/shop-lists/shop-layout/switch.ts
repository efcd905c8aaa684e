import { callOn } from '../../../src/dom/member'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { createFading } from './fading'
import { type ClassChange, classChange, type Layout } from './layout'
import { applyChange, applyHeights } from './list-classes'
import { currentLayout, findList, readFacts } from './markup'

/** Contract 02 §6.4: from the click to the new layout; until then further clicks are ignored. */
const LOCK_MS = 500
/** Heights are measured once the list's size has not changed for this long. */
const REST_MS = 50

/** The layout of the page's one list. */
export interface Switch {
  layout(): Layout | null
  /** @param link the clicked link */
  choose(layout: Layout, link: Element): void
  /** @returns a function that removes the listener */
  onChange(listener: () => void): () => void
}

export function createSwitch(scope: Scope): Switch {
  const { document, window, adopt: adopted } = scope
  const fading = createFading(scope)
  const listeners = new Set<() => void>()
  /** The old layout fades out. The new one fades in without a lock. */
  let isLocked = false
  let change: ClassChange | undefined
  let cancelRest = () => {}
  let watched: Element | undefined

  function equaliseHeights() {
    const list = findList(document)
    if (list && change) applyHeights(list, change, adopted)
  }
  function lay(list: HTMLElement, next: ClassChange) {
    change = next
    applyChange(list, next, adopted)
    equaliseHeights()
    if (watched === list) return
    observer?.disconnect()
    observer?.observe(list)
    watched = list
  }
  function swap(layout: Layout, link: Element) {
    isLocked = false
    const list = findList(document)
    if (!list) return
    lay(list, classChange(layout, readFacts(list, link)))
    fading.show(list)
    notify()
  }
  function notify() {
    for (const listener of listeners) listener()
  }

  // The window's width, mini views and late pictures change the heights.
  const observer =
    'ResizeObserver' in window
      ? scope.observe(ResizeObserver, () => {
          cancelRest()
          cancelRest = scope.after(REST_MS, equaliseHeights)
        })
      : undefined
  scope.onMarkup((roots) => {
    const list = findList(document)
    if (!list || !change) return
    // Late products are printed in the page's original layout. A whole new list keeps that layout.
    if (roots.some((root) => root !== list && list.contains(root))) lay(list, change)
    else if (roots.some((root) => callOn(root, 'contains', list))) {
      change = undefined
      notify()
    }
  })

  return {
    layout: () => currentLayout(findList(document)),
    choose(layout, link) {
      const list = findList(document)
      if (!list || isLocked) return
      if (prefersReducedMotion(window)) return swap(layout, link)
      isLocked = true
      fading.hide(list)
      scope.after(LOCK_MS, () => swap(layout, link))
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
