import { callOn } from '../../../src/dom/member'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { createFading } from './fading'
import { type ClassChange, classChange, type Layout } from './layout'
import { applyChange, applyHeights } from './list-classes'
import { currentLayout, findList, readFacts } from './markup'
import { type Action, IDLE, LOCK_MS, nextState, type State } from './switching'

/** After this the list is thought to have come to rest. */
const REST_MS = 50

/** The one list of the page, and the layout that it is in. */
export interface Switch {
  layout(): Layout | null
  /** @param link whose click asks for it */
  choose(layout: Layout, link: Element): void
  /** @returns the way to stop */
  onChange(listener: () => void): () => void
}

export function createSwitch(scope: Scope): Switch {
  const { document, window, adopt: adopted } = scope
  const fading = createFading(scope)
  const listeners = new Set<() => void>()
  let state: State = IDLE
  let change: ClassChange | undefined
  let cancelRest = () => {}
  let watched: Element | undefined

  /** @returns whether it makes a difference */
  function act(action: Action): boolean {
    const before = state
    state = nextState(state, action)
    return state !== before
  }
  function level() {
    const list = findList(document)
    if (list && change) applyHeights(list, change, adopted)
  }
  function lay(list: HTMLElement, next: ClassChange) {
    change = next
    applyChange(list, next, adopted)
    level()
    if (watched === list) return
    observer?.disconnect()
    observer?.observe(list)
    watched = list
  }
  function swap(layout: Layout, link: Element) {
    act({ type: 'swapped' })
    const list = findList(document)
    if (!list) return
    lay(list, classChange(layout, readFacts(list, link)))
    fading.show(list)
    tell()
  }
  function tell() {
    for (const listener of listeners) listener()
  }

  // A narrower window, products that are small ones now, late pictures: the highest is another one then.
  const observer =
    'ResizeObserver' in window
      ? scope.observe(ResizeObserver, () => {
          cancelRest()
          cancelRest = scope.after(REST_MS, level)
        })
      : undefined
  scope.onMarkup((roots) => {
    const list = findList(document)
    if (!list || !change) return
    // Products that come later come in the layout of the page as it was printed; a list that comes anew stays so.
    if (roots.some((root) => root !== list && list.contains(root))) lay(list, change)
    else if (roots.some((root) => callOn(root, 'contains', list))) {
      change = undefined
      tell()
    }
  })

  return {
    layout: () => currentLayout(findList(document)),
    choose(layout, link) {
      const list = findList(document)
      if (!list || !act({ type: 'chosen', layout })) return
      if (prefersReducedMotion(window)) return swap(layout, link)
      fading.hide(list)
      scope.after(LOCK_MS, () => swap(layout, link))
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
