import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { widgetDocument } from '../../fixtures-html/server/templates/document.mjs'
import { loveLocale, loveLocaleRegion } from '../../fixtures-html/server/templates/love-button.mjs'
import { registry } from '../../src/registry'
import { islandsWithChecks } from './build-scan.mjs'
import type { Check } from './problem'
import { scanPage } from './scan-page'

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures-html')
const ODD = /\.(odd|hostile)\./

const checks = new Map<string, Check>()
for (const name of await islandsWithChecks()) {
  const { check }: { check: Check } = await import(`../../islands/${name}/check.ts`)
  checks.set(name, check)
}
/** To look for the others as well would take most of the time. */
const checked = registry.filter(({ name }) => checks.has(name))

const scan = (html: string) => scanPage({ bytes: Buffer.from(html) }, checked, checks)
const read = (place: string) => readFileSync(path.join(FIXTURES, place), 'utf8')

/** What the shop’s server adds to its pages. */
const ADDED =
  '<link rel="https://api.w.org/" href="/wp-json/">' +
  '<script>var jckqv_vars = {"ajaxurl":"/wp-admin/admin-ajax.php","nonce":"4f1c2a9b0d"};</script>'

/** As the shop shows it: the smallest page around it, with the theme's carriers of data. */
function scanWidget(name: string) {
  const fragment = read(`widgets/${name}`).replace(loveLocale(), () => loveLocaleRegion())
  return scan(widgetDocument({ title: name, fragment: fragment + ADDED })).problems
}

const widgets = readdirSync(path.join(FIXTURES, 'widgets')).filter((name) => /\.html$/.test(name))
/** On purpose they hold a feed without addresses, replies and a link that open nothing, or an empty map. */
const CUT_DOWN = ['feed-images.html', 'feed-replies.html', 'modal.html', 'tabs.html']
const good = widgets.filter(
  (name) => !ODD.test(name) && !CUT_DOWN.includes(name) && checks.has(name.split('.')[0] ?? ''),
)

const pages = readdirSync(path.join(FIXTURES, 'pages')).map((name) => name.replace(/\.html$/, ''))
const NO_REST = 'contact-form: the page names no address of the REST API'
/** True of these pages as they are saved: the first is given its address by the server, the others lack it on purpose. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  contact: [NO_REST, NO_REST],
  page: ['modal: <a> opens no .modal of the page'],
  'product-odd': ['option-pickers: the options of monstastand have no label'],
  'size-guide': ['maps: no .pin_location stands beside <div>: there is nothing to draw'],
}

describe('[X06] the shop’s own markup', () => {
  test.each(pages)('[X06] the page %s lacks nothing but what is known', (name) => {
    const { islands, problems } = scan(read(`pages/${name}.html`))
    expect(problems.map(({ island, message }) => `${island}: ${message}`)).toEqual(LACKING[name] ?? [])
    expect(islands.length).toBeGreaterThan(0)
  })

  test.each(good)('[X06] the widget %s lacks nothing', (name) => {
    expect(scanWidget(name)).toEqual([])
  })

  test.each([
    ['love-button.odd', 'markup', '.love-it lacks post'],
    ['love-button.hostile', 'nonce', 'data-nonce of <div> is “<script>window.hacked=1</script>”, no nonce'],
    ['live-search.odd', 'markup', '.aws-container lacks data-url'],
    [
      'live-search.hostile',
      'unparsable',
      'data-url of <div> is “javascript:window.hacked=1”, no web address',
    ],
    ['countdown.odd', 'markup', '.sf-countdown of 2027-2-30 lacks a real day'],
    ['hero-slider.odd', 'unparsable', 'data-autoplay of <div> is “soon”, no number'],
    ['content-slider.odd', 'unparsable', 'data-transition of <div> is “wheel”, not one of slide, fade'],
    ['maps.odd', 'unparsable', '.map-styles-array holds no JSON: {bad'],
    ['mini-cart.odd', 'missing', 'data-ajaxurl of <a> is missing'],
    ['carousel.odd', 'missing', 'an arrow has no .carousel-items that it could move'],
    ['chart.odd', 'missing', 'data-animatepercent of <div> is missing'],
    ['counter.odd', 'unparsable', 'data-to of <div> is “many”, no number'],
    [
      'content-slider.hostile',
      'unparsable',
      'data-thumb of <li> is “javascript:window.hacked=1”, no web address',
    ],
    [
      'hero-slider.hostile',
      'unparsable',
      'data-slide-img of <div> is “javascript:window.harmed=1”, no web address',
    ],
    ['hero-slider.hostile', 'unparsable', 'src of <source> is “javascript:window.harmed=1”, no web address'],
    ['carousel.hostile', 'unparsable', 'data-columns of <div> is “99999999999999999999”, more than 12'],
    ['carousel.hostile', 'unparsable', 'data-autoplay of <div> is “99999999999”, more than 2147483647'],
    ['product-gallery.hostile', 'unparsable', 'href of <a> is “javascript:window.hacked=1”, no web address'],
    ['product-gallery.hostile', 'unparsable', 'src of <img> is “javascript:window.hacked=1”, no web address'],
    ['social-list.odd', 'unparsable', 'data-date of <li> is “some time ago”, no date: it comes last'],
    [
      'social-list.odd',
      'missing',
      'an account has no data-userid, data-token or data-count above 0: no photos are asked for',
    ],
    ['super-search.odd', 'missing', 'id of <div> is missing'],
    ['super-search.odd', 'missing', 'an option has no data-attr_value'],
    [
      'super-search.hostile',
      'unparsable',
      'neither data-home_url nor data-shop_url of <a> names a page that one could go to',
    ],
    ['team-popup.odd', 'missing', 'data-id of <a> is empty'],
    ['team-popup.odd', 'missing', 'the link leads to no page of its own'],
    ['team-popup.odd', 'missing', '<p> is no link, and opens nothing'],
    ['feed-images.odd', 'unparsable', 'data-img-src-set of <a> is no JSON: not json'],
    ['feed-images.odd', 'unparsable', 'data-resized of <span> is no JSON: <html>'],
    [
      'feed-comments.odd',
      'missing',
      '.cff-view-comments has no id: its likes and comments are not asked for',
    ],
    ['feed-comments.odd', 'unparsable', 'data-num of <div> is “-3”, less than 0'],
    ['builder-slider.hostile', 'unparsable', 'data-initial-index of <div> is “1e9”, no number'],
    ['parallax-layers.odd', 'missing', 'it holds no .layer'],
    ['parallax-layers.odd', 'unparsable', 'data-depth of <div> is “7”, more than 1'],
    ['quantity.odd', 'unparsable', 'step of <input> is “x”, no number'],
    ['quantity.odd', 'missing', 'it holds no input.qty: its buttons change nothing'],
    ['headline.odd', 'missing', 'it holds no .sf-words-wrapper with words in <b>'],
    ['expanding-row.odd', 'missing', 'no row stands behind the link: it opens nothing'],
    ['feed-images', 'missing', 'the feed has a button for more, and no .cff-pag-url'],
    ['feed-replies', 'missing', 'replies lack a link, a box beside them, or data-id: they do not open'],
    ['accordion.odd', 'unparsable', 'data-active is “7”, of 1 sections: none is open'],
    ['accordion.odd', 'missing', 'it has no section with an <h4> and what that opens'],
    ['drawn-icon.odd', 'missing', 'data-svg-src of <div> is missing'],
    ['drawn-icon.odd', 'unparsable', 'data-svg-src of <div> is “javascript:alert(1)”, no web address'],
    [
      'order-tracking.hostile',
      'unparsable',
      'data-tracking-url of <div> is “data:text/html,x”, no web address',
    ],
    ['pledge-options.odd', 'missing', 'data-price of <li> is missing'],
    ['tabs.odd', 'missing', 'the tab shows #a"]b, which is not there'],
    ['modal', 'missing', '<a> opens no .modal of the page'],
    ['contact-form.odd', 'missing', 'neither _wpcf7 nor data-wpcf7-id names the form'],
  ])('[X06] of %s this is told (%s): %s', (name, kind, message) => {
    const found = scanWidget(`${name}.html`).find((problem) => problem.message === message)
    expect(found?.kind).toBe(kind)
    expect(found?.line).toBeGreaterThan(1)
  })
})
