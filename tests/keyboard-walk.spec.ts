import { findings } from './axe'
import { scrollThrough } from './narrow'
import { pageGroups } from './page-kinds'
import { expect, test } from './shop'
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

for (const { part, paths } of pageGroups(7)) {
  test(`[X09] by Tab alone through every kind of page: all is reached in its order and seen, nothing keeps the focus; axe finds nothing (${part})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await shop.open(path)
      await scrollThrough(page)
      const walk = await walkByTab(page)
      expect
        .soft(walk, path)
        .toMatchObject({ unseen: [], missed: [], backwards: [], moving: [], isThrough: true })
      expect.soft(walk.stops, path).toBeGreaterThan(10)
      // All of it is awake by now.
      const found = await findings(page, [], { without: SERVERS_RULES, except: SERVERS })
      expect.soft(found, path).toEqual([])
    }
  })
}
