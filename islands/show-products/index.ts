import { isPlainClick } from '../../src/page/plain-click'
import type { Mount } from '../../src/runtime/island'
import { perPageUrl } from './per-page-url'

/** A link to another number of products on the page keeps what the list is narrowed down and ordered by. */
export const mount: Mount = (link, { document, navigation }) => {
  function onClick(event: MouseEvent) {
    const target = link.getAttribute('target') ?? ''
    if (event.defaultPrevented || !isPlainClick(event) || !['', '_self'].includes(target)) return
    const url = perPageUrl(link.getAttribute('href') ?? '', document.location.href)
    if (url === null) return
    event.preventDefault()
    navigation.follow(url)
  }
  link.addEventListener('click', onClick)
  return () => link.removeEventListener('click', onClick)
}
