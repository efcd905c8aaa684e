// The ids in the titles are rows of contract 05.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, freezeTime, test } from './shop'

const FEED = '.cff'
const feed = (page: Page) => page.locator(FEED)

/** Where the feed's posts lie, in the order of the page. */
const places = (page: Page) =>
  page.locator('.cff-item:visible').evaluateAll((items) =>
    items.map((item) => {
      const { left, top, bottom } = item.getBoundingClientRect()
      return { left: Math.round(left), top: top + scrollY, bottom: bottom + scrollY }
    }),
  )
type Place = Awaited<ReturnType<typeof places>>[number]
const columnsOf = (all: readonly Place[]) => [...new Set(all.map(({ left }) => left))].length

/** How far each post lies from where it would come highest, below those before it. */
function misplaced(all: readonly Place[]): number {
  const lefts = [...new Set(all.map(({ left }) => left))].sort((a, b) => a - b)
  const ends = new Map(lefts.map((left) => [left, all[0]?.top ?? 0]))
  return all.filter(({ left, top, bottom }) => {
    const highest = Math.min(...ends.values())
    const isThere = Math.abs(top - highest) < 1 && Math.abs((ends.get(left) ?? 0) - highest) < 1
    ends.set(left, bottom + 15)
    return !isThere
  }).length
}
const height = (locator: Locator) => locator.evaluate((element) => element.clientHeight)

test.describe('[F01] feed layout', () => {
  test('[F01] feed layout: posts are in columns without holes, the button below them, under a strict policy (17.63)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const shifts = await watchShifts(page, { within: '.cff-item' })
    await shop.open('/feed/?csp=strict&jquery=none')
    await expect(feed(page)).toHaveAttribute('style', /height/)
    // The posts are narrow: their links are below the counts from the first paint on.
    await expect(page.locator('.cff-post-links').first()).toHaveClass(/cff-left/)
    const moved = (await shifts.seen()).flatMap((shift) => shift.moved)
    expect(moved.filter((what) => what.includes('cff-post-links'))).toEqual([])
    await expect.poll(async () => misplaced(await places(page))).toBe(0)
    const all = await places(page)
    expect([all.length, columnsOf(all)]).toEqual([12, 3])
    const lowest = Math.max(...all.map(({ bottom }) => bottom))
    const button = await page.locator('#cff-load-more').boundingBox()
    expect((button?.y ?? 0) + (await page.evaluate(() => scrollY))).toBeGreaterThanOrEqual(lowest)
    expect(shop.printed).toEqual([])

    await page.setViewportSize({ width: 700, height: 900 })
    await expect(feed(page)).toHaveClass(/cff-disable-masonry/)
    await expect.poll(async () => columnsOf(await places(page))).toBe(1)
    const tops = (await places(page)).map(({ top }) => top)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(async () => misplaced(await places(page))).toBe(0)
    await expect.poll(async () => columnsOf(await places(page))).toBe(3)
  })

  test('[F01] feed layout: on a phone two columns where the feed wants them, and no more posts than it wants (17.63, 17.65, 17.66)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await shop.open('/feed/?feed-nummobile=2&feed-count=6&feed-classes=masonry-2-mobile')
    await expect(page.locator('.cff-num-diff-hide')).toHaveCount(4)
    await expect(page.locator('.cff-item:visible')).toHaveCount(2)
    await expect(feed(page)).not.toHaveAttribute('data-nummobile')
    await expect(feed(page)).toHaveAttribute('style', /height/)
    await expect(feed(page)).toHaveClass(/\bnarrow\b.*\bcff-super-narrow\b/)
    await expect.poll(async () => columnsOf(await places(page))).toBe(2)
    await expect.poll(async () => misplaced(await places(page))).toBe(0)
    expect(shop.printed).toEqual([])
  })
})

test.describe('[F13] feed layout', () => {
  test('[F13] feed layout: a grid is of squares at any width, filled by pictures that keep their words (17.64)', async ({
    page,
    shop,
  }) => {
    await shop.open(
      '/feed/?feed=photos&feed-count=8&feed-lightbox=off&feed-classes=cff-masonry-js,cff-masonry',
    )
    const covers = page.locator('.cff-album-cover')
    await expect(covers.first()).toHaveClass(/imgLiquid_ready/)
    await expect(feed(page)).not.toHaveClass(/cff-masonry/)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() =>
          covers.evaluateAll((all) => all.map((each) => Math.abs(each.clientWidth - each.clientHeight) <= 1)),
        )
        .toEqual(Array(8).fill(true))
    }
    await expect(page.getByRole('link', { name: 'A gold cup, from the front' })).toBeVisible()
    expect(await findings(page, '.cff-posts-wrap')).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[F13] feed layout: posts of several pictures are cropped by their widths', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await shop.open('/feed/')
    const three = page.locator('.cff-img-layout-3')
    await expect(three.locator('.cff-crop.imgLiquid_ready')).toHaveCount(3)
    const width = await three.evaluate((box) => box.clientWidth)
    const beside = three.locator('.cff-img-attachments .cff-crop')
    await expect.poll(async () => Math.abs((await height(beside.first())) - width / 2)).toBeLessThan(4)
    const main = three.locator('.cff-main-image')
    expect(await height(main)).toBeGreaterThan(width / 4)
    await expect(main).toHaveCSS('background-size', 'cover')
    const wide = page.locator('.cff-img-layout-2').first()
    const half = (await wide.evaluate((box) => box.clientWidth)) / 2
    expect(Math.abs((await height(wide.locator('.cff-crop').first())) - half)).toBeLessThan(4)
  })
})

test.describe('[F12] feed images', () => {
  const picture = (page: Page, id = 0) => page.locator('.cff-photo-post .cff-photo > img').nth(id)

  test('[F12] feed images: the smallest that is enough, room for it before it comes, and one call for the others (17.56-17.60)', async ({
    page,
    shop,
  }) => {
    // So high that all posts are near.
    await page.setViewportSize({ width: 1280, height: 5000 })
    const debugged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'debug') debugged.push(message.text())
    })
    const letGo = await shop.hold(/sb-facebook-feed-images|feed-pictures/)
    await page.goto(`${shop.url}/feed/?feed-count=24`, { waitUntil: 'commit' })
    await expect(picture(page)).toHaveAttribute('src', /sb-facebook-feed-images\/[\d_]+-0-400\.jpg$/)
    await expect(picture(page)).toHaveClass(/cff-image-loading/)
    // Each has the shape that it will have.
    const shapes = () =>
      page
        .locator('.cff-media-wrap img[data-ratio]:visible')
        .evaluateAll((images) =>
          images.map((image) =>
            Math.round(
              ((image.clientHeight * Number(image.getAttribute('data-ratio'))) / image.clientWidth) * 10,
            ),
          ),
        )
    const before = await shapes()
    // Not only squares.
    await expect(page.locator('.cff-photo > img[data-ratio="2"].cff-image-loading')).toHaveCount(1)
    expect(before).toEqual(before.map(() => 10))
    letGo()
    await expect(page.locator('.cff-image-loading')).toHaveCount(0)
    expect(await shapes()).toEqual(before)
    await expect(page.locator('.cff-photo').first()).toHaveAttribute('data-current', '400')

    await expect.poll(() => shop.calls('cff_resized_images_submit')).toHaveLength(1)
    const [call] = await shop.calls('cff_resized_images_submit')
    expect(call?.fields).toMatchObject({ offset: '24', feed_id: 'cff_trophyshop_24', pag_url: '' })
    expect(call?.fields['atts']).toBe(await feed(page).getAttribute('data-cff-shortcode'))
    expect(call?.fields['needs_resizing[]']).toMatch(/^\d+_\d+(,\d+_\d+)*$/)
    await expect.poll(() => debugged.length).toBe(1)
    expect(shop.printed).toEqual([])
  })

  test('[F12] feed images: a larger one, half a second after the window has become wider (17.62)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.clock.install()
    await shop.open('/feed/?feed-layout=full')
    const carrier = page.locator('.cff-photo').first()
    await expect(carrier).toHaveAttribute('data-current', '400')
    // The last picture that comes has all of them looked at, too.
    await expect(page.locator('.cff-image-loading')).toHaveCount(0)
    // No call is on its way any more that the stopped clock would let run out of time.
    await shop.quiet()
    await freezeTime(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.clock.runFor(450)
    expect(await carrier.getAttribute('data-current')).toBe('400')
    await page.clock.runFor(200)
    expect(Number(await carrier.getAttribute('data-current'))).toBeGreaterThanOrEqual(720)
    expect(shop.printed).toEqual([])
  })

  test('[F12] feed images: the original takes the place of one that fails, and a line of the log that of both (17.61)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.route(/sb-facebook-feed-images\/.*-400\.jpg$/, (route) => route.fulfill({ status: 404 }))
    await shop.open('/feed/')
    await expect(picture(page)).toHaveClass(/cff-img-error/)
    await expect(picture(page)).toHaveAttribute('src', /-720\.svg$/)
    await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
    expect(shop.printed.filter((line) => line.includes('unfixed'))).toEqual([])

    await page.route(/gold-cup-720\.svg$/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await picture(page).scrollIntoViewIfNeeded()
    await expect
      .poll(() => shop.printed.filter((line) => line.startsWith('log: unfixed error ')))
      .not.toEqual([])
    await framesDrawn(page)
    expect(shop.printed.filter((line) => line.startsWith('error: laurel'))).toEqual([])
  })
})
