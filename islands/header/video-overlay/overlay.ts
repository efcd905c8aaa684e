import { createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { createPanelTimers } from '../../../src/page/panel-timers'
import { closePanel, isPanelOpen } from '../../../src/state/open-panel'
import { createPanel } from '../../../src/state/panel'
import { bindClosers } from '../../../src/state/panel-opener'
import { type Curtain, createCurtain, type Video } from './curtain'
import { AREA, WRAP } from './markup'

/** Contract 01 §14. */
const CLOSE = `${AREA} .fw-video-close`
const OPEN_CLASS = 'is-open'
const LABEL = 'Video'

export interface VideoOverlay {
  /** @returns whether the page has the overlay */
  play(link: HTMLElement, player: string): boolean
  dispose(): void
}

/** The player over the whole page, of which there is one for all links. */
export function createVideoOverlay(page: Page): VideoOverlay {
  const { document, window } = page
  const adopted = createAdoption()
  const timers = createPanelTimers()
  let playing: Video | undefined
  let curtain: Curtain | undefined

  const close = () => closePanel('video')
  function curtainOf(area: HTMLElement): Curtain | undefined {
    const wrap = area.querySelector<HTMLElement>(WRAP)
    if (!wrap || curtain?.area === area) return curtain
    // The page may have been given another one.
    curtain?.drop()
    curtain = createCurtain({ area, wrap, spacer: document.querySelector('.fw-video-spacer') }, window)
    return curtain
  }
  function markClose(isOpen: boolean) {
    for (const link of document.querySelectorAll(CLOSE)) adopted.toggle(link, OPEN_CLASS, isOpen)
  }

  const panel = createPanel(page, {
    name: 'video',
    timers,
    find: () => document.querySelector<HTMLElement>(AREA),
    cover: { label: LABEL, beside: AREA, focus: () => document.querySelector<HTMLElement>(CLOSE) },
    show({ element }) {
      markClose(true)
      if (playing) curtainOf(element)?.lower(playing)
      return [bindClosers({ document, selector: CLOSE, label: 'Close video', onClose: close })]
    },
    hide() {
      markClose(false)
      curtain?.raise()
    },
  })
  // Away from the page, the player falls silent at once, and is gone when the page comes back.
  const stopLeaving = listen(window, ['pagehide'], () => curtain?.drop())

  return {
    play(link, player) {
      const area = panel.find(link)
      if (!area || !curtainOf(area)) return false
      playing = { player, title: link.textContent?.trim() || link.title || LABEL }
      return isPanelOpen('video') || panel.toggle(link)
    },
    dispose() {
      panel.dispose()
      stopLeaving()
      curtain?.drop()
      adopted.restore()
    },
  }
}
