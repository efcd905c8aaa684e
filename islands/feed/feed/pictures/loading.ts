import type { Adoption } from '../../../../src/dom/adoption'

const LOADING_CLASS = 'cff-image-loading'

export const isLoading = (image: Element) => image.classList.contains(LOADING_CLASS)

/** Marks pictures that are loading, and calls back after the last of them (contract 05 §12.4). */
export function createLoading(adopted: Adoption, onDone: () => void) {
  const pending = new Set<HTMLImageElement>()
  return {
    /** @param ratio the aspect ratio, if known: it reserves the space until the picture has loaded */
    add(image: HTMLImageElement, ratio?: number) {
      if (image.complete || pending.has(image)) return
      pending.add(image)
      adopted.classes(image, LOADING_CLASS)
      if (ratio) adopted.style(image, 'aspect-ratio', String(ratio))
    },
    /** Called when a picture has loaded or failed. */
    end(image: HTMLImageElement) {
      if (!pending.delete(image)) return
      adopted.toggle(image, LOADING_CLASS, false)
      adopted.style(image, 'aspect-ratio', '')
      // A picture that has left the page never loads.
      for (const each of pending) if (!each.isConnected) pending.delete(each)
      if (pending.size === 0) onDone()
    },
  }
}
