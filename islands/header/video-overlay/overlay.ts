import { createPanel } from '../../../src/overlay/panel'
import { bindClosers } from '../../../src/overlay/panel-opener'
import { createPanelTimers } from '../../../src/overlay/panel-timers'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { closePanel, isPanelOpen } from '../../../src/state/open-panel'
import { type Curtain, createCurtain, type Video } from './curtain'
import { AREA, WRAP } from './markup'

/** Contract 01 §14. */
const CLOSE = `${AREA} .fw-video-close`
const OPEN_CLASS = 'is-open'

/** @returns false where the page has no overlay */
type Play = (link: HTMLElement, player: string) => boolean

/** The player over the whole page, shared by all video links. */
export function createVideoOverlay(scope: Scope): Play {
  const { document, window } = scope
  // A scope of its own, so that styles are restored last, when the panel has closed.
  const adopted = scope.child().adopt
  const timers = createPanelTimers()
  let playing: Video | undefined
  let curtain: Curtain | undefined

  const close = () => closePanel('video')
  function curtainOf(area: HTMLElement): Curtain | undefined {
    const wrap = area.querySelector<HTMLElement>(WRAP)
    if (!wrap || curtain?.area === area) return curtain
    // The page's markup may have been replaced.
    curtain?.reset()
    curtain = createCurtain({ area, wrap, spacer: document.querySelector('.fw-video-spacer') }, window)
    return curtain
  }
  function setCloseClass(isOpen: boolean) {
    for (const link of document.querySelectorAll(CLOSE)) adopted.toggle(link, OPEN_CLASS, isOpen)
  }

  scope.add(() => curtain?.reset())
  const panel = createPanel(scope, {
    name: 'video',
    timers,
    find: () => document.querySelector<HTMLElement>(AREA),
    cover: {
      label: text('common.video', 'Video'),
      beside: AREA,
      focus: () => document.querySelector<HTMLElement>(CLOSE),
    },
    show({ element }, own) {
      setCloseClass(true)
      if (playing) curtainOf(element)?.lower(playing)
      bindClosers(own, { selector: CLOSE, label: text('video-overlay.close', 'Close video'), onClose: close })
    },
    hide() {
      setCloseClass(false)
      curtain?.raise()
    },
  })
  // The sound stops when the page is left, and a page from the back/forward cache has no player.
  scope.listen(window, 'pagehide', () => curtain?.reset())

  return (link, player) => {
    const area = panel.find(link)
    if (!area || !curtainOf(area)) return false
    playing = { player, title: link.textContent?.trim() || link.title || text('common.video', 'Video') }
    return isPanelOpen('video') || panel.toggle(link)
  }
}
