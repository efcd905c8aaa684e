import type { Page } from '@playwright/test'
import { CUPS, listen, SEARCH, type SearchBox, searchBox, titles } from './search-box'
import { expect, freezeTime, type Shop, test } from './shop'

const PAGE = '/shop/'

async function findCups(page: Page, box: SearchBox = searchBox(page)) {
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  return box
}

const clearFaults = (page: Page, { url }: Shop) => page.request.post(`${url}/fixture/faults/clear`)

/** The lines that laurel has printed. The browser itself also reports a failed status and a broken connection. */
const ofLaurel = ({ printed }: Shop) => printed.filter((line) => line.includes('live-search'))

test.describe('[S44] failing answers', () => {
  test('[S44] a broken line, a page of HTML, no line at all: the old list stays, the loader goes, it is said once, and the same term may be tried again', async ({
    page,
    shop,
    context,
  }) => {
    const nothing = await listen(page, 'awsNoResults')
    // Counted in the page, because the browser may repeat a request after a broken connection.
    const asked: string[] = []
    page.on('request', (request) => {
      const keyword = new URLSearchParams(request.postData() ?? '').get('keyword')
      if (keyword) asked.push(keyword)
    })
    await shop.open(PAGE)
    const box = await findCups(page)
    await freezeTime(page)
    const fail = async (ask: () => Promise<void>) => {
      await ask()
      await expect(box.loader).toBeVisible()
      await page.clock.runFor(300)
      await expect(box.loader).toBeHidden()
      await expect(box.list).toBeVisible()
      await expect(titles(box)).toHaveText(CUPS)
    }
    const again = () => box.field.press('Space')
    await shop.fault(`${SEARCH}:truncated`)
    await fail(() => box.field.fill('medal'))
    expect(ofLaurel(shop)).toEqual([expect.stringContaining('Request failed: error')])

    // Tried once more, it fails once more, and the console has heard enough.
    await fail(again)
    expect(ofLaurel(shop)).toHaveLength(1)

    await clearFaults(page, shop)
    await shop.fault(`${SEARCH}:html`)
    await fail(again)
    expect(ofLaurel(shop).slice(1)).toEqual([expect.stringContaining('Request failed: parsererror')])

    await clearFaults(page, shop)
    await context.setOffline(true)
    await fail(again)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await context.setOffline(false)
    await page.clock.resume()
    await box.field.fill('medal')
    await expect(titles(box).nth(1)).toHaveText('Star Medal with Ribbon')
    await expect(box.loader).toBeHidden()
    expect(ofLaurel(shop)).toHaveLength(2)
    expect(asked).toEqual(['cup', 'medal', 'medal', 'medal', 'medal', 'medal'])
    expect(await nothing()).toEqual([])
    expect(shop.printed.filter((line) => line.startsWith('uncaught'))).toEqual([])
  })

  test('[S44] the first answer fails: no list, not even an empty one', async ({ page, shop }) => {
    await shop.fault(`${SEARCH}:500`)
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await freezeTime(page)
    await box.field.fill('cup')
    await expect(box.loader).toBeVisible()
    await page.clock.runFor(300)
    await expect(box.loader).toBeHidden()
    await expect(box.list).toBeHidden()
    await page.locator('h1').click()
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await expect(box.list).toBeHidden()
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })

  test('[S44] [esm] the code that reads answers comes before anything is typed; without it a search fails, and the form goes on', async ({
    page,
    shop,
  }) => {
    // The file's name does not say what it holds, so its code is looked at.
    let isAskedFor = false
    await page.route('**/chunks/*', async (route) => {
      const response = await route.fetch()
      const isReader = (await response.text()).includes('top_results')
      isAskedFor ||= isReader
      await (isReader ? route.abort() : route.fulfill({ response }))
    })
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.focus()
    await expect.poll(() => isAskedFor).toBe(true)
    await box.field.fill('cup')
    await expect.poll(() => ofLaurel(shop)).toEqual([expect.stringContaining('Request failed: error')])
    await expect(box.loader).toBeHidden()
    await expect(box.list).toBeHidden()
    await page.unrouteAll({ behavior: 'wait' })
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })
})

test.describe('[S44] hostile answers', () => {
  for (const layout of ['list', 'block']) {
    test(`[S44] [X11] ${layout} layout: nothing in an answer runs, though no policy forbids it`, async ({
      page,
      shop,
    }) => {
      await page.route(`**${PAGE}**`, async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _, ...headers } = response.headers()
        await route.fulfill({ response, headers })
      })
      await shop.open(`${PAGE}?search-hostile&search-layout=${layout}`)
      const box = searchBox(page)
      await box.field.fill('cup')
      await expect(box.list).toContainText('On backorder')
      const rows = box.list.locator('.aws_result_item')
      await expect(rows.filter({ has: page.locator('.aws_result_price') })).toHaveCount(1)
      for (const row of await rows.all()) await row.hover()

      const remains = await box.list.evaluate((list) => ({
        tags: [...new Set([...list.querySelectorAll('*')].map(({ localName }) => localName))].filter((tag) =>
          [
            'script',
            'style',
            'iframe',
            'object',
            'embed',
            'form',
            'input',
            'animate',
            'link',
            'meta',
          ].includes(tag),
        ),
        attributes: [...list.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(({ name, value }) => /^on|^srcdoc$/.test(name) || /javascript:|svg\+xml/i.test(value))
            .map(({ name }) => name),
        ),
        foreignIds: [...list.querySelectorAll('[id]')].filter(
          ({ id }) => !id.startsWith('aws-search-result-1-'),
        ).length,
        placed: [...list.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style.position === 'fixed')
          .length,
      }))
      expect(remains).toEqual({ tags: [], attributes: [], foreignIds: 0, placed: 0 })

      const names = await rows.evaluateAll((all) =>
        all.map((row) => ({
          href: (row.matches('a') ? row : row.querySelector('a'))?.getAttribute('href') ?? null,
          hasPicture: row.querySelector('img') !== null,
        })),
      )
      expect(names).toEqual([
        { href: '/engraving-guide/', hasPicture: false },
        { href: null, hasPicture: false },
        { href: '/product/gold-cup/', hasPicture: true },
        { href: '/product/gold-cup/', hasPicture: true },
        { href: null, hasPicture: false },
        { href: null, hasPicture: false },
        { href: '#', hasPicture: false },
      ])
      await expect(box.list.locator('.aws_result_sku').first()).toHaveText('SKU: A1')
      await expect(box.list.locator('.aws_result_count')).toHaveText('(14)')
      await expect(
        box.list.locator('.aws_result_title, .aws_result_tax_title').filter({ hasText: 'Bowls' }),
      ).toHaveText(/Cups & Bowls/)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      await expect(page.locator('h1')).toBeVisible()

      // A row without an address goes nowhere, by key either.
      await page.locator('h1').hover()
      await box.field.press('ArrowDown')
      await box.field.press('ArrowDown')
      await expect(box.highlighted).toContainText('Bowls')
      const heard = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener('submit', (event) => {
              event.preventDefault()
              resolve('submitted')
            }),
          ),
      )
      await box.field.press('Enter')
      expect(await heard).toBe('submitted')
      expect(page.url()).toContain(PAGE)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })
  }
})
