import type { Scope } from '../../../src/page/scope'
import { activate } from './active-slide'
import type { Captions } from './captions'
import { createContinueButton } from './continue-button'
import { createControls } from './controls'
import { styleHeader } from './header-style'
import { isShownEarly, unveil } from './loading'
import type { Parts, Settings } from './markup'
import { createScrollIndicator } from './scroll-indicator'
import type { Direction } from './slider'
import type { Videos } from './videos'

/** After the slider is shown, in ms (contract 04 §17.4). */
const FIRST_CONTENT_MS = 600

/** All by which the visitor sees which slide is there: its controls, its content, the header over it. */
export interface Signs {
  /** The first slide is there. */
  reveal(): void
  /** A slide begins to come (contract 04 §17.7). */
  begin(index: number): void
  /** It is there. */
  arrive(index: number): void
}

export interface SignsOptions {
  readonly parts: Parts
  readonly settings: Settings
  readonly captions: Captions
  readonly videos: Videos
  readonly isInView: () => boolean
  readonly can: (by: Direction) => boolean
  readonly step: (by: Direction) => void
  readonly go: (index: number) => void
  /** On to what follows the slider. */
  readonly goOn: () => void
}

export function createSigns(scope: Scope, options: SignsOptions): Signs {
  const { parts, settings, captions, videos, isInView, can, step, go, goOn } = options
  const { adopt: adopted } = scope
  const { host, wrapper, slides } = parts
  const count = slides.length
  const controls = createControls(scope, { host, slides, settings, step, go })
  const continueButton = settings.continues
    ? createContinueButton(scope, { host, count, follow: goOn })
    : undefined
  const indicator = createScrollIndicator(host, scope, { pulses: settings.kind === 'curtain' })
  let cancelContent = () => {}

  function colourHeader(index: number) {
    if (isInView()) styleHeader(slides[index], scope.document, adopted)
  }
  function showContent(index: number) {
    videos.enter(index)
    captions.show(index)
    colourHeader(index)
  }

  if (isShownEarly(wrapper)) {
    adopted.style(wrapper, 'opacity', '1')
    captions.showAtOnce(0)
  }
  activate(slides, 0, adopted)
  controls.setTone(slides[0])
  controls.nameNeighbours(0)

  return {
    reveal() {
      unveil(host, wrapper, scope)
      controls.reveal()
      continueButton?.reveal()
      cancelContent = scope.after(FIRST_CONTENT_MS, () => showContent(0))
    },
    begin(index) {
      cancelContent()
      activate(slides, index, adopted)
      controls.setTone(slides[index])
      controls.show(index, can)
      indicator?.show(index)
      continueButton?.show(index)
      colourHeader(index)
    },
    arrive(index) {
      controls.nameNeighbours(index)
      showContent(index)
    },
  }
}
