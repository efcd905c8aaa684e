// The ids in the titles are rows of contract 03.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, freezeTime, LAUREL, styled, test } from './shop'

const MEDIA = '/media/'
const VIDEO = '#player-501'
const AUDIO = '#player-502'

const control = (page: Page, player: string, name: string) =>
  page.locator(`${player} [data-player="${name}"]`)
const positionOf = (page: Page, player: string) =>
  page.locator(`${player} :is(video, audio)`).evaluate((media: HTMLMediaElement) => media.currentTime)
const storedLevel = (page: Page) => page.evaluate(() => localStorage.getItem('plyr_volume'))

test.use({ baseURL: async ({ server }, use) => use(server.url) })

test('[S54] media player: by keyboard alone: play, stop, seek, volume, which is kept (14.5, 14.9)', async ({
  page,
  shop,
}) => {
  await page.goto(`${MEDIA}?media-loop`)
  const [play, pause] = [control(page, AUDIO, 'play'), control(page, AUDIO, 'pause')]
  const [seek, volume] = [control(page, AUDIO, 'seek'), control(page, AUDIO, 'volume')]
  await expect(seek).toBeEnabled()
  await control(page, VIDEO, 'fullscreen').focus()
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  await expect(play).toHaveClass('tab-focus')
  await page.keyboard.press('Space')
  await expect(page.locator(AUDIO)).toHaveClass(/playing/)
  await expect(pause).toBeFocused()
  await expect(play).toBeHidden()
  await expect.poll(() => positionOf(page, AUDIO)).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.locator(AUDIO)).toHaveClass(/stopped/)
  await expect(play).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(seek).toBeFocused()
  await page.keyboard.press('Home')
  await expect(seek).toHaveAttribute('aria-valuetext', '00:00 of 00:12')
  await page.keyboard.press('PageUp')
  await expect(seek).toHaveAttribute('aria-valuetext', '00:10 of 00:12')
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowLeft')
  expect(await positionOf(page, AUDIO)).toBeCloseTo(9.78, 1)

  await volume.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => storedLevel(page)).toBe('6')
  await control(page, AUDIO, 'mute').press('Enter')
  await expect(page.locator(AUDIO)).toHaveClass(/muted/)
  expect(await storedLevel(page)).toBe('0')
  await page.keyboard.press('Enter')
  await expect(volume).toHaveValue('6')
  await page.goto(MEDIA)
  await expect(volume).toHaveValue('6')
  await expect(control(page, VIDEO, 'volume')).toHaveValue('6')
  expect(shop.printed).toEqual([])
})

test('[S54] media player: what plays before the bar is there plays on; captions are said as text', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await watchShifts(page)
  const script = await shop.hold(LAUREL)
  await page.goto(`${MEDIA}?media-autoplay&media-loop&csp=strict&jquery=none`, { waitUntil: 'commit' })
  await styled(page)
  const video = page.locator(`${VIDEO} video`)
  await expect.poll(() => positionOf(page, VIDEO)).toBeGreaterThan(0.1)
  await expect(video).toHaveAttribute('controls')
  await video.evaluate((media: HTMLVideoElement) => {
    const fired: string[] = []
    Object.assign(window, { fired })
    for (const type of ['play', 'pause', 'emptied']) media.addEventListener(type, () => fired.push(type))
  })
  await shifts.forget()
  script()
  await expect(control(page, VIDEO, 'pause')).toBeVisible()
  await expect(control(page, AUDIO, 'play')).toBeVisible()
  await expect(video).not.toHaveAttribute('controls')
  await framesDrawn(page)
  expect(await page.evaluate(() => Reflect.get(window, 'fired'))).toEqual([])
  expect(await shifts.seen()).toEqual([])
  expect(await storedLevel(page), 'muted by the server, not by the visitor').toBeNull()

  const captions = page.locator('.player-captions span')
  await control(page, VIDEO, 'captions').click()
  await expect(captions).toHaveText('Then the name is cut & polished.')
  await expect(captions).toBeVisible()
  await control(page, VIDEO, 'pause').click()
  await control(page, VIDEO, 'seek').fill('0')
  await expect(captions).toHaveText('First the cup is clamped,\nso that nothing moves.', {
    useInnerText: true,
  })
  await control(page, VIDEO, 'captions').click()
  await expect(captions).toBeHidden()
  expect(shop.printed).toEqual([])
})

test('[S54] media player: on the whole screen the bar leaves, and comes with the mouse, and stays under it (14.11, 14.12)', async ({
  page,
}) => {
  await page.goto(`${MEDIA}?media-loop`)
  const bar = page.locator(`${VIDEO} .player-controls`)
  await control(page, VIDEO, 'fullscreen').click()
  await expect(page.locator(VIDEO)).toHaveClass(/fullscreen-active/)
  expect(await page.evaluate(() => document.fullscreenElement?.id)).toBe('player-501')
  await freezeTime(page)
  await page.locator(`${VIDEO} video`).click()
  await expect(page.locator(VIDEO)).toHaveClass(/playing/)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(2000)
  await expect(bar).not.toBeInViewport()
  await page.mouse.move(300, 300)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.hover({ position: { x: 5, y: 5 } })
  await page.clock.runFor(10_000)
  await expect(page.locator(VIDEO)).toHaveClass(/player-hover/)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  await expect(page.locator(VIDEO)).not.toHaveClass(/fullscreen-active/)
  await expect(bar).toBeInViewport()
})

test('[S54] media player: on a phone: one plays at a time (D13), axe finds nothing, what is lost can be fetched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1600 })
  await page.goto(`${MEDIA}?media-broken&media-loop`)
  await control(page, AUDIO, 'play').click()
  await expect(page.locator(AUDIO)).toHaveClass(/playing/)
  await page.locator(`${VIDEO} video`).click()
  await expect(page.locator(VIDEO)).toHaveClass(/playing/)
  await expect(page.locator(AUDIO)).toHaveClass(/stopped/)
  await expect(page.getByRole('link', { name: 'Download the reel' })).toBeVisible()
  await expect(page.locator('#player-503 video')).toHaveAttribute('controls')
  await control(page, VIDEO, 'captions').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findings(page, '.media-columns')).toEqual([])
})
