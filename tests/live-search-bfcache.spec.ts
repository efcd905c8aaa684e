import { CUPS, SEARCH, searchBox, titles } from './search-box'
import { expect, type Shop, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

const PAGE = '/blog/?jquery=none'
/** Playwright cannot reach a restored page. With this call the page reports its state to the server. */
const REPORT = 'report'

const keywords = async (shop: Shop) => (await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    addEventListener('pageshow', async ({ persisted }) => {
      if (!persisted) return
      const field = document.querySelector<HTMLInputElement>('#header .aws-search-field')
      const list = document.querySelector<HTMLElement>('#aws-search-result-1')
      const report = (moment: string) => {
        const rows = [...(list?.querySelectorAll('.aws_result_title') ?? [])].map(
          ({ textContent }) => textContent,
        )
        const fields = {
          action: 'report',
          moment,
          value: field?.value ?? '',
          display: list?.style.display ?? '',
          rows: rows.join(),
          form: field?.form?.className ?? '',
        }
        return fetch('/wp-admin/admin-ajax.php', { method: 'POST', body: new URLSearchParams(fields) })
      }
      await report('restored')
      if (!field) return
      document.addEventListener('awsShowingResults', () => void report('found'))
      field.value = field.value === 'cup' ? 'glass' : 'cup'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
})

async function reports(shop: Shop, count: number) {
  await expect.poll(async () => (await shop.calls(REPORT)).length).toBe(count)
  return (await shop.calls(REPORT)).map(({ fields }) => fields)
}

test('[S40] [X01] a page that comes back from the back/forward cache has its term and its list, and searches on', async ({
  page,
  shop,
}) => {
  await shop.open(PAGE)
  const box = searchBox(page)
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  await page.evaluate(() => location.assign('/shop/'))
  const [restored, found] = await reports(shop, 2)
  expect(restored).toMatchObject({ value: 'cup', display: 'block', rows: CUPS.join().replace(' ', '\u00a0') })
  expect(found?.['rows']).toContain('Jade Glass Flame')
  expect(await keywords(shop)).toEqual(['cup', 'glass'])
  const pages = (await shop.calls('page')).filter(({ path }) => path.startsWith('/blog/'))
  expect(pages, 'the page came from the cache').toHaveLength(1)
})

test('[S40] [X01] a request that the visitor left behind is forgotten when they come back', async ({
  page,
  shop,
}) => {
  await shop.fault(`${SEARCH}:slow:600000`)
  await shop.open(PAGE)
  const box = searchBox(page)
  await box.field.fill('glass')
  await expect.poll(() => keywords(shop)).toEqual(['glass'])
  await page.request.post(`${shop.url}/fixture/faults/clear`)
  await page.evaluate(() => location.assign('/shop/'))
  const [restored, found] = await reports(shop, 2)
  expect(restored).toMatchObject({ value: 'glass', display: 'none' })
  expect(found).toMatchObject({ value: 'cup', display: 'block' })
  expect(found?.['form']).not.toContain('aws-processing')
  expect(shop.printed).toEqual([])
})
