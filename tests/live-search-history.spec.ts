import { CUPS, SEARCH, searchBox, titles } from './search-box'
import { expect, test } from './shop'

const PAGE = '/shop/?jquery=none'

test.describe('[S40] back and forward', () => {
  test('[S40] a page that is loaded again searches as ever, and so does the results page', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    await page.goBack()
    await shop.mounted('cart-notice')
    await expect(box.list).toBeHidden()
    await box.field.fill('glass')
    await expect(titles(box).first()).toHaveText(/Glass/)
    await page.goForward()
    await shop.mounted('cart-notice')
    await expect(box.field).toHaveValue('cup')
    await box.field.fill('glass')
    await expect(titles(box).first()).toHaveText(/Glass/)
    expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual([
      'cup',
      'glass',
      'glass',
    ])
    expect(shop.printed).toEqual([])
  })

  test('[S44] leaving while an answer is on its way is no failure', async ({ page, shop }) => {
    await page.route(/wc-ajax=aws_action/, () => {})
    await shop.open(PAGE)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    await asked
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    await shop.mounted('cart-notice')
    expect(shop.printed).toEqual([])
  })
})
