import { isPlainClick } from '../../src/page/plain-click'
import type { Mount } from '../../src/runtime/island'
import { readPictures } from './pictures'
import { openViewer } from './viewer'

/** A link to a picture of the gallery shows it full size, in a dialog over the page. */
export const mount: Mount = (link, { document }) => {
  let close: () => void = () => {}
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const pictures = readPictures(link)
    if (!pictures) return
    close()
    close = openViewer(document, pictures)
  }
  link.addEventListener('click', onClick)
  return () => {
    link.removeEventListener('click', onClick)
    close()
  }
}
