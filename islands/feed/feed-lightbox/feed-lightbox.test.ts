import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakePictures, type Outcome } from '../../../tests/unit/fake-pictures'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { type Gate, gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mount as feed } from '../feed'
import { act, mountFeed } from '../test-feed'
import { mount as island } from '.'
import { lateParts } from './late-parts'

const mount = mounter(island)

const RESIZE_MS = 400
const FADE_MS = 300
const HOSTS =
  '.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap, .cff-album-info a'

let page: FakePage
let outcomes: Record<string, Outcome>
let pictures: ReturnType<typeof fakePictures>
/** The server's answers to calls for photos. */
let answers: (body: URLSearchParams) => Response | Promise<Response>
/** The fields of the calls for photos. */
let calls: Record<string, string>[]
/** The answer about the first post. */
let metadata: object | Promise<object>
let replies: Record<string, string>[]

// All late code has arrived.
beforeAll(() => Promise.all(Object.values(lateParts).map((fetchPart) => fetchPart())))
beforeEach(() => {
  vi.useFakeTimers()
  outcomes = {}
  calls = []
  metadata = {}
  replies = []
  answers = () => json({})
  pictures = fakePictures((url) => outcomes[url] ?? [1600, 800])
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    return Promise.race([respond(new URLSearchParams(String(init.body))), calledOff(init.signal)])
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  // Neither DOM goes back in its history.
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '')
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')))
  })
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  history.replaceState(null, '')
  vi.useRealTimers()
  document.body.innerHTML = ''
})

async function respond(body: URLSearchParams): Promise<Response> {
  const fields = Object.fromEntries(body)
  if (fields['action'] === 'cff_query') return json(await metadata)
  if (fields['action'] === 'cff_comments') {
    replies.push(fields)
    return json({ comments: { data: [{ id: '9', message: 'Thank you!' }] } })
  }
  if (fields['action'] !== 'cff_thumbs') return new Response('')
  calls.push(fields)
  return answers(body)
}
const calledOff = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')))
  })
const json = (value: unknown) => new Response(JSON.stringify(value))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const wrapper = () => document.querySelector<HTMLElement>('#cff-lightbox-wrapper')
const has = (name: string) => wrapper()?.classList.contains(name)
const image = () => document.querySelector('.cff-lightbox-image')?.getAttribute('src')
const counter = () => document.querySelector('.cff-lightbox-number')?.textContent
const caption = () => document.querySelector('.cff-lightbox-caption-text')?.textContent
async function pass(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
  await vi.advanceTimersByTimeAsync(0)
}
const shown = () => pass(RESIZE_MS)

function show(change: () => void = () => {}, fragment = 'feed-lightbox') {
  showFragment(fragment)
  change()
  page = fakePage()
  for (const feed of all('.cff-lb')) {
    mountFeed(feed, page)
    for (const host of feed.querySelectorAll<HTMLElement>(HOSTS)) mount(host, page)
  }
}
async function open(id: string, { ms = RESIZE_MS }: { ms?: number } = {}) {
  const link = one(`#cff_${id} .cff-lightbox-link`)
  link.focus()
  const taken = takesClick(link)
  await pass(ms)
  return taken
}
async function key(name: string, init: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...init }))
  }
  await shown()
}
async function press(selector: string) {
  one(selector).click()
  await shown()
}
const photos = (...names: string[]) => ({
  attachments: {
    data: [
      {
        subattachments: {
          data: names.map((name) => ({
            description: name === 'one' ? '' : `The ${name} #medals at www.trophies.com.au`,
            url: `https://www.facebook.com/${name}`,
            media: { image: { src: `/${name}.jpg`, width: 720, height: 480 } },
          })),
        },
      },
    ],
  },
})

describe('[F14] feed lightbox: opening', () => {
  test('[F14] feed lightbox: a click stays on the page and opens it below the top of the window (17.68)', async () => {
    show()
    vi.stubGlobal('scrollY', 700)
    vi.stubGlobal('scrollX', 3)
    expect(await open('1234_2')).toBe(true)
    expect(wrapper()?.style).toMatchObject({ display: 'block', top: '750px', left: '3px' })
    expect(one('#cff-lightbox-overlay').style.display).toBe('block')
    expect([image(), counter()]).toEqual(['/assets/images/medal-silver.svg', '2 / 3'])
    const place = wrapper()?.parentElement
    expect([place?.parentElement, one('#cff-lightbox-overlay').parentElement]).toEqual([document.body, place])
  })

  test('[F14] feed lightbox: the structure that the feed plugin’s CSS expects (14.3)', async () => {
    show()
    await open('1234_1')
    for (const part of [
      '#cff-lightbox-overlay.cff-lightbox-overlay',
      '#cff-lightbox-wrapper.cff-lightbox-wrapper.cff-no-svgs > .cff-lightbox-outerContainer > .cff-lightbox-container',
      '.cff-lightbox-container > img.cff-lightbox-image',
      '.cff-lightbox-container > .cff-lightbox-nav > a.cff-lightbox-prev + a.cff-lightbox-next > span',
      '.cff-lightbox-container > .cff-lightbox-loader > a.cff-lightbox-cancel',
      '.cff-lightbox-container > .cff-lightbox-sidebar',
      '#cff-lightbox-wrapper > .cff-lightbox-dataContainer > .cff-lightbox-data > .cff-lightbox-details',
      '.cff-lightbox-details > p.cff-lightbox-caption > .cff-lightbox-caption-text + a.cff-lightbox-facebook > svg',
      '.cff-lightbox-details > .cff-lightbox-number + .cff-lightbox-thumbs > .cff-lightbox-thumbs-holder',
      '.cff-lightbox-data > .cff-lightbox-closeContainer > a.cff-lightbox-close > svg',
    ]) {
      expect(document.querySelector(part), part).not.toBeNull()
    }
    const network = one<HTMLAnchorElement>('.cff-lightbox-facebook')
    expect([network.textContent, network.getAttribute('href'), network.target]).toEqual([
      'View on Facebook',
      'https://www.facebook.com/1',
      '_blank',
    ])
  })

  test('[F14] feed lightbox: a named dialog, with the focus inside and the page behind out of reach', async () => {
    show()
    await open('1234_2')
    expect([wrapper()?.getAttribute('role'), wrapper()?.getAttribute('aria-label')]).toEqual([
      'dialog',
      'Pictures',
    ])
    expect(document.activeElement?.className).toBe('cff-lightbox-close')
    expect([one('.cff-wrapper').inert, one('#cff-lightbox-overlay').inert || false]).toEqual([true, false])
    expect([document.body.classList.contains('cff_no_scroll'), one('select').style.visibility]).toEqual([
      true,
      'hidden',
    ])
    expect(one<HTMLImageElement>('.cff-lightbox-image').alt).toBe('Silver for the runners')
    await press('.cff-lightbox-dataContainer .cff-lightbox-close')
    expect(wrapper()).toBeNull()
    expect(document.activeElement).toBe(one('#cff_1234_2 .cff-lightbox-link'))
    expect(one('.cff-wrapper').inert).toBe(false)
    expect([document.body.classList.contains('cff_no_scroll'), one('select').style.visibility]).toEqual([
      false,
      '',
    ])
  })

  test('[F14] feed lightbox: the title of an album opens what its picture does', async () => {
    show()
    expect(takesClick(one('.cff-album-info a'))).toBe(true)
    await shown()
    expect([image(), counter()]).toEqual(['/assets/images/silver-cup.svg', '1 / 3'])
  })

  test('[F14] feed lightbox: other scripts do not get the click that opens it', async () => {
    show()
    const heard = vi.fn()
    document.addEventListener('click', heard)
    one('#cff_1234_1 .cff-lightbox-link').click()
    document.removeEventListener('click', heard)
    expect(heard).not.toHaveBeenCalled()
  })

  test('[F14] feed lightbox: a click for a new tab, or without a link, is left to the browser', async () => {
    show()
    expect(takesClick(one('#cff_1234_1 .cff-lightbox-link'), { ctrlKey: true })).toBe(false)
    one('#cff_1234_1 .cff-lightbox-link').remove()
    expect(takesClick(one('#cff_1234_1 .cff-photo'))).toBe(false)
    await pass()
    expect(wrapper()).toBeNull()
  })

  test('[F14] feed lightbox: each feed has an album of its own (17.78)', async () => {
    show()
    await open('79')
    expect(counter()).toBe('2 / 3')
    expect(one('.cff-lightbox-facebook').textContent).toBe('On Facebook')
    await press('.cff-lightbox-next')
    await press('.cff-lightbox-next')
    expect([image(), counter()]).toEqual(['/assets/images/silver-cup.svg', '1 / 3'])
  })

  test('[F14] feed lightbox: a picture of a far post opens it, with the pictures of all posts', async () => {
    fakeView()
    showFragment('feed-lightbox')
    page = fakePage()
    mounter(feed)(one('.cff'), page)
    mount(one('.cff-photo'), page)
    expect(document.querySelector('.cff-lightbox-link')).toBeNull()
    expect(takesClick(one('.cff-photo'))).toBe(true)
    await shown()
    expect([image(), counter()]).toEqual(['/assets/images/medal-gold.svg', '1 / 3'])
  })

  test('[F14] feed lightbox: the same picture twice is one entry, unless the page says otherwise', async () => {
    const twice = () => {
      const box = one('#cff_1234_2 .cff-media-wrap')
      box.after(box.cloneNode(true))
    }
    show(twice)
    await open('1234_3')
    expect(counter()).toBe('3 / 3')
    unmountAll()
    show(() => {
      twice()
      one('.cff').classList.add('cff-duplicate-video-thumbnails')
    })
    await open('1234_3')
    expect(counter()).toBe('4 / 4')
  })

  test('[F14] feed lightbox: it opens once, however often it is clicked', async () => {
    show()
    await open('1234_1', { ms: 0 })
    await open('1234_2')
    expect(all('#cff-lightbox-wrapper')).toHaveLength(1)
    expect(counter()).toBe('2 / 3')
  })

  test('[F14] feed lightbox: a single picture has no counter', async () => {
    show(() => {
      for (const id of ['1234_2', '1234_3']) one(`#cff_${id}`).remove()
    })
    await open('1234_1')
    expect(counter()).toBe('')
    expect(one('.cff-lightbox-next').getAttribute('aria-disabled')).toBe('true')
    await press('.cff-lightbox-next')
    expect(image()).toBe('/assets/images/medal-gold.svg')
  })

  test('[F14] feed lightbox: the page’s address stays, and the back button closes it (15)', async () => {
    show()
    const address = location.href
    await open('1234_1')
    await press('.cff-lightbox-next')
    expect(location.href).toBe(address)
    history.back()
    await pass(FADE_MS)
    expect(wrapper()).toBeNull()
    expect(location.href).toBe(address)
  })

  test('[F14] feed lightbox: unmounting the feed closes it', async () => {
    show()
    await open('1234_1')
    unmountAll()
    expect(wrapper()).toBeNull()
    expect(document.querySelector('.cff-lightbox-link')).toBeNull()
  })
})

describe('[F14] feed lightbox: going on', () => {
  test('[F14] feed lightbox: arrows wrap around, keys stop at the ends (17.69)', async () => {
    show()
    await open('1234_1')
    await press('.cff-lightbox-prev')
    expect(counter()).toBe('3 / 3')
    await key('ArrowRight')
    expect(counter()).toBe('3 / 3')
    await press('.cff-lightbox-next')
    expect(counter()).toBe('1 / 3')
    await key('ArrowLeft')
    expect(counter()).toBe('1 / 3')
  })

  test.each([
    ['ArrowRight', '3 / 3'],
    ['n', '3 / 3'],
    ['N', '3 / 3'],
    ['ArrowLeft', '1 / 3'],
    ['p', '1 / 3'],
    ['ArrowDown', '2 / 3'],
    ['z', '2 / 3'],
  ])('[F14] feed lightbox: from the second of three, %s leads to %s', async (name, place) => {
    show()
    await open('1234_2')
    await key(name)
    expect(counter()).toBe(place)
  })

  test.each(['Escape', 'x', 'o', 'c', 'X'])('[F14] feed lightbox: %s closes it (17.71)', async (name) => {
    show()
    await open('1234_2')
    await key(name)
    expect(wrapper()).toBeNull()
  })

  test('[F14] feed lightbox: opened from the title of an album, it gives the focus back to the title', async () => {
    show()
    const title = one('.cff-album-info a')
    title.focus()
    title.click()
    await shown()
    await key('Escape')
    expect(document.activeElement).toBe(title)
  })

  test('[F14] feed lightbox: letters with ctrl, meta or alt, or typed in a field, do nothing', async () => {
    show()
    await open('1234_2')
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) await key('c', init)
    const field = document.createElement('input')
    wrapper()?.append(field)
    field.focus()
    await key('x')
    await key('n')
    expect(counter()).toBe('2 / 3')
  })

  test('[F14] feed lightbox: releasing Ctrl before C after a copy does not close it', async () => {
    show()
    await open('1234_2')
    const send = (type: string, init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }),
      )
    send('keydown', { key: 'c', code: 'KeyC', ctrlKey: true })
    send('keyup', { key: 'c', code: 'KeyC' })
    await pass(FADE_MS)
    expect(wrapper()).not.toBeNull()
    await key('c', { code: 'KeyC' })
    expect(wrapper()).toBeNull()
  })

  test.each([
    ['the overlay', '#cff-lightbox-overlay'],
    ['the wrapper beside everything', '#cff-lightbox-wrapper'],
    ['the close control', '.cff-lightbox-closeContainer .cff-lightbox-close'],
  ])('[F14] feed lightbox: a click on %s closes it (17.71)', async (_, selector) => {
    show()
    await open('1234_2')
    one('.cff-lightbox-caption').click()
    expect(counter()).toBe('2 / 3')
    await press(selector)
    expect(wrapper()).toBeNull()
  })

  test('[F14] feed lightbox: the second click of a double click does not close it', async () => {
    show()
    await open('1234_2')
    for (const selector of ['#cff-lightbox-overlay', '.cff-lightbox-loader']) {
      one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    }
    await pass(FADE_MS)
    expect(wrapper()).not.toBeNull()
  })

  test('[F14] feed lightbox: while a picture loads there is a loader, which closes it, and keys do not step', async () => {
    outcomes['/assets/images/medal-silver.svg'] = 'waits'
    show()
    await open('1234_2')
    const loader = one('.cff-lightbox-loader')
    expect([loader.style.display, has('animating'), counter()]).toEqual(['block', false, ''])
    expect(one('.cff-lightbox-outerContainer').classList.contains('animating')).toBe(true)
    expect(document.querySelector('.cff-lightbox-image')?.hasAttribute('src')).toBe(false)
    await key('n')
    pictures.arrive('/assets/images/medal-silver.svg', [800, 400])
    await pass()
    expect([loader.style.display, counter()]).toEqual(['none', ''])
    await shown()
    expect([image(), counter()]).toEqual(['/assets/images/medal-silver.svg', '2 / 3'])
    expect(one('.cff-lightbox-outerContainer').classList.contains('animating')).toBe(false)
    outcomes['/assets/images/place-ribbons.svg'] = 'waits'
    await press('.cff-lightbox-next')
    one('.cff-lightbox-cancel').click()
    await pass(FADE_MS)
    expect(wrapper()).toBeNull()
  })

  test('[F14] feed lightbox: frame and picture resize in 400 ms, at once with reduced motion', async () => {
    show(() => {
      one('.cff').setAttribute('data-lb-comments', 'false')
    })
    await open('1234_1', { ms: 0 })
    const outer = () => one('.cff-lightbox-outerContainer').style
    expect([outer().width, outer().height]).toEqual(['1180px', '590px'])
    expect(outer().transition).toContain('400ms')
    const { width, height, transition } = one('.cff-lightbox-image').style
    expect([width, height, transition]).toEqual(['1180px', '590px', outer().transition])
    await pass(399)
    expect(counter()).toBe('')
    await pass(1)
    expect(counter()).toBe('1 / 3')
    expect(one('.cff-lightbox-dataContainer').style.width).toBe('1180px')
    await key('Escape')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await open('1234_1', { ms: 0 })
    expect([counter(), outer().transition]).toEqual(['1 / 3', ''])
    one('.cff-lightbox-dataContainer .cff-lightbox-close').click()
    await pass()
    expect(wrapper()).toBeNull()
  })

  test('[F14] feed lightbox: a failed picture stops the loader, and everything else is shown', async () => {
    outcomes['/assets/images/medal-silver.svg'] = 'fails'
    show()
    await open('1234_2')
    expect(one('.cff-lightbox-loader').style.display).toBe('none')
    expect(document.querySelector('.cff-lightbox-image')).toBeNull()
    expect(one('.cff-lightbox-container').textContent).toContain('This picture could not be loaded.')
    expect(counter()).toBe('2 / 3')
    delete outcomes['/assets/images/medal-silver.svg']
    window.dispatchEvent(new Event('online'))
    await shown()
    expect(image()).toBe('/assets/images/medal-silver.svg')
  })

  test('[F14] feed lightbox: a frame with a failed picture has a film’s proportions', async () => {
    show()
    const link = one('#cff_80 .cff-lightbox-link')
    outcomes[link.getAttribute('href') ?? ''] = 'fails'
    await open('80')
    // 800 px minus the room below, in 16:9.
    expect(one('.cff-lightbox-outerContainer').style).toMatchObject({ width: '1180px', height: '664px' })
    expect(document.querySelector('#cff-lightbox-wrapper iframe')).not.toBeNull()
  })

  test('[F14] feed lightbox: the site’s own script is called 100 ms after each change, and may fail', async () => {
    const action = vi.fn(() => {
      throw new Error('odd script')
    })
    vi.stubGlobal('cffLightboxAction', action)
    show()
    await open('1234_1', { ms: 99 })
    expect(action).not.toHaveBeenCalled()
    await pass(1)
    expect(action).toHaveBeenCalledExactlyOnceWith()
    await shown()
    await press('.cff-lightbox-next')
    expect(action).toHaveBeenCalledTimes(2)
    expect(page.report).toHaveBeenCalledWith(new Error('odd script'))
  })
})

describe('[F14] feed lightbox: videos and frames', () => {
  const frame = () => document.querySelector('#cff-lightbox-wrapper iframe')
  test('[F14] feed lightbox: a frame may fill the screen, in every browser (14.3)', async () => {
    show()
    await open('80')
    expect(one('#cff-lightbox-wrapper iframe').hasAttribute('allowfullscreen')).toBe(true)
  })

  test('[F14] feed lightbox: a frame’s page is requested after 500 ms (17.75)', async () => {
    show()
    await open('80')
    expect([has('cff-has-iframe'), has('cff-fb-player'), frame()?.hasAttribute('src')]).toEqual([
      true,
      false,
      false,
    ])
    await pass(499)
    expect(frame()?.hasAttribute('src')).toBe(false)
    await pass(1)
    expect(frame()?.getAttribute('src')).toBe('/size-guide/?embed=1&autoplay=1&mute=0')
    await press('.cff-lightbox-next')
    expect([frame(), has('cff-has-iframe')]).toEqual([null, false])
  })

  test('[F14] feed lightbox: a frame’s page is not requested if the lightbox closes before (17.75)', async () => {
    show()
    await open('80')
    const left = frame()
    await pass(200)
    await key('Escape')
    await pass(1000)
    expect([frame(), left?.getAttribute('src') ?? null]).toEqual([null, null])
  })

  test('[F14] feed lightbox: the network’s own player has its class', async () => {
    show(() => one('#cff_79').setAttribute('data-cff-video-player', 'facebook'))
    await open('79', { ms: RESIZE_MS })
    await pass(500)
    expect([has('cff-fb-player'), has('cff-has-iframe'), has('cff-has-video')]).toEqual([true, true, false])
    expect(frame()?.getAttribute('src')).toBe(
      'https://www.facebook.com/v2.3/plugins/video.php?href=https://www.facebook.com/trophyshop/videos/79/&autoplay=1&mute=0',
    )
  })

  test('[F14] feed lightbox: a video plays over its picture; closing stops it and its download (17.71)', async () => {
    show()
    await open('79')
    const video = one<HTMLVideoElement>('.cff-lightbox-container > video.cff-lightbox-video:first-child')
    expect([video.getAttribute('src'), video.getAttribute('poster'), video.controls, video.autoplay]).toEqual(
      ['/assets/workshop.mp4', '/assets/images/workshop.svg', true, true],
    )
    expect(has('cff-has-video')).toBe(true)
    await key('c')
    expect(video.pause).toHaveBeenCalled()
    expect([wrapper(), video.hasAttribute('src')]).toEqual([null, false])
  })

  test('[F14] feed lightbox: a video and a frame have the size of the picture that they cover', async () => {
    const sizeOf = (selector: string) => {
      const { width, height } = one(selector).style
      return [width, height]
    }
    show()
    await open('79')
    const size = sizeOf('.cff-lightbox-image')
    expect(size).toEqual([expect.stringMatching(/^\d+px$/), expect.stringMatching(/^\d+px$/)])
    expect(sizeOf('.cff-lightbox-video')).toEqual(size)
    await key('Escape')
    show(() => one('#cff_79').setAttribute('data-cff-video-player', 'facebook'))
    await open('79')
    expect(sizeOf('.cff-lightbox-container iframe')).toEqual(sizeOf('.cff-lightbox-image'))
  })

  test('[F14] feed lightbox: the note of a failed picture is not shown while a video plays', async () => {
    outcomes['/assets/images/workshop.svg'] = 'fails'
    show()
    await open('79')
    expect(document.querySelector('.cff-lightbox-video')).not.toBeNull()
    expect(one('.cff-lightbox-container').textContent).not.toContain('could not be loaded')
    one('.cff-lightbox-video').dispatchEvent(new Event('error'))
    await pass()
    expect(one('.cff-lightbox-container').textContent).toContain('This picture could not be loaded.')
  })

  test('[F14] feed lightbox: a video that cannot be played leaves its picture', async () => {
    show()
    await open('79')
    one('.cff-lightbox-video').dispatchEvent(new Event('error'))
    await pass()
    expect([has('cff-has-video'), image()]).toEqual([false, '/assets/images/workshop.svg'])
    expect(document.querySelector('.cff-lightbox-video')).toBeNull()
  })

  test('[F14] feed lightbox: harmful addresses are not shown', async () => {
    show()
    const link = one('#cff_1234_1 .cff-lightbox-link')
    for (const name of ['href', 'data-iframe', 'data-video', 'data-url']) {
      link.setAttribute(name, 'javascript:alert(1)')
    }
    await open('1234_1')
    await pass(500)
    expect([frame(), document.querySelector('.cff-lightbox-video'), image()]).toEqual([null, null, undefined])
    expect(document.querySelector('.cff-lightbox-facebook')).toBeNull()
    expect(one('#cff-lightbox-wrapper').outerHTML).not.toContain('javascript:alert')
  })
})

describe('[F14] feed lightbox: captions', () => {
  test('[F14] feed lightbox: hashtags are links, and what follows # in an address is none', async () => {
    show(() => one('.cff').setAttribute('data-lb-comments', 'false'))
    await open('1234_1')
    const links = [...one('.cff-lightbox-caption-text').querySelectorAll('a')]
    expect(links.map(({ href, textContent, target }) => [href, textContent, target])).toEqual([
      ['https://www.facebook.com/hashtag/champions', '#champions', '_blank'],
      ['https://shop.example/medals#gold', 'our medals', '_blank'],
    ])
    await press('.cff-lightbox-prev')
    expect(one('p.cff-lightbox-caption').className).toBe('cff-lightbox-caption cff-no-caption')
  })
})

describe('[F14] feed lightbox: photos of a post', () => {
  test('[F14] feed lightbox: photos are fetched once; the strip comes back from the store (17.72)', async () => {
    answers = (body) => json(body.get('id') === '1234_2' ? photos('one', 'two') : {})
    show()
    await open('1234_2')
    expect(calls).toEqual([
      { action: 'cff_thumbs', id: '1234_2', pageid: 'trophyshop', useowntoken: 'true', at: 'AB%20C' },
    ])
    expect(all('.cff-lightbox-attachment')).toHaveLength(2)
    expect([has('cff-has-thumbs'), all('.cff-lightbox-thumbs-holder.cff-animate').length]).toEqual([true, 1])
    await press('.cff-lightbox-prev')
    expect([all('.cff-lightbox-attachment').length, has('cff-has-thumbs')]).toEqual([0, false])
    await press('.cff-lightbox-next')
    expect(all('.cff-lightbox-attachment')).toHaveLength(2)
    await key('Escape')
    await open('1234_2')
    expect(all('.cff-lightbox-attachment')).toHaveLength(2)
    expect(calls.map(({ id }) => id)).toEqual(['1234_2', '1234_1'])
  })

  test('[F14] feed lightbox: four photos add three entries; the current one is marked (17.73)', async () => {
    answers = () => json(photos('one', 'two', 'three', 'four'))
    show()
    await open('1234_2')
    expect(counter()).toBe('2 / 6')
    const selected = () => all('.cff-lightbox-attachment').findIndex((each) => each.matches('.cff-selected'))
    expect(selected()).toBe(0)
    await press('.cff-lightbox-next')
    expect([image(), counter(), selected()]).toEqual(['/two.jpg', '3 / 6', 1])
    expect(all('.cff-lightbox-attachment')).toHaveLength(4)
    const third = one('.cff-lightbox-attachment:nth-child(4)')
    expect(third.dataset).toMatchObject({
      facebook: 'https://www.facebook.com/four',
      pageName: 'Trophy Shop',
      postDate: 'May 3',
      cffLightboxOrder: '4',
      thumbs: 'true',
      cffIsthumbnail: 'true',
    })
    expect(third.hasAttribute('data-cff-lightbox')).toBe(false)
    expect(third.getAttribute('orig-caption')).toBe('Silver for the runners')
    await press('.cff-lightbox-attachment:nth-child(4)')
    expect([image(), counter(), selected()]).toEqual(['/four.jpg', '5 / 6', 3])
    expect(one('.cff-lightbox-facebook').getAttribute('href')).toBe('https://www.facebook.com/four')
    expect(caption()).toBe('The four #medals at www.trophies.com.au')
    expect(
      [...one('.cff-lightbox-caption-text').querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ).toEqual(['https://www.facebook.com/hashtag/medals', 'http://www.trophies.com.au'])
    await press('.cff-lightbox-attachment:first-child')
    expect([image(), counter(), selected()]).toEqual(['/one.jpg', '2 / 6', 0])
    // A photo without a caption has that of its post.
    expect(caption()).toBe('Silver for the runners')
    expect(one('.cff-lightbox-facebook').getAttribute('href')).toBe('https://www.facebook.com/one')
  })

  test('[F14] feed lightbox: an album whose cover is a later photo also shows the first one', async () => {
    answers = () =>
      json({ data: ['a', 'b'].map((id) => ({ id, name: id, source: `/${id}.jpg` })).concat(cover) })
    const cover = [{ id: 'c', name: 'c', source: '/assets/images/silver-cup.svg' }]
    show()
    await open('77')
    const selected = () => all('.cff-lightbox-attachment').findIndex((each) => each.matches('.cff-selected'))
    expect([counter(), selected()]).toEqual(['1 / 5', 2])
    await press('.cff-lightbox-attachment:first-child')
    expect([image(), counter(), selected(), caption()]).toEqual(['/a.jpg', '1 / 5', 0, 'a'])
    await press('.cff-lightbox-next')
    expect([image(), counter(), selected()]).toEqual(['/b.jpg', '2 / 5', 1])
  })

  test('[F14] feed lightbox: closed and opened again at once, it gets the pending answer', async () => {
    const answer = gate<Response>()
    answers = () => answer.promise
    show()
    await open('1234_2')
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
    await pass(FADE_MS / 2)
    await open('1234_2')
    answer.open(json(photos('one', 'two')))
    await pass()
    expect([calls.length, counter(), all('.cff-lightbox-attachment').length]).toEqual([1, '2 / 4', 2])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F14] feed lightbox: a click on a photo for a new tab is left to the browser', async () => {
    answers = () => json(photos('one', 'two'))
    show()
    await open('1234_2')
    expect(takesClick(one('.cff-lightbox-attachment:last-child'), { metaKey: true })).toBe(false)
    expect(counter()).toBe('2 / 4')
  })

  test('[F14] feed lightbox: of an album, with its own token and a loader until it is here', async () => {
    const answer = gate<Response>()
    answers = () => answer.promise
    show()
    await open('77')
    expect(calls).toEqual([
      { action: 'cff_thumbs', id: '77', pageid: 'trophyshop', usegrouptoken: 'true', albumsonly: 'true' },
    ])
    expect(one('.cff-lightbox-thumbs-holder').style.minHeight).toBe('45px')
    expect(one('.cff-lightbox-thumbs-holder + .cff-loader')).toBeDefined()
    answer.open(json({ data: ['a', 'b', 'c'].map((id) => ({ id, name: id, source: `/${id}.jpg` })) }))
    await pass()
    expect(counter()).toBe('1 / 5')
    expect(document.querySelector('.cff-loader')).toBeNull()
    expect(one('.cff-lightbox-thumbs-holder').style.minHeight).toBe('')
    await press('.cff-lightbox-prev')
    await press('.cff-lightbox-prev')
    // Only the link of an album chooses the group's token.
    expect(calls.slice(1).map(({ id, usegrouptoken }) => [id, usegrouptoken])).toEqual([
      ['80', undefined],
      ['79', undefined],
    ])
  })

  test.each(['', '{}', '[]', '{"id":"1234_3"}'])(
    '[F14] feed lightbox: the answer %j is known to hold none',
    async (body) => {
      answers = () => new Response(body)
      show()
      await open('1234_3')
      await key('Escape')
      await open('1234_3')
      expect(calls).toHaveLength(1)
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[F14] feed lightbox: an invalid answer is reported, and asked for again', async () => {
    show()
    for (const body of ['0', '-1', '<html>', '{"error":{}}', 'null']) {
      answers = () => new Response(body)
      await open('1234_2')
      expect(all('.cff-lightbox-attachment')).toHaveLength(0)
      expect(one('.cff-lightbox-thumbs-holder').style.minHeight).toBe('')
      await key('Escape')
    }
    expect(calls).toHaveLength(5)
    expect(page.report).toHaveBeenCalledTimes(5)
    answers = () => json(photos('one', 'two'))
    await open('1234_2')
    expect(counter()).toBe('2 / 4')
  })

  test('[F14] feed lightbox: photos of an entry that the visitor has left are inserted when they return', async () => {
    const waiting: Gate<Response>[] = []
    answers = () => {
      const answer = gate<Response>()
      waiting.push(answer)
      return answer.promise
    }
    show()
    await open('1234_1')
    await press('.cff-lightbox-next')
    waiting[0]?.open(json(photos('one', 'two')))
    await pass()
    expect([counter(), all('.cff-lightbox-attachment').length]).toEqual(['2 / 3', 0])
    // Most posts have none, so no space is reserved for them.
    expect(document.querySelector('.cff-loader')).toBeNull()
    await press('.cff-lightbox-next')
    await press('.cff-lightbox-prev')
    expect(calls.map(({ id }) => id)).toEqual(['1234_1', '1234_2', '1234_3'])
    await press('.cff-lightbox-prev')
    expect([counter(), all('.cff-lightbox-attachment').length]).toEqual(['1 / 4', 2])
    expect(calls).toHaveLength(3)
  })
})

describe('[F15] feed lightbox: comments beside the picture', () => {
  const sidebar = () => document.querySelector<HTMLElement>('.cff-lightbox-sidebar')
  const comments = () => document.querySelector<HTMLElement>('.cff-lightbox-sidebar > .cff-comments-box')
  const coach = {
    id: '22',
    name: 'Coach',
    link: 'https://www.facebook.com/22',
    picture: { data: { url: 'https://cdn.example/c.jpg' } },
  }
  const ABOUT = {
    id: '1',
    likes: { data: [{ name: 'Coach' }], summary: { total_count: 1 } },
    comments: {
      data: [{ id: '1_1', from: coach, message: 'Great medals!', comment_count: 1 }],
      summary: { total_count: 60 },
    },
  }
  /** The network has answered about the first post before its picture is opened. */
  async function openTold() {
    metadata = ABOUT
    show()
    await pass()
    await open('1234_1')
    const box = comments()
    if (!box) throw new Error('no comments')
    return box
  }

  test.each([
    ['the feed and the link say so, on a wide window', 1024, 'true', 'true', true],
    ['the window has 640 px', 640, 'true', 'true', false],
    ['the window has 641 px', 641, 'true', 'true', true],
    ['the link says no', 1024, 'true', 'false', false],
    ['the feed says no', 1024, 'false', 'true', false],
  ])('[F15] feed lightbox: %s (17.74)', async (_, width, feed, link, is) => {
    vi.stubGlobal('innerWidth', width)
    show()
    one('.cff').setAttribute('data-lb-comments', feed)
    one('#cff_1234_1 .cff-lightbox-link').setAttribute('data-lb-comments', link)
    await open('1234_1')
    expect([has('cff-enable-lb-comments'), sidebar() !== null, comments() !== null]).toEqual([is, is, is])
  })

  test('[F15] feed lightbox: author, caption, and a copy of the comments', async () => {
    const box = await openTold()
    const part = (selector: string) => one(`.cff-lightbox-sidebar ${selector}`)
    expect(part('.cff-lightbox-closeContainer > .cff-lightbox-close').getAttribute('aria-label')).toBe(
      'Close',
    )
    expect(document.activeElement).toBe(part('.cff-lightbox-close'))
    expect(one('.cff-lightbox-thumbs-holder').style.marginTop).toBe('-10px')
    expect(one('.cff-lightbox-data > .cff-lightbox-closeContainer').style.display).toBe('none')
    expect(part('.cff-author > .cff-author-text > p.cff-page-name.cff-author-date > a').textContent).toBe(
      'Trophy Shop',
    )
    expect(part('.cff-author p.cff-date').textContent).toBe('2 days ago')
    const avatar = one<HTMLImageElement>('.cff-lightbox-sidebar .cff-author > a.cff-author-img > img')
    expect([avatar.getAttribute('src'), avatar.width]).toEqual([
      'https://graph.facebook.com/1234/picture?type=square',
      40,
    ])
    act(() => avatar.dispatchEvent(new Event('error')))
    expect(avatar.style.display).toBe('none')
    expect(part('.cff-lightbox-sidebar-content > p.cff-lightbox-caption').textContent).toContain(
      'Gold for the',
    )
    expect(one('.cff-lightbox-details .cff-lightbox-caption-text').textContent).toBe('')
    expect(box.style.display).toBe('block')
    expect(box.querySelector('[id]')).toBeNull()
    expect([one('.cff-comment p', box).textContent, one('.cff-comment-date', box).textContent]).toEqual([
      'CoachGreat medals!',
      '2 days ago',
    ])
    expect(one('.cff-comment-img img', box).getAttribute('src')).toBe('https://cdn.example/c.jpg')
    expect(one('.cff-likes-this-text', box).textContent).toBe('Coach likes this')
    expect(all('#cff_1_1')).toHaveLength(1)
    expect(Number.parseInt(one('.cff-lightbox-dataContainer').style.width, 10)).toBe(
      Number.parseInt(one('.cff-lightbox-outerContainer').style.width, 10) + 300,
    )
  })

  test('[F15] feed lightbox: links in the copy open in a new window; reply toggles work; other links do nothing', async () => {
    const box = await openTold()
    const more = one<HTMLAnchorElement>('.cff-show-more-comments a', box)
    expect([more.getAttribute('href'), more.target, more.hasAttribute('role')]).toEqual([
      'https://www.facebook.com/1',
      '_blank',
      false,
    ])
    const toggle = one<HTMLAnchorElement>('.cff-comment-replies a', box)
    expect([toggle.target, act(() => takesClick(toggle)), toggle.getAttribute('aria-expanded')]).toEqual([
      '',
      true,
      'true',
    ])
    const name = one<HTMLAnchorElement>('.cff-name', box)
    expect([name.target, takesClick(name)]).toEqual(['_blank', false])
    name.setAttribute('href', 'javascript:void(0)')
    expect(takesClick(name)).toBe(true)
  })

  test('[F06] replies: asked for from the lightbox, with the page of the post, they are below the post, too', async () => {
    const box = await openTold()
    act(() => one('.cff-comment-replies a', box).click())
    await pass()
    expect(replies).toMatchObject([{ id: '1_1', pageid: 'trophyshop', useowntoken: 'true' }])
    expect(one('.cff-comment-reply', box).textContent).toBe('Thank you!')
    await key('Escape')
    act(() => one('#cff_1234_1 .cff-view-comments').click())
    expect(one('#cff_1234_1 .cff-comment-replies a').getAttribute('aria-expanded')).toBe('true')
    expect(one('#cff_1234_1 .cff-comment-reply').textContent).toBe('Thank you!')
    expect(replies).toHaveLength(1)
  })

  test('[F06] replies: replies that are open below the post are open in the lightbox, without another call', async () => {
    metadata = ABOUT
    show()
    await pass()
    act(() => one('#cff_1234_1 .cff-view-comments').click())
    act(() => one('#cff_1234_1 .cff-comment-replies a').click())
    await open('1234_1')
    const copy = () => one('.cff-lightbox-sidebar .cff-comment-replies-box')
    expect([copy().style.display, copy().textContent]).toEqual(['block', 'Thank you!'])
    expect(copy().querySelector('[id]')).toBeNull()
    act(() => one('.cff-lightbox-sidebar .cff-comment-replies a').click())
    expect(copy().style.display).toBe('none')
    act(() => one('.cff-lightbox-sidebar .cff-comment-replies a').click())
    await pass()
    expect([copy().style.display, replies.length]).toEqual(['block', 1])
  })

  test('[F06] replies: while replies load, both the copy and the post show it', async () => {
    metadata = ABOUT
    show()
    await pass()
    act(() => one('#cff_1234_1 .cff-view-comments').click())
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    act(() => one('#cff_1234_1 .cff-comment-replies a').click())
    await open('1234_1')
    expect(all('.cff-comment-replies .cff-loader')).toHaveLength(2)
    expect(comments()?.querySelector('.cff-comment-replies-box')?.textContent).toBe('')
  })

  test('[F15] feed lightbox: wide reactions mark the likes line as long', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(151)
    const box = await openTold()
    expect(box.querySelector('.cff-likes-this-text')?.className).toBe('cff-likes-this-text cff-long')
  })

  test('[F15] feed lightbox: before the network’s answer, the copy has the printed comments', async () => {
    show()
    await open('1234_1')
    expect([all('.cff-lightbox-sidebar .cff-comment').length, comments()?.textContent]).toEqual([
      1,
      expect.stringContaining('Great medals!'),
    ])
    expect(comments()?.querySelector('[id], .cff-likes-this-text')).toBeNull()
  })

  /** The network answers about the post while its picture is open. */
  async function tellLate() {
    const told = gate<object>()
    metadata = told.promise
    show()
    await open('1234_1')
    return async () => {
      told.open({ id: '1', comments: { data: [{ id: '1_2', message: 'Late one' }] } })
      await pass()
    }
  }

  test('[F15] feed lightbox: comments that arrive while it is open appear in the copy', async () => {
    const tell = await tellLate()
    await tell()
    expect(all('.cff-lightbox-sidebar .cff-comments-box')).toHaveLength(1)
    expect(all('.cff-lightbox-sidebar .cff-comment').map(({ textContent }) => textContent)).toEqual([
      'Late one',
    ])
    expect(one('.cff-lightbox-sidebar .cff-comments-wrap').lastElementChild?.className).toContain(
      'cff-show-more-comments',
    )
  })

  test('[F15] feed lightbox: a focused copy is not replaced until the next opening', async () => {
    const tell = await tellLate()
    const link = one('.cff-lightbox-sidebar .cff-comments-box a')
    link.focus()
    await tell()
    expect(document.activeElement).toBe(link)
    expect(comments()?.textContent).not.toContain('Late one')
    await key('Escape')
    await open('1234_1')
    expect(comments()?.textContent).toContain('Late one')
  })

  test('[F15] feed lightbox: a post without author or comments; the close button moves along with the focus', async () => {
    show()
    await open('1234_3')
    expect(comments()).toBeNull()
    expect(one('.cff-lightbox-sidebar .cff-author').className).toBe('cff-author cff-no-author-info')
    expect(document.activeElement?.closest('.cff-lightbox-sidebar')).not.toBeNull()
    vi.stubGlobal('innerWidth', 600)
    window.dispatchEvent(new Event('resize'))
    await pass()
    expect(sidebar()).toBeNull()
    expect(document.activeElement).toBe(one('.cff-lightbox-data > .cff-lightbox-closeContainer > a'))
    expect(caption()).toBe('\u00a0')
  })
})

describe('[F14] feed lightbox: swiping', () => {
  test('[F14] feed lightbox: the page may turn swiping off (17.79)', async () => {
    const lent = () => one('.cff-lightbox-outerContainer').style.touchAction
    show()
    await open('1234_1')
    expect(lent()).not.toBe('')
    await key('Escape')
    vi.stubGlobal('cffnomobileswipe', false)
    await open('1234_1')
    expect(lent()).toBe('')
  })
})
