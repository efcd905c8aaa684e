import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { mounter } from '../../tests/unit/mounter'
import { fittingSizes } from '.'
import { shrinkHeadings } from './shrink-headings'

/** Each letter is half as wide as the font is high. */
const LETTER = 0.5
let boxPx: number
const widthOf = (element: Element) => {
  const text = element.textContent ?? ''
  const isOnOneLine = element instanceof HTMLElement && element.localName === 'span' && !element.className
  const words = isOnOneLine ? [text] : text.split(' ')
  const size = Number.parseFloat(window.getComputedStyle(element).fontSize)
  return Math.max(...words.map((word) => word.length)) * LETTER * size
}

beforeEach(() => {
  boxPx = 200
  const owner = Object.hasOwn(Element.prototype, 'clientWidth') ? Element.prototype : HTMLElement.prototype
  vi.spyOn(owner, 'clientWidth', 'get').mockImplementation(() => boxPx)
  vi.spyOn(owner, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return widthOf(this)
  } as () => number)
})
afterEach(() => {
  document.body.innerHTML = ''
})

function heading(text: string) {
  document.body.innerHTML = `<h1 style="font-size: 40px">${text}</h1>`
  return one('h1')
}

describe('[S17] [P06] the font size that fits', () => {
  test('[P06] it is the largest within the limits, and the box is as before', () => {
    const box = heading('1')
    const sizes = ['12345', '1234567890', '1'.repeat(99)].map(
      (text) => fittingSizes([{ box, text, leastPx: 16, mostPx: 62, wraps: false }])[0],
    )
    expect(sizes).toEqual([62, 40, 16])
    expect(document.body.innerHTML).toBe('<h1 style="font-size: 40px">1</h1>')
  })

  test('[S17] several texts are all read before one of them is written', () => {
    document.body.innerHTML = '<h1 style="font-size: 40px"></h1><h1 style="font-size: 40px"></h1>'
    const boxes = [...document.querySelectorAll('h1')]
    const given = { leastPx: 16, mostPx: 40, wraps: true }
    const sizes = fittingSizes(boxes.map((box, at) => ({ ...given, box, text: 'x'.repeat(16 + 4 * at) })))
    expect(sizes).toEqual([25, 20])
  })
})

describe('[S17] hero heading: words wider than their box', () => {
  const shrink = mounter(
    (page, scope) => void shrinkHeadings(scope, [...page.querySelectorAll<HTMLElement>('h1, h2')]),
  )
  const size = () => one('h1').style.fontSize

  test('[S17] hero heading: a word that is too wide makes it smaller, a wider window gives it back, unmounting too', async () => {
    heading('Our Engravingmachinery')
    const unmount = shrink(document.body)
    await vi.waitFor(() => expect(Number.parseFloat(size())).toBeCloseTo(200 / (18 * LETTER), 1))
    boxPx = 1000
    window.dispatchEvent(new Event('resize'))
    await vi.waitFor(() => expect(size()).toBe('40px'))
    boxPx = 200
    window.dispatchEvent(new Event('resize'))
    await vi.waitFor(() => expect(size()).not.toBe('40px'))
    unmount()
    expect([size(), one('h1').className, one('h1').innerHTML]).toEqual(['40px', '', 'Our Engravingmachinery'])
  })

  test('[S17] hero heading: one that fits, on however many lines, stays as it is', async () => {
    heading('We engrave cups and medals')
    document.body.insertAdjacentHTML('beforeend', '<h2 style="font-size: 40px">Engravingmachinery</h2>')
    shrink(document.body)
    await vi.waitFor(() => expect(one('h2').style.fontSize).not.toBe('40px'))
    expect(one('h1').outerHTML).toBe('<h1 style="font-size: 40px">We engrave cups and medals</h1>')
  })
})
