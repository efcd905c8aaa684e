import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { animations, endAnimations, fakeAnimations } from '../../../tests/unit/slides'
import { mount as island } from '.'

const mount = mounter(island)

fakeAnimations()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})
function wake() {
  for (const link of document.querySelectorAll<HTMLElement>('.spb-row-expand-text')) mount(link, fakePage())
}
function show(fragment = 'expanding-row') {
  showFragment(fragment)
  wake()
}
const link = () => one('.spb-row-expand-text')
const row = () => one('.spb-row')
function click() {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link().dispatchEvent(event)
  return event.defaultPrevented
}
const state = () => ({
  text: one('span').textContent,
  link: link().classList.contains('row-open'),
  open: row().classList.contains('spb-row-expanding-open'),
  active: row().classList.contains('spb-row-expanding-active'),
})
const OPEN = { text: 'Hide size guide', link: true, open: true, active: false }
const CLOSED = { text: 'Show size guide', link: false, open: false, active: false }

test('[S15] expanding row: opens in 800 ms, its text at once (18.1, 04 E1)', () => {
  show()
  const resized = vi.fn()
  window.addEventListener('resize', resized)
  expect(click()).toBe(true)
  expect(state()).toEqual({ ...OPEN, active: true })
  expect(animations[0]?.durationMs).toBe(800)
  vi.advanceTimersByTime(799)
  expect([state().active, resized.mock.calls.length]).toEqual([true, 0])
  vi.advanceTimersByTime(1)
  expect(state()).toEqual(OPEN)
  expect(resized).toHaveBeenCalledTimes(1)
  window.removeEventListener('resize', resized)
})

test('[S15] expanding row: a click during the slide is ignored and prevented (18.2, 04 E3, E4)', () => {
  show()
  click()
  vi.advanceTimersByTime(300)
  expect(click()).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(state()).toEqual(OPEN)
})

test('[S15] expanding row: a click is ignored while another script moves the row (18.2)', () => {
  show()
  row().classList.add('spb-row-expanding-active')
  expect(click()).toBe(true)
  expect(state()).toEqual({ ...CLOSED, active: true })
  row().classList.remove('spb-row-expanding-active')
  click()
  expect(state()).toEqual({ ...OPEN, active: true })
})

test('[S15] expanding row: closes in 800 ms, its text last (18.3, 04 E2)', () => {
  show()
  click()
  vi.advanceTimersByTime(800)
  endAnimations()
  click()
  expect(state()).toEqual({ ...OPEN, active: true })
  vi.advanceTimersByTime(799)
  expect(state()).toEqual({ ...OPEN, active: true })
  vi.advanceTimersByTime(1)
  endAnimations()
  expect(state()).toEqual(CLOSED)
  expect(row().style.display).toBe('block')
})

test('[S15] expanding row: the contents of a closed row are inert', () => {
  show()
  expect([row().hasAttribute('inert'), link().getAttribute('aria-expanded')]).toEqual([true, 'false'])
  expect([link().getAttribute('role'), link().getAttribute('aria-controls')]).toEqual(['button', row().id])
  link().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
  expect([row().hasAttribute('inert'), link().getAttribute('aria-expanded')]).toEqual([false, 'true'])
})

test('[S15] expanding row: under reduced motion it opens and closes at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  show()
  click()
  expect(state()).toEqual(OPEN)
  click()
  expect(state()).toEqual(CLOSED)
})

test('[S15] expanding row: older markup, a row printed open, no texts, and a link without a row', () => {
  show('expanding-row.odd')
  const opened = one('#opened')
  const panel = opened.nextElementSibling as HTMLElement
  expect([opened.getAttribute('aria-expanded'), panel.hasAttribute('inert')]).toEqual(['true', false])
  opened.click()
  vi.advanceTimersByTime(800)
  expect([opened.className, panel.className]).toEqual(['spb-row-expand-text', ''])
  expect(one('#alone').hasAttribute('role')).toBe(false)
})

test('[S15] expanding row: an icon in the text is restored', () => {
  showFragment('expanding-row')
  const icon = document.createElement('i')
  one('span').prepend(icon)
  wake()
  click()
  expect(one('span').textContent).toBe('Hide size guide')
  unmountAll()
  expect(one('span').firstChild).toBe(icon)
  expect(one('span').textContent).toBe('Show size guide')
})

test('[S15] expanding row: every span of the link gets the text, and is restored', () => {
  showFragment('expanding-row')
  const container = one('.container')
  container.insertAdjacentHTML('beforeend', '<em><span>Show <span>all</span></span></em><b>stays</b>')
  const before = document.body.innerHTML
  wake()
  const texts = () => [...link().querySelectorAll('span')].map((span) => span.textContent)
  click()
  expect(texts()).toEqual(['Hide size guide', 'Hide size guide'])
  vi.advanceTimersByTime(800)
  endAnimations()
  click()
  vi.advanceTimersByTime(799)
  expect(texts()).toEqual(['Hide size guide', 'Hide size guide'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['Show size guide', 'Show size guide'])
  expect(one('b').textContent).toBe('stays')
  unmountAll()
  endAnimations()
  expect(document.body.innerHTML).toBe(before)
})

test.each(['expanding-row', 'expanding-row.odd'])(
  '[S15] expanding row: unmounted, %s is as printed',
  (name) => {
    showFragment(name)
    const before = document.body.innerHTML
    wake()
    click()
    unmountAll()
    vi.advanceTimersByTime(1000)
    endAnimations()
    expect(document.body.innerHTML).toBe(before)
  },
)
