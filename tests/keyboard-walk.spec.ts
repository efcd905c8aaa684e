import { findings } from './axe'
import { scrollThrough } from './narrow'
import { pageGroups } from './page-kinds'
import { expect, test } from './shop'
import { walkByTab } from './tab-stops'

/** Rules of axe about markup that the server prints. Other tests check the colours of what laurel opens. */
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
/** Links that the server prints without a name, and bars that have not been in view yet. */
const SERVERS = 'a[href*="add_to_wishlist"], a.product-link, a.team-member-link, .progress:not(.animated)'
const PATIENCE_MS = 60_000

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
