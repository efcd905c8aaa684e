import { focusTarget } from '../dom/focus-target'
import { easeInOutExpo, scrollWindow } from '../motion/scroll'
import { hashText } from '../page/address-hash'

const DURATION_MS = 1000

/** The target of a menu's `#fragment` link; null for another page, for `#` alone and for a missing target. */
export function fragmentTarget(document: Document, link: Element): HTMLElement | null {
  const href = link.getAttribute('href') ?? ''
  if (!href.startsWith('#') || href === '#') return null
  return document.getElementById(href.slice(1)) ?? document.getElementById(hashText(href))
}

/**
 * Scrolls to a link's target, below what covers the top of the window (contract 01 §0.8).
 * @param coveredPx the height that is covered
 */
export async function scrollBelow(window: Window, target: HTMLElement, coveredPx: number): Promise<void> {
  // The page's content may have been replaced since the click.
  if (!target.isConnected) return
  const top = target.getBoundingClientRect().top + window.scrollY - coveredPx
  const options = { durationMs: DURATION_MS, easing: easeInOutExpo }
  if (await scrollWindow(window, Math.max(0, top), options)) focusTarget(target)
}
