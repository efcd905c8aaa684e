import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

const MOVE_MS = 1000
const TIMING = { duration: MOVE_MS, easing: 'cubic-bezier(0.87, 0, 0.13, 1)' }
/** Whatever may have come meanwhile is taken away then at the latest. */
const SWEPT_MS = 1500
const SHOWN = { top: '0px', height: '100%' }
const HIDDEN_TOP = '-100%'

export interface CurtainParts {
  readonly area: HTMLElement
  readonly wrap: HTMLElement
  /** Missing in odd markup: it only makes the page taller. */
  readonly spacer: HTMLElement | null
}

/** Where the curtain is: what moves ends its move before it turns round. */
type State = 'up' | 'coming' | 'down' | 'going'

export interface Video {
  /** Its player's address. */
  readonly player: string
  /** What a screen reader calls it. */
  readonly title: string
}

export interface Curtain {
  readonly area: HTMLElement
  lower(video: Video): void
  raise(): void
  /** At once, and without the player. */
  drop(): void
}

/** The full-width curtain with the player on it (contract 01 §14). */
export function createCurtain({ area, wrap, spacer }: CurtainParts, window: Window): Curtain {
  let state: State = 'up'
  let wanted: Video | undefined
  let moving: ReturnType<typeof setTimeout> | undefined
  let sweeping: ReturnType<typeof setTimeout> | undefined

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
  function sweep() {
    for (const frame of wrap.querySelectorAll('iframe')) frame.remove()
  }
  function come() {
    state = 'coming'
    sizeSpacer(window.innerHeight)
    Object.assign(area.style, { display: 'block', ...SHOWN })
    move([{ top: HIDDEN_TOP }, { top: SHOWN.top }], () => {
      state = 'down'
      if (wanted) wrap.append(createPlayer(wrap.ownerDocument, wanted))
      else go()
    })
  }
  function go() {
    state = 'going'
    sizeSpacer(0)
    area.style.top = HIDDEN_TOP
    move([{ top: SHOWN.top }, { top: HIDDEN_TOP }], () => {
      state = 'up'
      area.style.display = 'none'
      sweep()
      if (wanted) come()
    })
  }

  return {
    area,
    lower(video) {
      wanted = video
      clearTimeout(sweeping)
      if (state === 'up') come()
    },
    raise() {
      wanted = undefined
      for (const video of area.querySelectorAll('video')) video.pause()
      clearTimeout(sweeping)
      sweeping = setTimeout(sweep, SWEPT_MS)
      if (state === 'down') go()
    },
    drop() {
      clearTimeout(moving)
      clearTimeout(sweeping)
      wanted = undefined
      state = 'up'
      sweep()
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
