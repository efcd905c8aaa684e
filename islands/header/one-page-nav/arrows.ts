import { pressByKey } from '../../../src/dom/press-by-key'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { type NavPosition, neighbour } from './rows'

/** The arrows up and down, and the counter between them. */
export interface Arrows {
  readonly nodes: readonly HTMLElement[]
  show(position: NavPosition): void
}

/**
 * A press during the scroll counts from the row that the page is scrolling to.
 * @param onStep called with the index of the row that an arrow leads to
 */
export function createArrows(
  { document, listen }: Scope,
  { count, scrollMs, onStep }: { count: number; scrollMs: number; onStep: (next: number) => void },
): Arrows {
  const up = buildArrow(document, {
    className: 'opn-up',
    icon: 'sf-icon-up-chevron',
    label: text('one-page-nav.previous', 'Previous section'),
  })
  const down = buildArrow(document, {
    className: 'opn-down',
    icon: 'sf-icon-down-chevron',
    label: text('one-page-nav.next', 'Next section'),
  })
  const status = document.createElement('div')
  const current = document.createElement('span')
  const total = document.createElement('span')
  status.className = 'opn-status'
  current.className = 'current'
  total.className = 'total'
  total.textContent = String(count)
  status.append(current, '/', total)

  let position: NavPosition = { index: -1, count }
  let scrollTarget = { index: -1, until: 0 }
  const arrows = [
    [up, -1],
    [down, 1],
  ] as const

  function show(next: NavPosition) {
    position = next
    current.textContent = String(Math.max(0, next.index) + 1)
    for (const [arrow, step] of arrows) {
      const isEnd = neighbour(next, step) === null
      arrow.classList.toggle('disabled', isEnd)
      arrow.setAttribute('aria-disabled', String(isEnd))
    }
  }

  for (const [arrow, step] of arrows) {
    listen(arrow, 'click', (event) => {
      event.preventDefault()
      const now = performance.now()
      const next = neighbour(
        now < scrollTarget.until ? { ...position, index: scrollTarget.index } : position,
        step,
      )
      if (next === null) return
      scrollTarget = { index: next, until: now + scrollMs }
      onStep(next)
    })
    listen(arrow, 'keydown', pressByKey)
  }
  show(position)
  return { nodes: [up, status, down], show }
}

interface ArrowOptions {
  readonly className: string
  readonly icon: string
  readonly label: string
}

function buildArrow(document: Document, { className, icon, label }: ArrowOptions): HTMLElement {
  const arrow = document.createElement('a')
  arrow.className = className
  arrow.setAttribute('href', '#')
  arrow.setAttribute('role', 'button')
  arrow.setAttribute('aria-label', label)
  const chevron = document.createElement('i')
  chevron.className = icon
  arrow.append(chevron)
  return arrow
}
