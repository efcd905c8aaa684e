// The ids in the titles are rows of contract 03.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, test } from './shop'

const API = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js/
const DOUBLE = path.resolve(import.meta.dirname, '../fixtures-html/assets/maps-double.js')
const ADDRESS = '5 Boundary Street, Brisbane'

/** The map service's own address answers with the stand-in. Returns what it is asked for. */
async function serveMaps(page: Page) {
  const asked: URL[] = []
  await page.route(API, async (route) => {
    asked.push(new URL(route.request().url()))
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(DOUBLE, 'utf8') })
  })
  return asked
}
const mapsMade = (page: Page) =>
  page.evaluate(() => {
    const { mapsDouble } = window as { mapsDouble?: { maps: { canvas: HTMLElement; resizes: number }[] } }
    return (mapsDouble?.maps ?? []).map(({ canvas, resizes }) => `${canvas.id} ${resizes}`)
  })

test('[S48] maps: the service is fetched with the page’s key under a strict policy, when a map is seen first; one in a tab is made once (9.12, 15.17, 11.1)', async ({
  page,
  shop,
}) => {
  const asked = await serveMaps(page)
  await shop.open('/find-us/?maps=key&csp=strict&jquery=none&panels=contact')
  await page
    .getByRole('link', { name: 'The way' })
    .or(page.getByRole('tab', { name: 'The way' }))
    .click()
  await expect(page.locator('#tab-map').getByRole('button', { name: 'Kurilpa workshop' })).toBeVisible()
  expect(asked.map(({ searchParams }) => searchParams.get('key'))).toEqual(['setting-key'])
  expect((await mapsMade(page)).filter((made) => made.startsWith('tab-map'))).toEqual(['tab-map 0'])
  await page.getByRole('tab', { name: 'Opening hours' }).click()
  await page.getByRole('tab', { name: 'The way' }).click()
  await expect.poll(() => mapsMade(page)).toContain('tab-map 1')
  await page.locator('#tab-map').getByRole('button').click()
  await expect(page.locator('.pinmarker h3')).toHaveText('Kurilpa workshop')
  await page
    .getByRole('button', { name: 'Parking' })
    .or(page.getByRole('link', { name: 'Parking' }))
    .click()
  await expect(page.locator('#accordion-map').getByRole('button', { name: 'Car park' })).toBeVisible()
  await page.locator('.contact-menu-link').click()
  await expect(
    page.locator('#contact-slideout').getByRole('button', { name: 'Kurilpa Trophies and Engraving' }),
  ).toBeVisible()
  await page.locator('.contact-menu-link').click()
  await expect(page.locator('#contact-slideout')).toBeHidden()
  await page
    .getByRole('button', { name: 'Show the depot' })
    .or(page.getByRole('link', { name: 'Show the depot' }))
    .click()
  await expect(page.locator('#modal-map').getByRole('button', { name: 'Depot' })).toBeVisible()
  expect(shop.printed).toEqual([])
})

test('[S48] maps: a blocked service leaves the addresses, moves nothing, and is reported once', async ({
  page,
  shop,
}) => {
  await page.route(API, (route) => route.abort())
  await shop.open('/find-us/?maps=key')
  /** How far apart the first map and the last are, and how far the first one's list is from it. */
  const distances = () =>
    page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0
      const [first, last, list] = ['#one-pin', '#by-address', '#one-pin + .laurel-map-addresses'].map(top)
      return { maps: (last ?? 0) - (first ?? 0), list: (list ?? 0) - (first ?? 0) }
    })
  const before = await distances()
  await page.locator('#one-pin').scrollIntoViewIfNeeded()
  const link = page.getByRole('link', { name: '14 Jane Street, West End QLD 4101' })
  await expect(link).toBeInViewport()
  await page.locator('#by-address').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: '1 Quay Street, Brisbane' })).toBeVisible()
  expect(await distances()).toEqual({ maps: expect.closeTo(before.maps, 2), list: expect.closeTo(0, 2) })
  expect(await findings(page, '.laurel-map-addresses')).toEqual([])
  expect(shop.printed.filter((line) => line.includes('LaurelError'))).toHaveLength(1)
})

test('[S48] maps: a list of Trusted Types policies without the loader’s: the addresses at once, nothing uncaught', async ({
  page,
  shop,
  excused,
}) => {
  excused.push(
    /refused trusted-types-policy .*@googlemaps/,
    /HTMLScriptElement src\|https:\/\/maps\.googleapis\.com/,
  )
  const asked = await serveMaps(page)
  await page.route(/\/find-us\//, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const without = policy.replace(' @googlemaps/js-api-loader', '')
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': without } })
  })
  await shop.open('/find-us/?maps=key&csp=strict&jquery=none')
  await page.locator('#one-pin').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: '14 Jane Street, West End QLD 4101' })).toBeVisible()
  const faults = shop.printed.filter((line) => /uncaught|LaurelError/.test(line))
  expect(faults).toEqual([expect.stringContaining('Google Maps: blocked (Trusted Types)')])
  expect(asked).toEqual([])
})

test('[S47] directory: a search by keyboard is a page of its own, whose map shows what was found', async ({
  page,
  shop,
}) => {
  const shifts = await watchShifts(page)
  await shop.open('/directory/?csp=strict&jquery=none')
  await expect(page.getByRole('heading', { name: 'Found 3 results' })).toBeVisible()
  expect(await shifts.seen()).toEqual([])
  await page.getByLabel('Category').selectOption('Clubs')
  await page.getByRole('button', { name: 'Search' }).focus()
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.isNavigationRequest()),
    page.keyboard.press('Enter'),
  ])
  expect([request.method(), request.postData()]).toEqual([
    'POST',
    'dir-search-value=&dir-location-id=&dir-category-id=clubs',
  ])
  await expect(page.getByRole('heading', { name: 'Found 1 result', exact: true })).toBeVisible()
  expect(await findings(page, '.spb_directory_widget')).toEqual([])
  const pin = page.locator('.map-directory-canvas').getByRole('button')
  await expect(pin).toHaveAccessibleName('West End Rowing Club')
  await pin.click()
  await expect(page.locator('.pinmarker .excerpt')).toHaveText('Regattas from September to March.')
  expect((await shop.calls('uplift_directory')).map(({ fields }) => fields['category_term'])).toEqual([
    'engravers',
    'clubs',
  ])
  expect(shop.printed).toEqual([])
})

test('[S45] directory form: one with gaps stays and says so; filled in, it is sent once', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open('/add-your-business/')
  await shop.mounted('directory-form')
  // A page that is long enough to scroll so far.
  await page.evaluate(() => {
    document.body.style.paddingBottom = '2000px'
  })
  await page.getByLabel('Name of the business').fill('Cup & Sons')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill all the fields')
  await framesDrawn(page)
  await expect(page.getByLabel('What you do')).toBeFocused()
  expect((await page.locator('.directory-error').boundingBox())?.y).toBeCloseTo(100, 0)
  expect(await findings(page, '#add-directory-entry')).toEqual([])
  await page.getByLabel('What you do').fill('Cups')
  await page.getByLabel('Category').selectOption('Engraver')
  await page.getByLabel('Location').selectOption('Brisbane')
  await page.getByLabel('Address').fill(ADDRESS)
  await page.getByText('Generate Coordinates').press('Enter')
  await expect(page.getByLabel('Latitude')).toHaveValue('-27.47')
  await page.getByLabel('Longitude').fill('')
  await page.getByLabel('Longitude').press('Enter')
  await expect(page.getByText('Cup & Sons will be in the directory')).toBeVisible()
  expect(shop.printed).toEqual([])
})

test('[S46] coordinates: those of an address in a listing’s panel, by the library that the theme’s own tag brings', async ({
  page,
  shop,
}) => {
  const asked = await serveMaps(page)
  await shop.open('/builder/?block=listings&copies=1&user=in&maps=tag')
  await page.locator('.edit-listing').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Address').fill(ADDRESS)
  await panel.getByText('Generate coordinates').click()
  await expect(panel.getByLabel('Longitude')).toHaveValue('153.07')
  expect(asked.map(({ searchParams }) => searchParams.get('key'))).toEqual(['theme-key'])
  expect(shop.printed).toEqual([])
})
