import { hashText } from '../../../src/page/address-hash'
import type { Scope } from '../../../src/page/scope'

/** The index of the slide that is, or contains, the target of the page's address. */
export function slideInAddress(
  { document, location }: Window,
  slides: readonly Element[],
): number | undefined {
  const id = hashText(location.hash)
  const target = id === '' ? null : document.getElementById(id)
  const index = target ? slides.findIndex((slide) => slide.contains(target)) : -1
  return index < 0 ? undefined : index
}

/** Calls back when a link on the page leads to a slide. */
export function onSlideInAddress(
  { window, listen }: Scope,
  slides: readonly Element[],
  callback: (index: number) => void,
): void {
  listen(window, 'hashchange', () => {
    const index = slideInAddress(window, slides)
    if (index !== undefined) callback(index)
  })
}
