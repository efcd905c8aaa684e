import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'
import type { LayoutPart } from './layout'
import { windowSize } from './surroundings'

/** The deprecated parallax block, which is still on pages (contract 04 §16). */
const PARALLAX_ASSET = '.spb_parallax_asset'
const WINDOW_HEIGHT = '.parallax-window-height'
const WITH_VIDEO = '.sf-parallax-video'
const OVERLAY = '.video-overlay'
const CONTENT = '.spb_content_wrapper'
const OVERLAY_OPACITY = 0.8
const FADE_MS = 300

export const isParallaxAsset = (host: HTMLElement) => host.matches(PARALLAX_ASSET)

/** Fades in the block and its content, which the theme's CSS hides until a script shows them. */
export function fadeInContent(host: HTMLElement, scope: Scope): LayoutPart {
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

/** @returns a function that starts the fade */
function fadeTo(element: HTMLElement, opacity: string, { adopt, add }: Scope): () => void {
  const before = getComputedStyle(element).opacity
  return () => {
    adopt.style(element, 'opacity', opacity)
    if (before !== opacity) add(animateFrom(element, { opacity: before }, { durationMs: FADE_MS }))
  }
}

/** The content of the block, which may become higher than the block. */
export const contentOf = (host: HTMLElement): HTMLElement | null =>
  isParallaxAsset(host) ? host.querySelector<HTMLElement>(CONTENT) : null

/** Makes the block as high as the window or its content; undefined for blocks of another height. */
export function fillWindow(host: HTMLElement, adopted: Adoption): LayoutPart | undefined {
  if (!host.matches(WINDOW_HEIGHT)) return undefined
  const content = contentOf(host)
  return () => {
    const height = Math.max(windowSize(host.ownerDocument).height, content?.offsetHeight ?? 0)
    return () => adopted.style(host, 'height', `${height}px`)
  }
}
