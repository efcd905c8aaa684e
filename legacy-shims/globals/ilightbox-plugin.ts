import { isPlainClick } from '../../src/dom/plain-click'
import { isRecord } from '../../src/page/is-record'
import type { Page } from '../../src/page/page'
import {
  callLightbox,
  createLightboxHandle,
  LIGHTBOX_BOUND,
  type LightboxCall,
  type LightboxHandle,
  type LightboxSource,
} from './ilightbox'
import { asOurs } from './ours'

/** The parts of jQuery that the library extends. */
interface LightboxJQuery {
  fn: { iLightBox?: unknown }
  iLightBox?: unknown
}

/**
 * Provides `jQuery.iLightBox(items, options)`, which opens at once, and `jQuery(links).iLightBox(options)`, which binds
 * links to one gallery. An existing plugin is kept.
 * @param root where laurel's lightbox listens; its code is fetched by the first call
 * @returns a function that takes both back
 */
export function provideLightbox(
  jQuery: LightboxJQuery,
  root: Element,
  page: Pick<Page, 'wake' | 'navigation'>,
): () => void {
  if (jQuery.fn.iLightBox || jQuery.iLightBox) return () => {}

  /** @param onUnheard called when the lightbox's code could not be fetched */
  function send(call: LightboxCall, onUnheard: () => void = () => {}) {
    if (callLightbox(root, call)) return
    const arrival = page.wake(root, 'media')
    if (arrival) void arrival.then(() => callLightbox(root, call) || onUnheard())
    else onUnheard()
  }

  function createHandle(onDestroy: () => void = () => {}): LightboxHandle {
    return createLightboxHandle((command, value, handle) => {
      send({ what: 'command', handle, command, value })
      if (command === 'destroy') onDestroy()
    })
  }

  const open = asOurs((items: unknown, options: unknown = {}) => {
    const handle = createHandle()
    send({ what: 'open', handle, source: { items, options } })
    return handle
  })
  const bind = asOurs(function (this: ArrayLike<unknown>, options: unknown = {}) {
    const links = Array.from(this).filter((link) => link instanceof HTMLElement)
    const handle = createHandle(() => unbind())
    const source: LightboxSource = { items: undefined, links, options }
    function onClick(event: MouseEvent) {
      const link = event.currentTarget
      if (event.defaultPrevented || !isPlainClick(event) || !(link instanceof HTMLElement)) return
      event.preventDefault()
      send({ what: 'open', handle, source, link }, () => followLink(link, page))
    }
    for (const link of links) {
      link.classList.add(LIGHTBOX_BOUND)
      link.addEventListener('click', onClick)
    }
    function unbind() {
      for (const link of links) {
        link.classList.remove(LIGHTBOX_BOUND)
        link.removeEventListener('click', onClick)
      }
    }
    if (hasLinkId(options)) send({ what: 'follow', handle, source })
    return handle
  })
  jQuery.iLightBox = open
  jQuery.fn.iLightBox = bind
  return () => {
    if (jQuery.iLightBox === open) delete jQuery.iLightBox
    if (jQuery.fn.iLightBox === bind) delete jQuery.fn.iLightBox
  }
}

function followLink(link: HTMLElement, { navigation }: Pick<Page, 'navigation'>) {
  const href = link.getAttribute('href')
  if (href && !href.startsWith('#')) navigation.follow(href)
}

const hasLinkId = (options: unknown) => isRecord(options) && Boolean(options['linkId'])
