import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const HEADING = '.fancy-heading'
const TEXT = '.heading-text'
const HEADER = { height: 80, width: 1200 }

let layout: ReturnType<typeof fakeLayout>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', 1200)
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(markup: string, { body = 'sticky-header-enabled', text = 90 } = {}) {
  document.body.className = body
  document.body.innerHTML = `<div class="header-wrap"><header id="header" class="sticky-header"></header></div>
    <div id="main-container"><div class="inner-container-wrap">${markup}</div></div>`
  layout = fakeLayout({
    '.header-wrap': { height: 90 },
    '.sticky-header': HEADER,
    [HEADING]: { width: 1200 },
    [TEXT]: { height: text },
    '#breadcrumbs': { height: 25 },
  })
}
const heading = (attributes = '', className = '') =>
  `<div class="page-heading fancy-heading ${className}" ${attributes}><div class="heading-text"></div><div id="breadcrumbs"></div></div>`

function wake(selector = HEADING, { mobile = false } = {}) {
  const page = fakePage()
  const unmount = mount(one(selector), { ...page, device: { ...page.device, mobile } })
  layout.frame()
  return unmount
}

describe('[S17] fancy heading', () => {
  test.each<[string, string, Parameters<typeof show>[1], string]>([
    ['without a height (19.1)', heading(), {}, '400px'],
    ['with a high text (19.2)', heading('data-height="300"'), { text: 350 }, '470px'],
    [
      'under a naked header (19.3)',
      heading('data-height="300"'),
      { body: 'sticky-header-enabled header-naked-light' },
      '390px',
    ],
    ['of a fixed height (19.4)', heading('data-height="300"', 'fixed-height'), {}, ''],
    ['with an odd height', heading('data-height="&lt;script&gt;"'), {}, '400px'],
  ])('[S17] fancy heading: %s', (_, markup, options, height) => {
    show(markup, options)
    wake()
    expect(one(HEADING).style.height).toBe(height)
  })

  test('[S17] fancy heading: the text is centred, the breadcrumbs only under their class', () => {
    show(heading())
    wake()
    expect([one(TEXT).style.marginTop, one('#breadcrumbs').style.marginBottom]).toEqual(['-45px', ''])
    show(heading('', 'page-heading-breadcrumbs'))
    wake()
    expect(one('#breadcrumbs').style.marginBottom).toBe('-12px')
  })

  test('[S17] fancy heading: the text is shown a second after load, animated a little later (19.5)', () => {
    show(heading())
    wake()
    const seen = () => [one(TEXT).style.opacity, one(HEADING).classList.contains('animated')]
    layout.scroll(1)
    layout.scroll(0)
    vi.advanceTimersByTime(930)
    expect(seen()).toEqual(['', false])
    vi.advanceTimersByTime(40)
    expect(seen()).toEqual(['1', false])
    vi.advanceTimersByTime(400)
    expect(seen()).toEqual(['1', true])
  })

  test('[S17] fancy heading: scrolled, the text fades and blurs (19.6)', () => {
    show(heading())
    wake()
    vi.advanceTimersByTime(1500)
    layout.scroll(200)
    expect([one(TEXT).style.opacity, one(TEXT).style.filter]).toEqual(['0.5', 'blur(6px)'])
    layout.scroll(0)
    expect([one(TEXT).style.opacity, one(TEXT).style.filter]).toEqual(['1', ''])
  })

  test('[S17] fancy heading: a scroll and a resize in one frame both have effect', () => {
    show(heading('data-height="300"'))
    wake()
    vi.advanceTimersByTime(1500)
    layout.place(TEXT, { height: 350 })
    vi.stubGlobal('scrollY', 200)
    window.dispatchEvent(new Event('scroll'))
    layout.resize(1000)
    expect([one(HEADING).style.height, one(TEXT).style.opacity]).toEqual(['470px', '0.5'])
  })

  test.each<[string, Parameters<typeof show>[1], Parameters<typeof wake>[1], boolean]>([
    ['on a phone', {}, { mobile: true }, false],
    ['on a split page', { body: 'hero-content-split' }, {}, false],
    ['under reduced motion', {}, {}, true],
  ])('[S17] fancy heading: %s the text stays', (_, options, device, isMotionReduced) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }))
    show(heading(), options)
    wake(HEADING, device)
    vi.advanceTimersByTime(1500)
    layout.scroll(200)
    expect([one(TEXT).style.opacity, one(TEXT).style.filter]).toEqual(['1', ''])
  })

  test('[S17] fancy heading: under reduced motion the text is shown at load', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show(heading())
    wake()
    expect([one(TEXT).style.opacity, one(HEADING).classList.contains('animated')]).toEqual(['1', true])
  })

  test('[S17] fancy heading: an app’s content begins below the picture', () => {
    show(heading('data-height="600" data-img-width="1600" data-img-height="400"'), { body: 'app-header' })
    wake()
    expect([one(HEADING).style.height, one('.inner-container-wrap').style.marginTop]).toEqual([
      '300px',
      '300px',
    ])
    layout.resize(1000)
    expect([one(HEADING).style.height, one('.inner-container-wrap').style.marginTop]).toEqual([
      '600px',
      '0px',
    ])
  })

  test('[S17] fancy heading: a text that has grown by the page’s load is measured again', () => {
    show(heading('data-height="300"'))
    wake()
    layout.place(TEXT, { height: 350 })
    window.dispatchEvent(new Event('load'))
    layout.frame()
    expect(one(HEADING).style.height).toBe('470px')
  })

  test('[S17] fancy heading: several headings all read the scroll position before one writes', () => {
    show(heading('', 'first') + heading('', 'second'))
    for (const name of ['.first', '.second']) wake(name)
    vi.advanceTimersByTime(1500)
    const seen: string[] = []
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => {
      seen.push(one(TEXT).style.opacity)
      return 200
    })
    window.dispatchEvent(new Event('scroll'))
    layout.frame()
    expect(seen).toEqual(['1', '1'])
    expect(one(TEXT).style.opacity).toBe('0.5')
  })

  test('[S17] fancy heading: missing parts are no error; unmounted, the styles are restored', () => {
    show('<div class="fancy-heading"></div>')
    const before = document.body.innerHTML
    const unmount = wake()
    vi.advanceTimersByTime(1500)
    layout.scroll(100)
    unmount()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S17] fancy heading: unmounted before the delay, the text is not shown', () => {
    show(heading())
    const before = document.body.innerHTML
    wake()()
    vi.advanceTimersByTime(2000)
    layout.scroll(100)
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('[S17] split page and media titles', () => {
  const SPLIT = { body: 'hero-content-split sticky-header-enabled' }
  test('[S17] split page: as high as the window below the header, and visible (19.7)', () => {
    show('', SPLIT)
    const unmount = wake('#main-container')
    const sizes = () => [one('#main-container').style.height, one('.inner-container-wrap').style.minHeight]
    expect([...sizes(), one('#main-container').style.opacity]).toEqual(['820px', '820px', '1'])
    layout.resize(991)
    expect(sizes()).toEqual(['', ''])
    window.dispatchEvent(new Event('scroll'))
    layout.resize(992)
    expect(sizes()).toEqual(['820px', '820px'])
    unmount()
    expect(one('#main-container').hasAttribute('style')).toBe(false)
  })

  test('[S17] split page: unmounted during the fade, the fade ends', () => {
    show('', SPLIT)
    const cancel = vi.fn()
    one('#main-container').animate = vi.fn().mockReturnValue({ cancel })
    wake('#main-container')()
    expect(cancel).toHaveBeenCalledOnce()
  })

  const article = (name: string) =>
    `<article class="${name}"><div class="detail-feature"><img alt=""><div class="details-overlay"></div></div></article>`

  test('[S17] media title: the feature is a little higher than its title, which rises after half a second', () => {
    show(article('single-post-fw-media-title'), { body: 'header-naked-dark' })
    layout.place('.details-overlay', { height: 101 })
    wake('article')
    const feature = one('.detail-feature')
    expect([feature.style.height, feature.style.paddingTop]).toEqual(['181px', '180px'])
    expect(feature.className).toBe('detail-feature laurel-sized')
    const { style } = one('.details-overlay')
    expect(style.bottom).toBe('')
    vi.advanceTimersByTime(500)
    expect([style.marginBottom, style.bottom, style.opacity]).toEqual(['-50px', '50%', '1'])
    layout.place('.details-overlay', { height: 201 })
    window.dispatchEvent(new Event('scroll'))
    layout.resize(600)
    expect([feature.style.height, style.marginBottom]).toEqual(['281px', '-100px'])
  })

  test('[S17] poster: the feature grows only if the title needs it', () => {
    show(article('single-portfolio-poster'))
    layout.place('.detail-feature', { height: 300 })
    layout.place('.details-overlay', { height: 220 })
    wake('article')
    expect(one('.detail-feature').style.height).toBe('')
    layout.place('.details-overlay', { height: 221 })
    one('img').dispatchEvent(new Event('error'))
    window.dispatchEvent(new Event('scroll'))
    layout.frame()
    expect(one('.detail-feature').style.height).toBe('301px')
  })

  test('[S17] media title: without a title nothing changes', () => {
    show('<article class="single-post-fw-media-title"><div class="detail-feature"></div></article>')
    const before = document.body.innerHTML
    wake('article')
    expect(document.body.innerHTML).toBe(before)
  })
})
