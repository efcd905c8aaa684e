import type { Adoption } from '../../../../src/dom/adoption'

const LOADING_CLASS = 'cff-image-loading'

export const isWaitedFor = (image: Element) => image.classList.contains(LOADING_CLASS)

/** Marks pictures that have not come yet, and tells when the last of them has (contract 05 §12.4). */
export function createWaiting(adopted: Adoption, onDone: () => void) {
  const pending = new Set<HTMLImageElement>()
  return {
    /** @param shape its width by its height, if they are known: until it has come, there is room for it */
    add(image: HTMLImageElement, shape?: number) {
      if (image.complete || pending.has(image)) return
      pending.add(image)
      adopted.classes(image, LOADING_CLASS)
      if (shape) adopted.style(image, 'aspect-ratio', String(shape))
    },
    /** It has come, or it can not. */
    end(image: HTMLImageElement) {
      if (!pending.delete(image)) return
      adopted.toggle(image, LOADING_CLASS, false)
      adopted.style(image, 'aspect-ratio', '')
      // What has left the page never comes.
      for (const each of pending) if (!each.isConnected) pending.delete(each)
      if (pending.size === 0) onDone()
    },
  }
}
