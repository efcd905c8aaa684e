import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { registerLayout } from '../../../../src/page/list-layout'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { unmountAll } from '../../../../tests/unit/mounter'
import { act } from '../../test-feed'
import {
  A,
  answer,
  B,
  COACH,
  comments,
  FACE,
  holdAnew,
  inPost,
  likes,
  mountFeeds,
  openComments,
  page,
  post,
  server,
  setUp,
  show,
  shownComments,
  start,
  tearDown,
  text,
  total,
  uncached,
} from './test-feed'

beforeEach(setUp)
afterEach(tearDown)

describe('[F02] page feed: reactions and counts', () => {
  const icons = () =>
    [...inPost('.cff-meta .cff-likes').querySelectorAll('.cff-icon')].map(({ className }) => className)

  test('[F02] reactions: two icons and the sum of all (17.21)', async () => {
    await show({ ...likes(14), love: total(3), haha: total(1) })
    expect(icons()).toEqual([
      'cff-icon cff-like',
      'cff-love cff-reaction-one cff-icon',
      'cff-haha cff-reaction-two cff-icon',
    ])
    expect(text('.cff-likes .cff-count')).toBe('18')
    expect(inPost('.cff-meta .cff-love > .cff-svg-bg-dark > svg').getAttribute('class')).toBe('cff-svg-bg')
    expect(inPost('.cff-meta .cff-haha > svg + svg').getAttribute('class')).toBe('cff-svg-bg')
    expect(inPost('.cff-meta .cff-love').getAttribute('aria-label')).toBe('love')
  })

  test('[F02] reactions: two of the same number are both first (17.22)', async () => {
    await show({ ...likes(14), love: total(2), wow: total(2) })
    expect(icons().slice(1)).toEqual([
      'cff-love cff-reaction-one cff-icon',
      'cff-wow cff-reaction-one cff-icon',
    ])
  })

  test('[F02] reactions: without plain likes the thumb is removed (17.23)', async () => {
    await show({ ...likes(0, ''), sad: total(4) })
    expect(icons()).toEqual(['cff-sad cff-reaction-one cff-icon cff-no-animate'])
    expect(text('.cff-likes .cff-count')).toBe('4')
    const spans = [...inPost('.cff-meta .cff-likes').querySelectorAll('span')]
    expect(spans.every((span) => span.classList.contains('cff-no-animate'))).toBe(true)
  })

  test('[F02] reactions: an answer without reactions keeps the server’s number and the thumb', async () => {
    await show(likes(0, ''))
    expect([icons(), text('.cff-likes .cff-count')]).toEqual([['cff-icon cff-like'], '14'])
  })

  test('[F02] reactions: icons are not added twice', async () => {
    start('feed-comments', uncached)
    inPost('.cff-meta .cff-likes').insertAdjacentHTML('beforeend', '<span class="cff-wow cff-icon"></span>')
    await server.settle()
    await server.first('cff_query').answer(answer({ ...likes(1), love: total(2) }))
    expect(icons()).toEqual(['cff-icon cff-like', 'cff-wow cff-icon'])
  })

  test('[F02] reactions: comments are counted where the server asks for it', async () => {
    await show({ comments: { data: [], ...total(9) } })
    expect(text('.cff-meta .cff-comments .cff-count')).toBe('5')
    unmountAll()
    holdAnew()
    start('feed-comments.odd', uncached)
    await server.settle()
    await server.calls[1]?.answer(answer({ comments: { data: [], ...total(9) } }))
    expect(text('.cff-meta .cff-comments .cff-count', '1234_2')).toBe('9')
    await server.calls[0]?.answer(answer())
    expect(text('.cff-meta .cff-comments .cff-count', '1234_1')).toBe('5')
  })

  test('[F02] picture in full: lightbox links lead to the largest picture', async () => {
    start('feed-comments', uncached)
    const [own, other] = document.querySelectorAll('.cff-lightbox-link')
    const small = own?.getAttribute('href')
    await server.settle()
    const source = 'https://cdn.example/full.jpg'
    await server.calls[0]?.answer(answer({ images: [{ source }] }))
    await server.calls[1]?.answer(answer({ images: [{ source: 'javascript:alert(1)' }] }))
    expect([own?.getAttribute('href'), other?.getAttribute('href')]).toEqual([source, small])
    unmountAll()
    expect([own?.getAttribute('href'), own?.isConnected]).toEqual([small, false])
  })

  test('[F02] picture in full: a link of another script also leads there, and is restored at unmount', async () => {
    vi.stubGlobal('cffmetatrans', 'false')
    showFragment('feed-comments')
    post().insertAdjacentHTML('beforeend', '<a class="cff-lightbox-link" href="/small.jpg"></a>')
    mountFeeds()
    await server.settle()
    await server.calls[0]?.answer(answer({ images: [{ source: 'https://cdn.example/full.jpg' }] }))
    const link = inPost(':scope > .cff-lightbox-link')
    expect(link.getAttribute('href')).toBe('https://cdn.example/full.jpg')
    unmountAll()
    expect(link.getAttribute('href')).toBe('/small.jpg')
  })
})

describe('[F02] page feed: who likes a post', () => {
  const line = (id = A) => inPost('.cff-comment-likes', id)

  test.each<[object, string, string]>([
    [likes(1), 'A likes this', '17.24'],
    [likes(2), 'A and B like this', '17.24'],
    [likes(3), 'A, B and 1 other like this', '17.24'],
    [likes(10), 'A, B and 8 others like this', '17.25'],
    [{ ...likes(10), love: total(5) }, 'A, B and 13 others reacted to this', '17.26'],
  ])('[F02] likes: %j: %s (%s)', async (parts, sentence) => {
    await show(parts)
    expect(text('.cff-likes-this-text')).toBe(sentence)
  })

  test('[F02] likes: at exactly 25 likes the number is marked (17.27)', async () => {
    await show(likes(25))
    expect(text('.cff-likes-this-text > .cff-comment-likes-count')).toBe('23')
  })

  test('[F02] likes: only links to existing profiles are kept, in the site’s colour (17.28)', async () => {
    const hidden = 'https://www.facebook.com/app_scoped_user_id/11/'
    await show({ likes: { data: [{ name: 'A', link: hidden }, COACH], ...total(2) } })
    const [one_, two] = inPost('.cff-likes-this-text').children
    expect([one_?.localName, one_?.className, one_?.getAttribute('style')]).toEqual([
      'span',
      'cff-liker-one-name',
      'margin-left: 5px;',
    ])
    expect([two?.localName, two?.className, two?.getAttribute('href')]).toEqual(['a', '', COACH.link])
    expect([two?.getAttribute('target'), two?.getAttribute('rel')]).toEqual(['_blank', 'nofollow noopener'])
    expect(two instanceof HTMLElement && two.style.color).toMatch(/#14559c|rgb\(20, 85, 156\)/)
    expect(two instanceof HTMLElement && two.style.marginLeft).toBe('')
  })

  test('[F02] likes: an address without a profile is dropped in any form', async () => {
    const hidden = 'https://www.facebook.com/app_scoped_user_id?id=11'
    await show({ likes: { data: [{ name: 'A', link: hidden }], ...total(1) } })
    expect(inPost('.cff-likes-this-text').querySelector('a')).toBeNull()
  })

  test('[F02] likes: reactions are shown with their numbers', async () => {
    await show({ ...likes(10), love: total(5), angry: total(1) })
    const counts = inPost('.cff-reactions-count')
    expect([...counts.children].map(({ className }) => className)).toEqual([
      'cff-like cff-icon',
      'cff-like-count',
      'cff-reaction-wrap',
      'cff-reaction-wrap',
    ])
    expect(text('.cff-love-count')).toBe('5')
    expect(text('.cff-angry-count')).toBe('1')
    expect(inPost('.cff-liker-one-name').style.marginLeft).toBe('')
  })

  test('[F02] likes: without likes and reactions the line is hidden; without names the numbers stay', async () => {
    await show(likes(0, ''))
    expect([line().style.display, line().childElementCount]).toEqual(['none', 0])
    await server.calls[1]?.answer(answer({ ...likes(0, ''), sad: total(4) }))
    expect(line(B).style.display).toBe('')
    expect(inPost('.cff-reactions-count', B).childElementCount).toBe(0)
    expect(line(B).querySelector('.cff-likes-this-text')).toBeNull()
  })

  test('[F02] likes: an existing line stays; an answer without likes adds none', async () => {
    vi.stubGlobal('cffmetatrans', 'false')
    showFragment('feed-comments')
    line().innerHTML = '<span class="cff-reactions-count"></span>'
    mountFeeds()
    for (const id of [A, B]) openComments(id)
    await server.settle()
    await server.calls[0]?.answer(answer(likes(3)))
    await server.calls[1]?.answer(answer({ love: total(3) }))
    expect(line().innerHTML).toBe('<span class="cff-reactions-count"></span>')
    expect(line(B).innerHTML).toBe('')
  })
})

describe('[F05] page feed: comments', () => {
  const many = (count: number, more: object = {}) =>
    comments(
      ...Array.from({ length: count }, (_, index) => ({
        id: `5678_${index + 1}`,
        message: `${index}`,
        ...more,
      })),
    )

  test('[F05] comments: as many comments are shown as the site wants (17.29)', async () => {
    await show(many(6))
    expect(shownComments().map(({ style }) => style.display)).toEqual([
      'block',
      'block',
      'block',
      'block',
      'none',
      'none',
    ])
    expect(inPost('.cff-show-more-comments').getAttribute('data-cff-comments-total')).toBe('6')
    expect(inPost('.cff-comments-wrap').lastElementChild).toBe(inPost('.cff-show-more-comments'))
  })

  test('[F05] comments: comments keep the printed dates and styles', async () => {
    await show(many(4))
    expect(shownComments().map((comment) => comment.querySelector('.cff-comment-date')?.textContent)).toEqual(
      ['2 days ago', '1 day ago', undefined, undefined],
    )
    const grey = expect.stringMatching(/#f6f6f6|rgb\(246, 246, 246\)/)
    // A comment that was not printed gets the style of the first one.
    expect(shownComments().map(({ style }) => style.background)).toEqual([grey, grey, '', grey])
    expect(shownComments()[2]?.style.display).toBe('block')
  })

  test('[F05] comments: a comment with all its parts', async () => {
    const attachment = { title: 'Our team', media: { image: { src: 'https://cdn.example/t.jpg' } } }
    const from = { ...COACH, picture: FACE }
    await show(
      comments({ id: '5678_1', from, message: 'Great!', like_count: 2, comment_count: 2, attachment }),
    )
    const [comment] = shownComments()
    expect([comment?.id, comment?.dataset['id'], comment?.dataset['avatar']]).toEqual([
      'cff_5678_1',
      '22',
      'https://cdn.example/c.jpg',
    ])
    const name = inPost('.cff-comment-text > p > a.cff-name')
    expect([name.textContent, name.getAttribute('href'), name.getAttribute('rel')]).toEqual([
      'Coach',
      COACH.link,
      'nofollow noopener',
    ])
    expect(name.nextSibling?.textContent).toBe('Great!')
    expect(inPost('.cff-comment-attachment').getAttribute('href')).toBe('https://facebook.com/5678_1')
    expect(inPost('.cff-comment-attachment > img').getAttribute('alt')).toBe('Our team')
    expect(text('.cff-time .cff-comment-likes-bg')).toBe('2')
    expect(text('.cff-comment-replies[data-id="5678_1"] > a')).toBe('2 Replies')
    expect(inPost('.cff-comment-replies + .cff-comment-replies-box').className).toContain('cff-empty')
    const image = inPost('.cff-comment-img.cff-avatar-fallback > a > img')
    expect([image.getAttribute('src'), image.getAttribute('alt')]).toEqual([
      'https://cdn.example/c.jpg',
      'Avatar',
    ])
    const avatar = inPost('.cff-comment-img > a')
    expect([
      avatar.getAttribute('href'),
      avatar.tabIndex,
      avatar.ariaHidden ?? avatar.getAttribute('aria-hidden'),
    ]).toEqual([COACH.link, -1, 'true'])
  })

  test('[F05] comments: a comment with the fewest parts', async () => {
    await show(
      comments({ id: '5678_9', message: 'Great!', comment_count: 1 }, { message: '?', from: { name: 'X' } }),
    )
    const [first, second] = shownComments()
    expect(
      first?.querySelector('.cff-name, .cff-comment-img, .cff-comment-attachment, .cff-comment-likes'),
    ).toBeNull()
    expect(first?.querySelector('.cff-comment-text.cff-no-image')).not.toBeNull()
    expect(first?.querySelector('.cff-comment-replies')?.textContent).toBe('1 Reply')
    expect([second?.id, second?.querySelector('span.cff-name')?.textContent]).toEqual(['', 'X'])
    expect(second?.querySelector('.cff-comment-img > span.cff-comment-avatar')).not.toBeNull()
    expect(second?.hasAttribute('data-avatar')).toBe(false)
  })

  test('[F05] comments: pictures that the site hides are not rendered', async () => {
    start('feed-comments.odd', uncached)
    openComments('1234_1')
    await server.settle()
    await server.calls[0]?.answer(
      answer(comments({ id: '1', message: 'x', from: { ...COACH, picture: FACE } })),
    )
    const [comment] = shownComments('1234_1')
    expect(comment?.hasAttribute('data-avatar')).toBe(false)
    expect(comment?.querySelector('.cff-comment-img')).toBeNull()
    expect(comment?.querySelector('.cff-no-image')).not.toBeNull()
  })

  test('[F05] comments: a box that is open from the start has its pictures at once', async () => {
    start('feed-comments.odd', uncached)
    await server.settle()
    await server.calls[3]?.answer(
      answer(comments({ id: '1', message: 'x', from: { ...COACH, picture: FACE } })),
    )
    const image = inPost('.cff-comment-img img', '1234_4') as HTMLImageElement
    expect([image.width, image.height, image.alt]).toEqual([32, 32, 'Coach'])
    // Negative numbers count as missing; a colour without `#` counts.
    expect(shownComments('1234_4')[0]?.style.display).toBe('block')
    expect(inPost('.cff-name', '1234_4').style.color).toMatch(/#1a73c8|rgb\(26, 115, 200\)/)
  })

  test('[F05] comments: the printed comments stay until the box is opened, then the network’s replace them', async () => {
    start('feed-comments', uncached)
    const printed = shownComments()
    await server.settle()
    await server.first('cff_query').answer(answer({ ...likes(2), ...many(6) }))
    expect(shownComments()).toEqual(printed)
    expect(inPost('.cff-show-more-comments').getAttribute('data-cff-comments-total')).toBe('6')
    openComments()
    expect([shownComments().length, text('.cff-likes-this-text')]).toEqual([6, 'A and B like this'])
    unmountAll()
    expect(shownComments()).toEqual(printed)
  })

  test('[F05] comments: a box that was opened before the answer has the pictures of visible comments', async () => {
    await show(many(5, { from: { ...COACH, picture: FACE } }))
    expect(shownComments().map((comment) => comment.querySelectorAll('img').length)).toEqual([1, 1, 1, 1, 0])
    expect(shownComments()[4]?.querySelector('.cff-comment-img .cff-comment-avatar')).not.toBeNull()
  })

  test('[F05] comments: if all comments were requested before the answer, all are shown', async () => {
    start('feed-comments', uncached)
    openComments()
    act(() => inPost('.cff-show-more-comments a').click())
    await server.settle()
    await server.first('cff_query').answer(answer(many(6)))
    expect(shownComments().every(({ style }) => style.display === 'block')).toBe(true)
  })

  test('[F05] comments: the focus on a printed comment moves to the one in its place', async () => {
    start('feed-comments', uncached)
    for (const id of [A, B]) openComments(id)
    await server.settle()
    const second = shownComments()[1]
    if (second) second.tabIndex = -1
    second?.focus()
    await server.first('cff_query').answer(answer(many(3)))
    expect(shownComments()[1]).not.toBe(second)
    expect(document.activeElement).toBe(shownComments()[1])
    await server.calls[1]?.answer(answer(many(3)))
    expect(document.activeElement).toBe(shownComments()[1])
  })

  test('[F05] comments: an answer without comments keeps the printed ones; an empty list does not', async () => {
    await show(likes(3))
    expect(shownComments()).toHaveLength(3)
    expect(inPost('.cff-show-more-comments').getAttribute('data-cff-comments-total')).toBe('0')
    await server.calls[1]?.answer(answer(comments()))
    expect(shownComments(B)).toHaveLength(0)
  })

  test('[F05] comments: the link to the network fits its neighbours', async () => {
    await show({ ...likes(3), ...many(1) })
    const link = inPost('.cff-comment-on-facebook').style
    expect([
      parseInt(link.borderTopLeftRadius, 10),
      parseInt(link.borderBottomRightRadius, 10),
      link.padding,
    ]).toEqual([0, 0, ''])
    await server.calls[1]?.answer(answer({ ...likes(0, ''), ...comments() }))
    const alone = inPost('.cff-comment-on-facebook', B).style
    expect([alone.borderTopLeftRadius, alone.borderBottomLeftRadius, alone.padding]).toEqual([
      '',
      '',
      '8px 15px 8px 10px',
    ])
  })

  test('[F05] comments: 200 ms later the feed is laid out again, once', async () => {
    start('feed-comments', uncached)
    const lay = vi.fn()
    onTestFinished(registerLayout(one('.cff'), lay))
    await server.settle()
    await server.calls[0]?.answer(answer(likes(3)))
    await server.calls[1]?.answer(answer(likes(3)))
    await vi.advanceTimersByTimeAsync(199)
    expect(lay).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(lay).toHaveBeenCalledTimes(1)
  })

  test('[F05] comments: a feed that was unmounted meanwhile is not laid out', async () => {
    await show(likes(3))
    const lay = vi.fn()
    onTestFinished(registerLayout(one('.cff'), lay))
    unmountAll()
    await vi.advanceTimersByTimeAsync(300)
    expect([lay.mock.calls, vi.getTimerCount()]).toEqual([[], 0])
  })

  test('[F05] comments: a feed with CSS columns is not laid out', async () => {
    start('feed-comments', uncached)
    one('.cff').classList.remove('cff-masonry-js')
    const lay = vi.fn()
    onTestFinished(registerLayout(one('.cff'), lay))
    await server.settle()
    await server.calls[0]?.answer(answer(likes(3)))
    await vi.advanceTimersByTimeAsync(300)
    expect(lay).not.toHaveBeenCalled()
  })
})

describe('[F04] page feed: what strangers write', () => {
  test('[F04] comments: tags are shown as text (17.30)', async () => {
    await show(comments({ id: '1', message: '<script>x</script><br>ok' }))
    const words = inPost('.cff-comment-text > p')
    expect(words.textContent).toBe('<script>x</script>ok')
    expect([words.querySelectorAll('br').length, post().querySelector('script')]).toEqual([1, null])
  })

  test('[F04] comments: addresses and names are links, if the site wants them (17.31, 17.32)', async () => {
    const message = 'Trophy Shop: www.shop.example a@b.com'
    const said = { id: '1', message, message_tags: [{ id: '33', name: 'Trophy Shop' }] }
    await show(comments(said))
    const hrefs = (id: string) =>
      [...post(id).querySelectorAll('.cff-comment p a')].map((a) => a.getAttribute('href'))
    expect(hrefs(A)).toEqual(['http://facebook.com/33', 'http://www.shop.example', 'mailto:a@b.com'])
    expect(inPost('.cff-comment p a').style.color).not.toBe('')
    unmountAll()
    holdAnew()
    start('feed-comments.odd', uncached)
    openComments('1234_1')
    await server.settle()
    await server.calls[0]?.answer(answer(comments(said)))
    expect(hrefs('1234_1')).toEqual(['http://www.shop.example', 'mailto:a@b.com'])
  })

  const EVIL = '"><img src=x onerror="hacked()"><script>hacked()</script>'
  test.each([
    ['texts', EVIL],
    ['script addresses', 'javascript:hacked()'],
    ['hidden script addresses', ' java\tscript:hacked()'],
    ['data addresses', 'data:text/html,<script>hacked()</script>'],
    ['relative addresses', '//evil.example/x'],
  ])('[F02] [X11] metadata: no %s do any harm, wherever they are', async (_, evil) => {
    const from = { id: evil, name: evil, link: evil, picture: { data: { url: evil } } }
    await show({
      likes: { data: [from, from], ...total(2) },
      ...comments({
        id: evil,
        from,
        message: evil,
        message_tags: [{ id: evil, name: evil }],
        attachment: { title: evil, url: evil, media: { image: { src: evil } } },
        comment_count: 3,
      }),
      images: [{ source: evil }],
      love: { summary: { total_count: evil } },
    })
    const box = inPost('.cff-comments-box')
    expect(box.querySelector('script, .cff-comment img, [onerror]')).toBeNull()
    for (const link of box.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^https?:\/\/|^javascript:void\(0\);$/)
    }
    expect(text('.cff-likes-this-text')).toContain(evil.trim().slice(0, 5))
    expect(inPost('.cff-lightbox-link').getAttribute('href')).toBe('/assets/images/gold-medal.svg')
    expect(page.report).not.toHaveBeenCalled()
  })
})
