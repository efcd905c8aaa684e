import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { registerLayout } from '../../../../src/page/list-layout'
import { fakeAnimations } from '../../../../tests/unit/animations'
import { takesClick } from '../../../../tests/unit/click'
import { fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { holdCalls } from '../../../../tests/unit/held-calls'
import { unmountAll } from '../../../../tests/unit/mounter'
import { act, mountFeed } from '../../test-feed'

let server: ReturnType<typeof holdCalls>
let animations: ReturnType<typeof fakeAnimations>
let lay: ReturnType<typeof vi.fn<() => void>>

interface Start {
  readonly total?: string
  readonly limit?: string
  readonly fragment?: string
}

const FACE = { data: { url: 'https://cdn.example/c.jpg' } }
const SUMMARY = '.cff-view-comments'
const SHOW_MORE = '.cff-show-more-comments'
const summary = () => one<HTMLAnchorElement>(SUMMARY)
const box = () => one('.cff-comments-box')
const showMore = () => one(SHOW_MORE)
const link = () => one<HTMLAnchorElement>(`${SHOW_MORE} a`)
const comments = () => [...box().querySelectorAll<HTMLElement>('.cff-comments-wrap > .cff-comment')]

function start({ total, limit, fragment = 'feed-comments' }: Start = {}) {
  // There is one call for each post.
  vi.stubGlobal('cffmetatrans', 'false')
  showFragment(fragment)
  if (limit !== undefined) box().setAttribute('data-num', limit)
  if (total !== undefined) showMore().setAttribute('data-cff-comments-total', total)
  mountFeed(one('.cff'), fakePage())
  lay = vi.fn()
  onTestFinished(registerLayout(one('.cff'), lay))
}
/** Opens the comments. */
function open(options?: Start) {
  start(options)
  press(summary())
}
/** Answers about the first post. */
async function answer(parts: object) {
  await server.settle()
  await server.first('cff_query').answer(JSON.stringify({ id: '5678', ...parts }))
}
/** Three comments, of which two are shown at first. */
async function startWithFaces(from: object = { picture: FACE }) {
  start({ limit: '2' })
  const people = [from, { picture: FACE }, { picture: FACE }]
  const data = people.map((who, index) => ({
    id: `5678_${index + 1}`,
    message: 'Great!',
    from: { id: '22', name: 'Coach', link: 'https://x.example', ...who },
  }))
  await answer({ comments: { data, summary: { total_count: 3 } } })
}
const press = (target: Element) => act(() => takesClick(target))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const icons = () =>
  [...summary().querySelectorAll('.cff-icon')].map((icon) => icon.classList.contains('cff-animate'))
const faces = () => comments().map((comment) => comment.querySelectorAll('img').length)
const hover = (type: string) => act(() => void summary().dispatchEvent(new MouseEvent(type)))

beforeEach(() => {
  vi.useFakeTimers()
  server = holdCalls()
  animations = fakeAnimations()
})
afterEach(() => {
  unmountAll()
  animations.restore()
  vi.useRealTimers()
})

describe('[F05] page feed: the comments box', () => {
  test('[F05] toggle: the box slides open and shut, and no link is followed (17.33)', () => {
    start()
    expect([box().style.display, summary().getAttribute('aria-expanded')]).toEqual(['none', 'false'])
    expect(press(one(`${SUMMARY} .cff-icon`))).toBe(true)
    expect([box().style.display, summary().classList.contains('cff-open')]).toEqual(['block', true])
    expect(animations.asked).toMatchObject([{ element: box(), duration: 300 }])
    expect(summary().getAttribute('aria-expanded')).toBe('true')
    wait(1000)
    expect(press(summary())).toBe(true)
    expect([summary().classList.contains('cff-open'), summary().getAttribute('aria-expanded')]).toEqual([
      false,
      'false',
    ])
    expect(box().style.display).toBe('block')
    wait(300)
    expect(box().style.display).toBe('none')
  })

  test('[F05] toggle: a click during a slide reverses it', () => {
    start()
    press(summary())
    press(summary())
    expect(summary().getAttribute('aria-expanded')).toBe('false')
    press(summary())
    wait(1000)
    expect([box().style.display, summary().classList.contains('cff-open')]).toEqual(['block', true])
  })

  test('[F05] toggle: opening loads the pictures of visible comments (17.33)', async () => {
    await startWithFaces()
    expect(faces()).toEqual([0, 0, 0])
    press(summary())
    expect(faces()).toEqual([1, 1, 0])
    const image = box().querySelector('img')
    expect([image?.getAttribute('src'), image?.alt]).toEqual(['https://cdn.example/c.jpg', 'Avatar'])
    expect(image?.parentElement?.localName).toBe('a')
    press(summary())
    press(summary())
    expect(faces()).toEqual([1, 1, 0])
    expect(box().querySelector('img')).toBe(image)
  })

  test('[F05] toggle: a picture that cannot be loaded is hidden (17.38)', async () => {
    await startWithFaces()
    press(summary())
    const image = box().querySelector('img')
    image?.dispatchEvent(new Event('error'))
    expect(image?.style.display).toBe('none')
  })

  test('[F05] toggle: a comment without a picture loads none', async () => {
    await startWithFaces({ picture: undefined })
    press(summary())
    expect(faces()).toEqual([0, 1, 0])
  })

  test('[F05] toggle: a box that is open from the start can be closed', () => {
    start({ fragment: 'feed-comments.odd' })
    const open = one('[id="cff_1234_4"] .cff-comments-box')
    expect(one('[id="1234_4"]').getAttribute('aria-expanded')).toBe('true')
    press(one('[id="1234_4"]'))
    wait(300)
    expect([open.style.display, one('[id="1234_4"]').className]).toEqual([
      'none',
      'cff-view-comments cff-open',
    ])
  })

  test('[F05] toggle: a summary without a box does no harm', () => {
    start({ fragment: 'feed-comments.odd' })
    const toggle = one('[id="1234_2"]')
    expect([press(toggle), toggle.className, toggle.hasAttribute('aria-expanded')]).toEqual([
      true,
      'cff-view-comments cff-open',
      false,
    ])
  })

  test('[F05] toggle: a box that another script has closed is opened', () => {
    start()
    press(summary())
    wait(1000)
    box().style.display = 'none'
    press(summary())
    wait(1000)
    expect(box().style.display).toBe('block')
  })

  test('[F05] toggle: the toggle is a button for the keyboard, too', () => {
    start()
    expect(summary().getAttribute('role')).toBe('button')
    act(() =>
      summary().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })),
    )
    expect(box().style.display).toBe('block')
  })

  test('[F05] toggle: 500 ms later the feed is laid out again, once', () => {
    start()
    press(summary())
    wait(200)
    press(summary())
    wait(499)
    expect(lay).not.toHaveBeenCalled()
    wait(1)
    expect(lay).toHaveBeenCalledTimes(1)
  })

  test.each(['cff-opaque-comments', 'cff-masonry-css'])('[F05] toggle: a feed with %s is not', (name) => {
    start()
    one('.cff').classList.add(name)
    press(summary())
    wait(1000)
    expect(lay).not.toHaveBeenCalled()
  })

  test('[F05] toggle: with reduced motion the box opens at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    start()
    press(summary())
    press(summary())
    expect([box().style.display, animations.asked]).toEqual(['none', []])
  })
})

describe('[F05] page feed: the icons of a post', () => {
  test('[F05] icons: icons move one after the other under the pointer, none after it left', () => {
    start()
    hover('mouseenter')
    const seen = [icons()]
    for (const ms of [50, 50, 50]) {
      wait(ms)
      seen.push(icons())
    }
    expect(seen).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
    hover('mouseleave')
    expect(icons()).toEqual([false, false, false])
  })

  test('[F05] icons: leaving early cancels the other icons', () => {
    start()
    hover('mouseenter')
    wait(60)
    hover('mouseleave')
    wait(500)
    expect(icons()).toEqual([false, false, false])
  })

  test('[F05] icons: no icon moves while the comments are open, nor with reduced motion', () => {
    start()
    press(summary())
    hover('mouseenter')
    wait(500)
    expect(icons()).toEqual([false, false, false])
    press(summary())
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    hover('mouseenter')
    wait(500)
    expect(icons()).toEqual([false, false, false])
  })

  test('[F05] icons: a pointer that came before the code counts', () => {
    const matches = Element.prototype.matches
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' ? true : matches.call(this, selector)
    })
    start()
    wait(150)
    expect(icons()).toEqual([true, true, true])
  })
})

describe('[F05] page feed: more comments', () => {
  const isShown = () => comments().map(({ style }) => style.display !== 'none')

  test('[F05] show more: up to 25 comments are all shown, and the link disappears (17.34)', () => {
    open({ total: '20' })
    expect(isShown()).toEqual([true, true, false])
    expect(press(link())).toBe(true)
    expect([isShown(), showMore().style.display, showMore().classList.contains('cff-clicked')]).toEqual([
      [true, true, true],
      'none',
      true,
    ])
  })

  test('[F05] show more: the pictures of newly shown comments are loaded (17.34)', async () => {
    await startWithFaces()
    press(summary())
    press(link())
    expect([isShown(), faces()]).toEqual([
      [true, true, true],
      [1, 1, 1],
    ])
  })

  test.each(['25', '', '-1', 'x'])('[F05] show more: with a total of %o, too', (total) => {
    open({ total })
    press(link())
    expect([isShown(), showMore().style.display]).toEqual([[true, true, true], 'none'])
  })

  test('[F05] show more: with 60 comments the second click leads to the network, in a new tab (17.35)', () => {
    open({ total: '60' })
    expect(link().getAttribute('role')).toBe('button')
    expect(press(link())).toBe(true)
    expect([isShown(), showMore().style.display, showMore().classList.contains('cff-clicked')]).toEqual([
      [true, true, true],
      '',
      true,
    ])
    expect([link().getAttribute('href'), link().hasAttribute('role')]).toEqual(['javascript:void(0);', false])
    expect(press(link())).toBe(false)
    expect([link().href, link().target, link().rel]).toEqual([
      'https://www.facebook.com/5678',
      '_blank',
      'nofollow noopener',
    ])
  })

  test('[F05] show more: a total that comes after the click brings the way to the network back', async () => {
    open()
    press(link())
    expect(showMore().style.display).toBe('none')
    await answer({ comments: { summary: { total_count: 60 } } })
    act(() => {})
    expect([showMore().style.display, link().hasAttribute('role')]).toEqual(['', false])
    expect(lay).toHaveBeenCalled()
    expect(press(link())).toBe(false)
    expect(link().href).toBe('https://www.facebook.com/5678')
  })

  test.each([3, 25, 'x'])('[F05] show more: a late total of %o brings nothing back', async (total) => {
    open()
    press(link())
    await answer({ comments: { summary: { total_count: total } } })
    expect(showMore().style.display).toBe('none')
  })

  test.each([
    ['no link', null],
    ['a script', 'javascript:alert(1)'],
  ])('[F05] show more: with %s to the network it leads nowhere', (_, href) => {
    open({ total: '60' })
    const network = one('.cff-comment-on-facebook a')
    if (href === null) network.remove()
    else network.setAttribute('href', href)
    press(link())
    expect(press(link())).toBe(true)
    expect(link().getAttribute('href')).toBe('javascript:void(0);')
  })

  test('[F05] show more: with the keyboard the focus moves to the first new comment', () => {
    open({ total: '3' })
    link().focus()
    act(() =>
      link().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })),
    )
    expect(document.activeElement).toBe(comments()[2])
  })

  test('[F05] show more: where nothing was hidden, the focus moves to the last comment', () => {
    open({ total: '3' })
    for (const comment of comments()) comment.style.display = 'block'
    link().focus()
    press(link())
    expect(document.activeElement).toBe(comments()[2])
  })

  test('[F05] show more: comments that the style sheet hides are shown, too', () => {
    open({ total: '3' })
    const css = document.head.appendChild(document.createElement('style'))
    onTestFinished(() => css.remove())
    css.textContent = '.cff-comment { display: none }'
    comments()[2]?.removeAttribute('style')
    press(link())
    expect(comments().map((comment) => getComputedStyle(comment).display)).toEqual([
      'block',
      'block',
      'block',
    ])
  })

  test('[F05] show more: 500 ms later the feed is laid out again', () => {
    open({ total: '60' })
    press(link())
    wait(499)
    expect(lay).not.toHaveBeenCalled()
    wait(1)
    expect(lay).toHaveBeenCalledTimes(1)
  })
})

describe('[F05] page feed: unmounting', () => {
  test('[F05] toggle: unmounted while the box slides shut, it is as it was printed, and stays so', () => {
    start({ fragment: 'feed-comments.odd' })
    press(one('[id="1234_4"]'))
    wait(100)
    unmountAll()
    wait(1000)
    expect(one('[id="cff_1234_4"] .cff-comments-box').style.display).toBe('block')
  })

  test.each([
    [SUMMARY, () => summary()],
    [SHOW_MORE, () => link()],
  ])('[F05] %s: unmounted, all is as the server printed it', (_, target) => {
    start({ total: '60' })
    unmountAll()
    const before = document.body.innerHTML
    mountFeed(one('.cff'), fakePage())
    hover('mouseenter')
    press(target())
    wait(100)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
    lay.mockClear()
    wait(10_000)
    expect([document.body.innerHTML, lay.mock.calls.length]).toEqual([before, 0])
    expect(press(target())).toBe(false)
  })
})
