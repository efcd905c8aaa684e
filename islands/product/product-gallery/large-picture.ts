import { parseUrl } from '../../../src/page/parse-url'
import { safeImageUrl } from '../../../src/page/safe-url'
import type { Size } from './zoom-geometry'

/** `data-zoom-image`, else what the picture shows; never the `#` of a link that leads nowhere. */
export function largePictureUrl(picture: HTMLImageElement): string | undefined {
  const printed = picture.getAttribute('data-zoom-image')
  const url = safeImageUrl(printed && !printed.startsWith('#') ? printed : picture.getAttribute('src'))
  return url ? parseUrl(url, picture.baseURI)?.href : undefined
}

/** Fetches the large picture once, when it is asked for. */
export function createLargePicture(
  document: Document,
  url: string,
  { onLoad, onError }: { onLoad: (natural: Size) => void; onError: () => void },
) {
  let image: HTMLImageElement | undefined
  let forgotten = false
  return {
    load() {
      if (image) return
      image = document.createElement('img')
      image.onload = () => {
        if (!forgotten && image) onLoad({ width: image.naturalWidth, height: image.naturalHeight })
      }
      image.onerror = () => {
        if (!forgotten) onError()
      }
      image.src = url
    },
    forget() {
      forgotten = true
    },
  }
}
