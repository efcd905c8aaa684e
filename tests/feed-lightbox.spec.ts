// The ids in the titles are rows of contract 05.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { standInForNetwork } from './feed-network'
import { createFingers } from './fingers'
import { expect, freezeTime, type Shop, test } from './shop'

const LIGHTBOX = '#cff-lightbox-wrapper'
/** Neither the network nor the images' own calls have a part in this. */
const FEED = '/feed/?feed-layout=full&feed-resize=off&csp=strict&jquery=none'
/** As many posts as are needed: the first of them are a photo, a text, an album, a link, a film, an album. */
const withPosts = (count: number) => `${FEED}&feed-count=${count}&feed-total=${count}`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
const counter = (page: Page) => page.locator('.cff-lightbox-number')
const picture = (page: Page) => page.locator('.cff-lightbox-image')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const linkOf = (page: Page, kind: string) => page.locator(`${kind} .cff-lightbox-link`).first()

async function openFeed(page: Page, shop: Shop, path: string) {
  await standInForNetwork(page)
  await shop.open(path)
  await page.locator('.cff').first().scrollIntoViewIfNeeded()
  await shop.mounted('feed')
}
/** Waits until the picture is shown, and finishes all animations that have an end. */
async function settled(page: Page) {
  await expect(picture(page)).toBeVisible()
  await page.waitForFunction(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      )
    for (const animation of running) animation.finish()
    return running.length === 0
  })
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

test('[F14] [esm] feed lightbox: a click that comes before its code opens it on this page; back closes it (68, 70)', async ({
  page,
  shop,
}) => {
  const letGo = await shop.holdCode(/chunks\/feed-lightbox-(?!links)/)
  await openFeed(page, shop, `${withPosts(6)}&feed-comments=off`)
  const link = linkOf(page, '.cff-album')
  await link.scrollIntoViewIfNeeded()
  await link.click()
  const address = page.url()
  await expect(dialog(page)).toHaveCount(0)
  letGo()
  await settled(page)
  const overlay = await page.locator('#cff-lightbox-overlay').evaluate((element) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element as HTMLElement
    const { scrollHeight } = document.documentElement
    return [offsetLeft, offsetTop, offsetWidth - window.innerWidth, Math.abs(offsetHeight - scrollHeight) < 2]
  })
  expect(overlay, 'what covers the page').toEqual([0, 0, 0, true])
  const top = await page.evaluate(() => Math.round(window.scrollY) + 50)
  await expect
    .poll(() =>
      page.locator(LIGHTBOX).evaluate((element) => Math.round(Number.parseFloat(element.style.top))),
    )
    .toBe(top)
  await expect(counter(page)).toHaveText(/^2 \/ \d+$/)
  await expect(button(page, 'Close')).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await findings(page, LIGHTBOX)).toEqual([])
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(page.url()).toBe(address)
  await link.press('Enter')
  await settled(page)
  // Beside everything.
  await page.mouse.click(4, 790)
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.laurelLightbox ?? null)).toBeNull()
  expect(shop.printed).toEqual([])
})

test('[F14] feed lightbox: by keys to the ends, by arrows round; two feeds, two albums (69, 71, 78)', async ({
  page,
  shop,
}) => {
  await openFeed(
    page,
    shop,
    `${FEED}&feed=events&feed-count=3&feed-total=3&feed-comments=off&feed-second=albums&feed-second-count=4&feed-second-total=4`,
  )
  await linkOf(page, '.cff').focus()
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(counter(page)).toHaveText('1 / 3')
  await expect(page.locator('.cff-lightbox-caption-text > .cff-event-title')).toHaveText(
    'Club awards evening',
  )
  expect(await findings(page, LIGHTBOX)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText('1 / 3')
  await button(page, 'Previous').click()
  await expect(counter(page)).toHaveText('3 / 3')
  await page.keyboard.press('p')
  await expect(counter(page)).toHaveText('2 / 3')
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    // The browser's own buttons are a stop, too.
    expect(
      await page.evaluate((lightbox) => {
        const { activeElement: at, body } = document
        return at === body || at?.closest(lightbox) !== null
      }, LIGHTBOX),
    ).toBe(true)
  }
  await page.keyboard.press('o')
  await expect(dialog(page)).toHaveCount(0)
  const second = page.locator('.cff').nth(1)
  await second.scrollIntoViewIfNeeded()
  await expect(second).toHaveAttribute('data-cff-lb', '2')
  await second.locator('.cff-album-info a').first().click()
  await settled(page)
  await expect(page.locator('.cff-lightbox-attachment').first()).toBeVisible()
  await expect(counter(page)).toHaveText(/^1 \/ \d+$/)
  const shown = await picture(page).getAttribute('src')
  expect(shown).toBe(await second.locator('.cff-lightbox-link').first().getAttribute('href'))
  expect(shop.printed).toEqual([])
})

for (const width of [1280, 390]) {
  test(`[F14] feed lightbox: at ${width} px a post's photos are requested once, join the album, and are chosen from the strip (72, 73)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openFeed(page, shop, withPosts(6))
    const thumbs = page.locator('.cff-lightbox-attachment')
    await linkOf(page, '.cff-album').click()
    await settled(page)
    await expect(thumbs.first()).toBeVisible()
    const count = await thumbs.count()
    const total = await page.locator('.cff-lightbox-link').count()
    await expect(counter(page)).toHaveText(`2 / ${total + count - 1}`)
    await button(page, 'Next').click()
    await expect(counter(page)).toHaveText(`3 / ${total + count - 1}`)
    await expect(thumbs.nth(1)).toHaveClass(/\bcff-selected\b/)
    await thumbs.nth(2).scrollIntoViewIfNeeded()
    await thumbs.nth(2).click()
    await settled(page)
    await expect(counter(page)).toHaveText(`4 / ${total + count - 1}`)
    await expect(page.locator('.cff-lightbox-caption-text').first()).toContainText('A & B teams <together>')
    expect(await findings(page, LIGHTBOX)).toEqual([])
    const box = await page.locator('.cff-lightbox-outerContainer').boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await linkOf(page, '.cff-album').click()
    await expect(thumbs).toHaveCount(count)
    const asked = await shop.calls('cff_thumbs')
    expect(asked.map(({ fields }) => fields['id'])).toEqual([
      (await page.locator('.cff-album').first().getAttribute('id'))?.slice(4),
    ])
    expect(asked[0]?.fields['pageid']).toBe('trophyshop')
    expect(shop.printed).toEqual([])
  })
}

test('[F15] feed lightbox: comments are beside the picture, replies open there, and leave a narrow window (74)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openFeed(page, shop, withPosts(3))
  await shop.mounted('feed')
  await linkOf(page, '.cff-photo-post').click()
  await settled(page)
  const sidebar = page.locator('.cff-lightbox-sidebar')
  await expect(sidebar).toBeVisible()
  await expect(page.locator(LIGHTBOX)).toHaveClass(/\bcff-enable-lb-comments\b/)
  await expect(button(page, 'Close')).toHaveCount(1)
  await expect(button(page, 'Close')).toBeFocused()
  const toggle = sidebar.locator('.cff-comment-replies a').first()
  await toggle.click()
  await expect(sidebar.locator('.cff-comment-reply').first()).toBeVisible()
  const [call] = await shop.calls('cff_comments')
  expect(call?.fields['pageid']).toBe('trophyshop')
  expect(await findings(page, LIGHTBOX)).toEqual([])
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(sidebar).toHaveCount(0)
  await expect(page.locator(LIGHTBOX)).not.toHaveClass(/\bcff-enable-lb-comments\b/)
  await expect(button(page, 'Close')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 800 })
  await linkOf(page, '.cff-photo-post').evaluate((link) => link.setAttribute('data-lb-comments', 'false'))
  await linkOf(page, '.cff-photo-post').click()
  await settled(page)
  await expect(sidebar).toHaveCount(0)
  expect(shop.printed).toEqual([])
})

test('[F14] feed lightbox: a frame’s page comes half a second after it; left before, it never comes (71, 75)', async ({
  page,
  shop,
}) => {
  await openFeed(page, shop, FEED)
  const link = linkOf(page, '.cff-embedded-video')
  await page.locator('.cff-embedded-video').scrollIntoViewIfNeeded()
  await expect(link).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await freezeTime(page)
  const frame = page.locator(`${LIGHTBOX} iframe`)
  const open = async () => {
    await link.click()
    await expect
      .poll(async () => {
        await page.clock.runFor(1)
        return frame.count()
      })
      .toBe(1)
  }
  await open()
  await expect(page.locator(LIGHTBOX)).toHaveClass(/\bcff-has-iframe\b/)
  await page.clock.runFor(200)
  await expect(frame).not.toHaveAttribute('src')
  await page.keyboard.press('x')
  await page.clock.runFor(1000)
  await expect(dialog(page)).toHaveCount(0)
  await open()
  await page.clock.runFor(500)
  await expect(frame).toHaveAttribute('src', /[?&]autoplay=1&mute=0$/)
  await page.keyboard.press('Escape')
  await expect(frame).toHaveCount(0)
  expect(shop.printed).toEqual([])
})

test.describe('[F14] feed lightbox: under fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[F14] feed lightbox: a swipe leads on, round the ends; the page may have none; a film stops (71, 79)', async ({
    page,
    shop,
  }) => {
    await openFeed(page, shop, `${FEED}&feed=videos&feed-count=3&feed-total=3&feed-classes=cff-private-group`)
    const fingers = await createFingers(page)
    const swipe = async (by: number) => {
      const box = await page.locator('.cff-lightbox-outerContainer').boundingBox()
      await fingers.swipe([195, (box?.y ?? 0) + 10], by)
    }
    await linkOf(page, '.cff-video').tap()
    const film = page.locator('.cff-lightbox-video')
    await expect(film).toBeVisible()
    const first = await film.elementHandle()
    await swipe(150)
    await expect(counter(page)).toHaveText('3 / 3')
    expect(await first?.evaluate((video) => [video.isConnected, (video as HTMLVideoElement).paused])).toEqual(
      [false, true],
    )
    await swipe(-150)
    await expect(counter(page)).toHaveText('1 / 3')
    await page.keyboard.press('c')
    await expect(dialog(page)).toHaveCount(0)
    await page.evaluate(() => Reflect.set(window, 'cffnomobileswipe', false))
    await linkOf(page, '.cff-video').tap()
    await expect(counter(page)).toHaveText('1 / 3')
    await swipe(-150)
    await swipe(-150)
    await expect(counter(page)).toHaveText('1 / 3')
    expect(shop.printed).toEqual([])
  })
})

test('[F14] feed lightbox: strangers’ words are words; a picture that is missing leaves the rest (71)', async ({
  page,
  shop,
}) => {
  await openFeed(page, shop, `${FEED.replace('csp=strict', '')}&feed=albums&feed-hostile`)
  await page.route('**/fixture/**', (route) => route.continue())
  await linkOf(page, '.cff').evaluate((link) => link.setAttribute('href', '/assets/images/nowhere.svg'))
  await linkOf(page, '.cff').click()
  await expect(dialog(page)).toContainText('This picture could not be loaded.')
  await expect(page.locator('.cff-lightbox-loader')).toBeHidden()
  await expect(page.locator('.cff-lightbox-attachment').first()).toBeVisible()
  await button(page, 'Next').click()
  await expect(picture(page)).toBeVisible()
  await expect(page.locator(`${LIGHTBOX} :is(script, [onerror], [href^="javascript"])`)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

/** A picture says its size, or only its proportions, or nothing. */
const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path fill="#14559c" d="M0 0h9000v9000H0z"/></svg>`
const PICTURES: readonly { name: string; attributes: string; ratio?: number }[] = [
  { name: 'wide', attributes: 'width="3000" height="1000"', ratio: 3 },
  { name: 'high', attributes: 'width="900" height="2700"', ratio: 1 / 3 },
  { name: 'small', attributes: 'width="120" height="60"', ratio: 2 },
  { name: 'of proportions alone', attributes: 'viewBox="0 0 4000 2000"', ratio: 2 },
  { name: 'of no size', attributes: '' },
  { name: 'of no height', attributes: 'width="4000" height="0"' },
]

/** How far elements stick out of their boxes, in px, and the proportions of the picture. */
const measured = (page: Page, selector: string) =>
  page.evaluate((shown) => {
    const rect = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
    const over = (inner: DOMRect, outer: DOMRect) =>
      Math.round(
        Math.max(
          outer.left - inner.left,
          outer.top - inner.top,
          inner.right - outer.right,
          inner.bottom - outer.bottom,
          0,
        ),
      )
    const media = rect(shown)
    const frame = rect('.cff-lightbox-outerContainer')
    return {
      overFrame: over(media, frame),
      gap: Math.round(frame.width - media.width) + Math.round(frame.height - media.height),
      overWindow: over(frame, new DOMRect(0, 0, innerWidth, innerHeight)),
      isSeen: media.width >= 1 && media.height >= 1,
      ratio: media.width / media.height,
    }
  }, selector)

/** Both in one task: an answer of the network in between would change the address again. */
const openWith = (link: Locator, address: string) =>
  link.evaluate((element: HTMLElement, href) => {
    element.setAttribute('href', href)
    element.click()
  }, address)

/** Within its frame, which is within the window; of a picture that says so, with its proportions. */
async function fits(page: Page, selector: string, ratio?: number) {
  await expect
    .poll(async () => {
      const { ratio: shown, ...others } = await measured(page, selector)
      return { ...others, isInProportion: ratio === undefined || Math.abs(shown / ratio - 1) < 0.02 }
    })
    .toEqual({ overFrame: 0, gap: 0, overWindow: 0, isSeen: true, isInProportion: true })
}

const WINDOWS = [
  [1280, 800],
  [390, 844],
] as const

for (const [width, height] of WINDOWS) {
  test(`[F14] feed lightbox: at ${width} px a picture of each kind fits frame and window, turned as well (81, 82)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    await openFeed(page, shop, `${withPosts(3)}&feed-comments=off`)
    const link = linkOf(page, '.cff-photo-post')
    for (const [number, { name, attributes, ratio }] of PICTURES.entries()) {
      await test.step(name, async () => {
        await page.route(`**/drawing-${number}.svg`, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: drawing(attributes) }),
        )
        await openWith(link, `/drawing-${number}.svg`)
        await expect(picture(page)).toHaveAttribute('src', new RegExp(`/drawing-${number}\\.svg$`))
        await settled(page)
        await fits(page, '.cff-lightbox-image', ratio)
        await page.setViewportSize({ width: height, height: width })
        await fits(page, '.cff-lightbox-image', ratio)
        await page.setViewportSize({ width: 320, height: 480 })
        await fits(page, '.cff-lightbox-image', ratio)
        await page.setViewportSize({ width, height })
        await fits(page, '.cff-lightbox-image', ratio)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      })
    }
    expect(shop.printed).toEqual([])
  })
}

test('[F14] feed lightbox: a film fits frame and window, turned as well, on a desktop and on a phone (81, 82)', async ({
  page,
  shop,
}) => {
  await openFeed(page, shop, `${FEED}&feed=videos&feed-count=3&feed-total=3&feed-classes=cff-private-group`)
  await page.route('**/drawing.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing('width="2400" height="1350"') }),
  )
  const link = linkOf(page, '.cff-video')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await openWith(link, '/drawing.svg')
    await expect(page.locator('.cff-lightbox-video')).toBeVisible()
    await fits(page, '.cff-lightbox-video', 16 / 9)
    await page.setViewportSize({ width: height, height: width })
    await fits(page, '.cff-lightbox-video', 16 / 9)
    await page.setViewportSize({ width, height })
    await fits(page, '.cff-lightbox-video', 16 / 9)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
  expect(shop.printed).toEqual([])
})

test('[F14] feed lightbox: far down a page it stays in the window when that is turned', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFeed(page, shop, `${FEED}&feed-comments=off&feed-count=12&feed-total=12`)
  const link = page.locator('.cff-photo-post .cff-lightbox-link').last()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await settled(page)
  await fits(page, '.cff-lightbox-image')
  const before = await page.evaluate(() => scrollY)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
  await fits(page, '.cff-lightbox-image')
  await page.setViewportSize({ width: 1280, height: 800 })
  await fits(page, '.cff-lightbox-image')
  expect(shop.printed).toEqual([])
})

test('[F14] feed lightbox: dragged by the mouse it leads on like a swipe, and the drag is no click; a frame with a padding is as much larger than its picture', async ({
  page,
  shop,
}) => {
  await openFeed(page, shop, `${withPosts(3)}&feed-comments=off`)
  await linkOf(page, '.cff-photo').click()
  await expect(counter(page)).toHaveText(/^1 \/ \d$/)
  await settled(page)
  // The code of the gestures comes after the picture.
  await expect(page.locator('.cff-lightbox-outerContainer')).toHaveAttribute('style', /touch-action/)
  const box = await page.locator('.cff-lightbox-image').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.7, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const dragTo = (number: RegExp, by: number) =>
    // Again where a busy machine made it too slow for a swipe.
    expect(async () => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by, y, { steps: 2 })
      await page.mouse.up()
      await expect(counter(page)).toHaveText(number, { timeout: 2000 })
    }).toPass()
  await dragTo(/^2 /, -200)
  await dragTo(/^1 /, 200)
  expect(shop.printed).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.cff-lightbox-container { padding: 8px 12px }')
    document.adoptedStyleSheets = [sheet]
  })
  await linkOf(page, '.cff-photo-post').click()
  await settled(page)
  await expect
    .poll(async () => {
      const { overFrame, gap, overWindow } = await measured(page, '.cff-lightbox-image')
      return { overFrame, gap, overWindow }
    })
    .toEqual({ overFrame: 0, gap: 40, overWindow: 0 })
  const [frame, details] = await Promise.all(
    ['.cff-lightbox-outerContainer', '.cff-lightbox-dataContainer'].map((name) =>
      page.locator(name).boundingBox(),
    ),
  )
  expect(details?.width).toBe(frame?.width)
})
