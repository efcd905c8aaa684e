import { cutOff, lookBefore, scrollThrough, TWICE_THE_SIZE } from './narrow'
import { pageGroups } from './page-kinds'
import { expect, styled, test } from './shop'

for (const { part, paths } of pageGroups(7)) {
  test(`[X09] every kind of page at twice the size on a phone: no wider than without laurel, nothing of laurel cut (${part})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(TWICE_THE_SIZE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      const letGo = await shop.hold(/\/dist\/laurel\.js/)
      const opened = shop.open(path)
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
      await styled(page)
      const width = await lookBefore(page)
      letGo()
      await opened
      await scrollThrough(page)
      await shop.quiet()
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(width)
      expect.soft(await cutOff(page), path).toEqual([])
      await page.unrouteAll()
    }
  })
}
