// The ids in the titles are rows of contract 05.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { countAnimations } from './counted-animations'
import { overlaps } from './feed-posts'
import { expect, freezeTime, test } from './shop'

/** The fixture's posts: the first one has a bit of everything, the eighth 60 comments. */
const post = (page: Page, number = 1) => page.locator('.cff-item').nth(number - 1)
const summary = (page: Page, number?: number) => post(page, number).locator('.cff-view-comments')
const box = (page: Page, number?: number) => post(page, number).locator('.cff-comments-box')
const comments = (page: Page, number?: number) =>
  box(page, number).locator('.cff-comments-wrap > .cff-comment')
const showMore = (page: Page, number?: number) => box(page, number).locator('.cff-show-more-comments a')
/** The network has been asked, and has said how many comments there are. */
const answered = (page: Page, number?: number) =>
  box(page, number).locator('.cff-show-more-comments[data-cff-comments-total]')
const STRICT = 'csp=strict&jquery=none'

test('[F02] [F11] feed metadata: one question for what is kept, others only for the rest; reactions, counts and who likes it (17.11, 17.13, 17.21, 17.26)', async ({
  page,
  shop,
}) => {
  await shop.open(`/feed/?feed-cache=warm&feed-count=8&${STRICT}`)
  await shop.mounted('feed')
  await expect(answered(page)).toBeAttached()
  await expect(answered(page, 8)).toBeAttached()
  expect((await shop.calls('get_meta')).map(({ fields }) => Object.keys(fields))).toEqual([['action']])
  const ids = await page.locator('.cff-view-comments').evaluateAll((links) => links.map(({ id }) => id))
  const asked = (await shop.calls('cff_query')).map(({ fields }) => fields['post_id'])
  // Several go out at once: which arrives first is the network's matter.
  expect(asked.sort()).toEqual(ids.filter((_, index) => index % 2 === 1).sort())

  const likes = summary(page).locator('.cff-likes')
  await expect(likes.locator('.cff-count')).toHaveText('18')
  await expect(likes.locator('.cff-icon')).toHaveCount(3)
  await expect(likes.locator('.cff-love.cff-reaction-one')).toBeVisible()
  await expect(likes.locator('.cff-haha.cff-reaction-two')).toBeVisible()
  await summary(page).click()
  await expect(box(page).locator('.cff-likes-this-text')).toHaveText(/^.+, .+ and 16 others reacted to this$/)
  expect(await findings(page, '.cff-item:first-child .cff-meta-wrap')).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[F11] feed metadata: what the network answered is kept at 500, 3500 and 6500 ms, and is there for the next visit (17.12, 17.18)', async ({
  page,
  shop,
}) => {
  await freezeTime(page)
  await page.goto(`${shop.url}/feed/?feed-count=4&feed-cache=off`)
  await shop.mounted('feed')
  await expect(answered(page)).toBeAttached()
  await expect(answered(page, 3)).toBeAttached()
  await expect.poll(() => shop.calls('cff_query')).toHaveLength(4)
  expect([await shop.calls('get_meta'), await shop.calls('cache_meta')]).toEqual([[], []])
  for (const [ms, writes] of [
    [500, 1],
    [3000, 2],
    [3000, 3],
    [9000, 3],
  ] as const) {
    await page.clock.runFor(ms)
    await expect.poll(() => shop.calls('cache_meta')).toHaveLength(writes)
  }
  // A further write would be there before what is requested after it.
  await page.evaluate(() => fetch('/home/').then((response) => response.text()))
  expect(await shop.calls('cache_meta')).toHaveLength(3)
  await page.goto(`${shop.url}/feed/?feed-count=4`)
  await expect(answered(page)).toBeAttached()
  expect(await shop.calls('cff_query')).toHaveLength(4)
  expect(shop.printed).toEqual([])
})

test('[F05] comments: opened before their code is here, all of them shown, and on to the network in a new tab (17.29, 17.33, 17.35)', async ({
  page,
  shop,
}) => {
  const release = await shop.holdCode(/chunks\/feed-[0-9A-Z]{5}\.js/)
  await shop.open(`/feed/?feed-count=8&${STRICT}`)
  await expect(box(page, 8)).toBeHidden()
  await summary(page, 8).click()
  release()
  await expect(box(page, 8)).toBeVisible()
  await expect(answered(page, 8)).toBeAttached()
  await expect(summary(page, 8)).toHaveClass(/cff-open/)
  await expect(comments(page, 8).filter({ visible: true })).toHaveCount(4)
  await expect(comments(page, 8).nth(0).locator('.cff-comment-img img')).toBeVisible()
  await expect(comments(page, 8).nth(7).locator('.cff-comment-img img')).not.toBeAttached()
  // The parts below have made room.
  await expect.poll(() => overlaps(page)).toEqual([])

  await showMore(page, 8).click()
  await expect(comments(page, 8).filter({ visible: true })).toHaveCount(25)
  await expect.poll(() => overlaps(page)).toEqual([])
  const opened = page.context().waitForEvent('page')
  await showMore(page, 8).click()
  await expect(await opened).toHaveURL(/^https:\/\/(www\.)?facebook\.com\//)
  expect(page.url()).toContain(shop.url)
  expect(shop.printed).toEqual([])
})

test('[F05] comments: on a phone, by keys, without motion; what shows more goes, and reading goes on (17.34)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const animations = await countAnimations(page)
  await shop.open(`/feed/?feed-count=4&${STRICT}`)
  await expect(answered(page)).toBeAttached()
  await summary(page).focus()
  await expect(summary(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeVisible()
  await expect(summary(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await animations('html')).toBe(0)
  await showMore(page).focus()
  await expect(box(page).getByRole('button', { name: 'View more comments' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(comments(page).filter({ visible: true })).toHaveCount(6)
  await expect(comments(page).nth(4)).toBeFocused()
  await expect(showMore(page)).toBeHidden()
  expect(await findings(page, '.cff-item:first-child .cff-comments-box')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await summary(page).focus()
  await page.keyboard.press('Space')
  await expect(box(page)).toBeHidden()
  expect(shop.printed).toEqual([])
})

test('[F04] [F06] comments: addresses and names are links; replies are fetched once, shown and hidden, and asked for again when none came (17.31, 17.32, 17.36, 17.37)', async ({
  page,
  shop,
}) => {
  await shop.open(`/feed/?feed-count=4&feed-expanded&${STRICT}`)
  await expect(comments(page).first().locator('.cff-comment-text')).toBeAttached()
  const hrefs = await comments(page)
    .locator('.cff-comment-text > p a:not(.cff-name, .cff-comment-replies-a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^http:\/\/facebook\.com\/\d+$/),
      'http://www.shop.example',
      'mailto:secretary@club.example',
      'https://club.example/shield?year=2024&side=front',
    ]),
  )

  await shop.fault('cff_comments:null')
  const comment = comments(page).first()
  const toggle = comment.getByRole('button', { name: '3 Replies' })
  const replies = comment.locator('.cff-comment-reply')
  await toggle.click()
  await expect.poll(() => shop.calls('cff_comments')).toHaveLength(1)
  await expect(comment.locator('.cff-loader')).toHaveCount(0)
  await expect(replies).toHaveCount(0)
  await page.request.post(`${shop.url}/fixture/faults/clear`)
  await toggle.click()
  const release = await shop.hold(/admin-ajax/)
  await toggle.click()
  await expect(comment.locator('.cff-loader')).toBeVisible()
  release()
  await expect(replies).toHaveCount(3)
  await expect(replies.first()).toContainText('Two lines are free, Tom & Jerry get three.')
  await expect(comment.locator('.cff-loader')).toHaveCount(0)
  await toggle.click()
  await expect(replies.first()).toBeHidden()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(replies.first()).toBeVisible()
  const [, call] = await shop.calls('cff_comments')
  expect(await shop.calls('cff_comments')).toHaveLength(2)
  expect(call?.fields).toMatchObject({ pageid: 'trophyshop' })
  await expect.poll(() => overlaps(page)).toEqual([])
  expect(await findings(page, '.cff-item:first-child .cff-comments-wrap')).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[F02] [F06] [X11] feed metadata: what strangers write does no harm, wherever it is shown (17.30)', async ({
  page,
  shop,
}) => {
  await shop.open('/feed/?feed-hostile&feed-count=4&feed-expanded')
  await expect(answered(page)).toBeAttached()
  await comments(page).first().locator('.cff-comment-replies a').click()
  await expect(comments(page).first().locator('.cff-comment-reply')).toHaveCount(3)
  await expect(comments(page).first()).toContainText('<script>window.hacked = 1</script>')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const inside = box(page).locator('.cff-comments-wrap')
  await expect(
    inside.locator('script, [onerror], [onload], [href*="window.hacked"], [src*="window.hacked"]'),
  ).toHaveCount(0)
  expect(shop.printed).toEqual([])
})

test('[F11] feed metadata: a server that fails leaves the page as it was printed (17.14, 17.19)', async ({
  page,
  shop,
}) => {
  await shop.open('/feed/?feed-count=4&fault=get_meta:500')
  await shop.mounted('feed')
  await expect.poll(() => shop.calls('get_meta')).toHaveLength(1)
  // A key is used because pictures that still load move the summary between a press of the mouse and its release.
  await summary(page).press('Enter')
  await expect(box(page)).toBeVisible()
  await expect(comments(page)).toHaveCount(6)
  await expect(answered(page)).not.toBeAttached()
  await showMore(page).click()
  await expect(comments(page).filter({ visible: true })).toHaveCount(6)
  expect(await shop.calls('cff_query')).toEqual([])

  await shop.open('/feed/?feed-count=4&feed-cache=off&fault=get_meta:200,cff_query:html')
  await expect.poll(() => shop.calls('cff_query')).toHaveLength(4)
  await shop.quiet()
  await summary(page).click()
  await expect(box(page)).toBeVisible()
  await expect(comments(page)).toHaveCount(6)
  await expect(answered(page)).not.toBeAttached()
  expect(shop.printed.filter((text) => !text.includes('the server responded with a status of 500'))).toEqual(
    [],
  )
})
