import { pressByKey } from '../../../src/dom/press-by-key'
import type { Scope } from '../../../src/page/scope'
import { neighbour, type Standing } from './rows'

/** The arrows up and down, and the counter between them. */
export interface Arrows {
  readonly nodes: readonly HTMLElement[]
  show(standing: Standing): void
}

/**
 * Whoever presses faster than the page scrolls means the row after the one that it is on its way to.
 * @param onStep an arrow was pressed that leads somewhere; called with the index of that row
 */
export function createArrows(
  { document, listen }: Scope,
  { count, scrollMs, onStep }: { count: number; scrollMs: number; onStep: (next: number) => void },
): Arrows {
  const up = buildArrow(document, {
    className: 'opn-up',
    icon: 'sf-icon-up-chevron',
    label: 'Previous section',
  })
  const down = buildArrow(document, {
    className: 'opn-down',
    icon: 'sf-icon-down-chevron',
    label: 'Next section',
  })
  const status = document.createElement('div')
  const current = document.createElement('span')
  const total = document.createElement('span')
  status.className = 'opn-status'
  current.className = 'current'
  total.className = 'total'
  total.textContent = String(count)
  status.append(current, '/', total)

  let standing: Standing = { index: -1, count }
  let goal = { index: -1, until: 0 }
  const ends = [
    [up, -1],
    [down, 1],
  ] as const

  function show(now: Standing) {
    standing = now
    current.textContent = String(Math.max(0, now.index) + 1)
    for (const [arrow, step] of ends) {
      const isEnd = neighbour(now, step) === null
      arrow.classList.toggle('disabled', isEnd)
      arrow.setAttribute('aria-disabled', String(isEnd))
    }
  }

  for (const [arrow, step] of ends) {
    listen(arrow, 'click', (event) => {
      event.preventDefault()
      const now = performance.now()
      const next = neighbour(now < goal.until ? { ...standing, index: goal.index } : standing, step)
      if (next === null) return
      goal = { index: next, until: now + scrollMs }
      onStep(next)
    })
    listen(arrow, 'keydown', pressByKey)
  }
  show(standing)
  return { nodes: [up, status, down], show }
}

interface ArrowLook {
  readonly className: string
  readonly icon: string
  readonly label: string
}

function buildArrow(document: Document, { className, icon, label }: ArrowLook): HTMLElement {
  const arrow = document.createElement('a')
  arrow.className = className
  arrow.setAttribute('href', '#')
  arrow.setAttribute('role', 'button')
  arrow.setAttribute('aria-label', label)
  const image = document.createElement('i')
  image.className = icon
  arrow.append(image)
  return arrow
}
