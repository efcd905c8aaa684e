import type { Page } from '@playwright/test'
import { CUPS, SEARCH, searchBox, titles } from './search-box'
import { expect, type Shop, test } from './shop'

/** No task for an answer may take longer. It takes a second on an idle machine, and far more on a busy one. */
const LONGEST_TASK_MS = 15_000

const clearFaults = (page: Page, { url }: Shop) => page.request.post(`${url}/fixture/faults/clear`)

function measureTasks() {
  const durations: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
  Object.assign(window, { durations })
}

/** Watches tasks on the pages that are opened from here on. @returns the long ones, in ms */
async function watchTasks(page: Page) {
  await page.addInitScript(measureTasks)
  return () =>
    page.evaluate(
      (most) => (Reflect.get(window, 'durations') as number[]).filter((duration) => duration > most),
      LONGEST_TASK_MS,
    )
}

const refusals = ({ printed }: Shop) => printed.filter((line) => /too-large|Request failed/.test(line))

const FAULTS = ['huge', 'endless'] as const

test.describe('[X11] answers of 20 MB, and without end', () => {
  test('[X11] [S44] live search: the list and the term stay, and the next search works', async ({
    page,
    shop,
  }) => {
    const tooLong = await watchTasks(page)
    const box = searchBox(page)
    for (const fault of FAULTS) {
      // Opened again, because a page reports the same error only once.
      await shop.open('/shop/')
      await box.field.fill('cup')
      await expect(titles(box)).toHaveText(CUPS)
      await shop.fault(`${SEARCH}:${fault}`)
      await box.field.fill('medal')
      await expect
        .poll(() => refusals(shop), fault)
        .toEqual([expect.stringContaining('Request failed: error')])
      await expect(box.loader).toBeHidden()
      await expect(titles(box)).toHaveText(CUPS)
      await expect(box.field).toHaveValue('medal')
      await clearFaults(page, shop)
      await box.field.press('Space')
      await expect(titles(box).nth(1)).toHaveText('Star Medal with Ribbon')
      expect(await tooLong()).toEqual([])
      shop.printed.length = 0
    }
  })

  test('[X11] [S56] contact form: what was typed stays, and can be sent again', async ({ page, shop }) => {
    const tooLong = await watchTasks(page)
    await shop.open('/contact/?contact=short')
    await shop.mounted('contact-form')
    const form = page.locator('#wpcf7-f1523-p45-o1')
    const club = form.getByLabel('Club name')
    for (const fault of FAULTS) {
      await club.fill('City Netball')
      await form.getByLabel('Your e-mail address').fill('coach@example.com')
      await shop.fault(`feedback:${fault}`)
      await form.getByRole('button', { name: 'Ask for a quote' }).click()
      await expect(form.locator('form'), fault).toHaveAttribute('data-status', 'failed')
      await expect(club).toHaveValue('City Netball')
      await clearFaults(page, shop)
      await form.getByRole('button', { name: 'Ask for a quote' }).click()
      await expect(form.locator('.wpcf7-response-output')).toHaveText(
        'Thank you for your message. It has been sent.',
      )
    }
    expect(await tooLong()).toEqual([])
  })

  test('[X11] [S50] load more: the link to the next page is there', async ({ page, shop }) => {
    const tooLong = await watchTasks(page)
    for (const fault of FAULTS) {
      await shop.open('/news/?load-more&per-page=4&pages=3')
      await shop.mounted('load-more')
      await shop.fault(`list-page:${fault}`)
      await page.getByRole('button', { name: 'Load More' }).press('Enter')
      await expect.poll(() => refusals(shop), fault).toEqual([expect.stringContaining('too-large')])
      await clearFaults(page, shop)
      const next = page.getByRole('link', { name: 'Next' })
      await expect(next).toBeFocused()
      await expect(next).toHaveAttribute('href', /\/page\/2\//)
      await expect(page.locator('.blog-items > .blog-item')).toHaveCount(4)
      expect(await tooLong()).toEqual([])
      shop.printed.length = 0
    }
  })

  test('[X11] [S25] love button: it is as before, and can be pressed again', async ({ page, shop }) => {
    const tooLong = await watchTasks(page)
    page.on('dialog', (dialog) => dialog.accept())
    for (const fault of FAULTS) {
      await shop.open('/news/')
      const post = await page.locator('.love-it:not(.loved)').first().getAttribute('data-post-id')
      const love = page.locator(`.love-it[data-post-id="${post}"]`).first()
      await shop.fault(`love_it:${fault}`)
      await love.click()
      await expect.poll(() => refusals(shop), fault).toEqual([expect.stringContaining('too-large')])
      await expect(love).not.toHaveClass(/\bloved\b/)
      await clearFaults(page, shop)
      await love.click()
      await expect(love).toHaveClass(/\bloved\b/)
      expect(await tooLong()).toEqual([])
      shop.printed.length = 0
    }
  })
})

test('[X11] [S44] live search: an answer as large as is read, of marks alone, keeps nobody waiting', async ({
  page,
  shop,
}) => {
  const marks = (length: number) => '<b>a</b> '.repeat(length / 9)
  const products = [
    { title: 'Gold Cup', excerpt: marks(900_000) },
    ...Array.from({ length: 7000 }, (_, number) => ({ title: `Cup ${number}`, excerpt: marks(900) })),
  ]
  await page.route(/wc-ajax=aws_action|admin-ajax/, async (route) => {
    if (!route.request().postData()?.includes('keyword=')) return route.continue()
    await route.fulfill({ body: JSON.stringify({ products }), contentType: 'text/html' })
  })
  const tooLong = await watchTasks(page)
  await shop.open('/shop/')
  const box = searchBox(page)
  await box.field.fill('cup')
  await expect(titles(box)).toHaveCount(500)
  await expect(box.list).toBeVisible()
  expect(await tooLong()).toEqual([])
})

const SHEETS = [
  ['comments', '/* '.repeat(60_000)],
  ['at-rules', '@a '.repeat(60_000)],
  ['media in media', '@media{'.repeat(20_000)],
  ['rules', '.a{fill:red}'.repeat(12_000)],
] as const

test(`[X11] [P16] drawn icon: a style sheet of nothing but ${SHEETS.map(([what]) => what).join(', or ')} keeps nobody waiting`, async ({
  page,
  shop,
}) => {
  const shapes = '<path class="a" d="M0 0h9" stroke="red"/>'.repeat(400)
  let sheet = ''
  await page.route('**/icon-cup.svg', (route) =>
    route.fulfill({
      body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${sheet}</style>${shapes}</svg>`,
      contentType: 'image/svg+xml',
    }),
  )
  const tooLong = await watchTasks(page)
  for (const [what, text] of SHEETS) {
    sheet = text
    await shop.open('/builder/?block=drawn-icon')
    const icon = page.locator('[data-svg-src$="icon-cup.svg"]').first()
    await icon.scrollIntoViewIfNeeded()
    await expect(icon.locator('path'), what).toHaveCount(400)
    expect(await tooLong(), what).toEqual([])
  }
})
