// The ids in the titles are rows of contract 07.
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './shop'

const CHECKOUT = 'form.checkout'
const REGISTER = 'form.register'
const COOKIES = [
  'sbjs_current',
  'sbjs_current_add',
  'sbjs_first',
  'sbjs_first_add',
  'sbjs_migrations',
  'sbjs_session',
  'sbjs_udata',
]

type Attribution = Window & {
  wc_order_attribution?: { setOrderTracking(allow: boolean): void; getAttributionData(): object }
  wp_set_consent?: (category: string, value: string) => void
  defineConsentType?: () => void
}

/** The same server by a name with dots: cookies of a domain need one. */
const named = (url: string, name = 'www.shop.test') => url.replace('127.0.0.1', name)

const kept = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'))
const names = async (page: Page) => (await kept(page)).map(({ name }) => name).sort()
/** A browser may set a cookie a moment after the page has. */
const expectCookies = (page: Page, wanted: readonly string[]) =>
  expect.poll(() => names(page)).toEqual(wanted)
const stamps = (page: Page, form: string) => page.locator(`${form} wc-order-attribution-inputs`)
const field = (page: Page, name: string, form = CHECKOUT) =>
  page.locator(`${form} input[name="wc_order_attribution_${name}"]`)

async function open(page: Page, { url, mounted }: Shop, path: string, referer?: string) {
  await page.goto(named(url) + path, referer ? { referer } : {})
  await mounted('order-attribution')
}

test('[S61] an order is sent with where the visitor came from (E-24, E-50, E-64, E-69)', async ({
  page,
  shop,
}) => {
  const search = 'utm_source=newsletter&utm_medium=email&utm_campaign=cup%20season'
  await open(page, shop, `/shop/?attribution&csp=strict&jquery=none&${search}`, 'https://mail.example.net/')
  await expectCookies(page, COOKIES)
  for (const { name, domain, path, expires, value } of await kept(page)) {
    expect({ domain, path }).toEqual({ domain: '.shop.test', path: '/' })
    // The page asks for so short a life that all but the visit end with the browser.
    expect(expires === -1).toBe(name !== 'sbjs_session')
    if (name === 'sbjs_current') expect(value).toContain('cmp%3Dcup%2520season')
  }
  await open(page, shop, '/checkout/?csp=strict&jquery=none')
  await expect(stamps(page, CHECKOUT)).toHaveCount(1)
  await expect(stamps(page, CHECKOUT).locator('input')).toHaveCount(16)
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/checkout/'))
  await page.getByRole('button', { name: 'Place order' }).click()
  const sent = new URLSearchParams((await request).postData() ?? '')
  const values = (name: string) => sent.getAll(`wc_order_attribution_${name}`)
  expect(values('source_type')).toEqual(['utm'])
  expect(values('utm_campaign')).toEqual(['cup season'])
  expect(values('referrer')).toEqual(['https://mail.example.net/'])
  expect(values('session_pages')).toEqual(['2'])
  expect(values('user_agent')).toEqual([await page.evaluate(() => navigator.userAgent)])
  expect(shop.printed).toEqual([])
})

test('[S61] a search that led here is known on both forms of a page (E-05, E-70)', async ({ page, shop }) => {
  await open(page, shop, '/checkout/?register', 'https://www.google.com/')
  for (const form of [CHECKOUT, REGISTER]) {
    await expect(stamps(page, form)).toHaveCount(1)
    await expect(field(page, 'source_type', form)).toHaveValue('organic')
    await expect(field(page, 'utm_source', form)).toHaveValue('google')
  }
  expect(shop.printed).toEqual([])
})

test('[S61] off on a www host every cookie goes and the inputs are empty; on, all begins anew (E-72, E-73)', async ({
  page,
  shop,
}) => {
  await open(page, shop, '/checkout/')
  await expectCookies(page, COOKIES)
  const set = (allow: boolean) =>
    page.evaluate((on) => (window as Attribution).wc_order_attribution?.setOrderTracking(on), allow)
  await set(false)
  await expectCookies(page, [])
  await expect(field(page, 'source_type')).toHaveValue('')
  const known = await page.evaluate(() => (window as Attribution).wc_order_attribution?.getAttributionData())
  expect(Object.values(known ?? {})).toEqual(Array(16).fill(null))
  await set(true)
  await expectCookies(page, COOKIES)
  await expect(field(page, 'source_type')).toHaveValue('typein')
  await expect(field(page, 'session_pages')).toHaveValue('1')
})

test('[S61] an element that a refresh of the checkout brings is filled (E-76)', async ({ page, shop }) => {
  await open(page, shop, '/checkout/?stamps=0')
  await expect(stamps(page, CHECKOUT)).toHaveCount(0)
  await page.getByLabel('Postcode').fill('4000')
  await page.getByLabel('Postcode').blur()
  await expect(stamps(page, CHECKOUT).locator('input')).toHaveCount(16)
  await expect(field(page, 'source_type')).toHaveValue('typein')
  expect(shop.printed).toEqual([])
})

test('[S61] nothing is kept until the visitor allows it, and nothing after a change of mind (E-71, E-74, E-75)', async ({
  page,
  shop,
}) => {
  await open(page, shop, '/checkout/?consent=deny')
  await expectCookies(page, [])
  await expect(field(page, 'source_type')).toHaveValue('')
  const say = (category: string, value: string) =>
    page.evaluate((word) => (window as Attribution).wp_set_consent?.(...word), [category, value] as const)
  await say('marketing', 'allow')
  await expectCookies(page, COOKIES)
  await expect(field(page, 'source_type')).toHaveValue('typein')
  await say('statistics', 'deny')
  await expectCookies(page, COOKIES)
  await say('marketing', 'deny')
  await expectCookies(page, [])
  await expect(field(page, 'source_type')).toHaveValue('')

  await open(page, shop, '/checkout/?consent=late')
  await expectCookies(page, COOKIES)
  await page.evaluate(() => (window as Attribution).defineConsentType?.())
  await expectCookies(page, [])
  await expect(field(page, 'source_type')).toHaveValue('')
  expect(shop.printed).toEqual([])
})

test('[S61] on a host without a domain the cookies are its own, and without the feature there are none (E-79)', async ({
  page,
  shop,
}) => {
  await shop.open('/checkout/?attribution=off')
  await expectCookies(page, [])
  await expect(stamps(page, CHECKOUT).locator('input')).toHaveCount(0)
  await page.goto(`${shop.url}/my-account/`)
  await expect(field(page, 'source_type', REGISTER)).toHaveValue('typein')
  await expectCookies(page, COOKIES)
  expect(new Set((await kept(page)).map(({ domain }) => domain))).toEqual(new Set(['127.0.0.1']))
  expect(shop.printed).toEqual([])
})
