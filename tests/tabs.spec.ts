import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, LAUREL, styled, test } from './shop'

/** Headings of the page's editors, which laurel does not choose. */
const EDITORS_RULES = ['heading-order', 'region']

test('[S16] tabs by keyboard alone, and the address with Back and Forward', async ({ page, shop }) => {
  await shop.open('/size-guide/')
  await shop.mounted('tabs')
  await expect(page.locator('.load')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Cups' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Medals' })).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('tabpanel', { name: 'Medals' })
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/#medals$/)
  await expect(page.getByRole('tab', { name: 'Medals' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.keyboard.press('End')
  await page.keyboard.press(' ')
  await expect(page).toHaveURL(/#plaques$/)
  await page.goBack()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Cups' })).toBeVisible()
  await expect(page).toHaveURL(/guide\/$/)
  await page.goForward()
  await expect(panel).toBeVisible()
  expect(shop.printed).toEqual([])
})

test('[S16] [esm] an address opens its tab and its section, and a click before the code is here is not lost', async ({
  page,
  shop,
}) => {
  await shop.open('/size-guide/#shields')
  await expect(page.getByRole('tabpanel', { name: 'Shields' })).toBeVisible()
  await page.goto(`${shop.url}/size-guide/?x=1#returns`)
  await expect(page.locator('#returns')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#delivery')).toHaveAttribute('aria-expanded', 'false')

  const arrive = await shop.holdCode('**/chunks/tabs-*')
  await page.goto(`${shop.url}/size-guide/?x=2`)
  await shop.holding()
  await page.locator('[href="#medals"] span').click()
  await framesDrawn(page)
  await expect(page.getByRole('tabpanel', { name: 'Medals' })).toBeHidden()
  expect(new URL(page.url()).hash).toBe('')
  arrive()
  await expect(page.getByRole('tabpanel', { name: 'Medals' })).toBeVisible()
  await expect(page).toHaveURL(/#medals$/)
})

test('[S16] sections have the same layout before laurel and with it: nothing moves', async ({
  page,
  shop,
}) => {
  const shifts = await watchShifts(page)
  await shop.open('/find-us/')
  await shop.mounted('accordion')
  await expect(page.locator('.spb_accordion [aria-expanded="false"]')).toBeVisible()
  expect(await shifts.seen()).toEqual([])
})

test('[S16] [S15] sections, toggles and rows by keyboard, without a shift, and axe finds nothing', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shifts = await watchShifts(page)
  const script = await shop.hold(LAUREL)
  await page.goto(`${shop.url}/size-guide/?csp=strict&jquery=none`, { waitUntil: 'commit' })
  await styled(page)
  await framesDrawn(page)
  await shifts.forget()
  script()
  await shop.mounted('accordion', 'toggles', 'expanding-row', 'tabs')
  await expect(page.locator('.load')).toHaveCount(0)
  expect(await shifts.seen()).toEqual([])

  await page.locator('#delivery').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(page.getByText('What is engraved is yours')).toBeVisible()
  await expect(page.getByText('A courier in Brisbane')).toBeHidden()

  await page.getByRole('button', { name: 'Engraving times' }).press('Enter')
  await expect(page.getByText('Up to fifty pieces take')).toBeVisible()

  const row = page.getByRole('button', { name: 'Show size guide' })
  await row.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#delivery')).toBeFocused()
  await row.press(' ')
  await expect(page.getByRole('table', { name: 'Cups by size' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide size guide' })).toHaveAttribute('aria-expanded', 'true')

  expect(await findings(page, '#main-container', { without: EDITORS_RULES })).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[S15] a row’s link has the text of its state in every span, one for desks and one for phones', async ({
  page,
  shop,
}) => {
  await page.route('**/size-guide/**', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /<span>(Show size guide)<\/span>/,
      '<span class="wide">$1</span><span class="small">$1</span>',
    )
    await route.fulfill({ response, body })
  })
  await shop.open('/size-guide/')
  await shop.mounted('expanding-row')
  const spans = page.locator('.spb-row-expand-text span')
  await expect(spans).toHaveText(['Show size guide', 'Show size guide'])
  await spans.first().click()
  await expect(spans).toHaveText(['Hide size guide', 'Hide size guide'])
  await expect(page.locator('.spb-row-expanding-active')).toHaveCount(0)
  await spans.last().click()
  await expect(spans).toHaveText(['Show size guide', 'Show size guide'])
  expect(shop.printed).toEqual([])
})

test('[S16] a tooltip at the keyboard’s focus, inside a phone-sized window, until Esc', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open('/size-guide/?jquery=none')
  const link = page.getByRole('link', { name: 'the engraving', exact: true })
  await page.getByRole('link', { name: 'How others do it' }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toHaveText('Three lines on a plate, or the back of a medal')
  await expect(link).toHaveAccessibleDescription('Three lines on a plate, or the back of a medal')
  const box = await tooltip.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(link).toHaveAttribute('title', /Three lines/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
