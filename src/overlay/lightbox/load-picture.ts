import { listen } from '../../dom/listen'
import type { Size } from './item'

/** The size of an SVG without a size of its own. */
const DEFAULT_SIZE: Size = { width: 1280, height: 960 }

/**
 * Loads and decodes a picture, so that it is painted at once.
 * @param signal cancels the request
 * @returns the picture's own size
 * @throws when it cannot be loaded
 */
export function loadPicture(document: Document, url: string, signal: AbortSignal): Promise<Size> {
  const image = document.createElement('img')
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(decoded(image))
    image.onerror = () => reject(new Error(`The picture ${url} could not be loaded`))
    listen(signal, ['abort'], () => cancel(image), { once: true })
    image.src = url
  })
}

/** Cancels by an empty address: Chromium never frees a loading picture whose `src` is removed. */
function cancel(image: HTMLImageElement) {
  image.onload = null
  image.onerror = null
  image.src = ''
}

async function decoded(image: HTMLImageElement): Promise<Size> {
  // A picture that cannot be decoded ahead is decoded when it is painted.
  await image.decode?.().catch(() => {})
  const { naturalWidth: width, naturalHeight: height } = image
  return width > 0 && height > 0 ? { width, height } : DEFAULT_SIZE
}
