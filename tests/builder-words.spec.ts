import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './shop'

const block = (...names: string[]) => `/builder/?copies=1&block=${names.join()}`

/** Laurel's first styles wait for its code for as long as the machine needs. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.sf-animation:not(.sf-animate), .faq-text { animation-delay: 3600s !important }')
    document.adoptedStyleSheets = [sheet]
  })
})

/** Pairs of bricks that lie on each other. */
function overlaps(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const rects = [...element.children].map((item) => item.getBoundingClientRect())
    const pairs = rects.flatMap((one, index) => rects.slice(index + 1).map((other) => ({ one, other })))
    return pairs.filter(
      ({ one, other }) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
    ).length
  })
}

/** How many columns the bricks are in, and whether the first one is at the end where a line begins. */
function columns(list: Locator) {
  return list.evaluate((element) => {
    const edges = [...element.children].map((item) => Math.round(item.getBoundingClientRect().left))
    return { count: new Set(edges).size, isFirstLeft: edges[0] === Math.min(...edges) }
  })
}

async function axeFinds(page: Page, ...parts: string[]) {
  // The theme's own headings.
  return findings(page, parts, { without: ['heading-order'] })
}

test('[P16] entrances, icon boxes and bricks as the page is scrolled, at every width; [P08] the banner’s words at the middle', async ({
  page,
  shop,
}) => {
  // Errors of a `ResizeObserver` loop are not printed on the console.
  await page.addInitScript(() => window.addEventListener('error', ({ message }) => console.error(message)))
  await shop.open(`${block('faq', 'entrance', 'banner', 'icon-box', 'bricks')}&jquery=3`)
  const columnsOf = page.locator('.spb-column-container.sf-animation')
  await expect(columnsOf.first()).toHaveCSS('opacity', '1')
  // Below the fold it waits.
  const boxes = page.locator('.sf-icon-box')
  await expect(boxes.first()).not.toHaveClass(/sf-animate/)
  await expect(boxes.first()).toHaveCSS('opacity', '0')

  const banner = page.locator('.sf-image-banner').first()
  await banner.scrollIntoViewIfNeeded()
  const offCentre = () =>
    banner.evaluate((element) => {
      const middle = (part: Element | null) => {
        const { top, height } = part?.getBoundingClientRect() ?? new DOMRect()
        return top + height / 2
      }
      return Math.abs(
        middle(element.querySelector('.img-wrap')) - middle(element.querySelector('.image-banner-content')),
      )
    })
  await expect.poll(offCentre).toBeLessThanOrEqual(1)

  await boxes.first().scrollIntoViewIfNeeded()
  await expect(boxes.first()).toHaveCSS('opacity', '1')
  await boxes.first().hover()
  await expect(boxes.first()).toHaveClass(/sf-hover/)
  await boxes.nth(1).getByRole('link').focus()
  await expect(boxes.first()).toHaveClass(/sf-hover/)

  const bricks = page.locator('ul.masonry-items')
  await bricks.scrollIntoViewIfNeeded()
  await expect(bricks).toHaveCSS('position', 'relative')
  for (const [width, count] of [
    [1280, 3],
    [900, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => columns(bricks)).toEqual({ count, isFirstLeft: true })
    await expect.poll(() => overlaps(bricks)).toBe(0)
    await expect.poll(offCentre).toBeLessThanOrEqual(1)
  }
  // A text that changes its height moves what is below it.
  await bricks
    .locator('p')
    .first()
    .evaluate((text) => text.append(' And so is the ribbon.'.repeat(20)))
  await expect.poll(() => overlaps(bricks)).toBe(0)
  expect(
    await page.evaluate(() =>
      Object.keys(Reflect.get(window, 'jQuery').fn).filter((name) => /masonry|imagesLoaded/.test(name)),
    ),
  ).toEqual([])
  expect(shop.printed).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open(`${block('bricks', 'entrance')}&rtl&csp=strict&jquery=none`)
  await expect(page.locator('.sf-animation:not(.sf-animate)')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => columns(bricks)).toEqual({ count: 3, isFirstLeft: false })
  expect(await overlaps(bricks)).toBe(0)
  expect(shop.printed).toEqual([])
})

test('[P09] headlines change their words in view, and are one sentence each for screen readers', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  // They stay on their words for as long as the test looks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open(`${block('headline')}&csp=strict&jquery=none`)
  await shop.mounted('headline')
  const headline = page.getByRole('heading', {
    name: 'We engrave cups, medals, plaques overnight',
    exact: true,
  })
  await expect(headline).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'A prize for swimmers, footballers, R&D, chess <3' }),
  ).toBeVisible()
  const word = (name: string) => page.locator('.sf-words-wrapper b', { hasText: name })
  await expect(word('swimmers').locator('i.in')).toHaveCount(8)
  const places = () =>
    headline.evaluate((element) =>
      [...element.childNodes].map((node) => {
        const range = document.createRange()
        range.selectNode(node)
        return Math.round(range.getBoundingClientRect().left)
      }),
    )
  const before = await places()
  expect(await axeFinds(page, '.spb-animated-headline')).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.runFor(10_500)
  await expect(word('cups')).toHaveClass('is-hidden')
  await expect(word('swimmers').locator('i.in')).toHaveCount(0)
  // The elements after the words do not move.
  expect(await places()).toEqual(before)
  expect(shop.printed).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open(`${block('headline')}&rtl`)
  await shop.mounted('headline')
  // An English word is written from the left there, too.
  const lefts = await word('swimmers').evaluate((element) =>
    [...element.children].map((letter) => letter.getBoundingClientRect().left),
  )
  expect(lefts).toHaveLength(8)
  expect(lefts).toEqual([...new Set(lefts)].sort((one, other) => one - other))
  await page.clock.runFor(20_000)
  await expect(word('cups')).toHaveClass('is-visible')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('[P10] [P16] [esm] what laurel’s styles have shown while its code was late stays as it is', async ({
  page,
  shop,
}) => {
  const letGo = await shop.hold(/\/chunks\/builder-(group|behaviours)-/)
  // As if the four seconds had passed after which the styles show what no script has shown.
  await page.addInitScript(() => {
    const { now } = Performance.prototype
    Performance.prototype.now = function () {
      return now.call(this) + 4000
    }
  })
  await page.goto(shop.url + block('faq', 'entrance'))
  await shop.holding()
  const answers = page.locator('.faq-text')
  await expect(answers.first()).toBeHidden()
  const heights = await answers.evaluateAll((all) =>
    all.map((answer) => {
      for (const animation of answer.getAnimations()) animation.finish()
      return answer.getBoundingClientRect().height
    }),
  )
  expect(Math.min(...heights)).toBeGreaterThan(20)
  letGo()
  await shop.mounted('faq', 'entrance')
  await expect(page.locator('.faq-item').getByRole('button', { expanded: true })).toHaveCount(heights.length)
  await expect(answers.filter({ visible: true })).toHaveCount(heights.length)
  // In a box that stands still nothing comes up to where things enter.
  const entering = page.locator('.sf-animation').last()
  await entering.evaluate((element) => {
    const late = element.cloneNode(true) as HTMLElement
    late.className = 'sf-animation'
    const modal = document.createElement('div')
    modal.style.cssText = 'position: fixed; z-index: 9; inset: auto 0 0; height: 40px'
    modal.append(late)
    document.body.append(modal)
  })
  await expect(page.locator('body > div > .sf-animation')).toHaveCSS('opacity', '1')
  expect(shop.printed).toEqual([])
})

test('[P10] questions open by mouse, keyboard and link; [P11] icon boxes lead to a place below the header', async ({
  page,
  shop,
}) => {
  await shop.open(`${block('faq', 'icon-grid', 'bricks', 'banner', 'headline')}&csp=strict&jquery=none`)
  await shop.mounted('faq')
  const items = page.locator('.faq-item')
  const [first, second, fourth] = [items.nth(0), items.nth(1), items.nth(3)]
  const height = () => first.locator('.faq-text').evaluate((answer) => answer.getBoundingClientRect().height)

  await first.getByRole('button').click()
  await expect(first.locator('.faq-text')).toBeVisible()
  await expect.poll(height).toBeGreaterThan(20)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'overnight' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(second.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second.locator('.faq-text')).toBeVisible()
  await expect(second.getByRole('button', { expanded: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(second.locator('.faq-text')).toBeHidden()
  await expect(first.locator('.faq-text')).toBeVisible()

  await fourth.locator('h5').click()
  await page.getByLabel('Try a name:').fill('Priya')
  await expect(fourth.locator('.faq-text')).toBeVisible()
  expect(await axeFinds(page, '.faqs-section')).toEqual([])

  await page.evaluate(() => {
    window.location.hash = 'delivery-1-answer-3'
  })
  await expect(items.nth(2).locator('.faq-text')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 700 })
  const box = page.locator('.box-link[href="#artwork-1"]')
  await box.scrollIntoViewIfNeeded()
  await box.click()
  const heading = page.locator('#artwork-1')
  await expect(heading).toBeFocused()
  const covered = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 5, top + 5)?.id
  })
  expect(covered).toBe('artwork-1')
  expect(shop.printed).toEqual([])
})
