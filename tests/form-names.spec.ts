import type { Page } from '@playwright/test'
import { expect, framesDrawn, type Shop, test } from './shop'
import { MEMBER_NAMES } from './unit/member-names'

const INVALID = 'One or more fields have an error. Please check and try again.'
const SENT = 'Thank you for your message. It has been sent.'
/** Before the button of the page's first form. */
const BUTTON_LINE = /(?=<p><input class="wpcf7-form-control wpcf7-submit)/
const FIELDS = MEMBER_NAMES.map(
  (name) =>
    `<span class="wpcf7-form-control-wrap" data-name="${name}"><input class="wpcf7-form-control wpcf7-text" type="text" name="${name}" aria-label="${name}" value=""></span>`,
).join('\n')
const textFor = (name: string) => `what of ${name}?`

/** Their scripts: jQuery goes round in circles in a form with a field named `parentNode`. */
const stopOthers = (page: Page) =>
  page.route(/\/(?:vendor|assets)\/(?!token|maps)[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  )

/** Prints the errors that laurel reports. */
async function hearErrors(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('laurel:error', ({ detail }) =>
      console.error(`told: ${detail.island} ${detail.cause}`),
    )
  })
}

/**
 * The contact page with a field for each name in its form. Without the scripts of others, which such forms break; nor can
 * Playwright's own locators look into them: queries go through `document` alone.
 */
async function open(page: Page, shop: Shop, query: string) {
  await stopOthers(page)
  await hearErrors(page)
  await page.route(`${shop.url}/contact/${query}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(BUTTON_LINE, () => `<p>${FIELDS}</p>\n`)
    await route.fulfill({ response, body })
  })
  await shop.open(`/contact/${query}`)
  await shop.mounted('contact-form')
}

const has = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector)
const textOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector)
const typed = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => document.querySelector<HTMLInputElement>(`:is(input, textarea)[name="${wanted}"]`)?.value,
    name,
  )

async function type(page: Page, name: string, text: string) {
  await page.evaluate(
    (wanted) => document.querySelector<HTMLInputElement>(`:is(input, textarea)[name="${wanted}"]`)?.focus(),
    name,
  )
  await page.keyboard.insertText(text)
}
async function press(page: Page, selector: string) {
  const [x, y] = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return [left + width / 2, top + height / 2] as const
  }, selector)
  await page.mouse.click(x, y)
}
const state = (status: string) => `#wpcf7-f1523-p45-o1 > [data-status="${status}"].${status}`
const BOX = '#wpcf7-f1523-p45-o1 .wpcf7-response-output'

test('[S56] [X11] contact form: fields named like members of a form are sent like others', async ({
  page,
  shop,
}) => {
  await open(page, shop, '?contact=short')
  expect(await has(page, '.wpcf7.js .wpcf7-spinner')).toBe(2)
  for (const name of MEMBER_NAMES) await type(page, name, textFor(name))
  await type(page, 'club-name', 'City Netball')
  await page.keyboard.press('Enter')
  await expect.poll(() => has(page, state('invalid'))).toBe(1)
  expect(await textOf(page, BOX)).toBe(INVALID)
  expect(await has(page, '.wpcf7-not-valid-tip')).toBe(1)
  expect(await typed(page, 'classList')).toBe(textFor('classList'))

  await type(page, 'club-email', 'coach@example.com')
  await press(page, '#wpcf7-f1523-p45-o1 .wpcf7-submit')
  await expect.poll(() => has(page, state('sent'))).toBe(1)
  expect(await textOf(page, BOX)).toBe(SENT)
  expect(await has(page, '.wpcf7-not-valid-tip')).toBe(0)
  for (const name of MEMBER_NAMES) expect(await typed(page, name), name).toBe('')
  const [, sent] = await shop.calls('feedback')
  expect(sent?.fields).toMatchObject({
    ...Object.fromEntries(MEMBER_NAMES.map((name) => [name, textFor(name)])),
    'club-name': 'City Netball',
    'club-email': 'coach@example.com',
  })
  expect(await shop.calls('refill')).toHaveLength(1)
  expect(shop.printed).toEqual([])
})

test('[S57] [S58] [X11] contact form: with such fields its helpers and its checks work, and it goes as it came', async ({
  page,
  shop,
}) => {
  await open(page, shop, '?contact=full&contact-alone')
  expect(await has(page, '.wpcf7-submit:disabled')).toBe(1)
  await press(page, '[name="terms"]')
  expect(await has(page, '.wpcf7-submit:disabled')).toBe(0)
  await type(page, 'wording', 'Best')
  expect(await textOf(page, '.wpcf7-character-count.down')).toBe('116')
  await press(page, '[name="finish"][value="Gloss"]')
  await press(page, '[name="finish"][value="Matt"]')
  expect(await has(page, '[name="finish"]:checked')).toBe(1)
  await press(page, '.has-free-text [type="checkbox"]')
  expect(await has(page, '.wpcf7-free-text:enabled:focus')).toBe(1)
  await type(page, 'club-site', 'club.example')
  await type(page, 'club-name', 'City Netball')
  expect(await typed(page, 'club-site')).toBe('http://club.example')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'wpcf7').schemas.get(1523) !== undefined))
    .toBe(true)
  await type(page, 'club-email', 'coach')
  await page.keyboard.press('Tab')
  await expect.poll(() => has(page, '.wpcf7-not-valid-tip')).toBe(1)
  expect(await textOf(page, 'output.wpcf7-output')).toBe('City Netball')

  await press(page, '#wpcf7-f1523-p45-o1 [type="reset"]')
  await expect.poll(() => has(page, '.wpcf7-submit:disabled')).toBe(1)
  await expect.poll(() => has(page, state('init'))).toBe(1)
  expect(await has(page, '.wpcf7-not-valid-tip')).toBe(0)
  expect(await textOf(page, '.wpcf7-character-count.down')).toBe('120')
  expect(await textOf(page, 'output.wpcf7-output')).toBe('your club')
  expect(await has(page, '.wpcf7-free-text:enabled')).toBe(0)

  await page.evaluate(() => window.laurel?.unmount(document))
  expect(await has(page, '.wpcf7.no-js > .init')).toBe(1)
  expect(await has(page, '.wpcf7-spinner, .wpcf7-submit:disabled, .wpcf7-free-text:disabled')).toBe(0)
  expect(shop.printed).toEqual([])
})

test('[S59] [X11] spam token: a send with such fields has its own', async ({ page, shop }) => {
  await open(page, shop, '?contact=short&contact-alone&token=on')
  for (const [name, text] of [
    ['club-name', 'City Netball'],
    ['classList', 'Red'],
    ['club-email', 'coach@example.com'],
  ] as const)
    await type(page, name, text)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shop.calls('feedback')).length).toBe(1)
  const [sent] = await shop.calls('feedback')
  expect(sent?.fields).toMatchObject({ classList: 'Red', 'club-email': 'coach@example.com' })
  expect(shop.printed.filter((line) => !line.includes('grecaptcha'))).toEqual([])
})

/** Pages with forms that islands are on, in, or around. */
const SHOP_PAGES = [
  ['/product/classic-cup/', ['product-price', 'quantity']],
  ['/cart/', ['quantity', 'shipping-calculator']],
  ['/add-your-business/', ['directory-form']],
  ['/directory/', ['directory-search', 'directory-map']],
  ['/my-account/?register', ['form-placeholders']],
  ['/blog/how-to-word-a-life-member-plaque/?anti-spam', ['behaviour-fields']],
  ['/home/?user=in', ['order-tracking']],
] as const
const HIDDEN = MEMBER_NAMES.map((name) => `<input type="hidden" name="${name}" value="${name}">`).join('')

/** From here on every form of the page has them. */
const addFields = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('</form>', `${HIDDEN}</form>`)
    await route.fulfill({ response, body })
  })

/** A visitor who goes over all forms of the page, and clicks beside their fields. */
function lookAround(page: Page) {
  return page.evaluate(() => {
    const options = { bubbles: true, cancelable: true }
    const { dispatchEvent } = EventTarget.prototype
    for (const element of document.querySelectorAll('form, form :is(input, select)')) {
      for (const event of ['pointerover', 'pointerdown', 'pointerup', 'click'])
        if (element instanceof HTMLFormElement) dispatchEvent.call(element, new PointerEvent(event, options))
        else dispatchEvent.call(element, new KeyboardEvent('keyup', { key: 'x', ...options }))
      if (element instanceof HTMLFormElement) continue
      for (const event of ['focusin', 'change', 'input', 'focusout'])
        dispatchEvent.call(element, new Event(event, options))
    }
  })
}

for (const [path, islands] of SHOP_PAGES) {
  test(`[X11] fields named like members of a form in every form of ${path} break nothing`, async ({
    page,
    shop,
  }) => {
    await stopOthers(page)
    await hearErrors(page)
    await addFields(page, shop.url + path)
    await shop.open(path)
    await shop.mounted(...islands)
    await lookAround(page)
    await framesDrawn(page)
    await page.evaluate(() => window.laurel?.unmount(document))
    expect(shop.printed).toEqual([])
  })
}

test('[S60] [X11] anti-spam: a comment with such fields reports how it was typed', async ({ page, shop }) => {
  const path = '/blog/how-to-word-a-life-member-plaque/?anti-spam'
  await stopOthers(page)
  await addFields(page, shop.url + path)
  await shop.open(path)
  await shop.mounted('behaviour-fields')
  await page.evaluate(() => document.querySelector<HTMLElement>('#comment')?.focus())
  await page.keyboard.type('Well said')
  await press(page, '#respond button')
  await expect
    .poll(async () => (await shop.calls('page')).filter(({ method }) => method === 'POST').length)
    .toBe(1)
  const [sent] = (await shop.calls('page')).filter(({ method }) => method === 'POST')
  expect(sent?.fields).toMatchObject({ comment: 'Well said', ak_bkpc: '9', classList: 'classList' })
  expect(shop.printed).toEqual([])
})

test('[S35] [X11] product price: a form with such fields shows what its choice costs', async ({
  page,
  shop,
}) => {
  const path = '/product/classic-cup/'
  await stopOthers(page)
  await hearErrors(page)
  const price = () => textOf(page, '.variations .unit_price')
  await shop.open(path)
  await shop.mounted('product-price')
  // Until it has chosen, the range of the choices is shown.
  await expect.poll(price).toMatch(/^\$[\d.]+$/)
  const usual = await price()
  await addFields(page, shop.url + path)
  await shop.open(path)
  await shop.mounted('product-price')
  await expect.poll(price).toBe(usual)
  expect(shop.printed).toEqual([])
})
