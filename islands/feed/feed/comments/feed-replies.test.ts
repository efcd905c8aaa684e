import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { registerLayout } from '../../../../src/page/list-layout'
import { takesClick } from '../../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { holdCalls } from '../../../../tests/unit/held-calls'
import { unmountAll } from '../../../../tests/unit/mounter'
import { callReplies } from '../../shared/network/replies-call'
import { act, mountFeed } from '../../test-feed'

const REPLIES = '.cff-comment-replies'
const COACH = { id: '22', name: 'Coach', link: 'https://www.facebook.com/coach' }

let server: ReturnType<typeof holdCalls>
let page: FakePage
let lay: ReturnType<typeof vi.fn<() => void>>

/** A coach has commented twice; the first comment has two replies. */
const COMMENTED = [
  { id: '5678_1', from: COACH, message: 'Great medals!', comment_count: 2 },
  { id: '5678_2', from: COACH, message: 'Who engraved them?' },
]
async function start(comments: readonly object[] = COMMENTED) {
  // There is one call for each post.
  vi.stubGlobal('cffmetatrans', 'false')
  page = fakePage()
  mountFeed(one('.cff'), page)
  await server.settle()
  const body = JSON.stringify({ id: '5678', comments: { data: comments } })
  await server.first('cff_query').answer(body)
  lay = vi.fn()
  onTestFinished(registerLayout(one('.cff'), lay))
}
const asked = () => server.of('cff_comments')
const paragraph = () => one(REPLIES)
const toggle = () => one(`${REPLIES} a`)
const press = () => act(() => takesClick(toggle()))
const box = () => one('.cff-comment-replies-box')
const state = () => ({
  open: paragraph().classList.contains('cff-hide'),
  shown: box().style.display,
  empty: box().classList.contains('cff-empty'),
  loads: toggle().querySelector('.cff-loader') !== null,
  expanded: toggle().getAttribute('aria-expanded'),
})
const CLOSED = { open: false, shown: 'none', empty: true, loads: false, expanded: 'false' }
const LOADING = { open: true, shown: 'block', empty: true, loads: true, expanded: 'true' }
const FILLED = { open: true, shown: 'block', empty: false, loads: false, expanded: 'true' }
const replies = (...data: unknown[]) => JSON.stringify({ comments: { data }, id: '5678_1' })
async function open(body: string) {
  press()
  await asked().at(-1)?.answer(body)
}

beforeEach(() => {
  vi.useFakeTimers()
  server = holdCalls()
  showFragment('feed-replies')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

describe('[F06] page feed: replies', () => {
  test('[F06] replies: asked for once, then shown and hidden (17.36)', async () => {
    await start()
    expect(state()).toEqual(CLOSED)
    expect(press()).toBe(true)
    expect(state()).toEqual(LOADING)
    expect(asked().map(({ action, fields }) => [action, fields])).toEqual([
      ['cff_comments', { id: '5678_1', pageid: 'trophyshop', useowntoken: 'true' }],
    ])
    await asked()[0]?.answer(replies({ id: '1', message: 'Thank you!' }))
    expect([state(), box().textContent]).toEqual([FILLED, 'Thank you!'])
    expect(press()).toBe(true)
    expect(state()).toEqual({ ...FILLED, open: false, shown: 'none', expanded: 'false' })
    press()
    expect([state(), asked().length]).toEqual([FILLED, 1])
  })

  test('[F06] replies: the loader has the link’s colour; clicks wait for the answer', async () => {
    await start()
    press()
    const loader = one(`${REPLIES} .cff-loader`)
    expect(loader.style.background).toMatch(/#14559c|rgb\(20, 85, 156\)/)
    expect(box().getAttribute('aria-busy')).toBe('true')
    press()
    press()
    expect([state(), asked().length]).toEqual([LOADING, 1])
  })

  test.each(['null', '', '0', '-1', '<html>', '{"error":{}}', '[]', '{"comments"', '"x"'])(
    '[F06] replies: after the answer %o the box is empty, and the next opening asks again (17.37)',
    async (body) => {
      await start()
      await open(body)
      expect(state()).toEqual({ ...LOADING, loads: false })
      expect([box().childElementCount, box().hasAttribute('aria-busy')]).toEqual([0, false])
      press()
      expect(state()).toEqual(CLOSED)
      await open(replies({ id: '1', message: 'a' }))
      expect([state(), asked().length]).toEqual([FILLED, 2])
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[F06] replies: a server that does not answer is reported, and asked again', async () => {
    await start()
    press()
    await asked()[0]?.answer('', 500)
    expect(page.report.mock.calls).toMatchObject([[{ kind: 'status' }, 'call']])
    press()
    press()
    await asked()[1]?.fail()
    expect([asked().length, state().empty, state().loads]).toEqual([2, true, false])
  })

  test('[F06] replies: an answer without replies counts as an answer', async () => {
    await start()
    await open('{"id":"5678_1"}')
    expect([state(), box().childElementCount]).toEqual([FILLED, 0])
  })

  test('[F06] replies: a reply with all its parts', async () => {
    await start()
    const attachment = {
      title: 'Our team',
      url: 'https://club.example/team/',
      media: { image: { src: 'https://cdn.example/t.jpg' } },
    }
    const from = { ...COACH, picture: { data: { url: 'https://cdn.example/c.jpg' } } }
    await open(
      replies({
        id: '9',
        from,
        message: 'Fish &amp; Chips<br>&lt;b&gt; www.a.example',
        like_count: 2,
        attachment,
      }),
    )
    const reply = one('.cff-comment-reply')
    expect(reply.id).toBe('cff_9')
    const words = one('.cff-comment-text-wrapper > .cff-comment-text > p', reply)
    expect([words.textContent, words.querySelectorAll('br').length]).toEqual([
      'CoachFish & Chips<b> www.a.example2',
      1,
    ])
    const name = one('a.cff-name', words)
    expect([name.getAttribute('href'), name.getAttribute('target'), name.getAttribute('rel')]).toEqual([
      'http://facebook.com/22',
      '_blank',
      'nofollow noopener',
    ])
    expect(words.querySelectorAll('a')).toHaveLength(1)
    expect(one('.cff-comment-likes', words).textContent).toBe('2')
    expect(one('.cff-comment-attachment', reply).getAttribute('href')).toBe(attachment.url)
    expect(one('.cff-comment-attachment > img', reply).getAttribute('alt')).toBe('Our team')
    const avatar = one<HTMLImageElement>('.cff-comment-img.cff-comment-reply-img > a > img', reply)
    expect([avatar.width, avatar.height, avatar.alt]).toEqual([20, 20, 'Avatar'])
    expect(avatar.parentElement?.getAttribute('href')).toBe('http://facebook.com/22')
    avatar.dispatchEvent(new Event('error'))
    expect(avatar.style.display).toBe('none')
  })

  test('[F06] replies: a reply with the fewest parts', async () => {
    await start()
    await open(replies({ id: '9', message: 'a' }, { from: { name: 'X' }, message: 'b' }, null, 7))
    const [first, second] = document.querySelectorAll('.cff-comment-reply')
    expect(document.querySelectorAll('.cff-comment-reply')).toHaveLength(2)
    expect(first?.querySelector('.cff-no-name')).not.toBeNull()
    expect(
      first?.querySelector('.cff-name, .cff-comment-likes, .cff-comment-img, .cff-comment-attachment'),
    ).toBeNull()
    expect([second?.id, second?.querySelector('span.cff-name')?.textContent]).toEqual(['', 'X'])
    expect(second?.querySelector('.cff-no-name')).toBeNull()
  })

  test('[F06] replies: no pictures where the site hides them', async () => {
    one('.cff-comments-box').setAttribute('data-cff-hide-avatars', 'on')
    await start()
    await open(
      replies({
        id: '9',
        message: 'a',
        from: { ...COACH, picture: { data: { url: 'https://cdn.example/c.jpg' } } },
      }),
    )
    expect(box().querySelector('.cff-comment-img')).toBeNull()
  })

  const EVIL = '"><img src=x onerror="hacked()"><script>hacked()</script>'
  test.each([EVIL, 'javascript:hacked()', ' java\tscript:hacked()', 'data:text/html,x'])(
    '[F06] [X11] replies: %s does no harm, wherever it is',
    async (evil) => {
      await start()
      const from = { id: evil, name: evil, link: 'https://x.example', picture: { data: { url: evil } } }
      const attachment = { title: evil, url: evil, media: { image: { src: 'https://cdn.example/t.jpg' } } }
      await open(replies({ id: evil, from, message: evil, attachment }))
      expect(box().querySelector('script, [onerror]')).toBeNull()
      const addresses = [...box().querySelectorAll('a, img')].map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src'),
      )
      expect(addresses.length).toBeGreaterThan(1)
      for (const address of addresses) expect(address).toMatch(/^https?:\/\/(facebook\.com|cdn\.example)\//)
    },
  )

  test('[F06] replies: the feed is laid out again, but not with CSS columns', async () => {
    await start()
    await open(replies({ id: '1', message: 'a' }))
    const calls = lay.mock.calls.length
    expect(calls).toBeGreaterThan(1)
    one('.cff').classList.add('cff-opaque-comments')
    press()
    one('.cff').classList.replace('cff-opaque-comments', 'cff-masonry-css')
    press()
    expect(lay).toHaveBeenCalledTimes(calls)
  })

  test('[F06] replies: the toggle is a button for keys, too', async () => {
    await start()
    expect(toggle().getAttribute('role')).toBe('button')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    act(() => toggle().dispatchEvent(enter))
    expect(state()).toEqual(LOADING)
  })

  test('[F06] replies: other scripts may call for them', async () => {
    await start()
    expect(callReplies(one('.cff-comment'))).toBe(false)
    expect(act(() => callReplies(paragraph()))).toBe(true)
    expect(state()).toEqual(LOADING)
  })

  test.each([
    ['an id', { message: 'Great medals!', comment_count: 2 }],
    ['replies', { id: '5678_1', message: 'Great medals!', comment_count: 0 }],
  ])('[F06] replies: without %s there is nothing to open', async (_, comment) => {
    await start([comment])
    expect(one('.cff-comments-wrap').textContent).toContain('Great medals!')
    expect(document.querySelector(`${REPLIES}, .cff-comment-replies-box`)).toBeNull()
  })
})

describe('[F06] page feed: unmounting', () => {
  test('[F06] replies: unmounted, all is as the server printed it', async () => {
    const before = document.body.innerHTML
    await start()
    await open(replies({ id: '1', message: 'a' }))
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
    expect(document.querySelector(REPLIES)).toBeNull()
  })

  test('[F06] replies: an answer during unmount changes nothing', async () => {
    const before = document.body.innerHTML
    await start()
    press()
    const answered = asked()[0]?.answer(replies({ id: '1', message: 'a' }))
    unmountAll()
    await answered
    expect(document.body.innerHTML).toBe(before)
  })

  test('[F06] replies: unmounting aborts a pending call', async () => {
    const before = document.body.innerHTML
    await start()
    press()
    unmountAll()
    expect(asked()[0]?.isAborted()).toBe(true)
    await server.settle()
    expect(document.body.innerHTML).toBe(before)
  })
})
