import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage
let animations: ReturnType<typeof fakeAnimations>

beforeEach(() => {
  vi.useFakeTimers()
  animations = fakeAnimations()
})
afterEach(() => {
  unmountAll()
  animations.restore()
  vi.useRealTimers()
})

function start(selector = '.blog-aux-options, .filter-wrap > a') {
  page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>(selector)) mount(host, page)
}
function show(fragment = 'item-list') {
  showFragment(fragment)
  start()
}
const press = (type: string) => one(`[data-aux="${type}"]`).click()
const panel = () => one('.filter-slide-wrap').style.display
const lists = () =>
  [...document.querySelectorAll<HTMLElement>('.aux-list')]
    .filter(({ style }) => style.display === 'block')
    .map(({ className }) => className.replace('aux-list ', ''))
const selected = () => [...document.querySelectorAll('.selected')].map(({ textContent }) => textContent)

describe('[S62] list panels', () => {
  test('[S62] list panels: an entry opens its list at once if the panel is closed', () => {
    show()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    one('[data-aux="tags"]').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect([panel(), lists(), selected()]).toEqual(['block', ['aux-tags'], ['Show all', 'Tags']])
    expect(one('.aux-tags li').className).toBe('col-sm-sf-5')
    expect(one('.aux-tags span').textContent).toBe('Brass 7')
    expect(one('[data-aux="tags"]').getAttribute('aria-expanded')).toBe('true')
  })

  test('[S62] list panels: another entry within 100 ms opens its own list (5.12)', () => {
    show()
    press('categories')
    vi.advanceTimersByTime(100)
    press('tags')
    expect(lists()).toEqual(['aux-categories'])
    vi.advanceTimersByTime(599)
    expect([panel(), lists()]).toEqual(['none', ['aux-categories']])
    vi.advanceTimersByTime(1)
    expect([panel(), lists(), selected()]).toEqual(['block', ['aux-tags'], ['Show all', 'Tags']])
  })

  test('[S62] list panels: the same entry closes the panel (5.13), even while its list waits', () => {
    show()
    press('tags')
    press('tags')
    expect(animations.asked.map(({ duration }) => duration)).toEqual([400, 400])
    vi.advanceTimersByTime(1000)
    expect([panel(), selected()]).toEqual(['none', ['Show all']])
    press('tags')
    press('categories')
    press('categories')
    vi.advanceTimersByTime(5000)
    expect([panel(), selected()]).toEqual(['none', ['Show all']])
  })

  test('[S62] list panels: with reduced motion lists change at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    press('categories')
    press('tags')
    vi.advanceTimersByTime(0)
    expect([panel(), lists()]).toEqual(['block', ['aux-tags']])
  })

  test('[S62] list panels: a click on the link of older pages opens or closes the filters', () => {
    document.body.innerHTML =
      '<div class="filter-wrap"><a href="#">Filter</a><div class="filter-slide-wrap" style="display: none;"><p></p></div></div>'
    start()
    const link = one('a')
    expect([panel(), link.getAttribute('aria-expanded')]).toEqual(['none', 'false'])
    link.click()
    expect(animations.asked.at(-1)?.duration).toBe(400)
    expect([panel(), link.getAttribute('aria-expanded')]).toEqual(['block', 'true'])
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    vi.advanceTimersByTime(400)
    expect([panel(), link.getAttribute('aria-expanded')]).toEqual(['none', 'false'])
  })

  test.each(['item-list.odd', 'item-list.hostile'])('[S62] list panels: %s causes no error', (fragment) => {
    show(fragment)
    const triggers = document.querySelectorAll<HTMLElement>('.blog-slideout-trigger')
    for (const trigger of triggers) trigger.click()
    vi.advanceTimersByTime(2000)
    expect(document.querySelector('.aux-list img')).toBeNull()
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S62] list panels: each of several blogs opens its nearest panel', () => {
    showFragment('item-list')
    const blog = one('.blog-wrap').outerHTML
    document.body.innerHTML = blog + blog
    start()
    document.querySelectorAll<HTMLElement>('[data-aux="tags"]')[1]?.click()
    const panels = [...document.querySelectorAll<HTMLElement>('.filter-slide-wrap')]
    expect(panels.map(({ style }) => style.display)).toEqual(['none', 'block'])
  })

  test('[S62] list panels: unmounting restores the printed markup', () => {
    showFragment('item-list')
    const before = document.body.innerHTML
    start()
    press('tags')
    press('categories')
    unmountAll()
    vi.advanceTimersByTime(2000)
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S62] list panels: brackets are removed, and child elements stay', () => {
    showFragment('item-list')
    const label = one('.aux-tags span')
    label.innerHTML = 'Medals (<b>4</b>) (x)'
    start()
    press('tags')
    expect(label.innerHTML).toBe('Medals <b>4</b> x')
    unmountAll()
    expect(label.innerHTML).toBe('Medals (<b>4</b>) (x)')
  })
})
