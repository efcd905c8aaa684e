import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)

const PHONE = { mobile: true, phone: true, apple: false, browser: 'other' } as const

/** @returns whether each of two taps was prevented */
function tapTwice({ parent = 'animated-overlay', device = PHONE as object } = {}) {
  document.body.innerHTML = `<figure class="${parent}"><a href="/product/gold-cup/"><img alt=""></a></figure>`
  const link = document.querySelector('a') as HTMLElement
  const unmount = mount(link, { ...fakePage(), ...(device && { device: device as typeof PHONE }) })
  const taps = [1, 2].map(() => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.querySelector('img')?.dispatchEvent(event)
    return event.defaultPrevented
  })
  const hovered = link.classList.contains('hovered')
  unmount?.()
  return { taps, hovered, after: link.outerHTML }
}

describe('[S14] two-click thumbnails', () => {
  test('[S14] two-click: the first tap shows the hover state, the second follows (21.1)', () => {
    const { taps, hovered, after } = tapTwice()
    expect(taps).toEqual([true, false])
    expect(hovered).toBe(true)
    expect(after).not.toContain('class')
  })

  test.each([
    ['a desktop (21.2)', { device: { ...PHONE, mobile: false } }],
    ['a picture that changes by itself (21.4)', { parent: 'animated-overlay product-transition-fade' }],
    ['a picture that zooms by itself', { parent: 'animated-overlay product-transition-zoom' }],
  ])('[S14] two-click: %s follows at once', (_, given) => {
    expect(tapTwice(given)).toMatchObject({ taps: [false, false], hovered: false })
  })

  test.each([
    ['mobile-two-click mobile-browser', true],
    ['mobile-two-click standard-browser', false],
    ['mobile-browser', false],
  ])('[S14] two-click: on a page of class "%s" it wakes: %s (21.2, 21.3)', (bodyClass, expected) => {
    document.body.className = bodyClass
    document.body.innerHTML =
      '<figure class="animated-overlay"><a href="/cups/"></a></figure><a class="box-link"></a>'
    const { selector = '' } = islands.find(({ name }) => name === 'two-click') ?? {}
    expect(document.querySelectorAll(selector)).toHaveLength(expected ? 2 : 0)
  })
})
