// The ids in the titles are rows of contract 02.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers, type Fingers } from './fingers'
import { watchShifts } from './layout-shift'
import { expect, type Shop, test } from './shop'

/** Three pictures, no variations: nothing moves the gallery but the visitor. */
const MEDAL = '/product/star-medal/'
/** Its sizes have pictures of their own. */
const VARIABLE = '/product/sports-medal/'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1'

async function open(page: Page, shop: Shop, path = MEDAL) {
  await shop.open(path)
  await expect(page.locator('ul.slides.slider-loaded')).toBeVisible()
}

const activeSlide = (page: Page) => page.locator('.lslide.active')
const slide = (page: Page, number: number) => page.locator(`.lslide:nth-child(${number})`)
const thumb = (page: Page, number: number) => page.locator(`.lSPager > li:nth-child(${number}) a`)
const zoom = (page: Page) => page.locator('.lSSlideWrapper > .zoomContainer')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })

/** The event of the shop plugin. */
function trigger(page: Page, name: string, ...args: unknown[]) {
  return page.evaluate(
    ([event, extra]) => {
      const { jQuery } = window as unknown as {
        jQuery: (target: unknown) => { trigger(name: string, args: unknown[]): void }
      }
      jQuery(document.querySelector('form.variations_form')).trigger(event, extra)
    },
    [name, args] as const,
  )
}

async function isAt(page: Page, number: number) {
  await expect(slide(page, number)).toHaveClass(/\bactive\b/)
  const frame = page.locator('.lSSlideWrapper')
  await expect
    .poll(async () => {
      const [a, b] = await Promise.all([slide(page, number).boundingBox(), frame.boundingBox()])
      return Math.round((a?.x ?? 0) - (b?.x ?? 0)) + Math.round((a?.y ?? 0) - (b?.y ?? 0))
    })
    .toBe(0)
}

/** Drags with the mouse, in small steps. */
async function drag(page: Page, by: number) {
  const box = await page.locator('.lSSlideWrapper').boundingBox()
  if (!box) throw new Error('no gallery')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
  await page.mouse.up()
}

/** Swipes over the middle of the gallery. */
async function swipe(fingers: Fingers, page: Page, x: number, y = 0) {
  const box = await page.locator('.lSSlideWrapper').boundingBox()
  if (!box) throw new Error('no gallery')
  await fingers.swipe([box.x + box.width / 2, box.y + box.height / 2], x, y)
}

test.describe('[S36] product gallery: slider', () => {
  test('[S36] product gallery: three slides, three thumbs below, 30 px apart, the first one active, without a layout shift (PG1); arrows and thumbs; the height follows; the end bounces (PG6); back from another page, it works as before', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    await open(page, shop)
    await expect(page.locator('#product-img-slider')).not.toHaveClass(/hidden/)
    await isAt(page, 1)
    expect(await shifts.sum()).toBeLessThan(0.01)
    const [wrapper, first, second] = await Promise.all([
      page.locator('.lSSlideWrapper').boundingBox(),
      page.locator('.lSPager > li:nth-child(1)').boundingBox(),
      page.locator('.lSPager > li:nth-child(2)').boundingBox(),
    ])
    expect(first?.width).toBeCloseTo(((wrapper?.width ?? 0) - 60) / 3, 0)
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(30, 0)
    expect(await page.locator('.lSPager > li.active').count()).toBe(1)
    await expect(page.locator('.product-slider-image').nth(1)).toHaveClass(/\btall\b/)
    await expect(page.locator('.product-slider-image').nth(0)).toHaveClass(/\bwide\b/)

    const height = async () => (await page.locator('.lSSlideWrapper').boundingBox())?.height ?? 0
    const square = await height()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await isAt(page, 2)
    await expect(page.locator('.laurel-live-region')).toHaveText('Picture 2 of 3: On its ribbon')
    await expect.poll(height).toBeCloseTo(square * 1.5, 0)
    await thumb(page, 3).click()
    await isAt(page, 3)
    await expect(page.locator('.lSPager > li.active')).toHaveCount(1)
    await expect(slide(page, 1)).toHaveAttribute('inert', '')
    await expect(activeSlide(page)).not.toHaveAttribute('inert')
    // The class is there for half a second.
    const bounces = page.locator('ul.slides').evaluate(
      (list) =>
        new Promise<void>((resolve) => {
          const isAtEnd = () => list.classList.contains('rightEnd') && resolve()
          new MutationObserver(isAtEnd).observe(list, { attributeFilter: ['class'] })
        }),
    )
    await page.locator('.lSNext').click()
    await bounces
    await expect(page.locator('ul.slides')).not.toHaveClass(/rightEnd/)
    await isAt(page, 3)
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await isAt(page, 2)
    await page.setViewportSize({ width: 600, height: 800 })
    await isAt(page, 2)
    await expect
      .poll(height)
      .toBeCloseTo(((await page.locator('.lSSlideWrapper').boundingBox())?.width ?? 0) * 1.5, 0)
    expect(shop.printed).toEqual([])

    await page.setViewportSize({ width: 1280, height: 800 })
    await isAt(page, 2)
    await page.goto(`${shop.url}/shop/`)
    await page.goBack()
    await expect(page.locator('ul.slides.slider-loaded')).toBeVisible()
    await page.locator('.lSNext').click()
    await expect(page.locator('.lSSlideOuter')).toHaveCount(1)
  })

  test('[S36] product gallery: thumbs to the left; in a narrow window below (PG3, PG4)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await open(page, shop, `${MEDAL}?gallery=left`)
    await expect(page.locator('#product-img-slider.thumbs-left .lSSlideOuter.vertical')).toBeVisible()
    const [pager, wrapper] = await Promise.all([
      page.locator('.lSPager').boundingBox(),
      page.locator('.lSSlideWrapper').boundingBox(),
    ])
    expect(pager?.width).toBe(70)
    expect((wrapper?.x ?? 0) - (pager?.x ?? 0) - 70).toBeCloseTo(5, 0)
    expect((await page.locator('.lSPager > li').first().boundingBox())?.height).toBeCloseTo(
      (700 - 180) / 7,
      1,
    )
    await page.locator('.lSNext').click()
    await isAt(page, 2)
    await page.setViewportSize({ width: 768, height: 800 })
    await open(page, shop, `${MEDAL}?gallery=left`)
    await expect(page.locator('.lSSlideOuter.vertical')).toHaveCount(0)
  })

  test('[S36] product gallery: 39 px stay, 40 px go on; the click of a drag opens nothing (PG5); arrow keys, but not in the quantity field (PG7)', async ({
    page,
    shop,
  }) => {
    await open(page, shop)
    await drag(page, -39)
    await isAt(page, 1)
    await drag(page, -40)
    await isAt(page, 2)
    await drag(page, 200)
    await isAt(page, 1)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 2)
    await page.locator('input.qty').focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.lSNext').focus()
    await isAt(page, 2)
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 1)
    const plus = await activeSlide(page).locator('a.lightbox').boundingBox()
    await page.mouse.move((plus?.x ?? 0) + 20, (plus?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move((plus?.x ?? 0) + 10, (plus?.y ?? 0) + 20)
    await page.mouse.up()
    await expect(page.locator('.lSSlide')).toHaveClass(/lsGrab\b/)
    await expect(dialog(page)).toHaveCount(0)
    await activeSlide(page).locator('a.lightbox').click()
    await expect(dialog(page)).toHaveCount(1)
  })

  test('[S36] product gallery: the keyboard alone: from the picture to the thumbs and into the dialog; the picture full size waits, shows, leads on, closes', async ({
    page,
    shop,
  }) => {
    await open(page, shop)
    await activeSlide(page).locator('a.lightbox').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Previous picture' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await isAt(page, 2)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await isAt(page, 3)
    await activeSlide(page).locator('a.lightbox').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog(page)).toContainText('2 / 3')
    await expect(dialog(page).locator('.ilightbox-caption')).toHaveText('On its ribbon')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(activeSlide(page).locator('a.lightbox')).toBeFocused()
    await isAt(page, 3)

    await thumb(page, 1).click()
    await isAt(page, 1)
    const release = await shop.hold(/\?full-size$/)
    await activeSlide(page)
      .locator('a.lightbox')
      .evaluate((link) => link.setAttribute('href', `${link.getAttribute('href')}?full-size`))
    await activeSlide(page).locator('a.lightbox').click()
    await expect(dialog(page).locator('.ilightbox-loader')).toBeInViewport()
    await expect(dialog(page).locator('.ilightbox-holder')).toHaveCount(0)
    release()
    await expect(dialog(page).locator('.ilightbox-holder:not(.ilightbox-next) img')).toBeVisible()
    await expect(dialog(page).locator('.ilightbox-loader')).not.toBeInViewport()
    await dialog(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(dialog(page)).toContainText('2 / 3')
    await expect(dialog(page).locator('.ilightbox-caption')).toHaveText('On its ribbon')
    await page.mouse.click(640, 8)
    await expect(dialog(page)).toHaveCount(0)
    await isAt(page, 1)
    expect(shop.printed).toEqual([])
  })

  test('[S36] product gallery: right to left (PG8)', async ({ page, shop }) => {
    await open(page, shop, `${MEDAL}?rtl`)
    await expect(page.locator('.lSSlideOuter.lSrtl')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 2)
    await drag(page, 60)
    await isAt(page, 3)
    const [first, second] = await Promise.all([thumb(page, 1).boundingBox(), thumb(page, 2).boundingBox()])
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
  })

  test('[S36] product gallery: under reduced motion nothing slides', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, shop, `${MEDAL}?zoom=lens`)
    await page.locator('.lSNext').click()
    await isAt(page, 2)
    await expect(page.locator('.lSSlideWrapper')).toHaveAttribute('style', /transition-duration: 0ms/)
    await expect(zoom(page)).toHaveCount(1)
  })

  test('[S36] product gallery: with jquery-when=late, laurel=twice, csp=strict and jquery=none, the inner zoom covers the picture', async ({
    page,
    shop,
  }) => {
    for (const jquery of ['jquery-when=late', 'laurel=twice', 'csp=strict&jquery=none']) {
      await test.step(jquery, async () => {
        await open(page, shop, `${MEDAL}?${jquery}&zoom=inner`)
        await page.locator('.lSNext').click()
        await isAt(page, 2)
        await expect(page.locator('.lSSlideOuter')).toHaveCount(1)
        await expect(zoom(page)).toHaveCount(1)
        await zoom(page).hover()
        const inner = page.locator('.zoomWindow')
        await expect(inner).toBeVisible()
        expect((await inner.boundingBox())?.width).toBe((await zoom(page).boundingBox())?.width)
        expect(shop.printed).toEqual([])
      })
    }
  })

  test('[S36] [esm] product gallery: without its code the first picture is there, and opens as a link', async ({
    page,
    shop,
  }) => {
    await shop.fault('chunk:404')
    await page.goto(shop.url + MEDAL)
    await expect(page.locator('.product-slider-image').first()).toBeVisible()
    await expect(page.locator('.product-slider-image').nth(1)).toBeHidden()
    await page.locator('a.lightbox').first().click()
    await page.waitForURL('**/full/star-medal.svg')
  })
})

test.describe('[S36] product gallery: zoom', () => {
  test('[S36] product gallery: the lens, by mouse and by keyboard (ZM1); another slide, another container; a resize leaves one (ZM2, ZM3); axe finds nothing in gallery, zoom and dialog that was not there without', async ({
    page,
    shop,
  }) => {
    // The theme prints a picture's caption as its alternative, too.
    const ofPart = (part: string) => findings(page, part, { without: ['image-redundant-alt'] })
    await page.goto(`${shop.url}${MEDAL}?laurel=off`)
    const before = await ofPart('.images')
    await open(page, shop, `${MEDAL}?zoom=lens`)
    await expect(zoom(page)).toHaveCount(1)
    expect((await ofPart('.images')).filter((finding) => !before.includes(finding))).toEqual([])
    await zoom(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('.ilightbox-image').first()).toBeVisible()
    expect(await ofPart('.laurel-lightbox')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(zoom(page)).toBeFocused()
    await zoom(page).blur()
    shop.printed.length = 0

    await expect(page.locator('a.zoom:visible')).toHaveCount(0)
    const box = await zoom(page).boundingBox()
    const picture = await activeSlide(page).locator('img').boundingBox()
    expect(box).toEqual(picture)
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200)
    const lens = page.locator('.zoomLens')
    await expect(lens).toBeVisible()
    expect(
      await lens.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]),
    ).toEqual([350, 350])
    await expect(lens).toHaveCSS('background-size', '1200px 1200px')
    await page.mouse.move((box?.x ?? 0) + 240, (box?.y ?? 0) + 200)
    await expect(lens).toHaveCSS('left', '65px')
    await page.mouse.move((box?.x ?? 0) + 240, (box?.y ?? 0) - 60)
    await expect(lens).toBeHidden()

    await page.getByRole('button', { name: 'Next picture' }).focus()
    await page.keyboard.press('Tab')
    await expect(zoom(page)).toBeFocused()
    await expect(lens).toBeVisible()
    const left = await lens.evaluate(({ style }: HTMLElement) => Number.parseFloat(style.left))
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => lens.evaluate(({ style }: HTMLElement) => Number.parseFloat(style.left)))
      .toBeGreaterThan(left)
    await isAt(page, 1)
    await page.keyboard.press('Escape')
    await expect(lens).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(zoom(page)).toBeFocused()

    const gone = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.lSNext')?.click()
      return document.querySelectorAll('.zoomContainer').length
    })
    expect(gone).toBe(0)
    await expect(zoom(page)).toHaveCount(1)
    const boxes = () =>
      Promise.all([zoom(page), activeSlide(page).locator('img')].map((each) => each.boundingBox()))
    await expect.poll(async () => new Set((await boxes()).map((box) => JSON.stringify(box))).size).toBe(1)
    for (const number of [1, 2, 3, 2, 3]) await thumb(page, number).click()
    await page.setViewportSize({ width: 1100, height: 800 })
    await isAt(page, 3)
    const size = () =>
      page.evaluate(() => {
        const [container, ...others] = document.querySelectorAll<HTMLElement>('.zoomContainer')
        const picture = document.querySelector<HTMLElement>('.lslide.active img')
        return others.length === 0 && container?.offsetWidth === picture?.offsetWidth
      })
    await expect.poll(size).toBe(true)
    expect(shop.printed).toEqual([])
  })

  test('[S36] product gallery: a large picture that is missing is no zoom, its dialog says so, and laurel prints nothing', async ({
    page,
    shop,
  }) => {
    await open(page, shop, `${MEDAL}?zoom=lens&full-pictures=missing`)
    const failed = page.waitForResponse(/missing-star-medal/)
    await zoom(page).hover()
    await failed
    await expect(zoom(page)).toHaveCSS('cursor', /auto|crosshair/)
    await expect(page.locator('.zoomLens')).toBeHidden()
    await zoom(page).click()
    await expect(dialog(page)).toContainText('An error occurred when trying to load photo.')
    // The browser itself reports missing files.
    expect(shop.printed.filter((line) => !line.includes('Failed to load resource'))).toEqual([])
  })
})

test.describe('[S36] product gallery: variations', () => {
  test('[S36] product gallery: a size brings its picture to the first slide, and the slide to the front; chosen and cleared as a visitor does (VA1, VA2, VA3, VA5)', async ({
    page,
    shop,
  }) => {
    await open(page, shop, `${VARIABLE}?zoom=lens`)
    // By then the shop plugin has shown the default size, so the visitor's next action comes after it.
    await expect(page.locator('.single_variation')).toHaveText(/\S/)
    const before = await page.locator('.product-slider-image').first().getAttribute('src')
    // However long the press: a strip that moved with the focus would have its release on another thumb.
    const stripPlace = () => page.locator('.lSPager').evaluate((strip) => strip.style.transform)
    const place = await stripPlace()
    await thumb(page, 3).hover()
    await page.mouse.down()
    await expect(thumb(page, 3)).toBeFocused()
    expect(await stripPlace()).toBe(place)
    await page.mouse.up()
    await isAt(page, 3)
    expect(await stripPlace()).not.toBe(place)
    await trigger(page, 'found_variation', {
      attributes: {},
      image: {
        src: '/assets/images/medal-bronze.svg',
        srcset: false,
        alt: 'Bronze',
        full_src: '/assets/images/full/medal-bronze.svg',
        gallery_thumbnail_src: '/assets/images/medal-bronze.svg?thumb',
      },
    })
    const picture = page.locator('.product-slider-image').first()
    await expect(picture).toHaveAttribute('src', /medal-bronze/)
    await expect(picture).toHaveAttribute('data-zoom-image', '/assets/images/full/medal-bronze.svg')
    await expect(page.locator('a.lightbox').first()).toHaveAttribute(
      'href',
      '/assets/images/full/medal-bronze.svg',
    )
    await expect(thumb(page, 1).locator('img')).toHaveAttribute('src', /\?thumb$/)
    await isAt(page, 1)
    await expect(zoom(page)).toHaveCount(1)
    await thumb(page, 2).click()
    await trigger(page, 'reset_image')
    await expect(picture).toHaveAttribute('src', before ?? '')
    await isAt(page, 1)

    const select = page.locator('table.variations select').first()
    const value = await select.locator('option:not([value=""])').last().getAttribute('value')
    await thumb(page, 3).click()
    await isAt(page, 3)
    await select.selectOption(value)
    await isAt(page, 1)
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await thumb(page, 3).click()
    await isAt(page, 3)
    await page.locator('.reset_variations').click()
    await isAt(page, 1)
    await expect(picture).toHaveAttribute('src', before ?? '')
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S36] product gallery: on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: IPHONE })

  test('[S36] product gallery: the first swipe moves the slides, and so does each later one that is long enough (PG5); a vertical swipe scrolls the page', async ({
    page,
    shop,
  }) => {
    await open(page, shop)
    const fingers = await createFingers(page)
    await swipe(fingers, page, -120)
    await isAt(page, 2)
    await swipe(fingers, page, -30)
    await isAt(page, 2)
    await swipe(fingers, page, 120)
    await isAt(page, 1)
    await expect(dialog(page)).toHaveCount(0)
    await swipe(fingers, page, 0, -120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
    await expect(slide(page, 1)).toHaveClass(/\bactive\b/)
    expect(shop.printed).toEqual([])
  })

  test('[S36] product gallery: a tap opens the picture full size', async ({ page, shop }) => {
    await open(page, shop)
    await activeSlide(page).locator('a.lightbox').tap()
    const shown = dialog(page).locator('.ilightbox-holder:not(.ilightbox-next) img')
    await expect(shown).toBeVisible()
    const box = await shown.boundingBox()
    expect(box?.width ?? 0).toBeLessThanOrEqual(390)
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toHaveCount(0)
    await isAt(page, 1)
  })

  test('[S36] product gallery: a finger that rests magnifies (ZM touch)', async ({ page, shop }) => {
    await page.clock.install()
    await open(page, shop, `${MEDAL}?zoom=lens`)
    await expect(zoom(page)).toHaveCount(1)
    const fingers = await createFingers(page)
    const box = await zoom(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150]
    await fingers.down([x, y])
    await expect(page.locator('.zoomLens')).toBeVisible()
    await fingers.move([x + 60, y])
    await fingers.up()
    await expect(page.locator('.zoomLens')).toBeHidden()
    await expect(slide(page, 1)).toHaveClass(/\bactive\b/)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await swipe(fingers, page, -120)
    await page.clock.resume()
    await isAt(page, 2)
  })

  test('[S36] product gallery: the pinch zoom: twice its link, no swiping, two fingers (ZM4)', async ({
    page,
    shop,
  }) => {
    await open(page, shop, `${MEDAL}?mobile-zoom=on`)
    const fingers = await createFingers(page)
    await swipe(fingers, page, -120)
    await isAt(page, 1)
    const link = activeSlide(page).locator('a.mobile-product-zoom')
    await link.tap()
    await expect(page.locator('body')).toHaveClass(/mobile-zoom-enabled/)
    await expect(link.locator('i')).toHaveClass('sf-icon-remove')
    const picture = activeSlide(page).locator('img')
    await expect(picture).toHaveAttribute('style', /scale\(1\.2\)/)
    const box = await page.locator('.lSSlideWrapper').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 180, (box?.y ?? 0) + 180]
    await fingers.down([x - 40, y], [x + 40, y])
    for (const apart of [50, 60, 70, 80]) await fingers.move([x - apart, y], [x + apart, y])
    await fingers.up()
    const scale = () =>
      picture.evaluate(({ style }) => Number(/scale\(([\d.]+)\)/.exec(style.transform)?.[1]))
    await expect.poll(scale).toBeGreaterThan(1.5)
    await link.tap()
    await expect(page.locator('body')).not.toHaveClass(/mobile-zoom-enabled/)
    await expect(link.locator('i')).toHaveClass('sf-icon-add')
    await expect(picture).not.toHaveAttribute('style', /scale/)
  })
})
