import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

const MOVE_MS = 1000
const TIMING = { duration: MOVE_MS, easing: 'cubic-bezier(0.87, 0, 0.13, 1)' }
/** All players are removed this long after closing, also those that other scripts have added. */
const REMOVE_PLAYERS_AFTER_MS = 1500
const SHOWN = { top: '0px', height: '100%' }
const HIDDEN_TOP = '-100%'

export interface CurtainParts {
  readonly area: HTMLElement
  readonly wrap: HTMLElement
  /** Only makes the page taller; null where it is not printed. */
  readonly spacer: HTMLElement | null
}

/** A movement is completed before the opposite one starts. */
type State = 'raised' | 'lowering' | 'lowered' | 'raising'

export interface Video {
  /** The address of the player. */
  readonly player: string
  /** The accessible name of the player. */
  readonly title: string
}

export interface Curtain {
  readonly area: HTMLElement
  lower(video: Video): void
  raise(): void
  /** Hides the curtain at once and removes the player. */
  reset(): void
}

/** The full-width curtain with the player on it (contract 01 §14). */
export function createCurtain({ area, wrap, spacer }: CurtainParts, window: Window): Curtain {
  let state: State = 'raised'
  let wanted: Video | undefined
  let moving: ReturnType<typeof setTimeout> | undefined
  let removing: ReturnType<typeof setTimeout> | undefined

  function move(frames: Keyframe[], onEnd: () => void) {
    if (prefersReducedMotion(window)) return onEnd()
    area.animate?.(frames, TIMING)
    moving = setTimeout(onEnd, MOVE_MS)
  }
  function sizeSpacer(height: number) {
    if (!spacer) return
    const from = spacer.getBoundingClientRect().height
    spacer.style.height = `${height}px`
    if (!prefersReducedMotion(window))
      spacer.animate?.([{ height: `${from}px` }, { height: `${height}px` }], TIMING)
  }
  function removePlayers() {
    for (const frame of wrap.querySelectorAll('iframe')) frame.remove()
  }
  function startLowering() {
    state = 'lowering'
    sizeSpacer(window.innerHeight)
    Object.assign(area.style, { display: 'block', ...SHOWN })
    move([{ top: HIDDEN_TOP }, { top: SHOWN.top }], () => {
      state = 'lowered'
      if (wanted) wrap.append(createPlayer(wrap.ownerDocument, wanted))
      else startRaising()
    })
  }
  function startRaising() {
    state = 'raising'
    sizeSpacer(0)
    area.style.top = HIDDEN_TOP
    move([{ top: SHOWN.top }, { top: HIDDEN_TOP }], () => {
      state = 'raised'
      area.style.display = 'none'
      removePlayers()
      if (wanted) startLowering()
    })
  }

  return {
    area,
    lower(video) {
      wanted = video
      clearTimeout(removing)
      if (state === 'raised') startLowering()
    },
    raise() {
      wanted = undefined
      for (const video of area.querySelectorAll('video')) video.pause()
      clearTimeout(removing)
      removing = setTimeout(removePlayers, REMOVE_PLAYERS_AFTER_MS)
      if (state === 'lowered') startRaising()
    },
    reset() {
      clearTimeout(moving)
      clearTimeout(removing)
      wanted = undefined
      state = 'raised'
      removePlayers()
      for (const part of [area, spacer]) {
        for (const animation of part?.getAnimations?.() ?? []) animation.cancel()
      }
      if (spacer) spacer.style.height = ''
      for (const property of ['display', 'top', 'height']) area.style.removeProperty(property)
      for (const part of [area, spacer]) if (part?.getAttribute('style') === '') part.removeAttribute('style')
    },
  }
}

function createPlayer(document: Document, { player, title }: Video): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'fw-video'
  frame.title = title
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', frameborder: '0' })) {
    frame.setAttribute(name, value)
  }
  frame.allowFullscreen = true
  frame.allow = 'autoplay; picture-in-picture'
  frame.src = player
  return frame
}
