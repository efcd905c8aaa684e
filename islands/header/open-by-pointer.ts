import type { Scope } from '../../src/page/scope'
import { type Dropdowns, linkOf } from './dropdowns'
import { createHoverIntent, type HoverIntent, type Point } from './hover-intent'

export interface PointerOptions {
  /** How long a dropdown stays open after the pointer has left its item. */
  readonly leaveDelayMs: (item: HTMLElement) => number
  /** Default: the theme's own. */
  readonly pollMs?: number
  /** Whether the pointer opens dropdowns at the moment; default: always. */
  readonly isEnabled?: () => boolean
}

/**
 * Opens the dropdown of an item that the pointer rests on, and closes it when the pointer has left
 * (contract 01 §5.1). A touch is ignored.
 */
export function openByPointer(dropdowns: Dropdowns, options: PointerOptions, scope: Scope): void {
  const { leaveDelayMs, pollMs, isEnabled = () => true } = options
  const { menu } = dropdowns
  const { ownerDocument: document } = menu
  /** Only of items under the pointer or left a moment ago, so that removed items are not kept in memory. */
  const intents = new Map<HTMLElement, HoverIntent>()
  const hovered = new Set<HTMLElement>()
  let position: Point = { x: 0, y: 0 }
  let stopTracking: (() => void) | undefined

  const readPosition = () => position
  const savePosition = ({ clientX, clientY }: MouseEvent) => {
    position = { x: clientX, y: clientY }
  }
  const hasKeyboardFocus = (item: HTMLElement) => item.querySelector(':focus-visible') !== null

  function intentOf(item: HTMLElement): HoverIntent {
    const known = intents.get(item)
    if (known) return known
    const intent = createHoverIntent(
      {
        ...(pollMs !== undefined && { pollMs }),
        leaveDelayMs: leaveDelayMs(item),
        onRest() {
          if (isEnabled()) dropdowns.open(item)
        },
        onGone() {
          intents.delete(item)
          if (!isEnabled() || hasKeyboardFocus(item)) return
          // A click in the dropdown has left the focus there, and the dropdown is about to be hidden.
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
    if (hovered.has(item)) return
    hovered.add(item)
    // Only while the pointer is over the menu, so that its moves elsewhere cost nothing.
    stopTracking ??= scope.listen(menu, 'pointermove', savePosition, { passive: true })
    intentOf(item).enter(readPosition)
  }
  function leave(item: HTMLElement) {
    hovered.delete(item)
    const intent = intents.get(item)
    intent?.leave()
    if (!intent?.isResting()) intents.delete(item)
    if (hovered.size > 0) return
    stopTracking?.()
    stopTracking = undefined
  }

  scope.listen(menu, 'pointerover', (event) => {
    if (isTouch(event)) return
    savePosition(event)
    for (const item of dropdowns.itemsAround(event.target)) enter(item)
  })
  scope.listen(menu, 'pointerout', ({ relatedTarget: next }) => {
    for (const item of [...hovered]) if (!(next instanceof Node && item.contains(next))) leave(item)
  })
  // The pointer may have been over the menu before this code was loaded.
  const isMouse = document.defaultView?.matchMedia?.('(hover: hover)').matches ?? false
  const hoveredItems = isMouse ? menu.querySelectorAll('li:hover') : []
  for (const item of dropdowns.itemsAround([...hoveredItems].at(-1) ?? null)) enter(item)
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
