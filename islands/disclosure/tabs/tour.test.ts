import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let view: FakeView

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  history.replaceState(null, '', '/builder/')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const TABS = ['cups', 'medals', 'shields']
interface Tour {
  readonly interval?: string | null
  readonly hash?: string
  readonly box?: string
  prepare?(): void
}
function start({ interval = '3', hash = '', box = 'spb_tour', prepare = () => {} }: Tour = {}) {
  if (hash) history.replaceState(null, '', hash)
  const tabs = TABS.map((id) => `<li><a href="#${id}" data-toggle="tab"><span>${id}</span></a></li>`)
  const panes = TABS.map(
    (id) => `<div id="${id}" class="tab-pane load"><p>${id}</p><a href="/shop/">All</a></div>`,
  )
  document.body.innerHTML = `<div class="${box} spb_content_element"${interval === null ? '' : ` data-interval="${interval}"`}><div class="spb_wrapper">
    <div class="tabbable tabs-left"><ul class="nav nav-tabs">${tabs.join('')}</ul><div class="tab-content">${panes.join('')}</div></div></div></div><a href="#outside">Outside</a>`
  one('li').className = 'active'
  prepare()
  const page = fakePage()
  for (const link of document.querySelectorAll<HTMLElement>('[data-toggle]')) mount(link, page)
}
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const shown = () =>
  [...document.querySelectorAll('li.active a')].map((link) => link.getAttribute('href')?.slice(1))
const panes = () => [...document.querySelectorAll('.tab-pane.active')].map(({ id }) => id)
const tab = (id: string) => one<HTMLAnchorElement>(`a[href="#${id}"]`)
const pause = () => document.querySelector<HTMLButtonElement>('.laurel-pause')

describe('[P14] tours', () => {
  test('[P14] tours: the tabs rotate without changing the address (U1)', () => {
    start()
    const [entries, focus] = [history.length, document.activeElement]
    for (const expected of ['medals', 'shields', 'cups', 'medals']) {
      pass(2999)
      expect(shown()).not.toEqual([expected])
      pass(1)
      expect([shown(), panes()]).toEqual([[expected], [expected]])
    }
    expect([location.hash, history.length]).toEqual(['', entries])
    expect(document.activeElement).toBe(focus)
    expect(document.querySelector('.laurel-live-region, [aria-live]')).toBeNull()
  })

  test('[P14] tours: each change fires Bootstrap’s events', () => {
    start()
    const heard = vi.fn()
    document.addEventListener('shown.bs.tab', heard)
    pass(3000)
    document.removeEventListener('shown.bs.tab', heard)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(heard.mock.calls[0]?.[0].target).toBe(tab('medals'))
  })

  test('[P14] tours: a click on a tab stops it for good (U2)', () => {
    start()
    one('span', tab('medals')).click()
    pass(30_000)
    expect([shown(), panes(), location.hash, pause()]).toEqual([['medals'], ['medals'], '#medals', null])
  })

  test('[P14] tours: a click on the active tab stops it too, but not one beside the tabs or one with a modifier key', () => {
    start()
    takesClick(tab('cups'), { ctrlKey: true })
    one('#cups p').click()
    pass(3000)
    expect(shown()).toEqual(['medals'])
    tab('medals').click()
    pass(30_000)
    expect(shown()).toEqual(['medals'])
  })

  test.each([
    ['0', 'spb_tour'],
    [null, 'spb_tour'],
    ['', 'spb_tour'],
    ['soon', 'spb_tour'],
    ['-3', 'spb_tour'],
    ['Infinity', 'spb_tour'],
    // Tabs that are no tour carry the attribute, too.
    ['3', 'spb_tabs'],
  ])('[P14] tours: %j s, %s: nothing changes (U3)', (interval, box) => {
    start({ interval, box })
    pass(60_000)
    expect([shown(), pause()]).toEqual([['cups'], null])
  })

  test.each([
    ['0.001', 1000],
    ['10', 10_000],
    ['99999999999', 2 ** 31 - 1000],
  ])('[P14] tours: %s s are %i ms', (interval, ms) => {
    start({ interval })
    pass(ms - 1)
    expect(shown()).toEqual(['cups'])
    pass(1)
    expect(shown()).toEqual(['medals'])
  })

  test('[P14] tours: 200 ms after load the first pane is shown, and none is transparent (U4)', () => {
    start()
    pass(199)
    expect(panes()).toEqual([])
    pass(1)
    expect([panes(), document.querySelector('.load')]).toEqual([['cups'], null])
  })

  test('[P14] tours: tabs without a panel, and disabled ones, are skipped', () => {
    start({ prepare: () => one('#medals').remove() })
    pass(3000)
    expect(shown()).toEqual(['shields'])
    tab('cups').parentElement?.classList.add('disabled')
    pass(3000)
    expect(shown()).toEqual(['shields'])
  })

  test('[P14] tours: the stop button is there only while there is another tab to show', () => {
    let late: Element | undefined
    start({
      prepare() {
        one('#shields').remove()
        late = one('#medals')
        late.remove()
      },
    })
    pass(3000)
    expect([shown(), pause()?.hidden]).toEqual([['cups'], true])
    one('.tab-content').append(late ?? '')
    pass(3000)
    expect([shown(), pause()?.hidden]).toEqual([['medals'], false])
  })

  test('[P14] tours: with a tab’s hash in the address the tour does not start', () => {
    start({ hash: '#medals' })
    pass(60_000)
    expect([shown(), pause()]).toEqual([['medals'], null])
  })

  test('[P14] tours: a list of tabs within a pane does not rotate', () => {
    start({
      prepare() {
        one('#cups').innerHTML =
          '<ul><li class="active"><a href="#metal" data-toggle="tab">Metal</a></li><li><a href="#glass" data-toggle="tab">Glass</a></li></ul><div><div class="tab-pane active" id="metal"></div><div class="tab-pane" id="glass"></div></div>'
      },
    })
    expect(document.querySelectorAll('.laurel-pause')).toHaveLength(1)
    pass(3000)
    expect(one('[href="#metal"]').parentElement?.className).toBe('active')
  })

  const box = () => one('.spb_tour')
  const tell = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type))
  test.each<readonly [string, () => unknown, () => unknown]>([
    ['the pointer is there', () => tell(box(), 'pointerenter'), () => tell(box(), 'pointerleave')],
    ['the focus is in a pane', () => one('#cups a').focus(), () => one('[href="#outside"]').focus()],
    ['it is out of view', () => view.hide(box()), () => view.show(box())],
    ['the button says so', () => pause()?.click(), () => pause()?.click()],
  ])('[P14] tours: it waits while %s', (_, begin, end) => {
    start()
    pass(200)
    begin()
    pass(30_000)
    expect(shown()).toEqual(['cups'])
    end()
    pass(3000)
    expect(shown()).toEqual(['medals'])
  })

  test('[P14] tours: under reduced motion it never starts', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    start()
    pass(30_000)
    expect([shown(), pause()]).toEqual([['cups'], null])
  })

  test('[P14] tours: unmounted, it stops and its button is removed', () => {
    start()
    expect(pause()?.getAttribute('aria-label')).toBe('Stop the tour')
    unmountAll()
    pass(30_000)
    expect([shown(), pause(), document.querySelector('.tabbable[style]')]).toEqual([['cups'], null, null])
  })
})
