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
const good = widgets.filter((name) => !ODD.test(name) && checks.has(name.split('.')[0] ?? ''))

describe('[X06] the shop’s own markup', () => {
  test.each(['blog', 'builder', 'product-trophy', 'find-us', 'directory'])(
    '[X06] the page %s lacks nothing',
    (name) => {
      const { islands, problems } = scan(read(`pages/${name}.html`))
      expect(problems).toEqual([])
      expect(islands.length).toBeGreaterThan(0)
    },
  )

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
    ['contact-form.odd', 'missing', 'neither _wpcf7 nor data-wpcf7-id names the form'],
  ])('[X06] of %s this is told (%s): %s', (name, kind, message) => {
    const found = scanWidget(`${name}.html`).find((problem) => problem.message === message)
    expect(found?.kind).toBe(kind)
    expect(found?.line).toBeGreaterThan(1)
  })
})
