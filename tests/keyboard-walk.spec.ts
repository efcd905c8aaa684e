import { findings } from './axe'
import { cutOff, lookBefore, scrollThrough, TWICE_THE_SIZE } from './narrow'
import { pageGroups } from './page-kinds'
import { expect, styled, test } from './shop'
import { walkByTab } from './tab-stops'

/** Of what laurel does not write; its own colours are looked at where it opens something. */
const SERVERS_RULES = [
  'color-contrast',
  'heading-order',
  'image-redundant-alt',
  'label-title-only',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'select-name',
]
/** Links that are printed without a name, and bars that nobody has seen yet. */
const SERVERS = 'a[href*="add_to_wishlist"], a.product-link, a.team-member-link, .progress:not(.animated)'
const PATIENCE_MS = 60_000

const DESKTOP = { width: 1280, height: 800 }

for (const { part, paths } of pageGroups(7)) {
  test(`[X09] every kind of page at twice the size on a phone: no wider than without laurel, nothing of laurel cut; on a desktop by Tab alone through it: all is reached in its order and seen, nothing keeps the focus; axe finds nothing (${part})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.setViewportSize(TWICE_THE_SIZE)
      const letGo = await shop.hold(/\/dist\/laurel\.js/)
      const opened = shop.open(path)
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
      await styled(page)
      const width = await lookBefore(page)
      letGo()
      await opened
      await scrollThrough(page)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(width)
      expect.soft(await cutOff(page), path).toEqual([])
      await page.unrouteAll()

      await page.setViewportSize(DESKTOP)
      await scrollThrough(page)
      // On a busy machine what was scrolled to may still be on its way.
      let stops = 0
      const walk = async () => {
        const { stops: count, ...found } = await walkByTab(page)
        stops = count
        return found
      }
      await expect
        .poll(walk, { message: path, timeout: PATIENCE_MS })
        .toMatchObject({ unseen: [], missed: [], backwards: [], moving: [], isThrough: true })
      expect(stops, path).toBeGreaterThan(10)
      const find = () => findings(page, [], { without: SERVERS_RULES, except: SERVERS })
      await expect.poll(find, { message: path, timeout: PATIENCE_MS }).toEqual([])
    }
  })
}
