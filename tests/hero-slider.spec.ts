// The ids in the titles are rows of contract 04.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, LAUREL, styled, test } from './shop'

const HERO = '/hero/'
const SLIDER = '#swift-slider-1'
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    })
/** The file with the React components, which only the other build has. */
const COMPONENTS = /\/chunks\/hero-slider-HeroSlider-\w+\.js/
const active = (page: Page) => page.locator(`${SLIDER} .swiper-slide-active`)
/** Its controls are there: it answers to clicks. */
async function openHero(page: Page, knobs = '') {
  await page.goto(`${HERO}?${knobs}`)
  await expect(page.locator(`${SLIDER} .dot.active`)).toHaveCount(1)
}
const atRest = (page: Page) => expect(page.locator(`${SLIDER} .swiper-slide-visible`)).toHaveCount(1)

test.use({ baseURL: async ({ server }, use) => use(server.url) })

test.describe('[S51] hero slider', () => {
  const FIRST_PAINTS = [
    ['in a window', 1280, '', 600],
    ['full screen under bars', 1280, 'hero-fullscreen&admin-bar&top-bar', 643],
    ['full screen under a naked header', 1280, 'hero-fullscreen&hero-body=header-naked-light', 800],
    ['on a phone', 390, 'hero-loop', 502],
    ['with a video', 1280, 'hero-video=first&hero-max=500', 500],
    ['from right to left', 1280, 'rtl&hero-transition=fade', 600],
  ] as const

  test(`[S51] hero slider: before any script its first slide is where it will stay: ${FIRST_PAINTS.map(([what]) => what).join(', ')}`, async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    for (const [what, width, knobs, height] of FIRST_PAINTS) {
      await test.step(what, async () => {
        await page.setViewportSize({ width, height: 800 })
        const script = await shop.hold(LAUREL)
        await page.goto(`${HERO}?${knobs}`, { waitUntil: 'commit' })
        await styled(page)
        await expect(page.locator(`${SLIDER} .caption-title`).first()).toBeVisible()
        const places = async () => ({
          slider: await box(page, SLIDER),
          slide: await box(page, '.swiper-slide'),
          title: await box(page, '.caption-title'),
        })
        const before = await places()
        expect(before.slider[3]).toBe(height)
        expect(before.slide).toEqual(before.slider)
        await expect(page.locator('.swiper-wrapper')).toHaveCSS('opacity', '1')
        await shifts.forget()
        script()
        await expect(page.locator(`${SLIDER} .dot.active`)).toHaveCount(1)
        await expect(page.locator(`${SLIDER} .caption-active`)).toHaveCount(1)
        const after = await places()
        expect(after.slider).toEqual(before.slider)
        expect(after.slide).toEqual(before.slide)
        for (const [side, length] of after.title.entries()) {
          expect(Math.abs(length - (before.title[side] ?? 0))).toBeLessThan(2)
        }
        await framesDrawn(page)
        expect(await shifts.seen()).toEqual([])
        expect(shop.printed).toEqual([])
        await page.unrouteAll()
      })
    }
  })

  test('[S51] hero slider: a loop goes on seamlessly, on a page without jQuery under a strict policy (S8, S41)', async ({
    page,
    shop,
  }) => {
    await openHero(page, 'hero-loop&jquery=none&csp=strict')
    await page.locator(`${SLIDER} .dot`).nth(2).click()
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Medals')
    await atRest(page)
    const seen = await page.locator('.swift-slider-next').evaluate((next: HTMLElement) => {
      const slides = [...document.querySelectorAll('#swift-slider-1 .swiper-slide')]
      const lefts = () => slides.map((slide) => Math.round(slide.getBoundingClientRect().left))
      const wrapper = slides[0]?.parentElement
      next.click()
      const [change, ...others] = wrapper?.getAnimations() ?? []
      if (!change || others.length > 0) throw new Error('no change of the slide, or more than one')
      change.pause()
      const visible = slides.filter((slide) => slide.classList.contains('swiper-slide-visible')).length
      const during = [0, 100, 300, 500].map((ms) => {
        change.currentTime = ms
        return lefts()
      })
      change.finish()
      return { visible, during, after: lefts() }
    })
    expect(seen.visible).toBe(2)
    // The last one leaves to the left, and the first one comes right behind it.
    expect(seen.during.map(([first = 0, , last = 0]) => first - last)).toEqual([1280, 1280, 1280, 1280])
    const leaving = seen.during.map(([, , last = 0]) => last)
    expect(leaving[0]).toBe(0)
    expect(leaving).toEqual([...new Set(leaving)].sort((one, other) => other - one))
    expect(seen.after[0]).toBe(0)
    await atRest(page)
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Cups')
    await expect(page.locator('.swift-slider-next h4')).toHaveText('Workshop')
    expect(shop.printed).toEqual([])
  })

  test('[S51] hero slider: the mouse pulls the slides; a link under it is followed only by a click (S17, S20)', async ({
    page,
  }) => {
    await openHero(page)
    await page.mouse.move(900, 300)
    await page.mouse.down()
    await page.mouse.move(200, 300, { steps: 6 })
    const [left = 0] = await box(page, '.swiper-slide')
    expect(left).toBe(-490)
    await page.mouse.up()
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    await expect.poll(() => box(page, `${SLIDER} .swiper-slide-active`)).toEqual([0, 85, 1280, 600])
    expect(new URL(page.url()).pathname).toBe(HERO)
    await page.mouse.click(900, 300)
    await page.waitForURL('**/engraving-guide/')
  })

  test('[S51] hero slider: by keyboard alone, and axe has nothing against it (S22)', async ({
    page,
    shop,
  }) => {
    await openHero(page, 'hero-loop&hero-autoplay=60000&hero-continue')
    expect(await findings(page, SLIDER)).toEqual([])
    await page.locator(`${SLIDER} button`).focus()
    const names: (string | null)[] = []
    for (let stop = 0; stop < 7; stop++) {
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
      await page.keyboard.press('Tab')
    }
    expect(names).toEqual([
      'Pause the slides',
      'Cups for winners',
      'Previous slide: Medals',
      'Next slide: Workshop',
      'Slide 1: Cups',
      'Slide 2: Workshop',
      'Slide 3: Medals',
    ])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Medals')
    await atRest(page)
    await page.keyboard.press('ArrowLeft')
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    await expect(page.locator('.laurel-live-region')).toHaveText('Slide 2 of 3: Workshop')
    await atRest(page)
    expect(await findings(page, SLIDER)).toEqual([])
    await page.locator('#header input[type="search"], #header input').first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    expect(shop.printed).toEqual([])
  })

  test('[S51] hero slider: a curtain goes by the wheel, then the page does (S23, S24)', async ({ page }) => {
    await openHero(page, 'hero-type=curtain&hero-fullscreen&hero-slides=2&hero-continue')
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 120)
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => box(page, `${SLIDER} .swiper-slide-active`)).toEqual([0, 85, 1280, 715])
    await page.mouse.wheel(0, 120)
    // The content begins below the header that sticks, which will have shrunk by then.
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(735)
  })

  test('[S51] hero slider: one push on a touch pad moves a curtain one slide, also on a slow device (S23)', async ({
    page,
  }) => {
    await openHero(page, 'hero-type=curtain&hero-fullscreen&hero-continue')
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.mouse.move(640, 400)
    const push = [2, 14, 60, 120, 90, 70, 52, 39, 29, 22, 16, 12, 9, 7, 5, 4, 3, 2, 1, 1, 1]
    // The pad's own times: how fast this machine hands its events over is no part of the push.
    const start = Date.now() / 1000
    const sent = push.map((deltaY, index) =>
      client.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...{ x: 640, y: 400, deltaX: 0, deltaY },
        timestamp: start + index * 0.016,
      }),
    )
    await Promise.all(sent)
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    await atRest(page)
    await framesDrawn(page)
    expect(await active(page).getAttribute('data-slide-title')).toBe('Workshop')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('[S51] hero slider: a video plays while it is seen, over its whole slide; one that has come to its end plays again when its slide comes back (S27, S28, S29, S30)', async ({
    page,
  }) => {
    await openHero(page, 'hero-video=second&hero-max=500')
    const video = page.locator(`${SLIDER} video`)
    const state = () => video.evaluate((media: HTMLVideoElement) => [media.paused, media.currentTime > 0])
    expect(await state()).toEqual([true, false])
    await page.locator(`${SLIDER} .dot`).nth(1).click()
    await expect.poll(state).toEqual([false, true])
    await atRest(page)
    expect(await box(page, `${SLIDER} video`)).toEqual([-1, -26, 1282, 722])
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(state).toEqual([true, true])
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(state).toEqual([false, true])
    await page.locator(`${SLIDER} .dot`).nth(0).click()
    await expect.poll(state).toEqual([true, false])

    await atRest(page)
    await video.evaluate((media: HTMLVideoElement) => media.removeAttribute('loop'))
    const isPlaying = () => video.evaluate((media: HTMLVideoElement) => !media.paused && !media.ended)
    await page.locator(`${SLIDER} .dot`).nth(1).click()
    await expect(video).toHaveClass(/finished/)
    expect(await isPlaying()).toBe(false)
    await page.locator(`${SLIDER} .dot`).nth(0).click()
    await atRest(page)
    await page.locator(`${SLIDER} .dot`).nth(1).click()
    await expect.poll(isPlaying).toBe(true)
    await expect(video).toHaveClass(/finished/)
  })

  test('[S51] hero slider: in a window that changes it stays at its slide, and as high as its captions need (S31, S34)', async ({
    page,
  }) => {
    await openHero(page, 'hero-caption=tall')
    await page.locator(`${SLIDER} .dot`).nth(2).click()
    await atRest(page)
    const [, , , tall = 0] = await box(page, SLIDER)
    const [, , , caption = 0] = await box(page, `${SLIDER} [data-slide-id="2"] .caption-content`)
    expect(Math.abs(tall - (caption - 10 + 60))).toBeLessThan(2)
    await page.setViewportSize({ width: 900, height: 700 })
    await expect.poll(() => box(page, `${SLIDER} .swiper-slide-active`)).toMatchObject({ 0: 0, 2: 900 })
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Medals')
  })

  test('[S51] hero slider: at the page’s top it stays behind, in the content it does not (S36, S40)', async ({
    page,
  }) => {
    await openHero(page, 'hero-second')
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
    await expect(page.locator(SLIDER)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -20)')
    await expect(page.locator(`${SLIDER} .caption-wrap`).first()).toHaveCSS(
      'transform',
      'matrix(1, 0, 0, 1, 0, -15)',
    )
    await expect(page.locator('#swift-slider-2')).toHaveCSS('transform', 'none')
    // The content comes over it.
    const [, top = 0] = await box(page, '#main-container')
    expect(top).toBe(585)
    expect(await box(page, SLIDER)).toEqual([0, 65, 1280, 600])
    await page.locator('#swift-slider-2 .swift-slider-next').click()
    await expect(page.locator('#swift-slider-2 .swiper-slide-active')).toHaveAttribute(
      'data-slide-title',
      'Workshop',
    )
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Cups')
  })

  test('[S51] hero slider: from right to left the later slides come from the left (S39)', async ({
    page,
  }) => {
    await openHero(page, 'rtl&hero-loop')
    await page.locator('.swift-slider-prev').click()
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    await expect.poll(() => box(page, `${SLIDER} .swiper-slide-active`)).toEqual([0, 85, 1280, 600])
    await page.keyboard.press('ArrowLeft')
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Medals')
  })
})

test.describe('[S51] [esm] hero slider: its components', () => {
  test('[S51] hero slider: they come when the visitor comes near, and change nothing then', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => COMPONENTS.test(request.url()) && asked.push(request.url()))
    await shop.open(`${HERO}?hero-continue&hero-video=second`)
    await expect(page.locator(`${SLIDER} .dot.active`)).toHaveCount(1)
    // Hiding the loader is the slider's last step.
    await expect(page.locator(`${SLIDER} #swift-slider-loader`)).toHaveCSS('display', 'none')
    await framesDrawn(page)
    expect(asked).toEqual([])
    await page.evaluate((slider) => {
      const changes: string[] = []
      const observer = new MutationObserver((seen) => {
        for (const { target, attributeName } of seen) changes.push(`${target.nodeName} ${attributeName}`)
      })
      const options = {
        attributes: true,
        attributeOldValue: true,
        characterData: true,
        childList: true,
        subtree: true,
      }
      observer.observe(document.querySelector(slider) as Element, options)
      Object.assign(window, { changes })
    }, SLIDER)
    const arrival = page.waitForResponse(COMPONENTS)
    await page.mouse.move(640, 400)
    const file = (await arrival).url()
    // It has run, and what it then sets a timer for as well.
    await page.evaluate((url) => import(url).then(() => new Promise((done) => setTimeout(done))), file)
    await framesDrawn(page)
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([])
    await page.locator('.swift-slider-next').click()
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    expect(asked).toHaveLength(1)
    expect(shop.printed).toEqual([])
  })

  test('[S51] [X11] hero slider: where they could not be fetched they are fetched again under another address, without a reload', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => COMPONENTS.test(request.url()) && asked.push(request.url()))
    await shop.fault('chunk/hero-slider-HeroSlider:404')
    await openHero(page)
    await page.mouse.move(640, 400)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.request.post(`${shop.url}/fixture/faults/clear`)
    await page.locator('.swift-slider-next').click()
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    expect(asked.at(-1)).toContain('?again=')
  })

  test('[S51] hero slider: what is requested before they are here is shown when they are', async ({
    page,
    shop,
  }) => {
    const components = await shop.hold(COMPONENTS)
    await openHero(page)
    await page.locator('.swift-slider-next').click()
    await page.keyboard.press('ArrowRight')
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Cups')
    components()
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Medals')
    await expect(page.locator('.swift-slider-prev')).toBeFocused()
    await atRest(page)
    await expect(page.locator(`${SLIDER} .caption-active`)).toHaveCount(1)
    expect(shop.printed).toEqual([])
  })

  test('[S51] hero slider: where slides change by themselves they come without a visitor (S14)', async ({
    page,
    shop,
  }) => {
    const arrival = page.waitForResponse(COMPONENTS)
    await openHero(page, 'hero-autoplay=1500')
    await arrival
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    expect(shop.printed).toEqual([])
  })

  test('[S51] hero slider: where they could not be fetched, they are requested again', async ({ page }) => {
    let isOffline = true
    await page.route(COMPONENTS, (route) => (isOffline ? route.abort() : route.continue()))
    const failure = page.waitForEvent('requestfailed')
    await openHero(page)
    await page.locator('.swift-slider-next').click()
    await failure
    isOffline = false
    await expect(async () => {
      await page.mouse.move(640, 10)
      await page.mouse.move(640, 400)
      await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop', { timeout: 100 })
    }).toPass()
  })
})

test.describe('[S51] hero slider: by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[S51] hero slider: sideways the slides go, up and down the page (S20, S21)', async ({ page }) => {
    await openHero(page)
    const fingers = await createFingers(page)
    // The page goes on by itself for a while when the finger has left it.
    const stands = page.evaluate(
      () => new Promise((done) => document.addEventListener('scrollend', done, { once: true })),
    )
    await fingers.swipe([340, 300], 0, -150)
    await stands
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Cups')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await fingers.swipe([340, 300], -250)
    await expect(active(page)).toHaveAttribute('data-slide-title', 'Workshop')
    await expect(page.locator('.swift-slider-next')).toBeHidden()
    await expect.poll(() => box(page, `${SLIDER} .swiper-slide-active`)).toMatchObject({ 0: 0, 2: 390 })
  })
})
