import type { Locator } from '@playwright/test'
import { SEARCH, searchBox, titles } from './search-box'
import { expect, test } from './shop'

const PAGE = '/shop/'
const LAYOUTS = ['list', 'block'] as const

/** The class names of an element and what is in it, but not in a price: that is the shop plugin's. */
function skeleton(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const outline = (node: Element): string => {
      const name = [node.localName, ...node.classList].join('.')
      const parts = node.matches('.aws_result_price, svg') ? [] : [...node.children].map(outline)
      return parts.length > 0 ? `${name}(${parts.join(' ')})` : name
    }
    return outline(root)
  })
}

/** Contract 06 §3.2 and §3.3. */
const SKELETONS = {
  list: {
    list: /^ul\(li\.aws_result_item/,
    term:
      'li.aws_result_item.aws_result_tag.aws_result_tax_product_cat(div.aws_result_link(' +
      'a.aws_result_link_top span.aws_result_content(span.aws_result_title(span.aws_result_count))))',
    product:
      'li.aws_result_item(div.aws_result_link(a.aws_result_link_top span.aws_result_image(img) ' +
      'span.aws_result_content(span.aws_result_title(strong span.aws_result_featured(svg)) span.aws_result_stock.in ' +
      'span.aws_result_sku span.aws_result_excerpt(strong) span.aws_result_price)))',
    more: 'li.aws_result_item.aws_search_more(a)',
  },
  block: {
    list: /^div\.aws_result_scroll\(div\.aws_result_inner\(div\.aws_results\.style-inline\(div\.aws_result_item/,
    term:
      'div.aws_result_item.aws_result_tag.aws_result_tax_product_cat(a.aws_result_link_top ' +
      'span.aws_result_content(span.aws_result_head(span.aws_result_tax_title(span.aws_result_count))))',
    product:
      'div.aws_result_item(a.aws_result_link_top span.aws_result_image(img) span.aws_result_content(' +
      'span.aws_result_head(span.aws_result_title(strong span.aws_result_featured(svg)) span.aws_result_price) ' +
      'span.aws_result_stock.in span.aws_result_sku span.aws_result_excerpt(strong)))',
    more: 'a.aws_result_item.aws_search_more',
  },
}

test.describe('[S41] the rows', () => {
  for (const layout of LAYOUTS) {
    test(`[S41] ${layout} layout: nothing found, a suggestion that searches, rows as its style sheet knows them, sales, texts`, async ({
      page,
      shop,
    }) => {
      await shop.open(`${PAGE}?search-layout=${layout}`)
      const box = searchBox(page)
      await box.field.fill('cpu')
      await expect(box.rows).toHaveText(['Nothing found'])
      await expect(box.rows).toHaveClass('aws_result_item aws_no_result')
      await expect(box.list.locator('.aws_top_text')).toHaveText('Did you mean: cup')
      await box.list.getByText('cup', { exact: true }).click()
      await expect(box.field).toHaveValue('cup')
      await expect(box.field).toBeFocused()
      await expect(box.rows).toHaveCount(5)
      await expect(box.list).toContainText('Gold Cup')
      const expected = SKELETONS[layout]
      expect(await skeleton(box.list.locator(':scope > *'))).toMatch(expected.list)
      expect(await skeleton(box.rows.nth(0))).toBe(expected.term)
      expect(await skeleton(box.rows.nth(1))).toBe(expected.product)
      expect(await skeleton(box.rows.nth(4))).toBe(expected.more)
      await expect(box.rows.nth(1).locator('.aws_result_featured')).toHaveAttribute('title', 'Featured')
      await expect(box.rows.nth(1).locator('.aws_result_price')).toHaveText('From $9.50')
      await expect(box.rows.nth(1).locator('a')).toHaveText('Gold Cup')

      await box.field.fill('crystal block')
      const sale = box.rows.first()
      await expect(sale.locator('.aws_onsale')).toHaveText('Sale!')
      await expect(sale.locator('.aws_result_price del')).toHaveText('$95.00')
      await expect(sale.locator('.aws_result_price ins')).toHaveText('$79.00')
      await expect(sale).toHaveClass(layout === 'block' ? 'aws_result_item on-sale' : 'aws_result_item')
      await box.field.fill('football figure')
      await expect(box.rows.first().locator('.aws_result_stock.out')).toHaveText('Out of stock')
      await expect(box.rows.first().locator('.aws_onsale')).toHaveCount(0)

      await box.field.fill('trophy')
      const text = box.list.locator('.aws_top_text')
      await expect(text).toHaveText('Free engraving over $200')
      await expect(box.rows).toHaveCount(2)
      await text.click()
      await expect(box.list).toBeVisible()
      await box.field.press('ArrowDown')
      await expect(box.highlighted).toContainText('Trophée Élégance')
      await box.field.press('ArrowUp')
      await expect(box.highlighted).toHaveCount(0)

      expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual([
        'cpu',
        'cup',
        'crystal block',
        'football figure',
        'trophy',
      ])
      expect(page.url()).toBe(`${shop.url}${PAGE}?search-layout=${layout}`)
      expect(shop.printed).toEqual([])
    })

    test(`[S41] ${layout} layout: as wide as its box, it scrolls in itself; what the shop puts on top opens where it wants; whole rows are links`, async ({
      page,
      shop,
      context,
    }) => {
      await shop.open(`${PAGE}?search-layout=${layout}&search-second`)
      const box = searchBox(page)
      await box.field.fill('engraving')
      await expect(box.rows.nth(0)).toHaveClass(/aws_result_top_custom_item_guides/)
      await expect(box.rows.nth(0)).toContainText('Engraving guide')
      await expect(box.rows.nth(0).locator('.aws_result_excerpt')).toHaveText('Fonts and line limits')
      await expect(box.rows.nth(1)).toHaveClass(/aws_result_tax_product_cat/)
      await expect(box.rows.nth(2).locator('.aws_result_title')).toHaveText('Replacement Engraving Plate')
      await expect(box.list).toHaveClass(/less500/)
      const [list, container] = [await box.list.boundingBox(), await box.container.boundingBox()]
      expect(list?.width).toBe(container?.width)
      // 400 or 500 px by style sheet, with borders.
      expect(list?.height).toBe(layout === 'list' ? 402 : 502)

      const guide = context.waitForEvent('page')
      await expect(box.rows.nth(0).locator('a')).toHaveAttribute('rel', /noopener/)
      await box.rows.nth(0).click()
      await expect(await guide).toHaveURL(`${shop.url}/engraving-guide/`)
      await (await guide).close()

      const wide = searchBox(page, { within: '#main-container', number: 2 })
      await wide.field.fill('engraving')
      await expect(wide.rows.first()).toBeVisible()
      await expect(wide.list).not.toHaveClass(/less500/)

      await box.field.fill('cup')
      await expect(box.rows).toHaveCount(5)
      const row = box.rows.nth(1)
      await expect(row.getByRole('option')).toHaveAttribute('href', '/product/gold-cup/')
      const product = context.waitForEvent('page')
      await row.locator('img').click({ modifiers: ['ControlOrMeta'], force: true })
      await expect(await product).toHaveURL(`${shop.url}/product/gold-cup/`)
      await (await product).close()
      await expect(box.list).toBeVisible()
      await row.locator('.aws_result_excerpt').click({ force: true })
      await page.waitForURL('**/product/gold-cup/')
    })
  }

  test('[S41] without the plugin’s style sheet the rows are a list', async ({ page, shop }) => {
    await page.route('**/assets/joined.css?*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/,search\b|,search-block\b/g, ''),
      }),
    )
    await shop.open(`${PAGE}?search-layout=block`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.list.locator('> ul > li')).toHaveCount(5)
  })
})

test.describe('[S41] the shop’s own words', () => {
  test('[S41] texts of the shop’s: the last one may hold a link, and nothing that runs; the others have their defaults; a picture that cannot be loaded leaves no frame', async ({
    page,
    shop,
    excused,
  }) => {
    // Its handlers are read by `parseInert`, in a document without a window: the only place that takes a refusal as text.
    excused.push(
      /^script-src-attr refused inline of \/dist\/\S+ at =[\w$]+\([\w$]+\)\}catch\{[\w$]+\.textContent=/,
    )
    await page.addInitScript(() => {
      Object.assign(window, {
        aws_vars: {
          showmore: 'All <b>of</b> them',
          noresults:
            'No luck, <a href="/cart/" onclick="window.hacked=1">see your cart</a><script>window.hacked=1</script>',
        },
      })
    })
    await page.route('**/gold-cup.svg', (route) => route.abort())
    await shop.open('/blog/?search-texts=off')
    const box = searchBox(page)
    await box.field.fill('gold cup')
    await expect(titles(box)).toHaveText(['Gold Cup'])
    await expect(box.list.locator('.aws_result_image')).toHaveCount(0)
    await box.field.fill('netball cup')
    await expect(titles(box)).toHaveText(['Silver Netball Cup'])
    await expect(box.list.locator('.aws_result_image')).toHaveCount(1)

    await box.field.fill('crystal block')
    await expect(box.list.locator('.aws_onsale')).toHaveText('Sale!')
    await expect(box.list.locator('.aws_result_sku').first()).toHaveText('SKU: CR-BL')
    await expect(box.rows.last()).toHaveText('All <b>of</b> them')
    await box.field.fill('xyzzy')
    await expect(box.rows).toHaveText(['No luck, see your cart'])
    await expect(box.rows.locator('[onclick], script')).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await box.rows.getByRole('link').click()
    await page.waitForURL('**/cart/')
  })
})

test.describe('[S41] very many rows', () => {
  test('[S41] of 5000 products 500 rows show, said once; typing goes on from frame to frame, and what is known shows in one', async ({
    page,
    shop,
  }) => {
    await shop.open(`${PAGE}?search-rows=5000`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(501)
    await expect(box.rows.last()).toHaveText('View all results')
    expect(shop.printed).toEqual([expect.stringContaining('More than 500 results')])

    const frames = await box.field.evaluate(async (field: HTMLInputElement) => {
      const form = field.closest('form')
      const frame = () => new Promise(requestAnimationFrame)
      const seen: boolean[] = []
      await frame()
      for (const value of ['cups', 'cup', 'cups ', 'cupss', 'cup s']) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await frame()
        seen.push(form?.classList.contains('aws-processing') === (value !== 'cup'))
      }
      return seen
    })
    expect(frames).toEqual([true, true, true, true, true])

    await box.field.fill('medal')
    await expect(box.rows.nth(1)).toContainText('Medal')
    await expect(box.rows).toHaveCount(501)
    await box.field.press('ArrowUp')
    await expect(box.highlighted).toHaveText('View all results')
    await expect(box.highlighted).toBeInViewport()
    expect(shop.printed).toHaveLength(1)

    const asked = (await shop.calls(SEARCH)).length
    const rows = await box.field.evaluate(async (field: HTMLInputElement) => {
      field.value = 'cup'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      const list = document.querySelector<HTMLElement>('#aws-search-result-1')
      return list?.style.display === 'block' ? list.querySelectorAll('li').length : 0
    })
    expect(rows).toBeGreaterThanOrEqual(5)
    await expect(box.rows).toHaveCount(501)
    await expect(box.rows.nth(1)).toContainText('Cup no. 1')
    expect(await shop.calls(SEARCH)).toHaveLength(asked)
  })
})
