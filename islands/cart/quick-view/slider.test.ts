import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { readSettings } from '../../../legacy-shims/quick-view-plugin/settings'
import type { Scope } from '../../../src/page/scope'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { revealPictures } from './picture-reveal'
import { createSlider, type Slider } from './slider'
import { viewOf } from './test-shop'
import { followVariations } from './variations'

const jQuery: JQuery = createRequire(import.meta.url)('jquery3')

let slider: Slider | null
let scope: Scope

function begin({ product = 57, settings = {}, html = '' } = {}) {
  document.body.innerHTML = html || viewOf(product)
  const mount = mounter((content, own) => {
    scope = own
    slider = createSlider(content, { settings: readSettings(settings), title: 'Gold Cup' }, scope)
  })
  mount(one('#jckqv'))
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slides = () => [...document.querySelectorAll('.laurel-quick-slide')]
const shown = () =>
  slides()
    .map((slide) => (slide.getAttribute('aria-hidden') === 'false' ? 1 : 0))
    .join('')
const selectedThumb = () =>
  [...document.querySelectorAll('#jckqv_thumbs > div')].findIndex((thumb) =>
    thumb.matches('.slick-main-active'),
  )
const key = (name: string, target: Element) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}
const next = () => one('.laurel-quick-arrow-next')
const previous = () => one('.laurel-quick-arrow-previous')

describe('[S37] quick view slider', () => {
  test('[S37] the first picture and its thumb are selected, and everything has an accessible name', () => {
    begin()
    expect(shown()).toBe('1000')
    expect(selectedThumb()).toBe(0)
    const images = one('#jckqv_images')
    expect(images.getAttribute('aria-roledescription')).toBe('carousel')
    expect(images.getAttribute('aria-label')).toBe('Pictures of Gold Cup')
    expect(slides()[1]?.getAttribute('aria-label')).toBe('2 of 4')
    expect(one('.jckqv_image').getAttribute('alt')).toBe('Gold Cup')
    const [, second] = document.querySelectorAll('#jckqv_thumbs > div')
    expect(second?.getAttribute('role')).toBe('button')
    expect(second?.getAttribute('aria-label')).toBe('Show picture 2 of 4')
  })

  test('[S37] arrows wrap round and update the selected thumb', () => {
    begin()
    next().click()
    expect(shown()).toBe('0100')
    expect(selectedThumb()).toBe(1)
    previous().click()
    previous().click()
    expect(shown()).toBe('0001')
    expect(selectedThumb()).toBe(3)
  })

  test('[S37] if it is not infinite, arrows are disabled at the ends', () => {
    begin({ settings: { popup_imagery_infinite: '0' } })
    expect(previous().getAttribute('aria-disabled')).toBe('true')
    previous().click()
    expect(shown()).toBe('1000')
    for (let step = 0; step < 5; step++) next().click()
    expect(shown()).toBe('0001')
    expect(next().getAttribute('aria-disabled')).toBe('true')
    expect(previous().getAttribute('aria-disabled')).toBe('false')
  })

  test('[S37] a thumb shows its picture, by mouse and by keyboard', () => {
    begin()
    const thumbs = document.querySelectorAll<HTMLElement>('#jckqv_thumbs > div')
    thumbs[2]?.click()
    expect(shown()).toBe('0010')
    expect(thumbs[2]?.getAttribute('aria-current')).toBe('true')
    key('Enter', thumbs[1] as Element)
    expect(shown()).toBe('0100')
  })

  test('[S37] arrow keys change the picture while the focus is in the pictures', () => {
    begin()
    expect(key('ArrowRight', next())).toBe(true)
    expect(shown()).toBe('0100')
    key('ArrowLeft', next())
    key('ArrowLeft', next())
    expect(shown()).toBe('0001')
  })

  test('[S37] the shop may choose bullets instead of thumbs, or neither', () => {
    begin({ settings: { popup_imagery_thumbnails: 'bullets' } })
    expect(document.querySelector('#jckqv_thumbs')).toBeNull()
    const bullets = document.querySelectorAll<HTMLElement>('.laurel-quick-bullets button')
    expect(bullets).toHaveLength(4)
    bullets[3]?.click()
    expect(shown()).toBe('0001')
    expect(bullets[3]?.getAttribute('aria-current')).toBe('true')

    begin({ settings: { popup_imagery_thumbnails: 'none', popup_imagery_navarr: 0 } })
    expect(document.querySelector('#jckqv_thumbs, .laurel-quick-bullets, .laurel-quick-arrow')).toBeNull()
    expect(one('#jckqv_images').tabIndex).toBe(0)
    key('ArrowRight', one('#jckqv_images'))
    expect(shown()).toBe('0100')
  })

  test('[S37] a single picture has no controls', () => {
    begin({ product: 80 })
    expect(shown()).toBe('1')
    expect(document.querySelector('.laurel-quick-arrow, #jckqv_thumbs')).toBeNull()
    expect(key('ArrowRight', one('#jckqv_images'))).toBe(false)
  })

  test.each([
    ['no pictures', '<div id="jckqv"><div id="jckqv_images_wrap"><div id="jckqv_images"></div></div></div>'],
    ['no slider', '<div id="jckqv"><p>Text</p></div>'],
  ])('[S37] odd: %s', (_, html) => {
    begin({ html })
    expect(slider).toBeNull()
  })

  test('[S37] odd: thumbs without numbers, fewer than pictures', () => {
    begin({
      html: `<div id="jckqv"><div id="jckqv_images"><img data-jckqv="-0-"><img data-jckqv="-5-"><img></div>
       <div id="jckqv_thumbs"><div data-index="many"><img></div><div data-index="9"><img></div></div></div>`,
    })
    document.querySelectorAll<HTMLElement>('#jckqv_thumbs > div')[1]?.click()
    expect(shown()).toBe('010')
    slider?.showVariation(5)
    expect(shown()).toBe('010')
    slider?.showVariation(7)
    expect(shown()).toBe('100')
  })
})

describe('[S37] quick view slider autoplay', () => {
  const autoplay = { popup_imagery_autoplay: 1 }

  test('[S37] advances every three seconds until the visitor chooses a picture', () => {
    begin({ settings: autoplay })
    expect(one('#jckqv_images').getAttribute('aria-live')).toBe('off')
    vi.advanceTimersByTime(3000)
    expect(shown()).toBe('0100')
    vi.advanceTimersByTime(2000)
    next().click()
    // In jsdom a clicked element matches `:hover` from then on.
    vi.spyOn(one('#jckqv_images_wrap'), 'matches').mockReturnValue(false)
    vi.advanceTimersByTime(9000)
    expect(shown()).toBe('0010')
    expect(one('#jckqv_images').getAttribute('aria-live')).toBe('polite')
  })

  test('[S37] stops when a variation shows its picture', () => {
    begin({ settings: autoplay })
    slider?.showVariation(62)
    vi.advanceTimersByTime(9000)
    expect(shown()).toBe('0100')
  })

  test('[S37] pauses while it has the focus, and stops when the view is disposed', () => {
    begin({ settings: autoplay })
    next().focus()
    vi.advanceTimersByTime(9000)
    expect(shown()).toBe('1000')
    next().blur()
    vi.advanceTimersByTime(3000)
    expect(shown()).toBe('0100')
    unmountAll()
    vi.advanceTimersByTime(9000)
    expect(shown()).toBe('0100')
  })

  test('[S37] is off with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    begin({ settings: autoplay })
    vi.advanceTimersByTime(9000)
    expect(shown()).toBe('1000')
    expect(one('#jckqv_images').getAttribute('aria-live')).toBe('polite')
  })
})

describe('[S37] quick view variations', () => {
  beforeEach(() => {
    vi.stubGlobal('jQuery', jQuery)
    begin()
    followVariations(one('#jckqv'), slider, scope)
  })
  const tell = (name: string, args: unknown[] = [], selector = 'form.variations_form') =>
    jQuery(one(selector)).trigger(name, args)

  test('[S37] (QV8) the variation’s picture is shown, and the form is marked as loaded', () => {
    tell('show_variation', [{ variation_id: 62 }, true], '.single_variation')
    expect(slides()[1]?.querySelector('img')?.getAttribute('data-jckqv')).toBe('-62-')
    expect(shown()).toBe('0100')
    expect(one('form.variations_form').classList.contains('jckqv-loaded')).toBe(true)
    tell('show_variation', [{ variation_id: 999 }, true], '.single_variation')
    expect(shown()).toBe('1000')
  })

  test('[S37] the variation’s SKU is shown, or `n/a`', () => {
    tell('found_variation', [{ variation_id: 62, sku: 'GC-150' }])
    expect(one('.sku').textContent).toBe('GC-150')
    tell('found_variation', [{ variation_id: 63, sku: '' }])
    expect(one('.sku').textContent).toBe('n/a')
    tell('found_variation', [null])
    expect(one('.sku').textContent).toBe('n/a')
  })

  test('[S37] a reset shows the first picture', () => {
    tell('show_variation', [{ variation_id: 63 }, true], '.single_variation')
    expect(shown()).toBe('0010')
    tell('reset_image')
    expect(shown()).toBe('1000')
  })

  test('[S37] the reset of a starting form keeps the picture that the visitor chose', () => {
    next().click()
    tell('reset_image')
    expect(shown()).toBe('0100')
  })

  test('[S37] events are ignored after the view is disposed', () => {
    unmountAll()
    tell('show_variation', [{ variation_id: 62 }, true], '.single_variation')
    expect(shown()).toBe('1000')
  })
})

describe('[S37] quick view pictures while they load', () => {
  const wrap = () => one('#jckqv_images_wrap')
  const flush = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  function wait(complete: boolean) {
    document.body.innerHTML = viewOf(57)
    for (const picture of document.querySelectorAll('img')) {
      Object.defineProperty(picture, 'complete', { value: complete })
    }
    mounter(revealPictures)(one('#jckqv'))
  }

  test('[S37] are hidden until all have loaded or failed', async () => {
    wait(false)
    expect(wrap().style.opacity).toBe('0')
    expect(wrap().style.maxHeight).toBe('500px')
    const [first, ...others] = document.querySelectorAll('img')
    for (const picture of others) picture.dispatchEvent(new Event('load'))
    await flush()
    expect(wrap().style.opacity).toBe('0')
    first?.dispatchEvent(new Event('error'))
    await flush()
    expect(wrap().style.opacity).toBe('1')
    expect(wrap().style.maxHeight).toBe('')
  })

  test('[S37] are shown after three seconds at most, and at once if they are loaded', async () => {
    wait(false)
    vi.advanceTimersByTime(3000)
    expect(wrap().style.opacity).toBe('1')
    wait(true)
    await flush()
    expect(wrap().style.opacity).toBe('1')
  })
})
