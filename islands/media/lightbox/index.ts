import { hasLightboxLibrary } from '../../../legacy-shims/globals/ilightbox'
import { isPlainClick } from '../../../src/dom/plain-click'
import { holds } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import { readThemeSettings } from '../theme-lightbox/settings'
import { openThemeLightbox, type ThemeBox } from '../theme-lightbox/theme-box'
import { anyLinkOf, BOUND_CLASS, GALLERY_LINKS, groupOf, isFirstTap, readGallery, readGroup } from './markup'

/** A link to a picture, a video or a page opens it over this one, with the others of its gallery (contract 03 §4). */
export const mount: Mount = (link, scope) => {
  // The library is here itself, and has these links or is about to: two would open over each other.
  if (hasLightboxLibrary(scope.window)) return
  scope.adopt.classes(link, BOUND_CLASS)
  let box: ThemeBox | undefined
  scope.listen(link, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || isFirstTap(link)) return
    event.preventDefault()
    box = open(link, scope.page) ?? box
  })
  scope.add(() => {
    // A link that has left the page leaves what it has opened; one that laurel lets go of takes it along.
    if (link.isConnected) box?.end()
  })
}

/** @returns undefined when the link leads nowhere that could be shown */
function open(link: HTMLElement, page: Page): ThemeBox | undefined {
  const gallery = readGallery(link)
  if (!gallery) return undefined
  const group = groupOf(link)
  const { document } = page
  const opener = focusedIn(document) ?? link
  const box = openThemeLightbox(page, {
    ...gallery,
    settings: readThemeSettings(page),
    reread: () => readGroup(document, group),
    opener: () => (opener.isConnected ? opener : anyLinkOf(document, group)),
  })
  // More may arrive while it is open, as by load-more.
  const stopWatching = page.onMarkup((roots) => {
    if (roots.some(holdsLinks)) box.command('refresh')
  })
  const stop = box.lightbox.$state.listen(({ phase }) => {
    if (phase !== 'closed') return
    stop()
    stopWatching()
  })
  return box
}

/** The link itself after a click, but for browsers that do not focus links; else what has clicked it for the visitor. */
function focusedIn({ activeElement, body }: Document): HTMLElement | undefined {
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined
}

const holdsLinks = (root: Element) => holds(root, GALLERY_LINKS)
