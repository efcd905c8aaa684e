import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const require = createRequire(import.meta.url)
const HOSTS = '[data-toggle="tooltip"], .comment-avatar, .grid-image'

beforeEach(() => {
  vi.useFakeTimers()
  showFragment('tooltip')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})
function wake(page: Partial<FakePage> = {}) {
  for (const host of document.querySelectorAll<HTMLElement>(HOSTS)) mount(host, { ...fakePage(), ...page })
}
const point = (selector: string, type = 'pointerenter') => one(selector).dispatchEvent(new Event(type))
const tooltips = () => [...document.querySelectorAll('.laurel-tooltip')].map(({ textContent }) => textContent)

describe('[S16] tooltips', () => {
  test('[S16] tooltip: it shows the title while the pointer is over the element', () => {
    wake()
    point('.words')
    expect(tooltips()).toEqual(['Plates, cups and glass'])
    expect(one('.words').hasAttribute('title')).toBe(false)
    const tooltip = one('.laurel-tooltip')
    expect([tooltip.getAttribute('role'), tooltip.id]).toEqual([
      'tooltip',
      one('.words').getAttribute('aria-describedby'),
    ])
    point('.words', 'pointerleave')
    vi.advanceTimersByTime(100)
    expect(tooltips()).toEqual([])
    expect(one('.words').title).toBe('Plates, cups and glass')
    expect(one('.words').hasAttribute('aria-describedby')).toBe(false)
  })

  test('[S16] tooltip: the pointer can move onto it; Esc hides it', () => {
    wake()
    point('.words')
    point('.words', 'pointerleave')
    point('.laurel-tooltip')
    vi.advanceTimersByTime(1000)
    expect(tooltips()).toHaveLength(1)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(tooltips()).toEqual([])
  })

  test('[S16] tooltip: an icon named only by its title keeps its name', () => {
    wake()
    point('.icon')
    expect(one('.icon').getAttribute('aria-label')).toBe('Your bag')
    point('.words')
    expect(one('.words').hasAttribute('aria-label')).toBe(false)
  })

  test('[S16] tooltip: an existing description stays', () => {
    wake()
    one('.words').setAttribute('aria-describedby', 'note')
    point('.words')
    expect(one('.words').getAttribute('aria-describedby')).toBe(`note ${one('.laurel-tooltip').id}`)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(one('.words').getAttribute('aria-describedby')).toBe('note')
  })

  test('[S16] tooltip: without a text there is no tooltip; markup is shown as text', () => {
    wake()
    point('.empty')
    expect(tooltips()).toEqual([])
    point('.hostile')
    expect(tooltips()).toEqual(['<img src=x onerror=window.hacked=1>'])
    expect(document.querySelector('.laurel-tooltip img')).toBeNull()
  })

  test('[S16] tooltip: a title changed while it is shown stays changed', () => {
    wake()
    point('.words')
    one('.words').title = 'Added to cart'
    point('.words', 'pointerleave')
    vi.advanceTimersByTime(100)
    expect(one('.words').title).toBe('Added to cart')
  })

  test('[S16] tooltip: none on mobile devices', () => {
    const { device } = fakePage()
    wake({ device: { ...device, mobile: true } })
    point('.words')
    expect(tooltips()).toEqual([])
    expect(one('.words').title).not.toBe('')
  })

  test('[S16] tooltip: Bootstrap’s own tooltip is used where the page has it', () => {
    const jQuery: JQuery = require('jquery3')
    vi.stubGlobal('jQuery', jQuery)
    const file = require.resolve('bootstrap/js/tooltip.js')
    delete require.cache[file]
    require(file)
    wake()
    point('.words')
    point('.words')
    expect(tooltips()).toEqual([])
    expect(document.querySelectorAll('.tooltip-inner')).toHaveLength(1)
    expect(one('.tooltip-inner').textContent).toBe('Plates, cups and glass')
    Reflect.deleteProperty(jQuery.fn, 'tooltip')
  })

  test.each([
    ['.comment-avatar', '44px', '25px'],
    ['.grid-image', '85px', '65px'],
  ])('[S16] tooltip: that of %s rises to %s and sinks to %s', (host, shown, hidden) => {
    wake()
    const { style } = one(`${host} .tooltip`)
    point(host, 'mouseenter')
    expect([style.bottom, style.opacity]).toEqual([shown, '1'])
    expect(style.transition).toContain('bottom 500ms')
    point(host, 'mouseleave')
    expect([style.bottom, style.opacity]).toEqual([hidden, '0'])
    expect(style.transition).toContain('bottom 400ms')
  })

  test('[S16] tooltip: a printed tooltip is centred, including its margins', () => {
    const { style } = one('.comment-avatar .tooltip')
    style.margin = '0px 10px 0px 5px'
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    wake()
    expect(style.marginLeft).toBe('-58px')
    width.mockRestore()
  })

  test('[S16] tooltip: unmounted, the markup is as printed', () => {
    const before = document.body.cloneNode(true)
    wake()
    for (const host of ['.words', '.icon']) point(host)
    point('.grid-image', 'mouseenter')
    unmountAll()
    expect(document.body.isEqualNode(before)).toBe(true)
  })
})
