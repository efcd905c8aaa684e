import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { percentOf } from './markup'

const mount = mounter(island)

let view: ReturnType<typeof fakeView>
let animations: ReturnType<typeof fakeAnimations>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  view = fakeView()
  animations = fakeAnimations()
})
afterEach(() => {
  unmountAll()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  animations.restore()
})

function show(name = 'progress-bars') {
  showFragment(name)
  for (const value of document.querySelectorAll<HTMLElement>('.progress-value')) value.style.display = 'none'
  for (const host of document.querySelectorAll<HTMLElement>('.progress')) {
    mount(host, fakePage())
  }
}
const bar = (id: string) => one(`${id} .bar`)
const textOf = (id: string) => one(id).previousElementSibling as HTMLElement
const shareOf = (id: string) => one('.progress-value', textOf(id))

describe('[P16] progress bars', () => {
  test.each([
    ['80', 80],
    ['80%', 80],
    ['150', 100],
    ['-20', 0],
    ['most', 0],
    ['', 0],
    [null, 0],
  ])('[P16] progress bars: %j is %s %', (printed, percent) => {
    expect(percentOf(printed)).toBe(percent)
  })

  test('[P16] progress bars: half a second after the load, in view, the bar fills and then shows its value (A12)', () => {
    show()
    vi.advanceTimersByTime(499)
    view.show()
    expect(bar('#own').style.width).toBe('')
    vi.advanceTimersByTime(1)
    view.show(one('#own'))
    expect(one('#own').classList.contains('animated')).toBe(true)
    expect(bar('#own').style.width).toBe('80%')
    expect(animations.asked).toMatchObject([{ element: bar('#own'), duration: 800 }])
    expect(textOf('#own').style.width).toBe('')
    vi.advanceTimersByTime(799)
    expect(shareOf('#own').style.display).toBe('none')
    vi.advanceTimersByTime(1)
    expect(textOf('#own').style.width).toBe('80%')
    expect([shareOf('#own').style.display, shareOf('#own').style.opacity]).toEqual(['inline', '1'])
    expect(animations.asked[1]).toMatchObject({ element: shareOf('#own'), duration: 600 })
    expect(bar('#medals').style.width).toBe('')
    vi.advanceTimersByTime(600)
  })

  test('[P16] progress bars: of several bars in a wrap each has the text above it', () => {
    show()
    vi.advanceTimersByTime(500)
    view.show()
    vi.advanceTimersByTime(1400)
    expect([textOf('#medals').style.width, textOf('#cups').style.width]).toEqual(['30%', '70%'])
  })

  test('[P16] progress bars: bars in a closed tab fill when it is opened', () => {
    show()
    vi.advanceTimersByTime(500)
    view.hide()
    expect(document.querySelector('.animated')).toBeNull()
    view.show()
    expect(document.querySelectorAll('.animated')).toHaveLength(3)
    vi.advanceTimersByTime(1400)
    expect(view.watched.elements).toBe(0)
  })

  test('[P16] progress bars: values are limited to 0 to 100, and filled bars are left alone', () => {
    show('progress-bars.odd')
    vi.advanceTimersByTime(500)
    view.show()
    vi.advanceTimersByTime(1400)
    const widths = ['#alone', '#negative', '#valueless', '#words', '#done'].map((id) => bar(id).style.width)
    expect(widths).toEqual(['100%', '0%', '40%', '0%', '10%'])
    expect(one('#empty').className).toBe('progress')
    expect(animations.asked.map(({ element }) => element)).not.toContain(bar('#done'))
  })

  test('[P16] progress bars: each bar has a role, a name and a value', () => {
    show()
    const facts = ['role', 'aria-label', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax']
    expect(facts.map((name) => bar('#own').getAttribute(name))).toEqual([
      'progressbar',
      'Engraved in our own workshop',
      '80',
      '0',
      '100',
    ])
  })

  test('[P16] progress bars: printed attributes of a bar are kept', () => {
    showFragment('progress-bars')
    bar('#own').setAttribute('aria-valuenow', '79')
    mount(one('#own'), fakePage())
    expect(bar('#own').getAttribute('aria-valuenow')).toBe('79')
  })

  test('[P16] progress bars: with reduced motion everything is shown at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    vi.advanceTimersByTime(500)
    view.show(one('#own'))
    expect([bar('#own').style.width, textOf('#own').style.width, shareOf('#own').style.opacity]).toEqual([
      '80%',
      '80%',
      '1',
    ])
    expect(animations.asked).toEqual([])
  })

  test.each([
    ['before the load', 0],
    ['in view', 500],
    ['while they fill', 900],
    ['at their end', 5000],
  ])('[P16] progress bars: unmounted %s they are full, without what was added', (_, later) => {
    show()
    vi.advanceTimersByTime(Math.min(500, later))
    if (later > 500) view.show()
    vi.advanceTimersByTime(Math.max(0, later - 500))
    unmountAll()
    for (const [id, width] of [
      ['#own', '80%'],
      ['#cups', '70%'],
    ] as const) {
      expect([bar(id).style.width, textOf(id).style.width, shareOf(id).style.opacity]).toEqual([
        width,
        width,
        '1',
      ])
      expect(bar(id).hasAttribute('role')).toBe(false)
    }
    expect(bar('#own').getAttribute('aria-valuenow')).toBe('80')
    expect(view.watched.elements).toBe(0)
  })
})
