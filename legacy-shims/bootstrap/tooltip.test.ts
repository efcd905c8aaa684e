import { createRequire } from 'node:module'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import type { JQuery } from '../jquery-events/jquery'
import { driveTooltip, setTooltipText, tooltipText } from './tooltip'

const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => require(name)

beforeEach(() => {
  document.body.innerHTML = '<div class="wrap" title="Add to cart"></div>'
})

describe('[S26] tooltip text', () => {
  test('[S26] tooltip text: the browser’s own', () => {
    setTooltipText(one('.wrap'), 'Added to cart')
    expect(one('.wrap').title).toBe('Added to cart')
    expect(one('.wrap').hasAttribute('data-original-title')).toBe(false)
  })

  test('[S26] tooltip text: Bootstrap’s copy as well', () => {
    one('.wrap').setAttribute('data-original-title', 'Add to cart')
    setTooltipText(one('.wrap'), 'Added to cart')
    expect(one('.wrap').getAttribute('data-original-title')).toBe('Added to cart')
  })
})

describe('[S26] driving a tooltip', () => {
  test.each([
    ['jQuery', undefined],
    ['Bootstrap', Object.assign(() => {}, { fn: {} })],
    ['a usable Bootstrap', Object.assign(() => {}, { fn: { tooltip: 'soon' } })],
  ])('[S26] without %s there is nobody to do it', (_, jQuery) => {
    vi.stubGlobal('jQuery', jQuery)
    expect(driveTooltip(window, one('.wrap'), 'show')).toBe(false)
  })

  test.each(['jquery1', 'jquery3'])('[S26] Bootstrap 3 on %s shows the new text', (name) => {
    const jQuery = jQueryOf(name)
    vi.stubGlobal('jQuery', jQuery)
    const file = require.resolve('bootstrap/js/tooltip.js')
    delete require.cache[file]
    require(file)
    jQuery(one('.wrap')).tooltip?.('fixTitle')
    expect([one('.wrap').title, tooltipText(one('.wrap'))]).toEqual(['', 'Add to cart'])
    setTooltipText(one('.wrap'), 'Added to cart')
    expect(driveTooltip(window, one('.wrap'), 'fixTitle')).toBe(true)
    expect(driveTooltip(window, one('.wrap'), 'show')).toBe(true)
    expect(one('.tooltip-inner').textContent).toBe('Added to cart')
    expect(one('.wrap').title).toBe('')
    expect(driveTooltip(window, one('.wrap'), 'hide')).toBe(true)
    Reflect.deleteProperty(jQuery.fn, 'tooltip')
  })
})
