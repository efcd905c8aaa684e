import { focusTarget } from '../dom/focus-target'
import { easeInOutExpo, scrollWindow } from '../motion/scroll'
import { hashText } from '../page/address-hash'

const DURATION_MS = 1000

/** What a link of this page's menus names by `#`; null for another page, for `#` alone and for what is not there. */
export function fragmentTarget(document: Document, link: Element): HTMLElement | null {
  const href = link.getAttribute('href') ?? ''
  if (!href.startsWith('#') || href === '#') return null
  return document.getElementById(href.slice(1)) ?? document.getElementById(hashText(href))
}

/**
 * Brings the target of a menu's link to rest below what covers the top of the window (contract 01 §0.8).
 * @param coveredPx how far below the window's top
 */
export async function scrollBelow(window: Window, target: HTMLElement, coveredPx: number): Promise<void> {
  // The page may have been given other content since the click.
  if (!target.isConnected) return
  const top = target.getBoundingClientRect().top + window.scrollY - coveredPx
  const options = { durationMs: DURATION_MS, easing: easeInOutExpo }
  if (await scrollWindow(window, Math.max(0, top), options)) focusTarget(target)
}
