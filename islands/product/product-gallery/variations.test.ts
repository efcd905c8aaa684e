import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isFromAnswer } from '../../../src/dom/answer-markup'
import { one } from '../../../tests/unit/fragment'
import { active, all, end, next, page, pass, pointer, press, show, slides, thumb, thumbs } from './test-stage'

vi.mock('dompurify', async (original) =>
  (await import('../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

interface Collection {
  trigger(name: string, args?: unknown[]): unknown
}
const require = createRequire(import.meta.url)
const jQueryOf = (name: string): ((target: unknown) => Collection) => require(name)
const VERSIONS = [
  ['1.12', jQueryOf('jquery1')],
  ['3.7', jQueryOf('jquery3')],
  ['4', jQueryOf('jquery4')],
] as const

const FORM = `<form class="variations_form cart"><div class="select"><select></select></div>
  <div class="single_variation_wrap"><div class="single_variation"></div></div></form>`
const OTHER = '<div class="quick-view"><form class="variations_form" id="other"></form></div>'
const IMAGE = {
  src: '/silver-600.jpg',
  srcset: '/silver-600.jpg 600w',
  sizes: '600px',
  alt: 'Silver',
  full_src: '/silver.jpg',
  gallery_thumbnail_src: '/silver-100.jpg',
}
const PREFIX = 'wc_additional_variation_images_frontend_'

afterEach(end)

const picture = () => one('.product-slider-image')
const attributes = () =>
  ['src', 'srcset', 'sizes', 'alt', 'data-zoom-image'].map((name) => picture().getAttribute(name))
const PRINTED = ['/assets/images/gold-cup.svg', null, null, 'Front', '/assets/images/full/gold-cup.svg']
const thumbSource = () => one('img', thumbs()[0]).getAttribute('src')

describe.each(VERSIONS)('[S36] product gallery: variations, with jQuery %s', (_, jQuery) => {
  const trigger = (selector: string, name: string, ...args: unknown[]) =>
    jQuery(one(selector)).trigger(name, args)
  const shown = () => trigger('.single_variation', 'show_variation', {}, true)
  const found = (image: unknown) => trigger('form.cart', 'found_variation', { image })
  const reset = () => trigger('form.cart', 'reset_image')

  beforeEach(() => {
    vi.stubGlobal('jQuery', jQuery)
  })
  const open = (more: object = {}) => show({ more: FORM + OTHER, ...more })
  const zoomed = () => open({ included: 'has-productzoom', options: { 'product-zoom-type': 'lens' } })

  test('[S36] product gallery: show_variation shows the first slide after 500 ms (VA1)', async () => {
    open()
    thumb(2)
    shown()
    await pass(499)
    expect(active()).toBe(2)
    await pass(1)
    expect(active()).toBe(0)
  })

  test('[S36] product gallery: show_variation removes the zoom at once, and adds it on the first slide', async () => {
    zoomed()
    thumb(2)
    await pass(400)
    shown()
    expect(all('.zoomContainer')).toEqual([])
    await pass(500 + 399)
    expect(all('.zoomContainer')).toEqual([])
    await pass(1)
    expect(all('.zoomContainer')).toHaveLength(1)
    shown()
    await pass(501)
    expect(all('.zoomContainer')).toHaveLength(1)
  })

  test('[S36] product gallery: a slide that the visitor chooses during the delay stays', async () => {
    open()
    shown()
    await pass(300)
    next()
    await pass(1000)
    expect(active()).toBe(1)
  })

  test('[S36] product gallery: the variation’s picture replaces that of the first slide and its thumb (VA2)', () => {
    open()
    found(IMAGE)
    expect(attributes()).toEqual([
      '/silver-600.jpg',
      '/silver-600.jpg 600w',
      '600px',
      'Silver',
      '/silver.jpg',
    ])
    expect(one('a.lightbox').getAttribute('href')).toBe('/silver.jpg')
    expect(slides()[0]?.getAttribute('data-thumb')).toBe('/silver.jpg')
    expect(thumbSource()).toBe('/silver-100.jpg')
    expect(all('a.lightbox')[1]?.getAttribute('href')).toBe('/assets/images/full/detail-plate.svg')
  })

  test('[S36] product gallery: the zoom shows the variation’s picture (VA2)', async () => {
    zoomed()
    await pass(100)
    found(IMAGE)
    shown()
    await pass(501)
    const asked: string[] = []
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((src) => void asked.push(src))
    pointer('pointerenter', one('.zoomContainer'), 10, 10)
    expect(asked).toEqual([expect.stringMatching(/\/silver\.jpg$/)])
  })

  test('[S36] product gallery: reset_image restores the printed picture, and shows the first slide (VA3)', async () => {
    open()
    found(IMAGE)
    thumb(2)
    reset()
    expect(attributes()).toEqual(PRINTED)
    expect(one('a.lightbox').getAttribute('href')).toBe('/assets/images/full/gold-cup.svg')
    expect([slides()[0]?.getAttribute('data-thumb'), thumbSource()]).toEqual(
      Array(2).fill('/assets/images/full/gold-cup.svg'),
    )
    await pass(499)
    expect(active()).toBe(2)
    await pass(1)
    expect(active()).toBe(0)
  })

  test('[S36] product gallery: reset_image on the document is handled, that of another product is ignored', async () => {
    open()
    found(IMAGE)
    jQuery(one('#other')).trigger('reset_image')
    jQuery(one('#other')).trigger('found_variation', [{ image: { src: '/other.jpg' } }])
    expect(attributes()[0]).toBe('/silver-600.jpg')
    jQuery(document).trigger('reset_image')
    expect(attributes()).toEqual(PRINTED)
  })

  test('[S36] product gallery: after 200 ms reset_image zooms the thumb’s picture', async () => {
    zoomed()
    found(IMAGE)
    await pass(100)
    reset()
    await pass(500)
    expect(all('.zoomContainer')).toEqual([])
    expect(picture().getAttribute('data-zoom-image')).toBe('/assets/images/full/gold-cup.svg')
    await pass(199)
    expect(all('.zoomContainer')).toEqual([])
    await pass(1)
    expect(all('.zoomContainer')).toHaveLength(1)
  })

  test('[S36] product gallery: a repeated reset, and a reset during a variation’s delay, are carried out', async () => {
    zoomed()
    await pass(1000)
    found(IMAGE)
    reset()
    reset()
    expect(attributes()).toEqual(PRINTED)
    await pass(1000)
    expect(picture().getAttribute('data-zoom-image')).toBe(slides()[0]?.getAttribute('data-thumb'))
    expect(all('.zoomContainer')).toHaveLength(1)
    shown()
    expect(all('.zoomContainer')).toHaveLength(0)
    reset()
    await pass(1000)
    expect(all('.zoomContainer')).toHaveLength(1)
  })

  test('[S36] product gallery: reset_image as the page opens does nothing', async () => {
    zoomed()
    await pass(100)
    const [before] = all('.zoomContainer')
    reset()
    await pass(1000)
    expect(all('.zoomContainer')[0]).toBe(before)
  })

  test('[S36] product gallery: one variation after the other, then one without a picture', () => {
    open()
    found(IMAGE)
    found({ src: '/bronze.jpg', srcset: false })
    expect(attributes()).toEqual(['/bronze.jpg', null, null, 'Front', '/bronze.jpg'])
    expect(thumbSource()).toBe('/bronze.jpg')
    found([])
    expect(attributes()).toEqual(PRINTED)
  })

  test('[S36] product gallery: hostile pictures are not shown', () => {
    open()
    found({ ...IMAGE, src: 'javascript:alert(1)' })
    expect(attributes()).toEqual(PRINTED)
    found({ ...IMAGE, full_src: 'javascript:alert(1)' })
    expect(one('a.lightbox').getAttribute('href')).toBe('/silver-600.jpg')
  })

  test.each([
    ['the swatch plugin’s select', 'form.cart .select', 0],
    ['any other field', '.single_variation', 2],
  ])('[S36] product gallery: a change of %s leads to slide %s', async (_name, selector, index) => {
    open()
    thumb(2)
    trigger(selector, 'change')
    await pass(500)
    expect(active()).toBe(index)
  })

  test.each(['frontend_image_swap_callback', 'frontend_ajax_default_image_swap_callback'])(
    '[S36] product gallery: %s replaces the slides',
    async (name) => {
      open()
      thumb(2)
      const html =
        '<li data-thumb="/a.jpg"><img class="product-slider-image" src="/a.jpg" onerror="hack()"></li>'
      trigger('form.cart', `wc_additional_variation_images_${name}`, { gallery_images: html + html })
      await vi.waitFor(() => expect(slides()).toHaveLength(2))
      expect(all('.lSSlideOuter')).toHaveLength(1)
      expect([active(), thumbs().length]).toEqual([0, 2])
      expect(all('[onerror]')).toEqual([])
      // The lightbox opens their links.
      expect(slides().some(isFromAnswer)).toBe(false)
      expect(one('#product-img-slider').classList.contains('hidden')).toBe(false)
      next()
      expect(active()).toBe(1)
    },
  )

  test('[S36] product gallery: its reset restores the original slides; the newest event counts', async () => {
    open()
    const slide = (name: string) => `<li><img class="product-slider-image" src="/${name}.jpg"></li>`
    trigger('form.cart', `${PREFIX}image_swap_callback`, { gallery_images: slide('new').repeat(4) })
    trigger('form.cart', `${PREFIX}on_reset`, {}, '.g', '.m', slide('old').repeat(2))
    await vi.waitFor(() => expect(slides()).toHaveLength(2))
    expect(picture().getAttribute('src')).toBe('/old.jpg')
  })

  test('[S36] product gallery: after unmount events are ignored', async () => {
    open()
    thumb(2)
    shown()
    found(IMAGE)
    end()
    vi.useFakeTimers()
    expect(attributes()).toEqual(PRINTED)
    found(IMAGE)
    reset()
    await pass(1000)
    expect(attributes()).toEqual(PRINTED)
    expect(page.report).not.toHaveBeenCalled()
  })
})

describe('[S36] product gallery: jQuery', () => {
  test('[S36] product gallery: events are handled once jQuery has loaded', async () => {
    const [[, jQuery]] = VERSIONS
    vi.stubGlobal('jQuery', undefined)
    show({ more: FORM })
    vi.stubGlobal('jQuery', jQuery)
    window.dispatchEvent(new Event('load'))
    thumb(2)
    jQuery(one('.single_variation_wrap')).trigger('show_variation')
    await pass(500)
    expect(active()).toBe(0)
  })

  test('[S36] product gallery: the slider works without jQuery', () => {
    vi.stubGlobal('jQuery', undefined)
    show({ more: FORM })
    press('.lSNext')
    expect(active()).toBe(1)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S36] product gallery: the reset link is left to the shop plugin (VA5)', () => {
    show({ more: '<form class="variations_form"><a class="reset_variations" href="#">Clear</a></form>' })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    one('.reset_variations').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})
