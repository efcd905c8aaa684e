import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { widgetDocument } from '../../fixtures-html/server/templates/document.mjs'
import { loveLocale, loveLocaleRegion } from '../../fixtures-html/server/templates/love-button.mjs'
import type { Check } from '../../src/check/problem'
import { islands } from '../all-islands'
import { islandFolders } from '../build/island-folders.mjs'
import { islandsWithChecks } from './build-scan.mjs'
import { scanPage } from './scan-page'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FIXTURES = path.join(ROOT, 'fixtures-html')
const ODD = /\.(odd|hostile)\./

const folders = islandFolders()
const checks = new Map<string, Check>()
for (const name of islandsWithChecks()) {
  const { check }: { check: Check } = await import(path.join(ROOT, folders.get(name) ?? '', 'check.ts'))
  checks.set(name, check)
}
/** To look for the others as well would take most of the time. */
const checked = islands.filter(({ name }) => checks.has(name))

const scan = (html: string) => scanPage({ bytes: Buffer.from(html) }, checked, checks)
const read = (place: string) => readFileSync(path.join(FIXTURES, place), 'utf8')

/** The parts that the shop’s server adds to its pages. */
const ADDED =
  '<link rel="https://api.w.org/" href="/wp-json/">' +
  '<script>var jckqv_vars = {"ajaxurl":"/wp-admin/admin-ajax.php","nonce":"4f1c2a9b0d"};</script>'

/** As the shop shows it: the smallest page around it, with the theme's carriers of data. */
function scanWidget(name: string) {
  const fragment = read(`widgets/${name}`).replace(loveLocale(), () => loveLocaleRegion())
  return scan(widgetDocument({ title: name, fragment: fragment + ADDED })).problems
}

const widgets = readdirSync(path.join(FIXTURES, 'widgets')).filter((name) => /\.html$/.test(name))
/** On purpose they hold a feed without addresses, a link that opens nothing, or an empty map. */
const CUT_DOWN = ['feed-images.html', 'feed-layout.html', 'modal.html', 'tabs.html']
/** Those of the feed are named by what they show of it. */
const islandOf = (widget: string) =>
  widget.startsWith('feed-') ? 'feed' : widget.slice(0, widget.indexOf('.'))
const good = widgets.filter(
  (name) => !ODD.test(name) && !CUT_DOWN.includes(name) && checks.has(islandOf(name)),
)

const pages = readdirSync(path.join(FIXTURES, 'pages')).map((name) => name.replace(/\.html$/, ''))
const NO_REST = 'contact-form: the page names no address of the REST API'
/** True of these pages as they are saved: the first is given its address by the server, the others lack it on purpose. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  contact: [NO_REST, NO_REST],
  page: ['modal: <a> opens no .modal of the page'],
  'product-odd': ['option-pickers: the options of monstastand have no label'],
  'size-guide': ['maps: no .pin_location is beside <div>: there is nothing to draw'],
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
      'an account has no data-userid, data-token or data-count above 0: no photos are requested',
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
      '.cff-view-comments has no id: its likes and comments are not requested',
    ],
    ['feed-comments.odd', 'unparsable', 'data-num of <div> is “-3”, less than 0'],
    ['builder-slider.hostile', 'unparsable', 'data-initial-index of <div> is “1e9”, no number'],
    ['parallax-layers.odd', 'missing', 'it holds no .layer'],
    ['parallax-layers.odd', 'unparsable', 'data-depth of <div> is “7”, more than 1'],
    ['quantity.odd', 'unparsable', 'step of <input> is “x”, no number'],
    ['quantity.odd', 'missing', 'it holds no input.qty: its buttons change nothing'],
    ['headline.odd', 'missing', 'it holds no .sf-words-wrapper with words in <b>'],
    ['expanding-row.odd', 'missing', 'no row is behind the link: it opens nothing'],
    ['feed-images', 'missing', 'the feed has a button for more, and no .cff-pag-url'],
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
    [
      'engraving-choice.odd',
      'markup',
      '#tmmengravingsettings lacks tmmengravingdetail, tmmengravingemail, tmmnoengraving',
    ],
    ['engraving-choice.odd', 'markup', '#tmmengravingsettings lacks #deliverydate'],
    ['engraving-choice.odd', 'markup', '#tmmengravingsettings lacks downloads'],
    ['engraving-choice.odd', 'missing', '<body> holds no #step_3_url'],
    ['engraving-lines.odd', 'missing', 'no product_key[] for .engravedItems_0: its lines are not kept'],
    ['entrance.odd', 'unparsable', 'data-delay of <p> is “soon”, no number'],
    ['entrance.odd', 'unparsable', 'data-delay of <p> is “-200”, less than 0'],
    ['entrance.odd', 'unparsable', 'data-delay of <p> is “99999999999”, more than 5000'],
    ['home-carousel.odd', 'missing', '<ul> holds no li'],
    ['home-carousel.odd', 'unparsable', 'data-slider-animspeed of <div> is “soon”, no number'],
    [
      'directory-form.odd',
      'missing',
      '#directory-cat has no option with a number: the form could never be sent',
    ],
    [
      'directory-form.odd',
      'missing',
      '#directory-loc has no option with a number: the form could never be sent',
    ],
    ['directory-form.odd', 'missing', '<div> is no form, and can not be sent'],
    [
      'directory-search.odd',
      'missing',
      '<form> holds no #directory-search-button, .directorySearch, [type="submit"], button:not([type])',
    ],
    ['directory-search.odd', 'missing', '<div> is no form, and can not be sent'],
    ['media-player.odd', 'missing', 'it holds no video or audio: there is nothing to play'],
    ['media-player.odd', 'missing', 'src of <track> is empty'],
    [
      'media-player.odd',
      'unparsable',
      'data-player of <button> is “eject”, not one of play, pause, restart, rewind, fast-forward, mute, captions, fullscreen',
    ],
    ['media-player.hostile', 'missing', '<video> names no file'],
    ['media-player.hostile', 'unparsable', 'src of <source> is “javascript:window.hacked=1”, no web address'],
    ['media-player.hostile', 'unparsable', 'src of <track> is “data:text/vtt,WEBVTT”, no web address'],
    ['video-overlay.odd', 'missing', 'data-video of <a> is missing'],
    ['video-overlay.odd', 'unparsable', 'data-video of <a> is “javascript:window.hacked=1”, no web address'],
    [
      'video-overlay.odd',
      'unparsable',
      'href of <a> is “https://vimeo.com/channels/engraving”, no video’s page: it is a plain link',
    ],
    [
      'video-overlay.odd',
      'missing',
      'the page has no .fw-video-area with a .fw-video-wrap: the link leads away',
    ],
    ['feed-layout.odd', 'unparsable', 'data-nummobile of <div> is “many”, no number'],
    [
      'feed-layout.odd',
      'missing',
      'pictures side by side have no cff-img-layout-2, -3 or -4: they are not cropped',
    ],
    ['feed-layout.odd', 'unparsable', 'data-ratio of <span> is “wide”, no number'],
    ['feed-posts.odd', 'unparsable', 'data-char of <div> is “x”, no number'],
    ['feed-posts.odd', 'unparsable', 'data-char of <p> is “-4”, less than 0'],
    ['feed-posts.odd', 'missing', 'a text of more than 10 characters has no .cff-expand a: it is not cut'],
    ['feed-lightbox.odd', 'missing', 'it is in no post of the feed: a click leads to the network'],
    ['feed-lightbox.odd', 'missing', 'a title is beside no picture: a click leads to the network'],
    ['feed-lightbox.odd', 'unparsable', 'data-iframe of <a> is “javascript:window.hacked=1”, no web address'],
    ['feed-lightbox.odd', 'unparsable', 'data-url of <a> is “javascript:window.hacked=1”, no web address'],
    ['feed-lightbox.odd', 'unparsable', 'href of <a> is “javascript:window.hacked=1”, no web address'],
    [
      'feed-lightbox.odd',
      'missing',
      'a post has no id: its pictures can not be told from others of the same address',
    ],
    ['feed-lightbox.odd', 'missing', 'a picture, video or frame names nothing to show'],
    ['feed-lightbox.odd', 'unparsable', '“javascript:window.hacked=1” is nothing to show'],
    ['feed-lightbox.odd', 'unparsable', '“javascript:window.hacked=2” is nothing to show'],
  ])('[X06] of %s this is reported (%s): %s', (name, kind, message) => {
    const found = scanWidget(`${name}.html`).find((problem) => problem.message === message)
    expect(found?.kind).toBe(kind)
    expect(found?.line).toBeGreaterThan(1)
  })

  test.each([
    ['media-player.odd', 'media-player', 5],
    ['feed-posts.odd', 'feed', 3],
    ['feed-lightbox.odd', 'feed', 4],
    ['feed-lightbox.odd', 'feed-lightbox', 5],
    ['video-overlay.odd', 'video-overlay', 4],
  ])('[X06] of %s nothing is reported but what is wrong with %s', (name, wanted, count) => {
    const found = scanWidget(`${name}.html`).filter(({ island }) => island === wanted)
    expect(found.map(({ line, message }) => `${line} ${message}`)).toHaveLength(count)
  })
})
