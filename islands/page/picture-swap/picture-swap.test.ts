import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)

const SETTING = { pageId: 84, selector: '.hero', src: '/uploads/laser.jpg' }

beforeEach(() => {
  document.body.className = 'page page-id-84'
  document.body.innerHTML =
    '<picture><source srcset="old.webp"><img class="hero" src="old.jpg" srcset="old-2x.jpg 2x" sizes="50vw" alt="Old"></picture>' +
    '<div class="hero" style="color: navy;"></div>'
})
const image = () => one<HTMLImageElement>('img')
const facts = () => ['src', 'srcset', 'sizes', 'alt'].map((name) => image().getAttribute(name))
const OLD = ['old.jpg', 'old-2x.jpg 2x', '50vw', 'Old']
function start(pictureSwap: unknown) {
  return mount(document.body, { ...fakePage(), settings: { pictureSwap } })
}

describe('[S22] picture swap', () => {
  test('[S22] picture swap: the image has the new address, without the old sizes (17.1)', () => {
    start(SETTING)
    expect(facts()).toEqual(['/uploads/laser.jpg', null, null, 'Old'])
    expect(one('source').hasAttribute('srcset')).toBe(false)
  })

  test('[S22] picture swap: with its own sizes and alt text', () => {
    start({ ...SETTING, pageId: '84', srcset: 'a.jpg 1x, https://cdn.example/b.jpg 2x', alt: '' })
    expect(facts()).toEqual(['/uploads/laser.jpg', 'a.jpg 1x, https://cdn.example/b.jpg 2x', '50vw', ''])
  })

  test('[S22] picture swap: an element that is no image gets it as its background', () => {
    start({ ...SETTING, src: '/uploads/a".jpg' })
    expect(one('div').style.backgroundImage).toMatch(/^url\("?\/uploads\/a%22\.jpg"?\)$/)
  })

  test.each(['page-id-841', 'page-id-8', 'postid-84'])('[S22] picture swap: not on %s (17.2)', (name) => {
    document.body.className = name
    start(SETTING)
    expect(facts()).toEqual(OLD)
  })

  test.each([
    ['an address with a script', { ...SETTING, src: 'javascript:alert(1)' }],
    ['a hidden script', { ...SETTING, src: ' java\tscript:alert(1)' }],
    ['a hidden script among its sizes', { ...SETTING, srcset: 'a.jpg 1x, \u0001JaVaScRiPt:alert(1) 2x' }],
    ['a blob', { ...SETTING, src: 'blob:https://shop.example/1' }],
    ['a number', { ...SETTING, src: 7 }],
    ['an object', { ...SETTING, src: { href: '/a.jpg' } }],
    ['null', { ...SETTING, src: null }],
    ['a data address', { ...SETTING, src: 'data:image/png;base64,AA==' }],
    ['no address', { ...SETTING, src: '' }],
    ['a size with a script', { ...SETTING, srcset: 'a.jpg 1x, javascript:alert(1) 2x' }],
    ['no selector', { ...SETTING, selector: '' }],
    ['no page', { ...SETTING, pageId: 'home' }],
    ['an invalid selector', { ...SETTING, selector: '..hero' }],
    ['a text', 'swap'],
    ['a list', []],
  ])('[S22] picture swap: %s leaves everything, and is reported', (_, setting) => {
    expect(() => start(setting)).toThrow()
    expect(facts()).toEqual(OLD)
  })

  test.each([
    [undefined, false],
    [null, false],
    [{}, false],
    [{ pictureSwap: '' }, false],
    ['text', false],
    [{ pictureSwap: SETTING }, true],
  ])('[S22] picture swap: with the settings %j it is looked for: %s (17.3)', (laurelConfig, wanted) => {
    vi.stubGlobal('laurelConfig', laurelConfig)
    expect(islands.find(({ name }) => name === 'picture-swap')?.when?.(window)).toBe(wanted)
  })

  test('[S22] picture swap: unmounted, the markup is as printed', () => {
    const before = document.body.cloneNode(true)
    start(SETTING)?.()
    expect(document.body.isEqualNode(before)).toBe(true)
  })
})
