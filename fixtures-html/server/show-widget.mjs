import { readFile } from 'node:fs/promises'
import { WIDGETS_DIR } from './places.mjs'
import { sendText } from './reply.mjs'
import { sendDocument } from './show-page.mjs'
import { inside } from './static-files.mjs'
import { widgetDocument } from './templates/document.mjs'
import { loveLocale, loveLocaleRegion } from './templates/love-button.mjs'

/**
 * `/widgets/NAME`: one fragment in the smallest page that it works in.
 * @param {import('./visit.mjs').Visit} visit
 */
export async function showWidget(visit) {
  const name = visit.url.pathname.slice('/widgets/'.length).replace(/\.html$|\/$/g, '')
  const place = inside(WIDGETS_DIR, `${name}.html`)
  const fragment = place && (await readFile(place, 'utf8').catch(() => undefined))
  if (fragment === undefined) return sendText(visit.response, 'Not found', { status: 404 })
  const filled = fragment.replace(loveLocale(), () => loveLocaleRegion())
  const bodyClasses = fragment.includes('<div id="product-')
    ? 'single-product woocommerce woocommerce-page'
    : 'page'
  sendDocument(visit, widgetDocument({ title: name, fragment: filled, bodyClasses }))
}
