import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { easeOutCubic, scrollWindow } from '../../../src/motion/scroll'
import { isReturn } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'
import type { Hero } from './hero'
import { isHero, scrollPast } from './page-scroll'
import { canStep, type Direction } from './slider'

/**
 * Events closer together than this are one turn of the wheel or one push on a touch pad; only the first one
 * steps.
 */
const WHEEL_GUARD_MS = 60
/** A push on a touch pad runs out slowly: it has ended when nothing has come for this time. */
const PUSH_END_MS = 200
/** The pulse of the dots (contract 04 §17.8). */
const START_MS = 1000
const STEP_MS = 100
const RISE_MS = 100
const FALL_MS = 500
const PAUSE_MS = 2000

const CURTAIN_ENTER_MS = 800
const CURTAIN_LOAD_MS = 200
/** A page that is scrolled at least this far when it loads is scrolled to its top. */
const SCROLLED_PX = 10

interface WheelFacts {
  readonly deltaX: number
  readonly deltaY: number
  /** The time since the previous wheel event; Infinity for the first. */
  readonly sinceLastMs: number
  /** Whether the default of the previous event was prevented. */
  readonly wasPrevented: boolean
  /** Whether the previous events were a push on a touch pad, which may not have ended. */
  readonly isPush?: boolean
  readonly canStep: (by: Direction) => boolean
  readonly continues: boolean
}

/** The effect of a wheel event over a curtain. */
type WheelReaction =
  /** It scrolls the page. */
  | { readonly kind: 'page' }
  | { readonly kind: 'swallowed' }
  | { readonly kind: 'step'; readonly by: Direction }
  | { readonly kind: 'continue' }

/** Decides about a wheel event: at the ends of a curtain the page scrolls (contract 04 §17.6). */
export function wheelReaction(wheel: WheelFacts): WheelReaction {
  const { deltaX, deltaY, sinceLastMs, wasPrevented, isPush = false } = wheel
  if (deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return { kind: 'page' }
  if (sinceLastMs < (isPush ? PUSH_END_MS : WHEEL_GUARD_MS))
    return { kind: wasPrevented ? 'swallowed' : 'page' }
  const by = deltaY > 0 ? 1 : -1
  if (wheel.canStep(by)) return { kind: 'step', by }
  // A slider that can step neither way is still loading.
  const isAtEnd = by === 1 && wheel.canStep(-1)
  return isAtEnd && wheel.continues ? { kind: 'continue' } : { kind: 'page' }
}

/** Starts the behaviour that only a curtain has. */
export function startCurtain(hero: Hero): void {
  const { parts, scope } = hero
  const { host, outer, slides, indicator } = parts
  if (slides.length > 1) followWheel(hero)
  if (isHero(outer, scope.window)) keepCurtainOnTop(host, scope)
  if (indicator && !indicator.matches('.indicator-hidden')) pulse(indicator, scope)
}

/** Steps by the wheel, one slide for each turn of it or push on a touch pad. */
function followWheel({ parts, settings, scope, $state, choose }: Hero): void {
  const { host, outer } = parts
  const { continues } = settings
  let last = -Infinity
  let lastDirection = 0
  let isPush = false
  let wasPrevented = false
  function onWheel(event: WheelEvent) {
    // The control key with the wheel zooms the page.
    if (event.ctrlKey) return
    const { deltaX, deltaY, timeStamp } = event
    const sinceLastMs = timeStamp - last
    const direction = Math.sign(deltaY)
    // After events this close together, all further events in the same direction belong to the same push
    // until none has come for `PUSH_END_MS`.
    const goesOn = isPush && sinceLastMs < PUSH_END_MS && direction === lastDirection
    isPush = sinceLastMs < WHEEL_GUARD_MS || goesOn
    const reaction = wheelReaction({
      deltaX,
      deltaY,
      sinceLastMs,
      wasPrevented,
      isPush,
      continues,
      canStep: (by) => canStep($state.get(), by),
    })
    lastDirection = direction
    wasPrevented = reaction.kind !== 'page'
    last = timeStamp
    if (wasPrevented) event.preventDefault()
    if (reaction.kind === 'continue') void scrollPast(outer, scope)
    if (reaction.kind !== 'step') return
    choose({ type: 'step', by: reaction.by })
    // Events that wait while the page draws the step belong to this push.
    scope.frame(() => scope.after(0, onFree))
  }
  function onFree() {
    last = Math.max(last, performance.now())
  }
  scope.listen(host, 'wheel', onWheel, { passive: false })
}

/**
 * A curtain at the page's top fills the window, so the page is scrolled to the top for it (contract 04 §17.8), unless the
 * address has a hash or the visitor has come back to the page.
 */
function keepCurtainOnTop(host: HTMLElement, { window, listen }: Scope): void {
  const toTop = (durationMs: number) => void scrollWindow(window, 0, { durationMs, easing: easeOutCubic })
  if (window.scrollY >= SCROLLED_PX && window.location.hash === '' && !isReturn(window))
    toTop(CURTAIN_LOAD_MS)
  listen(host, 'pointerenter', (event) => {
    // A finger enters the slider by scrolling to it.
    if (event.pointerType !== 'touch' && window.scrollY > 0) toTop(CURTAIN_ENTER_MS)
  })
}

/** Lights up one dot after the other, repeatedly. */
function pulse(indicator: HTMLElement, { window, add }: Scope): void {
  if (prefersReducedMotion(window)) return
  const dots = [...indicator.querySelectorAll<HTMLElement>('span')]
  const duration = dots.length * STEP_MS + RISE_MS + FALL_MS + PAUSE_MS
  const animations = dots.map((dot, index) => {
    const start = (index + 1) * STEP_MS
    const at = (ms: number, opacity: number) => ({ offset: ms / duration, opacity })
    const frames = [
      at(0, 0),
      at(start, 0),
      at(start + RISE_MS, 1),
      at(start + RISE_MS + FALL_MS, 0),
      at(duration, 0),
    ]
    return dot.animate?.(frames, { duration, delay: START_MS, iterations: Infinity })
  })
  add(() => animations.forEach(cancelAnimation))
}
