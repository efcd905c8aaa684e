import { listen } from '../../dom/listen'
import type { Size } from './item'

/** Of a drawing that does not say how large it is. */
const UNSIZED: Size = { width: 1280, height: 960 }

/**
 * Fetches a picture and decodes it, so that it shows whole, at once.
 * @param signal calls off what has not come yet
 * @returns its own size
 * @throws when it can not be shown
 */
export function loadPicture(document: Document, url: string, signal: AbortSignal): Promise<Size> {
  const image = document.createElement('img')
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(decoded(image))
    image.onerror = () => reject(new Error(`The picture ${url} could not be loaded`))
    listen(signal, ['abort'], () => callOff(image), { once: true })
    image.src = url
  })
}

/** By an empty address: Chromium keeps a picture that has none at all for as long as the page lives. */
function callOff(image: HTMLImageElement) {
  image.onload = null
  image.onerror = null
  image.src = ''
}

async function decoded(image: HTMLImageElement): Promise<Size> {
  // What can not be decoded ahead is decoded when it is shown.
  await image.decode?.().catch(() => {})
  const { naturalWidth: width, naturalHeight: height } = image
  return width > 0 && height > 0 ? { width, height } : UNSIZED
}
