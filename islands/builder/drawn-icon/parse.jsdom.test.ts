import { describe, expect, test } from 'vitest'
import { copyDrawing } from './copy'
import { parseDrawing } from './parse'

const drawing = (content: string, attributes = '') =>
  parseDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )
const html = (content: string, attributes?: string) => drawing(content, attributes)?.outerHTML ?? ''

// Runs in jsdom alone: DOMPurify does not support happy-dom (its README says so).
describe('[P16] drawn icon: parsing', () => {
  test('[P16] drawn icon: strokes keep their attributes, with upper and lower case', () => {
    const clean = drawing(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9" stroke="url(#g)" fill="none"/>',
      'viewBox="0 0 64 64"',
    )
    expect(clean?.getAttribute('viewBox')).toBe('0 0 64 64')
    expect(clean?.querySelector('linearGradient')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(clean?.querySelector('path')?.getAttribute('stroke')).toBe('url(#g)')
  })

  test.each([
    ['a script', '<script>hacked()</script>'],
    ['a handler', '<path d="M0 0" onclick="hacked()"/>'],
    ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">hacked</p></foreignObject>'],
    ['a link', '<a href="javascript:hacked()"><path d="M0 0"/></a>'],
    ['a picture', '<image href="//hacked/x.png"/>'],
    ['a use of another file', '<use href="//hacked/x.svg#a"/>'],
    ['an animation', '<path d="M0 0"><set attributeName="href" to="javascript:hacked()"/></path>'],
    ['a filter from elsewhere', '<path d="M0 0" filter="url(//hacked/x.svg#a)"/>'],
    ['a paint from elsewhere', '<path d="M0 0" fill="url( \'https://hacked/x.svg#a\')"/>'],
    ['a paint from elsewhere in escapes', '<path d="M0 0" fill="u\\72l(https://hacked/x.svg#a)"/>'],
    ['a mask from elsewhere', '<path d="M0 0" mask="image-set(\'https://hacked/x.png\' 1x)"/>'],
    ['a style that is not about its look', '<path d="M0 0" style="background:url(//hacked)"/>'],
    ['a look from elsewhere', '<path d="M0 0" style="fill:url(//hacked/x.svg#a)"/>'],
    ['a style sheet', '<style>@import url(//hacked); path{fill:url(//hacked#a)}</style><path d="M0 0"/>'],
    ['a gradient from elsewhere', '<linearGradient xlink:href="//hacked/x.svg#a"/>'],
    ['the page’s names', '<path d="M0 0" class="hacked" data-hacked="1"/>'],
  ])('[P16] drawn icon: no %s', (_, content) => {
    expect(html(`${content}<path d="M1 1"/>`)).not.toContain('hacked')
    expect(html(`${content}<path d="M1 1"/>`)).toContain('M1 1')
  })

  test('[P16] drawn icon: the root element has no scripts', () => {
    expect(html('<path d="M1 1"/>', 'onload="hacked()" style="position:fixed"')).not.toMatch(/hacked|style/)
  })

  test('[P16] drawn icon: nothing in it can have the focus', () => {
    expect(html('<path d="M1 1" tabindex="0"/>', 'tabindex="0"')).not.toContain('tabindex')
  })

  test('[P16] drawn icon: a drawing with a size but no view box gets one', () => {
    expect(drawing('<path d="M1 1"/>', 'width="64px" height="48"')?.getAttribute('viewBox')).toBe('0 0 64 48')
    expect(
      drawing('<path d="M1 1"/>', 'width="9" height="9" viewBox="1 1 2 2"')?.getAttribute('viewBox'),
    ).toBe('1 1 2 2')
    for (const size of [
      '',
      'width="100%" height="100%"',
      'width="0" height="4"',
      'width="2em" height="2em"',
    ]) {
      expect(drawing('<path d="M1 1"/>', size)?.hasAttribute('viewBox')).toBe(false)
    }
  })

  test('[P16] drawn icon: its style sheet becomes attributes', () => {
    const clean = drawing(
      '<style>.st0{fill:none;stroke:#14213D}</style><path class="st0" d="M0 0" style="stroke-width:2"/>',
    )
    const path = clean?.querySelector('path')
    expect(
      ['fill', 'stroke', 'stroke-width', 'class', 'style'].map((name) => path?.getAttribute(name)),
    ).toEqual(['none', '#14213D', '2', null, null])
  })

  test('[P16] drawn icon: of several rules for a shape the last one applies', () => {
    const path = drawing(
      `<style>.a{fill:red;stroke:red} path{fill:blue} .a{opacity:1}</style><style>#b{stroke:blue} Path{fill:green}</style>
      <path id="b" class="x a" d="M0 0"/>`,
    )?.querySelector('path')
    expect(['fill', 'stroke', 'opacity'].map((name) => path?.getAttribute(name))).toEqual([
      'blue',
      'blue',
      '1',
    ])
  })

  test.each([
    ['a page', '<!DOCTYPE html><html><body>Not found</body></html>'],
    ['half a file', '<svg xmlns="http://www.w3.org/2000/svg"><path'],
    ['nothing', ''],
    ['another drawing', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    ['a drawing of no namespace', '<svg><path d="M0 0"/></svg>'],
  ])('[P16] drawn icon: %s is no drawing', (_, text) => {
    expect(parseDrawing(text)).toBeUndefined()
  })

  test('[P16] drawn icon: copies have their own ids and references', () => {
    const clean = drawing(
      '<linearGradient id="g"/><linearGradient id="h" href="#g"/><path d="M0 0" fill="url(#h)"/>',
    )
    if (!clean) throw new Error('no drawing')
    const [first, second] = [copyDrawing(clean), copyDrawing(clean)]
    const names = [first, second].map((copy) => copy.querySelectorAll('[id]')[1]?.id)
    expect(names[0]).not.toBe(names[1])
    expect(first.querySelector('path')?.getAttribute('fill')).toBe(`url(#${names[0]})`)
    expect(second.querySelector('[href]')?.getAttribute('href')).toBe(`#${second.querySelector('[id]')?.id}`)
  })
})
