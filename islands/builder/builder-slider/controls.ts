import type { Scope, Stop } from '../../../src/page/scope'
import { startAutoplay } from '../../../src/slides/pausable-autoplay'
import { createArrows } from './arrows'
import { createDots } from './dots'
import { SELECTED, type Settings } from './markup'

/** Dots, arrows and autoplay. */
export interface Controls {
  show(where: { index: number; last: number; loops: boolean }): void
  /** Ends the autoplay for good. */
  readonly stopAutoplay: Stop
}

export interface ControlsOptions {
  readonly box: HTMLElement
  readonly settings: Settings
  readonly rtl: boolean
  go(index: number): void
  stepBy(by: -1 | 1): void
  /** The autoplay's step. */
  next(): void
}

export function addControls(scope: Scope, options: ControlsOptions): Controls {
  const { box, settings, rtl, go, stepBy, next } = options
  const { document } = scope
  const arrows = settings.hasArrows ? createArrows(document, { rtl, go: stepBy }) : undefined
  const dots = settings.hasDots ? createDots(document, { selectedClass: SELECTED, go }) : undefined
  for (const element of [...(arrows?.elements ?? []), ...(dots ? [dots.element] : [])]) {
    box.append(element)
    scope.add(() => element.remove())
  }
  const autoplay = startAutoplay({ box, buttonIn: box, intervalMs: settings.autoplayMs, page: scope, next })
  return {
    show({ index, last, loops }) {
      arrows?.show({
        hasPrevious: last > 0 && (loops || index > 0),
        hasNext: last > 0 && (loops || index < last),
      })
      dots?.show({ index, count: last + 1 })
      autoplay?.toggleButton(last > 0)
    },
    stopAutoplay: scope.add(() => autoplay?.stop()),
  }
}
