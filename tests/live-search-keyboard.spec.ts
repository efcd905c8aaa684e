import type { Locator, Page } from '@playwright/test'
import { CUPS, listen, SEARCH, type SearchBox, searchBox, titles } from './search-box'
import { expect, test } from './shop'

const PAGE = '/shop/'
const RESULTS = '**/?s=cup&post_type=product&type_aws=true'

async function findCups(page: Page, box: SearchBox = searchBox(page)) {
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  return box
}

/** Goes through the page by Tab until the keyboard is in the field. */
async function tabTo(page: Page, { field }: SearchBox) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead to the search box')
}

/** Lists scroll by whole pixels; rows are as high as their text. */
const WHOLE = 0.99

test.describe('[S42] keyboard', () => {
  test('[S42] the keyboard alone: Tab to the box, past its list, back, the cross, a term, arrows, and Enter opens the product', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await tabTo(page, box)
    await page.keyboard.insertText('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await page.keyboard.press('Tab')
    await expect(box.clear).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(box.button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#header .cart-contents')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(box.clear).toBeFocused()
    await expect(box.clear).toHaveRole('button')
    await expect(box.clear).toHaveAccessibleName('Clear search')
    await page.keyboard.press('Space')
    await expect(box.field).toHaveValue('')
    await expect(box.field).toBeFocused()
    await page.keyboard.insertText('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(box.highlighted).toHaveCount(1)
    await expect(box.highlighted).toContainText('Silver Netball Cup')
    await expect(box.field).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/netball-cup/')
    await expect(page.locator('h1')).toHaveText('Silver Netball Cup')
  })

  test('[S42] Tab never leads into the list, which lies at the end of the page and scrolls', async ({
    page,
    shop,
  }) => {
    await shop.open('/cart/?search-rows=40')
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(42)
    const stops = new Set<string>()
    const stop = () =>
      box.list.evaluate((list) =>
        list.contains(document.activeElement) ? 'the list' : (document.activeElement?.localName ?? ''),
      )
    // Back to the field, by way of the end of the page.
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab')
      stops.add(await stop())
      if (await box.field.evaluate((field) => field === document.activeElement)) break
    }
    await expect(box.field).toBeFocused()
    expect([...stops]).toContain('body')
    expect([...stops]).not.toContain('the list')
    await expect(box.list).toBeVisible()
  })

  test('[S42] arrows: round the list, the caret left where it is, one row with the pointer, the page’s own elsewhere; Escape', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      addEventListener('keydown', (event) => {
        document.documentElement.dataset['key'] = event.defaultPrevented ? 'taken' : 'free'
      })
    })
    const heard = await listen(page, 'awsResultsHidden')
    await shop.open(PAGE)
    const box = await findCups(page)
    const html = page.locator('html')
    const walk = async (key: string, names: string[]) => {
      for (const name of names) {
        await box.field.press(key)
        await expect(box.highlighted).toHaveCount(name ? 1 : 0)
        if (name) await expect(box.highlighted).toContainText(name)
      }
    }
    await walk('ArrowUp', ['View all results', 'Bronze'])
    await walk('ArrowDown', ['View all results', '', 'Cups', 'Gold Cup'])
    await walk('ArrowUp', ['Cups', '', 'View all results'])
    await expect(box.field).toHaveValue('cup')

    const caret = () =>
      box.field.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
    expect(await caret()).toEqual([3, 3])
    await box.field.press('Shift+ArrowUp')
    expect(await caret()).toEqual([0, 3])
    await expect(box.highlighted).toContainText('View all results')

    await box.rows.nth(2).hover()
    await expect(box.highlighted).toHaveCount(1)
    await expect(box.highlighted).toContainText('Silver Netball Cup')
    await box.field.press('ArrowUp')
    await expect(box.highlighted).toHaveCount(1)
    await expect(box.highlighted).toContainText('Gold Cup')
    await expect(html).toHaveAttribute('data-key', 'taken')
    await box.rows.nth(2).hover()
    await page.locator('h1').hover()
    await expect(box.highlighted).toHaveCount(0)

    await box.field.press('ArrowDown')
    await expect(box.highlighted).toContainText('Cups')
    await page.locator('#header .cart-contents').focus()
    await expect(box.list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(html).toHaveAttribute('data-key', 'free')
    await expect(box.highlighted).toContainText('Cups')

    await box.field.press('Escape')
    await expect(box.list).toBeHidden()
    await expect(box.field).toBeFocused()
    await expect(box.field).toHaveValue('')
    expect(await heard()).toHaveLength(1)
    await page.keyboard.press('ArrowDown')
    await expect(html).toHaveAttribute('data-key', 'free')
    await page.keyboard.insertText('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.highlighted).toHaveCount(0)
    expect(await shop.calls(SEARCH)).toHaveLength(1)
  })

  test('[S42] a row out of sight scrolls into it; a list that scrolls under a resting pointer keeps the row of the keys', async ({
    page,
    shop,
  }) => {
    await shop.open(`${PAGE}?search-rows=40`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(42)
    await box.field.press('ArrowUp')
    await expect(box.highlighted).toHaveText('View all results')
    await expect(box.highlighted).toBeInViewport({ ratio: WHOLE })
    await box.field.press('ArrowDown')
    await box.field.press('ArrowDown')
    await expect(box.highlighted).toContainText('Cups')
    await expect(box.highlighted).toBeInViewport({ ratio: WHOLE })
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await box.rows.nth(1).hover()
    for (let row = 2; row < 12; row += 1) {
      await box.field.press('ArrowDown')
      await expect(box.highlighted).toHaveCount(1)
      await expect(box.highlighted).toContainText(`no. ${row}`)
    }
    await expect(box.highlighted).toBeInViewport({ ratio: WHOLE })
    await box.list.locator('ul').evaluate(async (list) => {
      const moving = () => {
        const { scrollTop } = list
        return new Promise<boolean>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(list.scrollTop !== scrollTop))),
        )
      }
      while (await moving());
    })
    await expect(box.highlighted).toContainText('no. 11')
  })

  test('[S42] under reduced motion the row is there at once', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shop.open(`${PAGE}?search-rows=40&search-layout=block`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(42)
    const isWithin = await box.field.evaluate((field) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
      const list = document.querySelector('#aws-search-result-1 .aws_result_scroll')
      const row = document.querySelector('#aws-search-result-1 .aws_search_more')
      if (!list || !row) return false
      return row.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 1
    })
    expect(isWithin).toBe(true)
  })
})

test.describe('[S42] going to the results', () => {
  test('[S42] Enter and the loupe: nowhere from an empty field, by the form’s own submit, to the results with the term as it was typed', async ({
    page,
    shop,
  }) => {
    const heard = await listen(page, 'submit')
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.focus()
    await shop.mounted('live-search')
    for (const value of ['', '   ']) {
      await box.field.fill(value)
      await box.field.press('Enter')
      await box.button.click()
      await box.button.press('Enter')
      // A key that works the form would have left the page by the next one.
      await box.field.press('End')
    }
    expect(await heard()).toEqual([])
    expect(page.url()).toBe(shop.url + PAGE)
    expect(await shop.calls('page')).toHaveLength(1)

    await box.field.fill('cup')
    await page.evaluate(() =>
      document.addEventListener(
        'submit',
        (event) => {
          event.preventDefault()
          document.title = `heard ${(event.target as HTMLElement).className.split(' ')[0]}`
        },
        { once: true },
      ),
    )
    await box.button.click()
    await expect(page).toHaveTitle('heard aws-search-form')
    expect(page.url()).toBe(shop.url + PAGE)

    await box.field.fill(' gold  cup & <b>')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]s=/)
    expect(new URL(page.url()).searchParams.get('s')).toBe(' gold  cup & <b>')
    await expect(box.field).toHaveValue(' gold  cup & <b>')

    await shop.mounted('cart-notice')
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.button).toHaveAccessibleName('Search')
    await box.button.press('Enter')
    await page.waitForURL(RESULTS)
    await expect(page.locator('#found-products li.product')).toHaveCount(3)
    await expect(box.field).toHaveValue('cup')
  })

  test('[S42] “View all results” goes there, and its # nowhere: by click in the list layout, by Enter in the block layout', async ({
    page,
    shop,
  }) => {
    const box = searchBox(page)
    for (const layout of ['list', 'block']) {
      await shop.open(`${PAGE}?search-layout=${layout}`)
      await box.field.fill('cup')
      await expect(box.rows).toHaveCount(5)
      if (layout === 'list') await box.rows.last().click()
      else {
        await box.field.press('ArrowUp')
        await expect(box.highlighted).toHaveText('View all results')
        await box.field.press('Enter')
      }
      await page.waitForURL(RESULTS)
    }
  })
})

test.describe('[S42] placement', () => {
  /** Where the list is, from its box: below it, above it, or away from it. */
  async function placeOf({ container, list }: SearchBox) {
    const [box, found] = await Promise.all([container.boundingBox(), list.boundingBox()])
    if (!box || !found) return 'nowhere'
    if (Math.abs(found.x - box.x) > 1 || Math.abs(found.width - box.width) > 1) return 'elsewhere'
    if (Math.abs(found.y - box.y - box.height) < 2) return 'below'
    return Math.abs(found.y + found.height - box.y) < 2 ? 'above' : 'elsewhere'
  }

  /** Takes the box from the header to near the end of the page. */
  const moveToTheEnd = (page: Page, px: number) =>
    page.evaluate((height) => {
      const place = document.createElement('div')
      place.style.cssText = `width: 600px; height: ${height}px; margin: 0`
      const box = document.querySelector('#header .aws-container')
      if (box) place.append(box)
      place.id = 'the-end'
      document.body.append(place)
    }, px)

  test('[S42] the list hangs at the box, and goes with it: page scrolled, window resized, header stuck, body placed, box moved', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    expect(await placeOf(box)).toBe('below')
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await expect.poll(() => placeOf(box)).toBe('below')
    await expect(box.list).toBeInViewport()
    await page.setViewportSize({ width: 1100, height: 700 })
    await expect.poll(() => placeOf(box)).toBe('below')

    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      document.body.style.cssText = 'position: relative; margin: 32px 0 0 20px'
    })
    await box.field.fill('medal')
    await expect(titles(box)).toContainText(['Medals', 'Star Medal'])
    expect(await placeOf(box)).toBe('below')
    await page.evaluate(() => document.body.removeAttribute('style'))
    await findCups(page)
    expect(await placeOf(box)).toBe('below')

    await page.evaluate(() => {
      const container = document.querySelector('#header .aws-container')
      if (container) document.querySelector('#main-container .inner-container-wrap')?.prepend(container)
    })
    const moved = searchBox(page, { within: '#main-container' })
    await expect(page.locator('.aws-search-result')).toHaveCount(1)
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(() => placeOf(moved)).toBe('below')
    await expect(titles(moved)).toHaveText(CUPS)
    await expect(box.container).toHaveCount(0)
    await moved.field.fill('glass')
    await expect(titles(moved).first()).toHaveText(/Glass/)
    expect(await placeOf(moved)).toBe('below')
    await expect(page.locator('.aws-search-result')).toHaveCount(1)
    expect(await shop.calls(SEARCH)).toHaveLength(3)
  })

  test('[S42] a list that would not fit below the box, but fits above it, opens upward; with 500 px left below it does not', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    await moveToTheEnd(page, 300)
    const box = searchBox(page, { within: '#the-end' })
    await findCups(page, box)
    expect(await placeOf(box)).toBe('above')
    await box.field.fill('xyzzy')
    await expect(box.rows).toHaveText(['Nothing found'])
    expect(await placeOf(box)).toBe('below')
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    expect(await placeOf(box)).toBe('above')
    await box.field.press('ArrowUp')
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    expect(await placeOf(box)).toBe('above')

    await box.clear.click()
    await page.locator('#the-end').evaluate((end) => {
      end.style.height = '510px'
    })
    await findCups(page, box)
    expect(await placeOf(box)).toBe('below')
  })

  /** Answers with this many products, a line each. */
  const answerLines = (page: Page, count: number) =>
    page.route(/wc-ajax=aws_action/, (route) =>
      route.fulfill({
        json: {
          products: Array.from({ length: count }, (_, at) => ({
            title: `Cup ${at + 1}`,
            link: `/product/cup-${at + 1}/`,
          })),
        },
      }),
    )

  /** Notes before each frame is drawn, and what comes after it is, on which side of the box the list is. */
  const watchPlaces = (page: Page) =>
    page.evaluate(() => {
      const places: string[] = []
      const channel = new MessageChannel()
      function look() {
        const at = document.querySelector('#the-end .aws-container')?.getBoundingClientRect()
        const list = document.querySelector<HTMLElement>('#aws-search-result-1')
        if (at && list && list.offsetHeight > 0 && list.querySelector('.aws_result_item')) {
          const { top, bottom } = list.getBoundingClientRect()
          const side = Math.abs(bottom - at.top) < 2 ? 'above' : Math.abs(top - at.bottom) < 2 ? 'below' : top
          if (places.at(-1) !== String(side)) places.push(String(side))
        }
      }
      // As the frame was drawn: after it, not before.
      channel.port1.onmessage = look
      const next = () => {
        channel.port2.postMessage(null)
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
      Object.assign(window, { seenPlaces: () => places })
    })
  /** At the beginning of a frame: between frames it would be seen before anybody could act. */
  const setHeight = (row: Locator, height: string) =>
    row.evaluate(
      (element, value) =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => {
            ;(element as HTMLElement).style.height = value
            resolve()
          }),
        ),
      height,
    )
  const seenPlaces = (page: Page) =>
    page.evaluate(() => (window as unknown as { seenPlaces: () => string[] }).seenPlaces())

  test('[S42] near the page’s end a long list is on its side from the first moment: on a desktop, a phone, a phone with its keyboard', async ({
    page,
    shop,
  }) => {
    await answerLines(page, 40)
    for (const [name, viewport] of [
      ['desktop', { width: 1280, height: 800 }],
      ['phone', { width: 390, height: 800 }],
      ['phone with its keyboard', { width: 390, height: 420 }],
    ] as const) {
      await test.step(name, async () => {
        await page.setViewportSize(viewport)
        await shop.open(PAGE)
        await moveToTheEnd(page, 330)
        const box = searchBox(page, { within: '#the-end' })
        await box.field.focus()
        await shop.mounted('live-search')
        await watchPlaces(page)
        await box.field.fill('cup')
        await expect(box.rows).toHaveCount(41)
        expect(await placeOf(box)).toBe('above')
        expect(await seenPlaces(page)).toEqual(['above'])
        const room = await box.list.evaluate((list) => list.getBoundingClientRect().top + scrollY)
        expect(room).toBeGreaterThanOrEqual(0)
        // All of it is there, from the first row on to the last.
        await box.field.press('ArrowUp')
        await expect(box.highlighted).toHaveText('View all results')
        await expect(box.highlighted).toBeInViewport()
        await box.field.press('ArrowDown')
        await box.field.press('ArrowDown')
        await expect(box.highlighted).toHaveText(/Cup 1$/)
        await page.setViewportSize({ ...viewport, width: viewport.width - 40 })
        await expect.poll(() => placeOf(box)).toBe('above')
        expect(shop.printed).toEqual([])
      })
    }
  })

  test('[S42] near the page’s end a list that grows or shrinks by other hands is placed anew, without a frame in between', async ({
    page,
    shop,
  }) => {
    await answerLines(page, 4)
    await shop.open(PAGE)
    await moveToTheEnd(page, 330)
    const box = searchBox(page, { within: '#the-end' })
    await box.field.focus()
    await shop.mounted('live-search')
    await watchPlaces(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(5)
    expect(await seenPlaces(page)).toEqual(['below'])
    await setHeight(box.rows.first(), '250px')
    await expect.poll(() => placeOf(box)).toBe('above')
    await setHeight(box.rows.first(), '')
    await expect.poll(() => placeOf(box)).toBe('below')
    expect(await seenPlaces(page)).toEqual(['below', 'above', 'below'])
    expect(shop.printed).toEqual([])
  })

  test('[S42] near the page’s end a list that another script has changed is on its side from the first moment', async ({
    page,
    shop,
  }) => {
    await answerLines(page, 4)
    await page.addInitScript(() => {
      const more = Array.from({ length: 30 }, (_, at) => `<li class="aws_result_item">More ${at}</li>`).join(
        '',
      )
      Object.assign(window, {
        AwsHooks: {
          filters: { aws_results_html: [{ callback: () => '', priority: 10 }] },
          apply_filters: (tag: string, value: unknown) =>
            tag === 'aws_results_html' ? String(value).replace('</ul>', `${more}</ul>`) : value,
        },
      })
    })
    await shop.open(PAGE)
    await moveToTheEnd(page, 330)
    const box = searchBox(page, { within: '#the-end' })
    await box.field.focus()
    await shop.mounted('live-search')
    await watchPlaces(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(35)
    await expect.poll(() => placeOf(box)).toBe('above')
    expect(await seenPlaces(page)).toEqual(['above'])
  })
})
