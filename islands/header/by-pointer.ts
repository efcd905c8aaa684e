import type { Scope } from '../../src/page/scope'
import { type Dropdowns, linkOf } from './dropdowns'
import { createHoverIntent, type HoverIntent, type Point } from './hover-intent'

export interface ByPointerOptions {
  /** How long what the pointer has left stays open. */
  readonly leaveDelayMs: (item: HTMLElement) => number
  /** Default: the theme's own. */
  readonly pollMs?: number
  /** Whether the pointer opens anything at the moment; default: always. */
  readonly isOn?: () => boolean
}

/** Opens what the pointer rests on, and closes what it has left (contract 01 §5.1). A touch is no pointer that rests. */
export function byPointer(dropdowns: Dropdowns, options: ByPointerOptions, scope: Scope): void {
  const { leaveDelayMs, pollMs, isOn = () => true } = options
  const { menu } = dropdowns
  const { ownerDocument: document } = menu
  /** Of the items that it is on, or has been on a moment ago: others may be gone from the page. */
  const intents = new Map<HTMLElement, HoverIntent>()
  const under = new Set<HTMLElement>()
  let at: Point = { x: 0, y: 0 }
  let stopFollowing: (() => void) | undefined

  const where = () => at
  const note = ({ clientX, clientY }: MouseEvent) => {
    at = { x: clientX, y: clientY }
  }
  const hasKeyboard = (item: HTMLElement) => item.querySelector(':focus-visible') !== null

  function intentOf(item: HTMLElement): HoverIntent {
    const known = intents.get(item)
    if (known) return known
    const intent = createHoverIntent(
      {
        ...(pollMs !== undefined && { pollMs }),
        leaveDelayMs: leaveDelayMs(item),
        onRest() {
          if (isOn()) dropdowns.open(item)
        },
        onGone() {
          intents.delete(item)
          if (!isOn() || hasKeyboard(item)) return
          // What a click had focused is about to be out of sight.
          if (dropdowns.dropdownOf(item)?.contains(document.activeElement)) linkOf(item)?.focus()
          dropdowns.close(item)
        },
      },
      scope,
    )
    intents.set(item, intent)
    return intent
  }

  function enter(item: HTMLElement) {
    if (under.has(item)) return
    under.add(item)
    // Only while it is over the menu: no work for each of its moves elsewhere.
    stopFollowing ??= scope.listen(menu, 'pointermove', note, { passive: true })
    intentOf(item).enter(where)
  }
  function leave(item: HTMLElement) {
    under.delete(item)
    const intent = intents.get(item)
    intent?.leave()
    if (!intent?.isThere()) intents.delete(item)
    if (under.size > 0) return
    stopFollowing?.()
    stopFollowing = undefined
  }

  scope.listen(menu, 'pointerover', (event) => {
    if (isTouch(event)) return
    note(event)
    for (const item of dropdowns.above(event.target)) enter(item)
  })
  scope.listen(menu, 'pointerout', ({ relatedTarget: next }) => {
    for (const item of [...under]) if (!(next instanceof Node && item.contains(next))) leave(item)
  })
  // It may have come before this code did.
  const isMouse = document.defaultView?.matchMedia?.('(hover: hover)').matches ?? false
  const hovered = isMouse ? menu.querySelectorAll('li:hover') : []
  for (const item of dropdowns.above([...hovered].at(-1) ?? null)) enter(item)
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
