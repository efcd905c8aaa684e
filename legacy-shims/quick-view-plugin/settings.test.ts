import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings'

const DEFAULTS = {
  trigger: 'click',
  hoverElement: null,
  hasArrows: true,
  transition: 'horizontal',
  transitionMs: 600,
  autoplayMs: null,
  isInfinite: true,
  hasPictureArrows: true,
  pager: 'thumbnails',
  addsHere: true,
  closesWhenAdded: true,
}

describe('[S37] quick view settings', () => {
  test.each([[undefined], [null], [''], [{}], [[]], ['on'], [7]])('[S37] of %j: the defaults', (settings) => {
    expect(readSettings(settings)).toEqual(DEFAULTS)
  })

  test.each([
    ['trigger_general_method', 'mouseover', { trigger: 'mouseover' }],
    ['trigger_styling_autohide', '1', { hoverElement: '.product' }],
    ['popup_general_gallery', 0, { hasArrows: false }],
    ['popup_imagery_imgtransition', 'fade', { transition: 'fade' }],
    ['popup_imagery_transitionspeed', '250', { transitionMs: 250 }],
    ['popup_imagery_transitionspeed', 0, { transitionMs: 0 }],
    ['popup_imagery_autoplay', 1, { autoplayMs: 3000 }],
    ['popup_imagery_infinite', '0', { isInfinite: false }],
    ['popup_imagery_navarr', '0', { hasPictureArrows: false }],
    ['popup_imagery_thumbnails', 'bullets', { pager: 'bullets' }],
    ['popup_imagery_thumbnails', 'none', { pager: 'none' }],
    ['popup_content_ajaxcart', '0', { addsHere: false }],
    ['popup_content_autohidepopup', 0, { closesWhenAdded: false }],
  ])('[S37] %s = %j', (name, value, changed) => {
    expect(readSettings({ [name]: value })).toEqual({ ...DEFAULTS, ...changed })
  })

  test.each([
    ['trigger_general_method', 'dblclick'],
    ['trigger_styling_autohide', 'yes'],
    ['trigger_styling_autohide', '2'],
    ['popup_general_gallery', undefined],
    ['popup_general_gallery', 'off'],
    ['popup_imagery_transitionspeed', '-5'],
    ['popup_imagery_transitionspeed', 'fast'],
    ['popup_imagery_transitionspeed', Number.NaN],
    ['popup_imagery_transitionspeed', '1e9'],
    ['popup_imagery_thumbnails', 1],
    ['popup_content_ajaxcart', null],
    ['popup_content_autohidepopup', {}],
  ])('[S37] odd: %s = %j has its default', (name, value) => {
    expect(readSettings({ [name]: value })).toEqual(DEFAULTS)
  })

  test.each([
    ['', false],
    [' ', false],
    [false, false],
    ['0', false],
    [true, true],
    ['1', true],
  ])('[S37] %j, as PHP prints it, is %s', (printed, expected) => {
    const { addsHere, hoverElement } = readSettings({
      popup_content_ajaxcart: printed,
      trigger_styling_autohide: printed,
    })
    expect([addsHere, hoverElement !== null]).toEqual([expected, expected])
  })

  test.each([
    ['5000', 5000],
    [1500, 1500],
    ['0', 3000],
    ['soon', 3000],
    [undefined, 3000],
  ])('[S37] autoplay speed %j, from under its right name', (speed, expected) => {
    const settings = { popup_imagery_autoplay: '1', popup_imagery_autoplayspeed: speed }
    expect(readSettings(settings).autoplayMs).toBe(expected)
  })

  test.each([
    ['.card', '.card'],
    ['', '.product'],
    ['  ', '.product'],
    [3, '.product'],
  ])('[S37] hover element %j', (selector, expected) => {
    const settings = { trigger_styling_autohide: 1, trigger_styling_hoverel: selector }
    expect(readSettings(settings).hoverElement).toBe(expected)
  })

  test('[S37] whatever is printed, times are times', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.anything()),
        fc.anything(),
        fc.anything(),
        (rest, speed, play) => {
          const { transitionMs, autoplayMs } = readSettings({
            ...rest,
            popup_imagery_transitionspeed: speed,
            popup_imagery_autoplay: 1,
            popup_imagery_autoplayspeed: play,
          })
          expect(transitionMs).toBeGreaterThanOrEqual(0)
          expect(autoplayMs).toBeGreaterThan(0)
        },
      ),
    )
  })
})
