import type { Page } from '@playwright/test'
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

test.describe('[S42] keyboard', () => {
  test('[S42] the keyboard alone: Tab to the box, a term, arrows, and Enter opens the product', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await tabTo(page, box)
    await page.keyboard.type('cup')
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

  test('[S42] Tab goes on past the list: to the cross, the loupe, and what follows the box', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    await page.keyboard.press('Tab')
    await expect(box.clear).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(box.button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#header .cart-contents')).toBeFocused()
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

  test('[S42] the cross and the loupe are buttons by key, too', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    await expect(box.clear).toHaveRole('button')
    await expect(box.clear).toHaveAccessibleName('Clear search')
    await box.clear.press('Space')
    await expect(box.field).toHaveValue('')
    await expect(box.field).toBeFocused()
    await page.keyboard.type('cup')
    await expect(box.button).toHaveAccessibleName('Search')
    await box.button.press('Enter')
    await page.waitForURL(RESULTS)
  })

  test('[S42] beyond the last row and before the first there is none, and then the other end', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
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
  })

  test('[S42] arrows leave the caret where it is, and with Shift they are the field’s own', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    const caret = () =>
      box.field.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
    await box.field.press('ArrowUp')
    expect(await caret()).toEqual([3, 3])
    await box.field.press('Shift+ArrowUp')
    expect(await caret()).toEqual([0, 3])
    await expect(box.highlighted).toContainText('View all results')
  })

  test('[S42] the pointer and the keys share one row', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    await box.field.press('ArrowDown')
    await expect(box.highlighted).toContainText('Cups')
    await box.rows.nth(2).hover()
    await expect(box.highlighted).toHaveCount(1)
    await expect(box.highlighted).toContainText('Silver Netball Cup')
    await box.field.press('ArrowUp')
    await expect(box.highlighted).toHaveCount(1)
    await expect(box.highlighted).toContainText('Gold Cup')
    await box.rows.nth(2).hover()
    await page.locator('h1').hover()
    await expect(box.highlighted).toHaveCount(0)
  })

  test('[S42] a list that scrolls under a resting pointer keeps the row of the keys', async ({
    page,
    shop,
  }) => {
    await shop.open(`${PAGE}?search-rows=40`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(42)
    await box.rows.nth(1).hover()
    for (let row = 2; row < 12; row += 1) {
      await box.field.press('ArrowDown')
      await expect(box.highlighted).toHaveCount(1)
      await expect(box.highlighted).toContainText(`no. ${row}`)
    }
    await expect(box.highlighted).toBeInViewport({ ratio: 1 })
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

  test('[S42] arrows belong to the list while it is open and the keyboard is in the box, and else to the page', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      addEventListener('keydown', (event) => {
        document.documentElement.dataset['key'] = event.defaultPrevented ? 'taken' : 'free'
      })
    })
    await shop.open(PAGE)
    const box = await findCups(page)
    const html = page.locator('html')
    await page.keyboard.press('ArrowDown')
    await expect(html).toHaveAttribute('data-key', 'taken')
    await page.locator('#header .cart-contents').focus()
    await expect(box.list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(html).toHaveAttribute('data-key', 'free')
    await expect(box.highlighted).toContainText('Cups')
    await box.field.focus()
    await page.keyboard.press('Escape')
    await expect(box.list).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(html).toHaveAttribute('data-key', 'free')
  })

  test('[S42] Escape hides the list and does what the browser does with a search field', async ({
    page,
    shop,
  }) => {
    const heard = await listen(page, 'awsResultsHidden')
    await shop.open(PAGE)
    const box = await findCups(page)
    await box.field.press('ArrowDown')
    await box.field.press('Escape')
    await expect(box.list).toBeHidden()
    await expect(box.field).toBeFocused()
    await expect(box.field).toHaveValue('')
    expect(await heard()).toHaveLength(1)
    await page.keyboard.type('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.highlighted).toHaveCount(0)
    expect(await shop.calls(SEARCH)).toHaveLength(1)
  })

  test('[S42] a row out of sight scrolls into it', async ({ page, shop }) => {
    await shop.open(`${PAGE}?search-rows=40`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(42)
    await box.field.press('ArrowUp')
    await expect(box.highlighted).toHaveText('View all results')
    await expect(box.highlighted).toBeInViewport({ ratio: 1 })
    await box.field.press('ArrowDown')
    await box.field.press('ArrowDown')
    await expect(box.highlighted).toContainText('Cups')
    await expect(box.highlighted).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  for (const layout of ['list', 'block']) {
    test(`[S42] ${layout} layout: under reduced motion the row is there at once`, async ({ page, shop }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await shop.open(`${PAGE}?search-rows=40&search-layout=${layout}`)
      const box = searchBox(page)
      await box.field.fill('cup')
      await expect(box.rows).toHaveCount(42)
      const isWithin = await box.field.evaluate((field) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
        const list = document.querySelector('#aws-search-result-1 :is(ul, .aws_result_scroll)')
        const row = document.querySelector('#aws-search-result-1 .aws_search_more')
        if (!list || !row) return false
        return row.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 1
      })
      expect(isWithin).toBe(true)
    })
  }

  test('[S42] Enter that ends a word of an input method is no Enter', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    await box.field.press('ArrowDown')
    await box.field.evaluate((field) => {
      const options = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
      const isLeftAlone = field.dispatchEvent(new KeyboardEvent('keydown', options))
      document.title = isLeftAlone ? 'left alone' : 'prevented'
    })
    expect(await page.title()).toBe('left alone')
    expect(page.url()).toBe(shop.url + PAGE)
  })
})

test.describe('[S42] going to the results', () => {
  test('[S42] Enter goes to the results page', async ({ page, shop }) => {
    await shop.open(PAGE)
    await searchBox(page).field.fill('cup')
    await page.keyboard.press('Enter')
    await page.waitForURL(RESULTS)
    await expect(page.locator('#found-products li.product')).toHaveCount(3)
    await expect(searchBox(page).field).toHaveValue('cup')
  })

  test('[S42] the term goes out as it was typed', async ({ page, shop }) => {
    await shop.open(PAGE)
    await searchBox(page).field.fill(' gold  cup & <b>')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]s=/)
    expect(new URL(page.url()).searchParams.get('s')).toBe(' gold  cup & <b>')
    await expect(searchBox(page).field).toHaveValue(' gold  cup & <b>')
  })

  for (const value of ['', '   ']) {
    test(`[S42] with “${value}” in the field neither Enter nor the loupe goes anywhere`, async ({
      page,
      shop,
    }) => {
      const heard = await listen(page, 'submit')
      await shop.open(PAGE)
      const box = searchBox(page)
      await box.field.fill(value)
      await box.field.press('Enter')
      await box.button.click()
      await box.button.press('Enter')
      // A key that works the form would have left the page by the next one.
      await box.field.press('End')
      expect(await heard()).toEqual([])
      expect(page.url()).toBe(shop.url + PAGE)
      expect(await shop.calls('page')).toHaveLength(1)
    })
  }

  test('[S42] the loupe submits as the form does, so that other scripts hear of it', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await page.evaluate(() =>
      document.addEventListener('submit', (event) => {
        event.preventDefault()
        document.title = `heard ${(event.target as HTMLElement).className.split(' ')[0]}`
      }),
    )
    await box.button.click()
    await expect(page).toHaveTitle('heard aws-search-form')
    expect(page.url()).toBe(shop.url + PAGE)
  })

  for (const layout of ['list', 'block']) {
    test(`[S42] ${layout} layout: “View all results” goes there by click and by Enter, and its # nowhere`, async ({
      page,
      shop,
    }) => {
      await shop.open(`${PAGE}?search-layout=${layout}`)
      const box = searchBox(page)
      await box.field.fill('cup')
      await expect(box.rows).toHaveCount(5)
      await page.evaluate(() => addEventListener('hashchange', () => (document.title = 'jumped')))
      await box.rows.last().click()
      await page.waitForURL(RESULTS)

      await page.goBack()
      await shop.mounted('cart-notice')
      await box.field.fill('cup')
      await expect(box.rows).toHaveCount(5)
      await box.field.press('ArrowUp')
      await expect(box.highlighted).toHaveText('View all results')
      await box.field.press('Enter')
      await page.waitForURL(RESULTS)
    })
  }

  test('[S42] where there is no results page, nothing goes to it', async ({ page, shop }) => {
    const heard = await listen(page, 'submit')
    await shop.open(`${PAGE}?search-show-page=false`)
    const box = await findCups(page)
    await expect(box.button).toBeHidden()
    await box.field.press('Enter')
    await box.button.dispatchEvent('click')
    await box.field.press('End')
    expect(await heard()).toEqual([])
    expect(await shop.calls('page')).toHaveLength(1)
    await box.field.press('ArrowDown')
    await box.field.press('ArrowDown')
    await box.field.press('Enter')
    await page.waitForURL('**/product/gold-cup/')
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

  test('[S42] the list hangs at the box, and goes with it: page scrolled, window resized, header stuck', async ({
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
  })

  test('[S42] a list that would not fit below the box, but fits above it, opens upward', async ({
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
  })

  test('[S42] with 500 px left on the page the list opens downward', async ({ page, shop }) => {
    await shop.open(PAGE)
    await moveToTheEnd(page, 510)
    const box = searchBox(page, { within: '#the-end' })
    await findCups(page, box)
    expect(await placeOf(box)).toBe('below')
  })

  test('[S42] in a page whose body has a place of its own the list still hangs at the box', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    await page.evaluate(() => {
      document.body.style.cssText = 'position: relative; margin: 32px 0 0 20px'
    })
    const box = await findCups(page)
    expect(await placeOf(box)).toBe('below')
  })

  test('[S42] scripts that place the list have their way', async ({ page, shop }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const { AwsHooks } = window as unknown as {
          AwsHooks: { add_filter(tag: string, callback: (value: object) => object): void }
        }
        AwsHooks.add_filter('aws_results_layout', (styles) => ({ ...styles, top: 'auto', bottom: 130 }))
      })
    })
    await shop.open(PAGE)
    const box = await findCups(page)
    await expect(box.list).toHaveCSS('bottom', '130px')
    expect(await box.list.evaluate((list) => list.style.top)).toBe('auto')
  })

  test('[S42] a box that is moved elsewhere keeps its list, and the list follows', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
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
    expect(await shop.calls(SEARCH)).toHaveLength(2)
  })
})
