import type { Page } from '../../../src/page/page'
import { runByItself } from '../../../src/slides/run-by-itself'
import { createArrows } from './arrows'
import { createDots } from './dots'
import { SELECTED, type Settings } from './markup'

/** Dots, arrows, and what makes the slides go by themselves. */
export interface Controls {
  show(where: { index: number; last: number; loops: boolean }): void
  /** For good. */
  stopRun(): void
  remove(): void
}

export interface ControlsOptions {
  readonly box: HTMLElement
  readonly settings: Settings
  readonly rtl: boolean
  readonly page: Page
  go(index: number): void
  stepBy(by: -1 | 1): void
  /** Nobody has asked for it. */
  next(): void
}

export function addControls({ box, settings, rtl, page, go, stepBy, next }: ControlsOptions): Controls {
  const { document } = page
  const arrows = settings.hasArrows ? createArrows(document, { rtl, go: stepBy }) : undefined
  const dots = settings.hasDots ? createDots(document, { selectedClass: SELECTED, go }) : undefined
  if (arrows) box.append(...arrows.elements)
  if (dots) box.append(dots.element)
  let run = runByItself({ box, buttonIn: box, everyMs: settings.everyMs, page, next })
  function stopRun() {
    run?.stop()
    run = undefined
  }
  return {
    show({ index, last, loops }) {
      arrows?.show({
        hasPrevious: last > 0 && (loops || index > 0),
        hasNext: last > 0 && (loops || index < last),
      })
      dots?.show({ index, count: last + 1 })
      run?.offer(last > 0)
    },
    stopRun,
    remove() {
      stopRun()
      for (const arrow of arrows?.elements ?? []) arrow.remove()
      dots?.element.remove()
    },
  }
}
