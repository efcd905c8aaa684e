import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FEED_CALL } from '../../../../legacy-shims/globals/page-feed'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { holdCalls } from '../../../../tests/unit/held-calls'
import { unmountAll } from '../../../../tests/unit/mounter'
import { mountFeed } from '../../test-feed'

const LINK = ':scope > a.cff-lightbox-link'
let page: FakePage

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('cffsiteurl', 'https://shop.example/wp-content/plugins')
})
afterEach(() => {
  unmountAll()
  document.body.innerHTML = ''
})

const feeds = () => [...document.querySelectorAll<HTMLElement>('.cff-lb')]
function start(change: () => void = () => {}) {
  showFragment('feed-lightbox-links')
  change()
  page = fakePage()
  for (const feed of feeds()) mountFeed(feed, page)
}
const boxOf = (id: string, selector: string) => one(`#cff_${id} ${selector}`)
const linkIn = (id: string, selector: string) => {
  const link = boxOf(id, selector).querySelector<HTMLElement>(LINK)
  if (!link) throw new Error(`${id} has no link`)
  return link
}
const title = (id: string, selector: string) => linkIn(id, selector).getAttribute('data-title')
const data = (link: Element) =>
  Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]))

describe('[F14] feed lightbox: links', () => {
  test('[F14] feed lightbox: the first thing in a photo is its link, with all that the chapter names (17.67)', () => {
    start()
    const photo = boxOf('1234_1', '.cff-photo')
    expect(photo.firstElementChild?.className).toBe('cff-lightbox-link nofancybox')
    expect(data(linkIn('1234_1', '.cff-photo'))).toEqual({
      class: 'cff-lightbox-link nofancybox',
      rel: 'nofollow',
      href: '/assets/images/medal-gold.svg',
      'aria-label': 'View',
      'data-iframe': '',
      'data-cff-lightbox': 'cff-lightbox-1',
      'data-title':
        'Medals for the Bulimba swimmers &amp; &quot;friends&quot; &lt;3<br/>engraved, see ' +
        '<a href="https://shop.example/medals">our medals</a> ' +
        '<a href="https://www.facebook.com/hashtag/champions">#champions</a>',
      'data-id': '1234_1',
      'data-thumbs': 'true',
      'data-url': 'https://www.facebook.com/1',
      'data-video': '',
      'data-type': '',
      'data-lb-comments': 'true',
    })
    expect(photo.querySelector(`${LINK} > .cff-photo-hover > svg + .cff-screenreader`)?.textContent).toBe(
      'View',
    )
  })

  test('[F14] feed lightbox: adding many links does not force a layout for each', () => {
    const ask = vi.fn(() => 1280)
    const usual = Object.getOwnPropertyDescriptor(window, 'innerWidth')
    Object.defineProperty(window, 'innerWidth', { configurable: true, get: ask })
    onTestFinished(() => {
      if (usual) Object.defineProperty(window, 'innerWidth', usual)
    })
    start()
    expect(ask.mock.calls.length).toBe(feeds().length)
  })

  test('[F14] feed lightbox: a second run adds no links; new items get theirs (17.67)', () => {
    start()
    const [feed] = feeds()
    if (!feed) throw new Error('no feed')
    const count = () => document.querySelectorAll('.cff-lightbox-link').length
    const before = count()
    feed.dispatchEvent(new Event(FEED_CALL))
    expect(count()).toBe(before)
    const copy = boxOf('1234_5', '.cff-photo').parentElement?.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('no copy')
    copy.id = 'cff_1234_50'
    one('.cff-posts-wrap').append(copy)
    feed.dispatchEvent(new Event(FEED_CALL))
    // The copied item had its link already.
    expect(count()).toBe(before + 1)
    copy.querySelector('.cff-lightbox-link')?.remove()
    feed.dispatchEvent(new Event(FEED_CALL))
    expect(count()).toBe(before)
  })

  test('[F14] feed lightbox: each kind of media', () => {
    start()
    const facts = (id: string, box: string) =>
      ['href', 'data-iframe', 'data-video', 'data-url'].map((name) => linkIn(id, box).getAttribute(name))
    expect(facts('1234_2', '.cff-html5-video')).toEqual([
      '/assets/images/workshop.svg',
      '',
      '/assets/workshop.mp4',
      'https://www.facebook.com/2',
    ])
    expect(facts('1234_4', '.cff-iframe-wrap')).toEqual([
      'https://shop.example/wp-content/plugins/custom-facebook-feed-pro/assets/img/video-lightbox.png?1234_4',
      '/size-guide/?embed=1',
      '',
      'http://facebook.com/1234_4',
    ])
    expect(facts('999', '.cff-photo')[0]).toBe('/assets/images/perpetual-shield.svg')
    expect(facts('78', '.cff-album-cover')[0]).toBe('/assets/images/medal-gold.svg')
    expect(facts('79', '.cff-album-cover')).toEqual([
      '/assets/images/workshop.svg',
      'https://www.facebook.com/v2.3/plugins/video.php?href=https://www.facebook.com/trophyshop/videos/79/',
      '',
      'http://facebook.com/79',
    ])
    expect(document.querySelector('#cff_1234_6 .cff-lightbox-link')).toBeNull()
  })

  test('[F14] feed lightbox: a live video on a phone stays a file (17.77), on a desk it is the network’s (17.76)', () => {
    const live = () => {
      const box = boxOf('1234_2', '.cff-html5-video')
      box.setAttribute('data-cff-live', 'true')
      box.removeAttribute('data-cff-video-player')
    }
    vi.stubGlobal('innerWidth', 600)
    start(live)
    expect(linkIn('1234_2', '.cff-html5-video').dataset['video']).toBe('/assets/workshop.mp4')
    unmountAll()
    vi.stubGlobal('innerWidth', 1024)
    start(live)
    const link = linkIn('1234_2', '.cff-html5-video')
    expect([link.dataset['video'], link.dataset['iframe']]).toEqual([
      '',
      'https://www.facebook.com/v2.3/plugins/video.php?href=https://www.facebook.com/trophyshop/videos/2/',
    ])
  })

  test('[F14] feed lightbox: every feed with one has its number, and albums of a group say so', () => {
    start()
    expect(feeds().map((feed) => feed.getAttribute('data-cff-lb'))).toEqual(['1', '2'])
    const album = linkIn('77', '.cff-album-cover')
    expect(album.dataset).toMatchObject({
      cffLightbox: 'cff-lightbox-2',
      type: 'albumsonly',
      cffgroupalbums: 'true',
      lbComments: 'false',
    })
    expect(linkIn('78', '.cff-album-cover').hasAttribute('data-cffgroupalbums')).toBe(false)
  })

  test('[F14] feed lightbox: a feed that is added before the others gets a free number', () => {
    start()
    const late = document.createElement('div')
    late.className = 'cff cff-lb'
    document.body.prepend(late)
    mountFeed(late, page)
    expect(late.getAttribute('data-cff-lb')).toBe('3')
  })

  test('[F14] feed lightbox: links lead to the picture that the network names, before or after they are added', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const server = holdCalls()
    vi.stubGlobal('cffmetatrans', 'false')
    start(() => {
      for (const id of ['1234_1', '1234_5']) {
        one(`#cff_${id}`).insertAdjacentHTML('beforeend', `<a class="cff-view-comments" id="${id}"></a>`)
      }
    })
    const href = (id: string) => linkIn(id, '.cff-photo').getAttribute('href')
    await server.settle()
    const tell = (id: string, source: string) =>
      server.calls
        .find(({ fields }) => fields['post_id'] === id)
        ?.answer({ id, images: [{ source }, { source: 'https://cdn.example/smaller.jpg' }] })
    await tell('1234_5', 'https://cdn.example/late.jpg')
    expect(['1234_1', '1234_5'].map(href)).toEqual([
      '/assets/images/medal-gold.svg',
      'https://cdn.example/late.jpg',
    ])
    // The post is removed and inserted again after the answer.
    const item = one('#cff_1234_1')
    const parent = item.parentElement
    await tell('1234_1', 'https://cdn.example/early.jpg')
    item.remove()
    page.tellMarkup()
    await server.settle()
    item.querySelector('.cff-lightbox-link')?.remove()
    parent?.prepend(item)
    page.tellMarkup(item)
    expect(href('1234_1')).toBe('https://cdn.example/early.jpg')
  })

  test('[X11] feed lightbox: a post whose text cannot be prepared still opens the lightbox', () => {
    start(() => {
      const item = one('#cff_1234_1')
      const search = item.querySelectorAll.bind(item)
      item.querySelectorAll = (selector: string) => {
        if (selector.includes('wp.com')) throw new Error('odd text')
        return search(selector)
      }
    })
    expect(linkIn('1234_1', '.cff-photo').getAttribute('href')).toBe('/assets/images/medal-gold.svg')
    expect(page.report.mock.calls.map(([cause]) => String(cause))).toEqual(['Error: odd text'])
  })

  test('[X11] feed lightbox: a post whose picture cannot be linked still has its text cut', () => {
    start(() => {
      one('.cff').setAttribute('data-char', '6')
      boxOf('1234_1', '.cff-photo').prepend = () => {
        throw new Error('odd picture')
      }
    })
    expect(one('#cff_1234_1 .cff-text').textContent).toBe('Medals')
    expect(linkIn('1234_5', '.cff-photo').className).toContain('cff-lightbox-link')
    expect(page.report.mock.calls.map(([cause]) => String(cause))).toEqual(['Error: odd picture'])
  })

  test('[F14] feed lightbox: unmounted, the feed is as the server printed it', () => {
    showFragment('feed-lightbox-links')
    const before = document.body.innerHTML
    start()
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[F14] feed lightbox: the plugin’s pictures are where its placeholder is', () => {
    start(() =>
      one('.cff').insertAdjacentHTML(
        'beforeend',
        '<img src="/app/feeds/assets/img/placeholder.png?ver=4" alt="">',
      ),
    )
    expect(linkIn('1234_4', '.cff-iframe-wrap').getAttribute('href')).toBe(
      '/app/feeds/assets/img/video-lightbox.png?1234_4',
    )
  })

  test('[F14] feed lightbox: without the plugin’s address, the site’s own is used', () => {
    vi.stubGlobal('cffsiteurl', undefined)
    start()
    expect(linkIn('1234_4', '.cff-iframe-wrap').getAttribute('href')).toBe(
      `${location.origin}/wp-content/plugins/custom-facebook-feed-pro/assets/img/video-lightbox.png?1234_4`,
    )
  })
})

describe('[F14] feed lightbox: captions', () => {
  test('[F14] feed lightbox: the caption of each kind of post', () => {
    start()
    expect(title('1234_2', '.cff-html5-video')).toBe('How we engrave a cup')
    expect(title('1234_3', '.cff-event-thumb')).toBe('Trophy Shop<br/><br/>Open day')
    expect(title('1234_4', '.cff-iframe-wrap')).toBe('Trophy Shop')
    expect(title('1234_5', '.cff-photo')).toBe('&nbsp;')
    expect(title('77', '.cff-album-cover')).toBe('Finals &quot;2020&quot;')
    expect(title('79', '.cff-album-cover')).toBe('&nbsp;')
    expect(title('999', '.cff-photo')).toBe(
      '<span class="cff-event-title">Club awards evening</span><span class="cff-date">July 3rd, 6:30pm</span>' +
        '<span class="cff-location">Bowls Club, Bulimba</span><span class="cff-desc">Trophies at eight</span>',
    )
  })

  test('[F14] feed lightbox: the caption is the whole text', () => {
    start(() => {
      one('.cff').setAttribute('data-char', '6')
      one('#cff_1234_1 .cff-text').textContent = 'All of it, to the end'
    })
    expect(one('#cff_1234_1 .cff-text').textContent).toBe('All of')
    expect(title('1234_1', '.cff-photo')).toBe('All of it, to the end')
  })

  test.each([
    ['<script>x</script>ok', 'ok'],
    ['<a href="javascript:alert(1)">click</a> me', 'click me'],
    [
      '<a href="https://x.example/?a=1&amp;b=%22">there</a>',
      '<a href="https://x.example/?a=1&amp;b=%22">there</a>',
    ],
    ['<a href="#">more</a> of it', 'more of it'],
    ['&lt;img src=x onerror=y&gt;', '&lt;img src=x onerror=y&gt;'],
    ['one<br />\n two<br><br><br><br>three<br>', 'one<br/>two<br/><br/>three'],
    ['one\n  two', 'one<br/>two'],
    ['Well done <img class="emoji" alt="🏆" src="x.png">', 'Well done 🏆'],
    ['One<img class="cff-linebreak" src="x.png">two', 'One<br/>two'],
    ['<p>One</p><p>Two</p>', 'One<br/><br/>Two'],
  ])('[F14] feed lightbox: of %j is kept %j', (html, kept) => {
    start(() => {
      one('#cff_1234_1 .cff-text').innerHTML = html
      // A parser would not put paragraphs into one.
    })
    expect(title('1234_1', '.cff-photo')).toBe(kept)
  })

  test('[F14] feed lightbox: a timeline event with almost no text has the best other caption', () => {
    start(() => {
      one('#cff_1234_3 .cff-text').textContent = 'Fair'
    })
    expect(title('1234_3', '.cff-event-thumb')).toBe('Fair')
  })

  test('[F14] feed lightbox: items without any of these parts', () => {
    start(() => {
      one('#cff_1234_1').innerHTML = '<a class="cff-photo"></a><div class="cff-html5-video"></div>'
      one('#cff_1234_2').innerHTML =
        '<div class="cff-iframe-wrap"></div><div class="cff-html5-video cff-swf"></div>'
      one('#cff_77').removeAttribute('id')
    })
    expect(data(linkIn('1234_1', '.cff-photo'))).toMatchObject({
      href: '',
      'data-url': '',
      'data-title': '&nbsp;',
    })
    expect(data(linkIn('1234_1', '.cff-html5-video'))).toMatchObject({ href: '', 'data-video': '' })
    expect(document.querySelectorAll('.cff-lightbox-link')).toHaveLength(11)
  })
})
