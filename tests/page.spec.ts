import type { Page } from '@playwright/test'
import { expect, freezeTime, test } from './shop'

const GUIDE = '/engraving-guide/'

/** Where the page must come to rest for a target, with the link's own offset. */
const restingPlace = (page: Page, id: string, offset = 0) =>
  page.evaluate(
    ([target, add]) => {
      const top = document.getElementById(String(target))?.getBoundingClientRect().top ?? 0
      const limit = document.documentElement.scrollHeight - window.innerHeight
      return Math.round(Math.min(limit, top + window.scrollY - 100 + Number(add)))
    },
    [id, offset] as const,
  )

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('[S01] page facts', () => {
  test('[S01] body and html get the classes that only a script can know', async ({ page, shop }) => {
    await shop.open('/home/')
    await expect(page.locator('body')).toHaveClass(/\bstandard-browser\b/)
    for (const feature of [
      'csstransforms',
      'csstransforms3d',
      'csstransitions',
      'cssanimations',
      'flexbox',
    ]) {
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${feature}\\b`))
    }
    expect(shop.printed).toEqual([])
  })

  test('[S01] a phone is recognised', async ({ newContext, server }) => {
    const context = await newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
    })
    const page = await context.newPage()
    await page.goto(`${server.url}/home/`)
    await expect(page.locator('body')).toHaveClass(/\bmobile-browser\b.*\bapple-mobile-browser\b/)
    await expect(page.locator('html')).toHaveClass(/has-mh-sticky/)
  })
})

test.describe('[S02] smooth scroll', () => {
  test('[S02] a plain link comes to rest 100 px above its target, after about a second', async ({
    page,
    shop,
  }) => {
    await shop.open(GUIDE)
    const goal = await restingPlace(page, 'fonts')
    await freezeTime(page)
    await page.locator('a[href="#fonts"]').first().click()
    await page.clock.runFor(900)
    expect(await scrollTop(page)).not.toBe(goal)
    await page.clock.runFor(200)
    expect(await scrollTop(page)).toBe(goal)
    expect(new URL(page.url()).hash).toBe('')
    await expect(page.locator('#fonts')).toBeFocused()
    expect(shop.printed).toEqual([])
  })

  test('[S02] a link’s own offset is added', async ({ page, shop }) => {
    await shop.open(GUIDE)
    const goal = await restingPlace(page, 'lines', -20)
    await page.locator('a[href="#lines"][data-offset="-20"]').click()
    await expect.poll(() => scrollTop(page)).toBe(goal)
  })

  test('[S02] under reduced motion the page jumps to the same place', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shop.open(GUIDE)
    const goal = await restingPlace(page, 'fonts')
    // An animation would need time.
    await freezeTime(page)
    await page.locator('a[href="#fonts"]').first().click()
    await expect.poll(() => scrollTop(page)).toBe(goal)
  })

  test('[S02] the visitor’s own scrolling ends the animation', async ({ page, shop }) => {
    await shop.open(GUIDE)
    const goal = await restingPlace(page, 'care')
    await freezeTime(page)
    await page.locator('a[href="#care"]').first().click()
    await page.clock.runFor(500)
    const before = await scrollTop(page)
    expect(before).toBeGreaterThan(50)
    await page.mouse.wheel(0, -10)
    await expect.poll(() => scrollTop(page)).toBe(before - 10)
    await page.clock.runFor(2000)
    expect(await scrollTop(page)).toBe(before - 10)
    expect(before).toBeLessThan(goal)
  })

  for (const [what, link] of [
    ['a link to nowhere', '<a href="#nowhere">x</a>'],
    ['an empty fragment', '<a href="#">x</a>'],
    ['a modal’s link (01 2.5)', '<a href="#fonts" data-toggle="modal">x</a>'],
    ['a carousel’s control', '<a href="#fonts" data-slide="next">x</a>'],
    ['a tab', '<div class="tabs"><a href="#fonts">x</a></div>'],
  ] as const) {
    test(`[S02] ${what} is left alone`, async ({ page, shop }) => {
      await shop.open(GUIDE)
      await page.waitForLoadState('networkidle')
      const prevented = await page.evaluate((html) => {
        const box = document.createElement('div')
        box.innerHTML = html
        document.querySelector('.page-content')?.prepend(box)
        return new Promise<boolean>((resolve) => {
          const look = (event: Event) => {
            resolve(event.defaultPrevented)
            event.preventDefault()
          }
          window.addEventListener('click', look, { once: true })
          box.querySelector('a')?.click()
        })
      }, link)
      expect(prevented).toBe(false)
      expect(await scrollTop(page)).toBe(0)
      expect(shop.printed).toEqual([])
    })
  }

  test('[S02] a hash in the address scrolls below the header a second after load', async ({ page, shop }) => {
    await freezeTime(page)
    await page.goto(`${shop.url}${GUIDE}#times`)
    const goal = await page.waitForFunction(() => {
      const header = document.querySelector<HTMLElement>('.sticky-header')
      const target = document.getElementById('times')
      if (!header || !target || document.readyState !== 'complete') return null
      return Math.round(target.getBoundingClientRect().top + window.scrollY - header.offsetHeight + 1)
    })
    const limit = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    const place = Math.min(limit, (await goal.jsonValue()) ?? -1)
    // Pages of a frozen time do not tell when they were loaded: the second counts from the island's start.
    const isMounted = () =>
      page.evaluate(() => window.laurel?.islands().some(({ name }) => name === 'hash-scroll'))
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await isMounted()).toBe(true)
    }).toPass()
    const start = await scrollTop(page)
    await page.clock.runFor(950)
    expect(await scrollTop(page)).toBe(start)
    expect(place).not.toBe(start)
    await page.clock.runFor(1150)
    expect(await scrollTop(page)).toBe(place)
  })
})

test.describe('[S12] back to top', () => {
  test('[S12] shows past 300 px, hides above, and brings the page to its top', async ({ page, shop }) => {
    await shop.open(GUIDE)
    await shop.mounted('back-to-top')
    const control = page.locator('#back-to-top')
    const bottom = () => control.evaluate((element) => element.style.bottom)
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await scrollTo(300)
    await expect.poll(bottom).toBe('-80px')
    await scrollTo(301)
    await expect.poll(bottom).toBe('20px')
    await scrollTo(300)
    await scrollTo(299)
    await expect.poll(bottom).toBe('-80px')
    await scrollTo(1500)
    await expect.poll(bottom).toBe('20px')
    await control.click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect.poll(bottom).toBe('-80px')
  })

  test('[S12] works by keyboard', async ({ page, shop }) => {
    await shop.open(GUIDE)
    await shop.mounted('back-to-top')
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    const control = page.getByRole('button', { name: 'Back to top' })
    await control.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

test.describe('[S18] pixel-ratio cookies', () => {
  for (const { ratio, expected } of [
    { ratio: 1.5, expected: [] },
    { ratio: 2, expected: ['spb_image_resizer_pixel_ratio=2', 'uplift_pixel_ratio=2'] },
    { ratio: 2.625, expected: ['spb_image_resizer_pixel_ratio=2.625', 'uplift_pixel_ratio=2.625'] },
  ]) {
    test(`[S18] a screen of ratio ${ratio} writes ${expected.length} cookies`, async ({
      newContext,
      server,
    }) => {
      const context = await newContext({
        deviceScaleFactor: ratio,
        viewport: { width: 600, height: 400 },
      })
      const page = await context.newPage()
      await page.goto(`${server.url}/home/`)
      await page.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'love-marks'))
      await expect
        .poll(async () =>
          (await context.cookies())
            .filter(({ name }) => name.endsWith('pixel_ratio'))
            .map(({ name, value, expires, path }) =>
              expires === -1 && path === '/' ? `${name}=${value}` : 'odd',
            )
            .sort(),
        )
        .toEqual(expected)
    })
  }
})
