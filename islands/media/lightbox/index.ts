import { hasLightboxLibrary } from '../../../legacy-shims/globals/ilightbox'
import { isPlainClick } from '../../../src/dom/plain-click'
import { holds } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import { readThemeSettings } from '../shared/theme-lightbox/settings'
import { openThemeLightbox, type ThemeBox } from '../shared/theme-lightbox/theme-box'
import { anyLinkOf, BOUND_CLASS, GALLERY_LINKS, groupOf, isFirstTap, readGallery, readGroup } from './markup'

/** A link to a picture, a video or a page that opens in a lightbox with the rest of its gallery (contract 03 §4). */
export const mount: Mount = (link, scope) => {
  // The original library handles these links itself.
  if (hasLightboxLibrary(scope.window)) return
  scope.adopt.classes(link, BOUND_CLASS)
  let box: ThemeBox | undefined
  scope.listen(link, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || isFirstTap(link)) return
    event.preventDefault()
    box = open(link, scope.page) ?? box
  })
  scope.add(() => {
    // A link removed from the page leaves its lightbox open; unmounting a link on the page closes it.
    if (link.isConnected) box?.end()
  })
}

/** @returns undefined when the link's address cannot be shown */
function open(link: HTMLElement, page: Page): ThemeBox | undefined {
  const gallery = readGallery(link)
  if (!gallery) return undefined
  const group = groupOf(link)
  const { document } = page
  const opener = focusedElement(document) ?? link
  const box = openThemeLightbox(page, {
    ...gallery,
    settings: readThemeSettings(page),
    reread: () => readGroup(document, group),
    opener: () => (opener.isConnected ? opener : anyLinkOf(document, group)),
  })
  // Links may be added while it is open, as by load-more.
  const stopWatching = page.onMarkup((roots) => {
    if (roots.some(hasLinks)) box.command('refresh')
  })
  const stop = box.lightbox.$state.listen(({ phase }) => {
    if (phase !== 'closed') return
    stop()
    stopWatching()
  })
  return box
}

/** The link, or another control that has clicked it; none in browsers where a click focuses no link. */
function focusedElement({ activeElement, body }: Document): HTMLElement | undefined {
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined
}

const hasLinks = (root: Element) => holds(root, GALLERY_LINKS)
