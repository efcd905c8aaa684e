import { scrollThrough } from './narrow'
import { pageGroups } from './page-kinds'
import { expect, test } from './shop'
import { walkByTab } from './tab-stops'

for (const { part, paths } of pageGroups(7)) {
  test(`[X09] by Tab alone through every kind of page: all is reached in its order and seen, nothing keeps the focus (${part})`, async ({
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
    }
  })
}
