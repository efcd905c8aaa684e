import { createRequire } from 'node:module'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { tabForKey } from './tab-keys'

const mount = mounter(island)

const require = createRequire(import.meta.url)
const TABS = '[data-toggle="tab"], [data-toggle="pill"]'
const EVENTS = ['hide', 'show', 'hidden', 'shown'].map((name) => `${name}.bs.tab`)
let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/size-guide/')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function wake() {
  page = fakePage()
  for (const link of document.querySelectorAll<HTMLElement>(TABS)) mount(link, page)
}
async function show(fragment = 'tabs', { hash = '' } = {}) {
  if (hash) history.replaceState(null, '', hash)
  showFragment(fragment)
  wake()
  await vi.advanceTimersByTimeAsync(200)
}
/** @returns whether somebody has kept the browser from following the link */
function click(selector: string, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let prevented = false
  const look = (heard: Event) => {
    prevented = heard.defaultPrevented
    heard.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  one(selector).dispatchEvent(event)
  window.removeEventListener('click', look)
  return prevented
}
const link = (hash: string) => one(`[href="#${hash}"]`)
const panes = () => [...document.querySelectorAll('.tab-pane.active')].map(({ id }) => id)
const active = (hash: string) => link(hash).parentElement?.classList.contains('active')
const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

describe('[S16] tabs: after load', () => {
  test('[S16] tabs: 200 ms later no pane is transparent, and the first pane of each widget is shown (15.1)', async () => {
    showFragment('tabs')
    wake()
    await vi.advanceTimersByTimeAsync(199)
    expect(document.querySelectorAll('.load')).toHaveLength(7)
    await vi.advanceTimersByTimeAsync(1)
    expect(document.querySelectorAll('.load')).toHaveLength(0)
    expect(panes()).toEqual(['cups', 'cups-metal', 'badges'])
  })

  test('[S16] tabs: a pane shown by the markup stays, and panes without a tab are not transparent', async () => {
    await show('tabs.odd')
    expect(document.querySelectorAll('.load')).toHaveLength(0)
    expect(panes()).toEqual(['sign-in', 'gold', 'laser'])
  })

  test.each([
    ['/#medals', 'medals', 'cups'],
    ['/#shields', 'shields', 'badges'],
  ])('[S16] tabs: %s opens its tab (15.2, 15.16)', async (hash, wanted, other) => {
    await show('tabs', { hash })
    expect([active(wanted), active(other)]).toEqual([true, false])
    expect(panes()).toContain(wanted)
    expect(panes()).not.toContain(other)
  })

  test.each(['/#nothing', '/#a"]b', '/#%E0%A4%A', '/#'])(
    '[S16] tabs: %s changes nothing (15.3, 15.4)',
    async (hash) => {
      await show('tabs', { hash })
      expect(panes()).toEqual(['cups', 'cups-metal', 'badges'])
      await show('tabs.odd', { hash })
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[S16] tabs: the hash of a tab within a pane opens that pane as well', async () => {
    await show()
    click('[href="#medals"]')
    history.replaceState(null, '', '/#cups-plastic')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(panes()).toEqual(['cups', 'cups-plastic', 'badges'])
  })

  test('[S16] tabs: the hash of a section within a pane opens that pane', async () => {
    showFragment('tabs')
    one('#plaques').innerHTML =
      '<div class="spb_accordion"><div class="spb_accordion_section"><h4><a href="#rush">Rush</a></h4><div></div></div></div>'
    history.replaceState(null, '', '/#rush')
    wake()
    await vi.advanceTimersByTimeAsync(200)
    expect(panes()).toContain('plaques')
  })

  test('[S16] tabs: a hash is compared decoded', async () => {
    await show('tabs.odd', { hash: '/#prägung' })
    expect(panes()).toContain('prägung')
  })
})

describe('[S16] tabs: a click', () => {
  test('[S16] tabs: a click on the text in a link shows its pane and sets the hash (15.5)', async () => {
    await show()
    const entries = history.length
    expect(click('[href="#medals"] span')).toBe(true)
    expect([active('medals'), active('cups')]).toEqual([true, false])
    expect(panes()).toEqual(['cups-metal', 'medals', 'badges'])
    expect(location.pathname + location.hash).toBe('/size-guide/#medals')
    click('[href="#medals"]')
    expect(history.length).toBe(entries + 1)
  })

  test('[S16] tabs: Back shows the former pane, Forward the tab again (15.7)', async () => {
    await show()
    click('[href="#medals"]')
    history.replaceState(null, '', '/size-guide/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(panes()).toEqual(['cups', 'cups-metal', 'badges'])
    history.replaceState(null, '', '/size-guide/#medals')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(panes()).toContain('medals')
  })

  test('[S16] tabs: an address without a hash changes no list without a choice', async () => {
    await show('tabs', { hash: '/#medals' })
    history.replaceState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(panes()).toContain('medals')
  })

  test('[S16] tabs: a link inside a pane is followed (15.6)', async () => {
    await show()
    expect(click('.cups-link')).toBe(false)
    expect(location.hash).toBe('')
  })

  test('[S16] tabs: nested tabs and the tabs around them do not affect each other (15.19)', async () => {
    await show()
    click('[href="#cups-plastic"]')
    expect(panes()).toEqual(['cups', 'cups-plastic', 'badges'])
    click('[href="#medals"]')
    click('[href="#cups"]')
    expect(panes()).toEqual(['cups', 'cups-plastic', 'badges'])
  })

  test('[S16] tabs: tabs in a pane inside the list element do not belong to that list', async () => {
    document.body.innerHTML =
      '<ul class="nav-tabs"><li class="active"><a href="#a" data-toggle="tab">A</a><div class="tab-content">' +
      '<div id="a" class="tab-pane active"><ul class="nav-tabs"><li class="active"><a href="#c" data-toggle="tab">C</a></li></ul></div>' +
      '<div id="b" class="tab-pane"></div></div></li><li><a href="#b" data-toggle="tab">B</a></li></ul><div id="c"></div>'
    wake()
    link('a').focus()
    press(link('a'), 'ArrowRight')
    expect(document.activeElement).toBe(link('b'))
    click('[href="#b"]')
    expect([active('a'), active('b'), active('c')]).toEqual([false, true, true])
  })

  test('[S16] tabs: where a quick view repeats ids of the page, the nearest pane changes', async () => {
    showFragment('tabs')
    const quickView = document.createElement('div')
    quickView.innerHTML = document.body.innerHTML
    document.body.append(quickView)
    wake()
    await vi.advanceTimersByTimeAsync(200)
    one('[href="#medals"]', quickView).click()
    const shown = [...quickView.querySelectorAll('.tab-pane.active')].map(({ id }) => id)
    expect(shown).toEqual(['cups-metal', 'medals', 'badges'])
    expect(panes().slice(0, 3)).toEqual(['cups', 'cups-metal', 'badges'])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    '[S16] tabs: with %o it is the browser’s',
    async (init) => {
      await show()
      expect(click('[href="#medals"]', init)).toBe(false)
      expect(panes()).toContain('cups')
    },
  )

  test('[S16] tabs: a link to a page is followed, also beside Bootstrap’s script (15.20)', async () => {
    await show('tabs.odd')
    expect(click('[href="/my-account/"]')).toBe(false)
    expect(panes()).toContain('sign-in')
    const prevent = (event: Event) => event.preventDefault()
    document.addEventListener('click', prevent)
    vi.stubGlobal(
      'jQuery',
      Object.assign(() => {}, { fn: { tab: () => {} } }),
    )
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    one('[href="/my-account/"]').addEventListener('click', (heard) =>
      queueMicrotask(() => heard.preventDefault()),
    )
    one('[href="/my-account/"]').dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    document.removeEventListener('click', prevent)
  })

  test('[S16] tabs: an empty `data-target` is none', async () => {
    await show()
    link('medals').setAttribute('data-target', '')
    click('[href="#medals"]')
    expect(panes()).toContain('medals')
  })

  test('[S16] tabs: `data-target` wins over the address; a disabled tab and one without a pane show nothing', async () => {
    await show('tabs.odd')
    click('[data-target="#silver"]')
    await vi.advanceTimersByTimeAsync(150)
    expect(panes()).toContain('silver')
    expect(click('[href="#bronze"]')).toBe(true)
    await vi.advanceTimersByTimeAsync(150)
    expect(panes()).toContain('silver')
    expect(click('#dynamic [href="#"]')).toBe(false)
    expect(click('#broken [data-toggle]:not([href])')).toBe(false)
    expect(panes()).toContain('laser')
  })

  test('[S16] tabs: a pane fades out for 150 ms, and the last of two quick clicks counts', async () => {
    await show('tabs.odd')
    click('[data-target="#silver"]')
    expect(one('#gold').className).toBe('tab-pane fade active')
    click('[href="#gold"]')
    await vi.advanceTimersByTimeAsync(150)
    expect([one('#gold').className, one('#silver').className]).toEqual([
      'tab-pane fade active in',
      'tab-pane fade',
    ])
  })

  test('[S16] tabs: reduced motion changes panes at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await show('tabs.odd')
    click('[data-target="#silver"]')
    expect(one('#silver').className).toBe('tab-pane fade active in')
  })

  test('[S16] tabs: the pane’s contents are laid out again after 100 ms (15.17)', async () => {
    await show()
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    click('[href="#medals"]')
    await vi.advanceTimersByTimeAsync(99)
    expect(resized).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(resized).toHaveBeenCalledTimes(1)
    window.removeEventListener('resize', resized)
  })

  test('[S16] tabs: lists and sticky sidebars are laid out again after 200 and 300 ms, text is not', async () => {
    await show('tabs.odd')
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    click('#dynamic [href="#pr%C3%A4gung"]')
    await vi.advanceTimersByTimeAsync(1000)
    expect(resized).not.toHaveBeenCalled()
    one('#laser').innerHTML = '<div class="blog-wrap"></div>'
    document.body.insertAdjacentHTML('beforeend', '<div id="sf-included" class="stickysidebars"></div>')
    click('#dynamic [href="#laser"]')
    await vi.advanceTimersByTimeAsync(200)
    expect(resized).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(resized).toHaveBeenCalledTimes(2)
    window.removeEventListener('resize', resized)
  })

  test('[S16] tabs: a list behind an icon opens under the pointer (15.18)', async () => {
    await show('tabs.odd')
    const list = one('#dynamic .nav-tabs')
    one('.menu-icon').dispatchEvent(new MouseEvent('mouseenter'))
    expect(list.classList.contains('show-tabs')).toBe(true)
    one('#dynamic').dispatchEvent(new MouseEvent('mouseleave'))
    expect(list.classList.contains('show-tabs')).toBe(false)
    one('a', list).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(list.classList.contains('show-tabs')).toBe(true)
  })
})

describe('[S16] tabs: events', () => {
  function listenAll(on: (name: string, handler: (event: Event) => void) => void) {
    const heard: unknown[] = []
    for (const name of EVENTS) {
      on(name, (event) => {
        const { relatedTarget, target } = event as Event & { relatedTarget?: Element }
        heard.push([name, (target as Element).getAttribute('href'), relatedTarget?.getAttribute('href')])
      })
    }
    return heard
  }
  const EXPECTED = [
    ['hide.bs.tab', '#cups', '#medals'],
    ['show.bs.tab', '#medals', '#cups'],
    ['hidden.bs.tab', '#cups', '#medals'],
    ['shown.bs.tab', '#medals', '#cups'],
  ]

  test('[S16] tabs: native events bubble, once each', async () => {
    await show()
    const ours: [string, (event: Event) => void][] = []
    const heard = listenAll((name, handler) => {
      ours.push([name, handler])
      document.addEventListener(name, handler)
    })
    click('[href="#medals"]')
    expect(heard).toEqual(EXPECTED)
    for (const [name, handler] of ours) document.removeEventListener(name, handler)
  })

  test.each(['jquery1', 'jquery3', 'jquery4'])('[S16] tabs: through %s, once each (15.8)', async (name) => {
    const jQuery: JQuery = require(name)
    vi.stubGlobal('jQuery', jQuery)
    await show()
    const heard = listenAll((type, handler) => jQuery(document).on(type, (event) => handler(event as Event)))
    click('[href="#medals"]')
    expect(heard).toEqual(EXPECTED)
    for (const type of EVENTS) jQuery(document).off(type, undefined as never)
  })

  test.each(['hide.bs.tab', 'show.bs.tab'])(
    '[S16] tabs: a prevented %s stops the change (15.9)',
    async (type) => {
      await show()
      const prevent = (event: Event) => event.preventDefault()
      document.addEventListener(type, prevent)
      click('[href="#medals"]')
      document.removeEventListener(type, prevent)
      expect(panes()).toContain('cups')
      expect(location.hash).toBe('')
    },
  )

  test('[S16] tabs: prevented through jQuery (15.9)', async () => {
    const jQuery: JQuery = require('jquery3')
    vi.stubGlobal('jQuery', jQuery)
    await show()
    jQuery(document).on('show.bs.tab', (event) => (event as Event).preventDefault())
    click('[href="#medals"]')
    jQuery(document).off('show.bs.tab', undefined as never)
    expect(panes()).toContain('cups')
  })

  test.each(['jquery1', 'jquery3'])(
    '[S16] tabs: beside Bootstrap’s own script on %s the change is made, and its event fired, once',
    async (name) => {
      const jQuery: JQuery = require(name)
      vi.stubGlobal('jQuery', jQuery)
      const file = require.resolve('bootstrap/js/tab.js')
      delete require.cache[file]
      require(file)
      await show()
      const shown = vi.fn()
      const native = vi.fn()
      jQuery(document).on('shown.bs.tab', shown)
      document.addEventListener('shown.bs.tab', native)
      click('[href="#medals"]')
      expect(panes()).toEqual(['cups-metal', 'medals', 'badges'])
      expect(shown).toHaveBeenCalledTimes(1)
      expect(native).not.toHaveBeenCalled()
      expect(location.hash).toBe('#medals')
      await vi.advanceTimersByTimeAsync(0)
      expect(link('medals').getAttribute('aria-selected')).toBe('true')
      jQuery(document)
        .off('.bs.tab', undefined as never)
        .off('.data-api', undefined as never)
      document.removeEventListener('shown.bs.tab', native)
      Reflect.deleteProperty(jQuery.fn, 'tab')
    },
  )
})

describe('[S16] tabs: keyboard and screen reader', () => {
  test('[S16] tabs: the tabs pattern', async () => {
    await show()
    const list = link('cups').closest('ul')
    expect(list?.getAttribute('role')).toBe('tablist')
    expect(link('cups').parentElement?.getAttribute('role')).toBe('presentation')
    const states = () =>
      ['cups', 'medals'].map((hash) =>
        ['role', 'aria-selected', 'aria-expanded', 'tabindex', 'aria-controls'].map((name) =>
          link(hash).getAttribute(name),
        ),
      )
    expect(states()).toEqual([
      ['tab', 'true', 'true', '0', 'cups'],
      ['tab', 'false', 'false', '-1', 'medals'],
    ])
    expect(one('#medals').getAttribute('aria-labelledby')).toBe(link('medals').id)
    expect(one('#medals').getAttribute('role')).toBe('tabpanel')
    click('[href="#medals"]')
    await vi.advanceTimersByTimeAsync(0)
    expect(states().map(([, selected, , tabindex]) => [selected, tabindex])).toEqual([
      ['false', '-1'],
      ['true', '0'],
    ])
    expect(link('shields').closest('ul')?.getAttribute('aria-orientation')).toBe('vertical')
  })

  test('[S16] tabs: a pane without a focusable element is a tab stop', async () => {
    await show()
    expect([one('#plaques').tabIndex, one('#cups').hasAttribute('tabindex')]).toEqual([0, false])
  })

  test('[S16] tabs: a disabled tab has aria-disabled, and the keys skip it', async () => {
    await show('tabs.odd')
    expect(link('bronze').getAttribute('aria-disabled')).toBe('true')
    link('gold').focus()
    press(link('gold'), 'ArrowLeft')
    expect(document.activeElement).toBe(one('[data-target="#silver"]'))
  })

  test('[S16] tabs: a list with a link to another page gets no roles', async () => {
    await show('tabs.odd')
    expect(one('#account-tabs').hasAttribute('role')).toBe(false)
    expect(one('[href="/my-account/"]').hasAttribute('tabindex')).toBe(false)
  })

  test('[S16] tabs: arrow keys move the focus, Space chooses', async () => {
    await show()
    link('cups').focus()
    expect(press(link('cups'), 'ArrowRight')).toBe(true)
    expect(document.activeElement).toBe(link('medals'))
    expect(panes()).toContain('cups')
    press(link('medals'), ' ')
    expect(panes()).toContain('medals')
    press(link('medals'), 'End')
    expect(document.activeElement).toBe(link('plaques'))
    expect(press(link('medals'), 'x')).toBe(false)
  })

  test.each([
    ['ArrowRight', { index: 2 }, 0],
    ['ArrowLeft', { index: 0 }, 2],
    ['ArrowRight', { index: 1, isRtl: true }, 0],
    ['ArrowDown', { index: 1 }, null],
    ['ArrowDown', { index: 1, isVertical: true }, 2],
    ['Home', { index: 1 }, 0],
    ['End', { index: 1 }, 2],
    ['Enter', { index: 1 }, null],
  ])('[S16] tabs: %s at %o leads to %s', (key, row, wanted) => {
    expect(tabForKey(key, { count: 3, isVertical: false, isRtl: false, ...row })).toBe(wanted)
  })

  test('[S16] tabs: no key leads out of the list', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')
    fc.assert(
      fc.property(
        keys,
        fc.nat(20),
        fc.integer({ min: 1, max: 21 }),
        fc.boolean(),
        (key, at, count, isRtl) => {
          const next = tabForKey(key, { index: at % count, count, isRtl, isVertical: true })
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(count)
        },
      ),
    )
  })
})

test.each(['tabs', 'tabs.odd'])(
  '[S16] tabs: unmounted, %s is as it was when it had loaded',
  async (fragment) => {
    await show(fragment)
    unmountAll()
    const settled = document.body.innerHTML
    showFragment(fragment)
    expect(settled.replace(/ ?(active|load)/g, '')).toBe(
      document.body.innerHTML.replace(/ ?(active|load)/g, ''),
    )
    document.body.innerHTML = settled
    wake()
    for (const tab of document.querySelectorAll<HTMLElement>(TABS)) {
      if (tab.getAttribute('href')?.startsWith('#')) tab.click()
    }
    unmountAll()
    expect(document.body.innerHTML).toBe(settled)
  },
)
