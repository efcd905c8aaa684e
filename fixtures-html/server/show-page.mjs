import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withAttribution } from './attribution/attribution-tags.mjs'
import { BUILDER_PATH, withBuilder } from './builder/builder-page.mjs'
import { chromeHead, withChrome } from './chrome/page-parts.mjs'
import { withContact } from './contact/contact-tags.mjs'
import { withCovers } from './cover-knobs.mjs'
import { withMaps } from './directory/maps-tags.mjs'
import { withFeedGlobals } from './feed/feed-page.mjs'
import { escapeHtml, fillRegion } from './html.mjs'
import { withJoinedStyles } from './joined-styles.mjs'
import { inLanguage, languageKnobs } from './language.mjs'
import { fillLoveButtons } from './loves.mjs'
import { menusHead, withMenus } from './menus/page-parts.mjs'
import { pageOptions } from './page-options.mjs'
import { panelRegions } from './panels-knobs.mjs'
import { withParams } from './params-knobs.mjs'
import { PAGES_DIR } from './places.mjs'
import { menuOffer, optionCarriers, productEnd } from './product/page-parts.mjs'
import { hasTriggers, QUICK_VIEW_STYLE, quickViewTag, withTriggers } from './quick-view/page-parts.mjs'
import { sendHtml } from './reply.mjs'
import { scriptPolicy } from './script-policy.mjs'
import { headTags, scriptTags } from './scripts.mjs'
import { searchParts } from './search/page-parts.mjs'
import { loveNonce } from './session.mjs'
import { sitePage } from './site-pages.mjs'
import { withPhotoService } from './social/social-page.mjs'
import { bagItem } from './templates/bag.mjs'
import { documentTitle } from './templates/document.mjs'
import { HERO_PATH, withHero } from './templates/hero-page.mjs'
import { loveLocale } from './templates/love-button.mjs'
import { trackOrderLink, trackOrderModal } from './templates/track-order.mjs'
import { wishlistItem } from './templates/wishlist.mjs'

const BAD_NONCE = '0000000000'
const NOTE_ERRORS = '<script src="/assets/note-errors.js"></script>'

/**
 * Serves a page of the shop as this visitor gets it.
 * @param {import('./visit.mjs').Visit} visit
 * @param {{ notice?: string, taken?: import('./contact/take-form.mjs').Taken, engraved?: ReturnType<typeof import('./engraving/take-engraving.mjs').takeEngraving> }} [options]
 * plain text above the page's content; what became of a contact form, and of a post of the engraving pages
 */
export async function showPage(visit, { notice = '', taken, engraved } = {}) {
  const { url, session } = visit
  const page = sitePage(url, session, visit.fields, taken, engraved)
  let html = await readFile(join(PAGES_DIR, page.file), 'utf8')
  if (page.main !== undefined) html = fillRegion(html, 'main', `\n${page.main}\n`)
  if (page.title !== undefined) {
    html = html.replace(/<title>[^<]*/, `<title>${documentTitle(page.title)}`)
  }
  if (page.isRtl) html = html.replace('<html ', '<html dir="rtl" ')
  if (url.pathname === HERO_PATH) html = withHero(html, url.searchParams)
  if (url.pathname === BUILDER_PATH) html = withBuilder(html, url.searchParams, session)
  if (page.bodyClass) html = html.replace('<body class="', () => `<body class="${page.bodyClass} `)
  if (notice) html = fillRegion(html, 'notice', `<p role="status">${escapeHtml(notice)}</p>`)
  const { status, kind, product, search = {} } = page
  sendDocument(visit, html, { status, kind, product, search })
}

/**
 * Fills in what belongs to the visitor and the scripts, and sends the document.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} html
 * @param {{ status?: number, kind?: 'cart' | 'checkout' | 'other', product?: import('./content/products.mjs').Product | undefined, search?: import('./search/page-parts.mjs').PageSearch }} [options]
 */
export function sendDocument(
  { request, url, session, settings, response },
  html,
  { status = 200, kind = 'other', product, search = {} } = {},
) {
  const options = pageOptions(url.searchParams)
  const {
    badNonce,
    strictCsp,
    searchBoxes,
    product: knobs,
    quickView,
    chrome,
    panels,
    covers,
    menus,
    isCached,
    ...scripts
  } = options
  const shown = product && { product, knobs, discount: session.discount }
  const nonce = randomBytes(12).toString('base64')
  const language = languageKnobs(url.searchParams, scripts.config)
  const page = inLanguage(
    withMenus(withChrome(withCovers(withTriggers(html, quickView), covers), chrome), menus),
    language,
  )
  const hasQuickView = hasTriggers(page)
  const parts = {
    bag: bagItem(isCached ? [] : session.cart),
    wishlist: wishlistItem(session.wishlist),
    'loveit-locale': loveLocale({
      nonce: badNonce ? BAD_NONCE : loveNonce(session),
      loggedIn: session.loggedIn,
    }),
    ...(session.loggedIn
      ? { 'track-order-link': trackOrderLink(), 'track-order-modal': trackOrderModal() }
      : {}),
    ...searchParts(searchBoxes, search),
    ...panelRegions(panels),
    head: `${settings.notesErrors ? NOTE_ERRORS : ''}${headTags({ ...scripts, product: shown, hasSnippets: menus.hasSnippets })}${hasQuickView ? QUICK_VIEW_STYLE : ''}${chromeHead(chrome)}${menusHead(menus)}`,
    scripts: `\n${hasQuickView ? quickViewTag(quickView, nonce) : ''}${scriptTags({ ...scripts, config: withPhotoService(language.config, page), ...settings, nonce, page: kind, searchTexts: searchBoxes.hasTexts, product: shown })}\n`,
    ...(shown ? productParts(shown) : {}),
  }
  const filled = Object.entries(parts).reduce((whole, [name, part]) => fillRegion(whole, name, part), page)
  const facts = { query: url.searchParams, nonce, origin: `http://${request.headers.host ?? '127.0.0.1'}` }
  const printed = fillLoveButtons(
    withParams(
      withFeedGlobals(
        withMaps(withAttribution(withContact(filled, facts), facts), url.searchParams, nonce),
        url.searchParams,
        nonce,
      ),
      url.searchParams,
    ),
    session,
  )
  const { isWatched } = settings
  const headers = scriptPolicy({ html: printed, nonce, isStrict: strictCsp, isWatched })
  sendHtml(response, settings.joinsStyles ? withJoinedStyles(printed) : printed, { status, headers })
}

/** The regions that only the page of a product fills. @param {import('./product/page-parts.mjs').ShownProduct} shown */
function productParts(shown) {
  return {
    'menu-offer': menuOffer(shown),
    'option-carriers': optionCarriers(shown.knobs),
    'product-end': productEnd(shown),
  }
}
