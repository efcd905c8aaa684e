import { actAsButton } from '../../../src/dom/act-as-button'
import type { Adoption } from '../../../src/dom/adoption'
import { headerOffset } from '../../../src/page/header-offset'
import type { ShortText } from './shorten'

const BOX = '.cff-expand'
/** What is clicked to see the rest of a text (contract 05 §3). */
export const EXPAND_LINK = '.cff-expand a'
const TEXT_BOX = '.cff-post-text, .cff-desc'

/** A text's link to the rest of it; without one there would be no way to it. */
export function expandLinkOf(text: Element): HTMLElement | null {
  return text.closest(TEXT_BOX)?.querySelector<HTMLElement>(EXPAND_LINK) ?? null
}

export interface ExpandLink {
  press(): void
  stop(): void
}

/**
 * Shows the link, which the plugin's CSS hides, and keeps what it says to what the text shows (contract 05 §3).
 * @param onChange after each press
 */
export function driveExpandLink(
  link: HTMLElement,
  text: ShortText,
  adopted: Adoption,
  onChange: () => void,
): ExpandLink {
  const show = (selector: string, on: boolean) => {
    for (const word of link.querySelectorAll<HTMLElement>(selector)) {
      adopted.style(word, 'display', on ? 'inline' : 'none')
    }
  }
  const box = link.closest<HTMLElement>(BOX)
  if (box) adopted.style(box, 'display', 'inline')
  adopted.attribute(link, 'aria-expanded', 'false')
  return {
    press() {
      const isWhole = text.toggle()
      show('.cff-more', !isWhole)
      show('.cff-less', isWhole)
      adopted.attribute(link, 'aria-expanded', String(isWhole))
      onChange()
      // What the visitor has read goes from above the link: it stays where they are.
      if (!isWhole) comeIntoView(link)
    },
    stop: actAsButton(link, adopted),
  }

  /** Below what covers the top of the window. */
  function comeIntoView(element: HTMLElement) {
    adopted.style(element, 'scroll-margin-top', `${headerOffset(element.ownerDocument).total}px`)
    element.scrollIntoView?.({ block: 'nearest' })
  }
}
