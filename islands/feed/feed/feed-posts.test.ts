import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FEED_CALL } from '../../../legacy-shims/globals/page-feed'
import { registerLayout } from '../../../src/page/list-layout'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { mountFeed } from '../test-feed'

const FIRST = 'Engraved trophies ready for the Brisbane finals night '
let page: FakePage

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const feeds = () => [...document.querySelectorAll<HTMLElement>('.cff')]
function start(before = () => {}, fragment = 'feed-posts') {
  showFragment(fragment)
  before()
  page = fakePage()
  for (const feed of feeds()) mountFeed(feed, page)
}
const text = (id: string) => one(`#cff_${id} .cff-text, #cff_${id} .cff-desc-text`)
const box = (id: string) => one(`#cff_${id} .cff-expand`)
const link = (id: string) => one(`#cff_${id} .cff-expand a`)
const shownWords = (id: string) => ['.cff-more', '.cff-less'].map((word) => one(word, link(id)).style.display)
function write(id: string, html: string, limit: number) {
  one('#cff').dataset['char'] = String(limit)
  text(id).innerHTML = html
}

describe('[F03] feed posts: long texts', () => {
  test('[F03] feed posts: a text ends at the feed’s limit, and its link comes (17.1)', () => {
    start()
    expect(text('1_1').textContent).toBe('Engraved trophies re')
    expect([box('1_1').style.display, link('1_1').getAttribute('aria-expanded')]).toEqual(['inline', 'false'])
    expect([text('1_2').textContent, box('1_2').style.display]).toEqual(['Closed Wednesday.', ''])
    expect(link('1_2').hasAttribute('aria-expanded')).toBe(false)
  })

  test('[F03] feed posts: a click on the link shows all of it, the next one its beginning (17.2)', () => {
    start()
    expect(takesClick(one('.cff-more', link('1_1')))).toBe(true)
    expect([text('1_1').textContent, ...shownWords('1_1')]).toEqual([FIRST, 'none', 'inline'])
    expect(link('1_1').getAttribute('aria-expanded')).toBe('true')
    expect(takesClick(link('1_1'))).toBe(true)
    expect([text('1_1').textContent, ...shownWords('1_1')]).toEqual([
      'Engraved trophies re',
      'inline',
      'none',
    ])
    expect(link('1_1').getAttribute('aria-expanded')).toBe('false')
    expect(location.hash).toBe('')
  })

  test('[F03] feed posts: parts below a shortened text glide up, where they are visible', () => {
    const animations = fakeAnimations()
    const isCut = () => text('1_1').textContent === 'Engraved trophies re'
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const post = this.closest('.cff-item')
      const top = post?.id === 'cff_1_1' ? 100 : innerHeight
      // The first part of the post has become shorter.
      const up = isCut() && this !== post && this.previousElementSibling ? 40 : 0
      return { left: 0, top: top - up, bottom: top + 200, width: 300 } as DOMRect
    })
    start(() => one('#cff_1_1').insertAdjacentHTML('beforeend', '<div class="cff-meta-wrap"></div>'))
    animations.restore()
    expect(animations.asked.map(({ element }) => element)).toEqual([one('#cff_1_1 .cff-meta-wrap')])
  })

  test('[F03] feed posts: a click on the link of a text that is whole goes nowhere', () => {
    start()
    expect(takesClick(link('1_2'))).toBe(true)
    expect(text('1_2').textContent).toBe('Closed Wednesday.')
    expect(takesClick(one('#cff_1_3 .cff-link-title a'))).toBe(false)
  })

  test.each(['Enter', ' '])('[F03] feed posts: the key %j is a press, once', (key) => {
    start()
    expect(link('1_1').getAttribute('role')).toBe('button')
    link('1_1').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect(text('1_1').textContent).toBe(FIRST)
  })

  test.each(['absent', '', '0', 'many', '-5'])(
    '[F03] feed posts: no text is cut at the limit %j (17.3)',
    (limit) => {
      start(() => {
        if (limit === 'absent') one('#cff').removeAttribute('data-char')
        else one('#cff').dataset['char'] = limit
      })
      expect([text('1_1').textContent, box('1_1').style.display]).toEqual([FIRST, ''])
    },
  )

  test.each([
    ['Line one<br>Line two<br>Line three', 17, 'Line one<br>Line two<br>L', '17.4'],
    ['A <a href="/x">very long link</a> tail', 10, 'A <a href="/x">very lon</a>', '17.5'],
    ['<b>Gold</b> <i>cups <u>and</u></i> medals', 5, '<b>Gold</b> ', 'elements left empty'],
    ['Line one<br><img class="cff-linebreak"> <br>Line two', 9, 'Line one', 'ends of lines'],
    ['Cup<span><br> </span>Medal', 4, 'Cup', 'what is empty without them'],
    ['Cup <img class="emoji"> <br> Medal', 6, 'Cup <img class="emoji"> ', 'a picture is none'],
    ['Tom &amp; Kim &lt;b&gt;', 5, 'Tom &amp;', 'entities'],
    ['🏆🏆🏆', 2, '🏆🏆', 'surrogates'],
    ['a<script>1234</script>bcd', 3, 'a<script>1234</script>bc', 'what is no text'],
    ['abc <!-- note -->', 3, 'abc <!-- note -->', 'nothing behind it'],
  ])('[F03] feed posts: %j at %i (%s)', (html, limit, cut, _row) => {
    start(() => write('1_2', html, limit))
    for (const own of text('1_2').querySelectorAll('a')) {
      own.removeAttribute('rel')
      own.removeAttribute('target')
    }
    expect(text('1_2').innerHTML).toBe(cut)
  })

  test('[F03] feed posts: an event has a limit of its own (17.6)', () => {
    start(() => {
      one('#cff').dataset['char'] = '115'
    })
    expect(text('9').textContent).toBe('Medals for every team, and the')
    expect([text('10').textContent, text('1_1').textContent]).toEqual(['Engraving while you wait', FIRST])
    takesClick(link('9'))
    expect(text('9').textContent).toBe('Medals for every team, and the perpetual shield for one')
  })

  test('[F03] feed posts: the expanded text has its original nodes, with the changes of other scripts', () => {
    showFragment('feed-posts')
    const heard = vi.fn()
    const own = one('#cff_1_3 .cff-text a')
    own.addEventListener('click', heard)
    page = fakePage()
    mountFeed(one('#cff'), page)
    expect(own.isConnected).toBe(false)
    expect(text('1_3').textContent).toBe(' #gold for the Toowon')
    takesClick(link('1_3'))
    expect(own.isConnected).toBe(true)
    expect(text('1_3').textContent).toContain('#silver next')
    takesClick(own)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('[F03] feed posts: links of a text and of a shared link open in a new window, cut or not', () => {
    start()
    const look = (selector: string) =>
      [...one(selector).attributes].map(({ name, value }) => `${name}=${value}`)
    const away = ['target=_blank', 'rel=nofollow noopener noreferrer']
    expect(look('#cff_1_3 .cff-text a[href*="club"]')).toEqual(['href=https://club.example/', ...away])
    takesClick(link('1_3'))
    expect(look('#cff_1_3 .cff-text a[href*="club"]')).toEqual(['href=https://club.example/', ...away])
    expect(look('#cff_1_3 .cff-post-desc a[href*="hall"]').sort()).toEqual(
      ['href=https://club.example/hall', ...away].sort(),
    )
    expect(look('#cff_1_3 .cff-link-title a')).toEqual(['href=https://club.example/night'])
    expect(look('#cff_1_3 .cff-expand a')).not.toContain('target=_blank')
  })

  test('[F03] feed posts: a link that leads nowhere opens no window', () => {
    start(() => write('1_2', '<a href="javascript:void(0);">+2</a> <a href="#">Top</a>', 99))
    expect([...text('1_2').querySelectorAll('a')].map(({ target }) => target)).toEqual(['', '_blank'])
  })

  test('[F03] feed posts: unmounted, a key or a click on the link is the browser’s again', () => {
    start()
    unmountAll()
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect([link('1_1').dispatchEvent(key), takesClick(link('1_1'))]).toEqual([true, false])
  })

  test('[F03] feed posts: the link comes into view again below what covers the top of the window', () => {
    start()
    const bar = document.createElement('div')
    bar.id = 'wpadminbar'
    Object.defineProperty(bar, 'offsetHeight', { value: 32 })
    document.body.append(bar)
    const comes = vi.fn(() => link('1_1').style.scrollMarginTop)
    link('1_1').scrollIntoView = comes
    takesClick(link('1_1'))
    expect(comes).not.toHaveBeenCalled()
    takesClick(link('1_1'))
    expect(comes).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    expect(comes.mock.results[0]?.value).toBe('32px')
  })

  test('[F03] feed posts: after each press the feed is laid out anew', () => {
    start()
    const lay = vi.fn()
    onTestFinished(registerLayout(one('#cff'), lay))
    takesClick(link('1_1'))
    takesClick(link('1_1'))
    expect(lay).toHaveBeenCalledTimes(2)
  })

  test('[F03] feed posts: a text that is a link, one without an expand link, one with a space after its limit', () => {
    let own = document.body
    start(() => {
      one('#cff').dataset['char'] = '10'
      own = one('#cff_linked a')
    }, 'feed-posts.odd')
    expect(own.isConnected).toBe(true)
    expect(one('#cff_linked .cff-text').innerHTML).toMatch(
      /^<a class="cff-post-text-link" [^>]*>Every cup <\/a>$/,
    )
    takesClick(link('linked'))
    expect(text('linked').textContent).toBe('Every cup has its #story to tell')
    expect(text('linked').querySelectorAll('a')).toHaveLength(1)
    expect(text('nolink').textContent).toBe('Nothing leads to the rest of this text')
    expect(box('spaces').style.display).toBe('')
  })

  test('[F03] feed posts: a text that another island has cut is left alone', () => {
    start(() => write('1_1', 'Engraved trophies<span class="moreellipses">…</span> ready', 5))
    expect(text('1_1').textContent).toBe('Engraved trophies… ready')
  })

  test('[F03] feed posts: items that come later are made ready, none twice', () => {
    start()
    const late = one('#cff_1_1').cloneNode() as HTMLElement
    late.id = 'cff_late'
    late.innerHTML =
      '<p class="cff-post-text"><span class="cff-text">#gold for everybody who was there</span>' +
      '<span class="cff-expand">... <a href="#">See More</a></span></p>'
    one('.cff-posts-wrap').append(late)
    one('#cff').dispatchEvent(new Event(FEED_CALL))
    expect(text('late').textContent).toBe(' #gold for everybody ')
    page.tellMarkup(late)
    one('#cff').dispatchEvent(new Event(FEED_CALL))
    expect(text('late').textContent).toBe(' #gold for everybody ')
    expect(text('late').querySelectorAll('a')).toHaveLength(1)
    takesClick(link('late'))
    expect(text('late').textContent).toBe(' #gold for everybody who was there')
  })
})

describe('[F04] feed posts: hashtags', () => {
  const tags = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href*="/hashtag/"]`)].map(
      (tag) => tag.href,
    )

  test('[F04] feed posts: tags are links, numbers and colours are not (17.7)', () => {
    start(() => write('1_2', 'new #champions and #ff0000 and #2020', 99))
    expect(text('1_2').textContent).toBe('new #champions and #ff0000 and #2020')
    expect(tags('#cff_1_2')).toEqual(['https://www.facebook.com/hashtag/champions'])
    const [tag] = text('1_2').querySelectorAll('a')
    expect([tag?.textContent, tag?.target, tag?.rel]).toEqual(['#champions', '_blank', 'nofollow noopener'])
  })

  test.each([
    ['1a73c8', 'rgb(26, 115, 200)'],
    ['#1a73c8', 'rgb(26, 115, 200)'],
    ['', ''],
    ['1', ''],
    ['red;position:fixed', ''],
    [null, ''],
  ])('[F04] feed posts: with the colour %j a tag has %j (17.8)', (color, style) => {
    start(() => {
      if (color === null) text('1_2').removeAttribute('data-color')
      else text('1_2').dataset['color'] = color
      write('1_2', 'See #gold', 99)
    })
    const { style: own } = one('#cff_1_2 .cff-text a')
    expect(asRgb(own.color)).toBe(style)
    expect(own.position).toBe('')
  })

  test('[F04] feed posts: where the page turns hashtags off, only shared links have them (17.9)', () => {
    vi.stubGlobal('cfflinkhashtags', 'false')
    start(() => write('1_2', 'See #gold', 99))
    expect([tags('.cff-text'), tags('.cff-post-desc')]).toEqual([
      [],
      ['https://www.facebook.com/hashtag/live'],
    ])
  })

  test.each([
    ['<br>#gold', '<br> [#gold]', '17.10'],
    ['Cup<br>#gold', 'Cup<br> [#gold]', 'a new line'],
    ['<b>Cup</b>#gold', '<b>Cup</b>#gold', 'in a word'],
    ['<b>Cup </b>#gold', '<b>Cup </b> [#gold]', 'after a space in an element'],
    ['<b>#gold</b>', '<b> [#gold]</b>', 'in an element'],
    ['Cup<p>#gold</p>', 'Cup<p> [#gold]</p>', 'a new paragraph'],
    [
      'Cup<img class="cff-linebreak">#gold',
      'Cup<img class="cff-linebreak"> [#gold]',
      'a line of the plugin’s',
    ],
    ['See <img class="emoji">#gold', 'See <img class="emoji">#gold', 'after a picture of a character'],
    ['<a href="/x">#gold</a> #cup', '<a href="/x">#gold</a> [#cup]', 'linked already'],
    ['<a href="/x"><b>x</b>#gold</a>#cup', '<a href="/x"><b>x</b>#gold</a>#cup', 'after a link'],
  ])('[F04] feed posts: %j is %j (%s)', (html, linked, _row) => {
    start(() => write('1_2', html, 99))
    const tagLink = /<a [^>]*hashtag[^>]*>(.*?)<\/a>/g
    const shown = text('1_2')
      .innerHTML.replace(tagLink, '[$1]')
      .replace(/ (target|rel)="[^"]*"/g, '')
    expect(shown).toBe(linked)
  })

  test('[F04] feed posts: a text from which another script removed a part is restored', () => {
    start(() => write('1_2', 'See #gold', 99))
    text('1_2').firstChild?.remove()
    unmountAll()
    expect(text('1_2').textContent).toBe('See #gold')
  })

  test('[F04] feed posts: a tag that the cut goes through leads where the whole one does', () => {
    start(() => write('1_2', '#gold for #champions', 15))
    expect(text('1_2').textContent).toBe(' #gold for #cham')
    expect(tags('#cff_1_2 .cff-text').at(-1)).toBe('https://www.facebook.com/hashtag/champions')
  })
})

describe('[F03] feed posts: events, pictures, videos', () => {
  const endDay = (id: string) => one(`#cff_${id} .cff-end-date k`).style.display

  test('[F03] feed posts: the day on which an event ends is told when it is another (17.40)', () => {
    start(() => {
      one('#cff_1_3 .cff-post-desc').innerHTML =
        '<span class="cff-date"><span class="cff-end-date"><k>July 4th</k></span></span>'
    })
    expect([endDay('9'), endDay('10'), endDay('1_3')]).toEqual(['inline', '', ''])
  })

  test('[F03] feed posts: the same in a timeline’s event, also where its text is cut', () => {
    start(() => {
      one('#cff_1_2').classList.add('cff-timeline-event')
      one('#cff_1_3').classList.replace('cff-event', 'cff-status-post')
      const dates = one('#cff_9 .cff-date').innerHTML
      write('1_2', `<span class="cff-details"><span class="cff-date">${dates}</span></span> and more`, 40)
    })
    expect(text('1_2').textContent).not.toContain('more')
    expect(endDay('1_2')).toBe('inline')
    takesClick(link('1_2'))
    expect(endDay('1_2')).toBe('inline')
  })

  test('[F12] feed posts: pictures are loaded from their own addresses, not through a proxy', () => {
    start(() => {
      text('1_2').innerHTML =
        '<img src="https://i1.wp.com/cdn.example/a.jpg?w=300" data-querystring="oh=1&oe=2" srcset="https://i1.wp.com/cdn.example/a.jpg?w=600 2x">' +
        '<img src="https://cdn.example/b.jpg?x=i0.wp.com" srcset="/b.jpg 2x"><img src="//i5.wp.com/cdn.example/c.jpg" srcset="/c.jpg 2x">'
    })
    const [a, b, c] = text('1_2').querySelectorAll('img')
    expect([a?.getAttribute('src'), a?.hasAttribute('srcset')]).toEqual([
      'https://cdn.example/a.jpg?oh=1&oe=2',
      false,
    ])
    expect([b?.getAttribute('src'), b?.hasAttribute('srcset')]).toEqual([
      'https://cdn.example/b.jpg?x=i0.wp.com',
      true,
    ])
    expect([c?.getAttribute('src'), c?.getAttribute('srcset')]).toEqual([
      'https://cdn.example/c.jpg',
      '/c.jpg 2x',
    ])
  })

  test('[F03] feed posts: after 500 ms videos are out of the boxes that scripts have put around them', () => {
    start(() => {
      one('#cff_1_2').innerHTML =
        '<div class="embed-responsive"><video></video></div><div class="embed-responsive">No video</div>' +
        '<div class="cff-iframe-wrap"><div class="fluid-width-video-wrapper"><iframe title="A"></iframe></div></div>' +
        '<div class="cff-iframe-wrap"><div class="iframe-embed"><iframe title="B"></iframe></div></div>'
    })
    const before = one('#cff_1_2').innerHTML
    const parents = () =>
      ['video', 'iframe[title="A"]', 'iframe[title="B"]'].map((video) => one(video).parentElement?.className)
    vi.advanceTimersByTime(499)
    expect(parents()).toEqual(['embed-responsive', 'fluid-width-video-wrapper', 'iframe-embed'])
    vi.advanceTimersByTime(1)
    expect(parents()).toEqual([one('#cff_1_2').className, '', 'cff-iframe-wrap'])
    expect(document.querySelectorAll('.embed-responsive')).toHaveLength(1)
    const { style } = one('iframe[title="A"]').parentElement as HTMLElement
    expect([style.cssFloat, style.width]).toEqual(['left', '100%'])
    unmountAll()
    expect(one('#cff_1_2').innerHTML).toBe(before)
  })
})

describe('[F01] feed posts: the feed', () => {
  test('[F01] feed posts: the classes of a page without scripts are removed, feeds are numbered', () => {
    showFragment('feed-posts.odd')
    const [first, second] = feeds() as [HTMLElement, HTMLElement]
    first.before(Object.assign(document.createElement('div'), { className: 'cff-header cff-nojs' }))
    page = fakePage()
    mountFeed(second, page)
    expect([first, second, one('.cff-header')].map(({ className }) => className)).toEqual([
      'cff cff-nojs',
      'cff',
      'cff-header',
    ])
    const numbers = () => feeds().map((feed) => feed.getAttribute('data-cff-index'))
    expect(numbers()).toEqual([null, '2'])
    mountFeed(first, page)
    expect(numbers()).toEqual(['1', '2'])
    const late = document.createElement('div')
    late.className = 'cff'
    first.before(late)
    mountFeed(late, page)
    expect(numbers()).toEqual(['1', '2', '3'])
  })

  test('[F01] feed posts: after 1250 ms nothing is new but in the page’s first feed', () => {
    start(undefined, 'feed-posts.odd')
    const marked = () => feeds().map((feed) => feed.querySelectorAll('.cff-new').length)
    vi.advanceTimersByTime(1249)
    expect(marked()).toEqual([4, 3])
    vi.advanceTimersByTime(1)
    expect(marked()).toEqual([4, 0])
  })

  test('[F01] feed posts: an item that is added just before that is still made ready', () => {
    start(undefined, 'feed-posts.odd')
    vi.advanceTimersByTime(1249)
    const late = one('#cff_spaces').cloneNode() as HTMLElement
    late.id = 'cff_late'
    late.innerHTML = '<p class="cff-post-text"><span class="cff-text">See #gold</span></p>'
    one('#cff_nolink').after(late)
    vi.advanceTimersByTime(1)
    page.tellMarkup(late)
    expect(late.querySelectorAll('a[href$="/hashtag/gold"]')).toHaveLength(1)
    expect(late.classList.contains('cff-new')).toBe(false)
  })

  test('[F01] feed posts: an item that another script removes is restored as printed', () => {
    showFragment('feed-posts')
    const item = one('#cff_1_3')
    const printed = item.outerHTML
    page = fakePage()
    mountFeed(one('#cff'), page)
    expect(text('1_3').textContent).not.toContain('silver')
    item.remove()
    unmountAll()
    expect(item.outerHTML).toBe(printed)
  })

  test('[F03] feed posts: an item that is removed before its videos are unwrapped keeps their boxes', async () => {
    start(() => {
      one('#cff_1_2').innerHTML = '<div class="embed-responsive"><video></video></div>'
    })
    const item = one('#cff_1_2')
    item.remove()
    await Promise.resolve()
    vi.advanceTimersByTime(500)
    expect(item.innerHTML).toBe('<div class="embed-responsive"><video></video></div>')
  })

  /** Adds an item with a tag after the other items of the page's first feed. */
  function comeLate(className = 'cff-item cff-new') {
    const late = document.createElement('div')
    late.className = className
    late.innerHTML = '<p class="cff-post-text"><span class="cff-text">See #gold</span></p>'
    one('.cff-posts-wrap').append(late)
    return late
  }
  const isReady = (item: Element) => item.querySelector('a[href$="/hashtag/gold"]') !== null

  test('[F01] feed posts: only new items are made ready, and none after unmount', () => {
    start(() => one('#cff_1_1').classList.remove('cff-new'))
    expect([text('1_1').textContent, box('1_1').style.display]).toEqual([FIRST, ''])
    const look = () => one('#cff').dispatchEvent(new Event(FEED_CALL))
    const items = [comeLate('cff-item'), comeLate('cff-album-item cff-new')]
    look()
    expect(items.map(isReady)).toEqual([false, true])
    unmountAll()
    const late = comeLate()
    page.tellMarkup(late)
    look()
    expect([...items, late].map(isReady)).toEqual([false, false, false])
  })

  test('[F01] feed posts: items that other scripts add are noticed, also in a box', () => {
    start()
    const late = comeLate()
    page.tellMarkup(document.createElement('p'))
    expect(isReady(late)).toBe(false)
    page.tellMarkup(late)
    expect(isReady(late)).toBe(true)
    const inBox = comeLate()
    const around = document.createElement('div')
    inBox.replaceWith(around)
    around.append(inBox)
    page.tellMarkup(around)
    expect(isReady(inBox)).toBe(true)
  })

  test('[F01] feed posts: markup in an item is no item: the feed is not searched for it', () => {
    start()
    const search = vi.spyOn(one('#cff'), 'querySelectorAll')
    const comment = document.createElement('p')
    one('#cff_1_1').append(comment)
    page.tellMarkup(comment)
    expect(search).not.toHaveBeenCalled()
  })

  test('[F01] feed posts: an item that loses its mark stays ready', () => {
    start()
    for (const item of document.querySelectorAll('.cff-new')) item.classList.remove('cff-new')
    one('#cff').dispatchEvent(new Event(FEED_CALL))
    expect(text('1_1').textContent).toBe('Engraved trophies re')
    takesClick(link('1_1'))
    expect(text('1_1').textContent).toBe(FIRST)
  })

  test('[F01] feed posts: damage by content filters is repaired, once per item', () => {
    start(() => {
      // A parser would not nest them like this.
      const wrap = (selector: string) => {
        const paragraph = document.createElement('p')
        one(selector).before(paragraph)
        paragraph.append(one(selector))
      }
      one('#media').innerHTML =
        '<a class="cff-photo"></a><a class="cff-photo"></a><a class="cff-photo"><img></a>'
      wrap('.cff-author-img')
      wrap('.cff-photo:last-child')
    }, 'feed-posts.filtered')
    const item = one('.cff-item')
    expect([...item.querySelectorAll('p')].map((each) => each.className || each.textContent)).toEqual([
      'cff-post-text',
      'Kept ',
      '',
      'cff-comment-likes cff-likes',
      'cff-date',
    ])
    expect(one('.cff-author-img').parentElement?.className).toBe('cff-author')
    expect(one('.cff-post-links').textContent).toBe('View on Facebook · More')
    expect(one('#media').innerHTML).toBe('<a class="cff-photo"><img></a>')
    expect(document.querySelectorAll('.cff-view-comments, .cff-author')).toHaveLength(2)
    expect(document.querySelector('#again')).toBeNull()
  })

  test.each([
    ['the only picture stays', 'iI', 'i'],
    ['of two the first goes', 'ii', 'i'],
    ['without pictures the last stays', '..', '.'],
    ['the first two of four go', 'iiii', 'ii'],
    ['but not the only picture', '.i.', 'i.'],
    ['one alone stays', 'i', 'i'],
  ])('[F01] feed posts: photos side by side: %s', (_, photos, left) => {
    start(() => {
      one('#media').innerHTML = [...(photos === 'iI' ? 'i.' : photos)]
        .map((photo) => `<a class="cff-photo">${photo === 'i' ? '<img>' : ''}</a>`)
        .join('')
    }, 'feed-posts.filtered')
    const kept = [...document.querySelectorAll('#media .cff-photo')]
    expect(kept.map((photo) => (photo.firstChild ? 'i' : '.')).join('')).toBe(left)
  })

  test('[F01] feed posts: an event’s own link to it stays in its paragraph', () => {
    start(() => one('.cff-item').classList.add('event'), 'feed-posts.filtered')
    expect(one('.cff-viewpost').parentElement?.className).toBe('cff-post-links')
    unmountAll()
    start(() => {
      one('.cff-item').classList.add('event')
      one('.cff-viewpost-facebook').remove()
    }, 'feed-posts.filtered')
    expect(one('.cff-viewpost').parentElement?.tagName).toBe('P')
  })

  test('[X11] feed posts: an item that cannot be made ready does not affect the others', () => {
    showFragment('feed-posts')
    const broken = text('1_1')
    broken.querySelector = () => {
      throw new Error('odd post')
    }
    page = fakePage()
    mountFeed(one('#cff'), page)
    expect(page.report).toHaveBeenCalledTimes(1)
    expect(text('9').textContent).toBe('Medals for every team, and the')
  })

  test.each(['feed-posts', 'feed-posts.odd', 'feed-posts.filtered'])(
    '[F01] feed posts: unmounting restores %s as printed, and leaves no timers',
    (fragment) => {
      showFragment(fragment)
      const printed = document.body.innerHTML
      page = fakePage()
      const go = () => feeds().map((feed) => mountFeed(feed, page))
      go()
      for (const each of document.querySelectorAll('.cff-expand a')) takesClick(each)
      vi.advanceTimersByTime(2000)
      unmountAll()
      expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(printed.replace(/ style=""/g, ''))
      go()
      unmountAll()
      expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(printed.replace(/ style=""/g, ''))
      expect(vi.getTimerCount()).toBe(0)
      expect(page.report).not.toHaveBeenCalled()
    },
  )
})

/** One of the DOMs keeps the notation of a colour. */
function asRgb(color: string): string {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(color) ?? []
  return parts.length > 0 ? `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})` : color
}
