import type { Scope } from '../../../src/page/scope'
import { buildLink, findFirst, hasSnippet, SNIPPET_ATTRIBUTE } from './markup'
import type { ShopNow } from './settings'

/** Spec feed and page builder §2; contract 01 §13. */
const COLOUR_AFTER_MS = 1000
/** Positioned outside the header's flow, which may be full: see header-snippets.css. */
const ITEM_CLASS = 'laurel-shop-now'
const MENU_CLASS = 'laurel-shop-menu'

/** Adds a button to the shop to the header's menu of cart and wishlist. */
export function addShopNow(document: Document, settings: ShopNow, scope: Scope): void {
  const menu = findFirst(document, settings.menus)
  if (!menu || hasSnippet(document, 'shop-now') || hasSameLink(menu, settings)) return
  const { href, className, text, colourClass } = settings
  const item = document.createElement('li')
  item.className = ITEM_CLASS
  item.setAttribute(SNIPPET_ATTRIBUTE, 'shop-now')
  const link = buildLink(document, { href, className, text })
  item.append(link)
  const adopted = scope.adopt
  adopted.classes(menu, MENU_CLASS)
  menu.append(item)
  scope.after(COLOUR_AFTER_MS, () => link.classList.add(...colourClass.split(/\s+/)))
  scope.add(() => item.remove())
}

/** Another script of the site may have added it before. */
function hasSameLink(menu: Element, { href, text }: ShopNow): boolean {
  return [...menu.querySelectorAll('a')].some(
    (link) => link.getAttribute('href')?.endsWith(href) && link.textContent?.trim() === text,
  )
}
