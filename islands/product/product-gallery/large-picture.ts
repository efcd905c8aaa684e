import { parseUrl } from '../../../src/page/parse-url'
import { safeImageUrl } from '../../../src/page/safe-url'
import type { Scope } from '../../../src/page/scope'
import type { Size } from './zoom-geometry'

/** `data-zoom-image`, else the picture's own source; the theme prints `#` where there is none. */
export function largePictureUrl(picture: HTMLImageElement): string | undefined {
  const printed = picture.getAttribute('data-zoom-image')
  const url = safeImageUrl(printed && !printed.startsWith('#') ? printed : picture.getAttribute('src'))
  return url ? parseUrl(url, picture.baseURI)?.href : undefined
}

/**
 * @returns a function that fetches the large picture once; neither callback is called after the signal is
 * aborted
 */
export function createLargePicture(
  url: string,
  { onLoad, onError }: { onLoad: (natural: Size) => void; onError: () => void },
  { document, signal }: Scope,
): () => void {
  let image: HTMLImageElement | undefined
  return () => {
    if (image) return
    image = document.createElement('img')
    image.onload = () => {
      if (!signal.aborted && image) onLoad({ width: image.naturalWidth, height: image.naturalHeight })
    }
    image.onerror = () => {
      if (!signal.aborted) onError()
    }
    image.src = url
  }
}
