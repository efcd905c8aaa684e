import type { Scope } from '../../../src/page/scope'
import { startAutoplay } from '../../../src/slides/autoplay'
import type { Navigation } from '../../../src/slides/navigation'
import { createArrows } from './arrows'
import { createDots } from './dots'
import { SELECTED, type Settings } from './markup'

/** Dots, arrows and autoplay, which appear when the first slide has its pictures. */
interface Controls {
  add(): void
  show(where: Where): void
  /** Ends the autoplay for good, even before the controls are added. */
  stopAutoplay(): void
  mayAutoplay(): boolean
}

interface Where {
  readonly index: number
  readonly last: number
  readonly loops: boolean
}

interface ControlsOptions {
  readonly box: HTMLElement
  readonly settings: Settings
  readonly rtl: boolean
  readonly navigation: Navigation
  readonly mayAutoplay: boolean
}

export function createControls(scope: Scope, options: ControlsOptions): Controls {
  let { mayAutoplay } = options
  let added: AddedControls | undefined
  return {
    add() {
      added = addControls(scope, options, mayAutoplay ? options.settings.autoplayMs : 0)
    },
    show: (where) => added?.show(where),
    stopAutoplay() {
      mayAutoplay = false
      added?.stopAutoplay()
    },
    mayAutoplay: () => mayAutoplay,
  }
}

type AddedControls = Pick<Controls, 'show' | 'stopAutoplay'>

function addControls(scope: Scope, options: ControlsOptions, intervalMs: number): AddedControls {
  const { box, settings, rtl, navigation } = options
  const { choose, stepBy, next } = navigation
  const { document } = scope
  const arrows = settings.hasArrows ? createArrows(document, { rtl, go: stepBy }) : undefined
  const dots = settings.hasDots
    ? createDots(document, { selectedClass: SELECTED, go: (index) => choose(index) })
    : undefined
  for (const element of [...(arrows?.elements ?? []), ...(dots ? [dots.element] : [])]) {
    box.append(element)
    scope.add(() => element.remove())
  }
  const autoplay = startAutoplay(scope, { box, buttonIn: box, intervalMs, next })
  return {
    show({ index, last, loops }) {
      arrows?.show({
        hasPrevious: last > 0 && (loops || index > 0),
        hasNext: last > 0 && (loops || index < last),
      })
      dots?.show({ index, count: last + 1 })
      autoplay?.toggleButton(last > 0)
    },
    stopAutoplay: () => autoplay?.stop(),
  }
}
