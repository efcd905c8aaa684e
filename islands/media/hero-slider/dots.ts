import type { Scope } from '../../../src/page/scope'
import { DOT, DOT_ACTIVE_CLASS, titleOf } from './markup'

/** One for each slide, one of them active. */
export interface Dots {
  readonly elements: readonly HTMLElement[]
  mark(index: number): void
}

export interface DotsOptions {
  readonly slides: readonly HTMLElement[]
  readonly mayDraw: boolean
}

export function createDots(pagination: HTMLElement, scope: Scope, { slides, mayDraw }: DotsOptions): Dots {
  const { adopt: adopted } = scope
  for (const dot of mayDraw ? drawMissing(pagination, slides.length) : []) scope.add(() => dot.remove())
  const elements = [...pagination.querySelectorAll<HTMLElement>(DOT)]
  for (const surplus of elements.splice(slides.length)) adopted.style(surplus, 'display', 'none')
  adopted.attribute(pagination, 'role', 'group')
  adopted.attribute(pagination, 'aria-label', 'Choose a slide')
  for (const [index, dot] of elements.entries()) {
    adopted.attribute(
      dot,
      'aria-label',
      [`Slide ${index + 1}`, titleOf(slides[index])].filter(Boolean).join(': '),
    )
  }
  return {
    elements,
    mark(index) {
      for (const [number, dot] of elements.entries()) {
        adopted.toggle(dot, DOT_ACTIVE_CLASS, number === index)
        adopted.attribute(dot, 'aria-current', number === index ? 'true' : null)
      }
    },
  }
}

/** For a slider of all slides there are, the server prints none (contract 04 §17.2). */
function drawMissing(pagination: HTMLElement, count: number): HTMLElement[] {
  const { ownerDocument: document } = pagination
  const missing = Math.max(0, count - pagination.querySelectorAll(DOT).length)
  return Array.from({ length: missing }, () => {
    const dot = document.createElement('div')
    dot.className = 'dot'
    dot.append(document.createElement('span'))
    pagination.append(dot)
    return dot
  })
}
