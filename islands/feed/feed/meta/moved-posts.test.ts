import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takesClick } from '../../../../tests/unit/click'
import { one } from '../../../../tests/unit/fragment'
import type { HeldCall } from '../../../../tests/unit/held-calls'
import { act } from '../../test-feed'
import {
  A,
  answer,
  asked,
  B,
  COACH,
  comments,
  inPost,
  likes,
  mountFeeds,
  openComments,
  page,
  post,
  server,
  setUp,
  shownComments,
  start,
  tearDown,
  text,
  uncached,
} from './test-feed'

const TOLD = { ...likes(7), ...comments({ id: '5678_1', from: COACH, message: 'Gold!', comment_count: 1 }) }
const REPLY = { comments: { data: [{ id: '5678_1_1', message: 'Thank you!' }] }, id: '5678_1' }
const count = (id?: string) => text('.cff-likes .cff-count', id)

beforeEach(setUp)
afterEach(tearDown)

const callAbout = (id: string): HeldCall => {
  const call = server.of('cff_query').find(({ fields }) => fields['post_id'] === id)
  if (!call) throw new Error(`Nobody has asked about ${id}`)
  return call
}
/** Another script removes a post from the page. */
async function takeOut(id: string) {
  const taken = post(id)
  const place = taken.parentElement
  const before = taken.nextSibling
  taken.remove()
  await server.settle()
  return {
    taken,
    printed: taken.outerHTML,
    async putBack() {
      place?.insertBefore(taken, before)
      page.tellMarkup(taken)
      await server.settle()
    },
  }
}

describe('[F11] page feed: a post that is taken out while it is asked about', () => {
  test('[F11] metadata: an answer does not change a removed post, which gets it when inserted again; others go on', async () => {
    start('feed-comments', uncached)
    expect(count()).toBe('14')
    await server.settle()
    const { taken, printed, putBack } = await takeOut(A)
    await callAbout(A).answer(answer(TOLD))
    await callAbout(B).answer(answer(likes(3)))
    expect([taken.outerHTML === printed, count(B)]).toEqual([true, '3'])
    await putBack()
    expect(count()).toBe('7')
    openComments()
    expect(shownComments().map(({ id }) => id)).toEqual(['cff_5678_1'])
    expect(asked()).toEqual([A, B])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F11] metadata: a post that is inserted again before its answer shows it without a second call', async () => {
    start('feed-comments', uncached)
    await server.settle()
    const { putBack } = await takeOut(A)
    await putBack()
    await callAbout(A).answer(answer(TOLD))
    expect([count(), asked()]).toEqual(['7', [A, B]])
    openComments()
    expect(inPost('.cff-view-comments').getAttribute('aria-expanded')).toBe('true')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F06] [F11] replies: replies do not change a removed post, which shows them when inserted again', async () => {
    start('feed-comments', uncached)
    await server.settle()
    await callAbout(A).answer(answer(TOLD))
    openComments()
    act(() => takesClick(inPost('.cff-comment-replies a')))
    const { taken, printed, putBack } = await takeOut(A)
    expect(taken.querySelector('.cff-comment-replies')).toBeNull()
    await server.first('cff_comments').answer(JSON.stringify(REPLY))
    await callAbout(B).answer(answer(likes(3)))
    expect([taken.outerHTML === printed, count(B)]).toEqual([true, '3'])
    await putBack()
    openComments()
    expect(text('.cff-comment-replies-box')).toContain('Thank you!')
    expect(inPost('.cff-comment-replies a').getAttribute('aria-expanded')).toBe('true')
    expect(server.of('cff_comments')).toHaveLength(1)
    expect(page.report).not.toHaveBeenCalled()
  })
})

describe('[F11] page feed: a post of two feeds', () => {
  const inBoth = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`[id="cff_${A}"]`)].map((each) => one(selector, each))

  test('[F05] [F11] metadata: a post of two feeds is asked about once, and shown in both', async () => {
    start('feed-comments', uncached)
    document.body.append(one('.cff-wrapper').cloneNode(true))
    mountFeeds({ from: 1 })
    await server.settle()
    expect(asked()).toEqual([A, B])
    await callAbout(A).answer(answer(TOLD))
    expect(inBoth('.cff-likes .cff-count').map(({ textContent }) => textContent)).toEqual(['7', '7'])
    const [first, second] = inBoth('.cff-view-comments')
    act(() => second?.click())
    const expanded = [first, second].map((summary) => summary?.getAttribute('aria-expanded'))
    expect(expanded).toEqual(['false', 'true'])
    act(() => first?.click())
    const words = inBoth('.cff-comments-wrap').map(({ textContent }) => textContent?.includes('Gold!'))
    expect(words).toEqual([true, true])
  })
})
