import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'
import type { Part } from './layout'
import { windowSize } from './surroundings'

/** Deprecated, but on pages (contract 04 §16). */
const OLD_PARALLAX = '.spb_parallax_asset'
const WINDOW_HIGH = '.parallax-window-height'
const WITH_VIDEO = '.sf-parallax-video'
const OVERLAY = '.video-overlay'
const CONTENT = '.spb_content_wrapper'
const OVERLAY_OPACITY = 0.8
const FADE_MS = 300

export const isOldParallax = (host: HTMLElement) => host.matches(OLD_PARALLAX)

/** Shows what the theme hides until a script does. */
export function uncover(host: HTMLElement, scope: Scope): Part {
  const targets: (readonly [element: HTMLElement | null, opacity: number])[] = [[host, 1]]
  if (host.matches(WITH_VIDEO))
    targets.push(
      [host.querySelector<HTMLElement>(OVERLAY), OVERLAY_OPACITY],
      [host.querySelector<HTMLElement>(CONTENT), 1],
    )
  let isDone = false
  return () => {
    if (isDone) return undefined
    isDone = true
    const fades = targets.map(([element, opacity]) => element && fadeTo(element, String(opacity), scope))
    return () => {
      for (const fade of fades) fade?.()
    }
  }
}

/** @returns begins */
function fadeTo(element: HTMLElement, opacity: string, { adopt, add }: Scope): () => void {
  const before = getComputedStyle(element).opacity
  return () => {
    adopt.style(element, 'opacity', opacity)
    if (before !== opacity) add(animateFrom(element, { opacity: before }, { durationMs: FADE_MS }))
  }
}

/** What it holds may grow, whatever height it has itself. */
export const contentOf = (host: HTMLElement): HTMLElement | null =>
  isOldParallax(host) ? host.querySelector<HTMLElement>(CONTENT) : null

/** As high as the window, or as its content if that is higher; undefined for the other kinds. */
export function fillWindow(host: HTMLElement, adopted: Adoption): Part | undefined {
  if (!host.matches(WINDOW_HIGH)) return undefined
  const content = contentOf(host)
  return () => {
    const height = Math.max(windowSize(host.ownerDocument).height, content?.offsetHeight ?? 0)
    return () => adopted.style(host, 'height', `${height}px`)
  }
}
