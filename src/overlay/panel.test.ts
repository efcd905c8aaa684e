import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { one } from '../../tests/unit/fragment'
import { createScope, type OwnScope } from '../page/scope'
import { closePanel, isPanelOpen, openPanel, PANELS, type Panel } from '../state/open-panel'
import { createPanel, type PanelControl, type PanelOptions } from './panel'
import { createPanelTimers } from './panel-timers'

const COVER = { label: 'Menu', beside: 'header' }
let page: ReturnType<typeof fakePage>
let scope: OwnScope

function create(name: Panel, selector: string, options: Partial<PanelOptions> = {}): PanelControl {
  return createPanel(scope, {
    name,
    timers: createPanelTimers(),
    find: () => document.querySelector<HTMLElement>(selector),
    show: ({ element }) => {
      element.hidden = false
    },
    hide: ({ element }) => {
      element.hidden = true
    },
    ...options,
  })
}
const pressEscape = (from: Element) =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  scope = createScope(page)
  document.body.innerHTML = `<header><button class="opener">Menu</button></header>
    <div class="menu" hidden><a class="inner" href="#">See the laser at work</a></div>
    <div class="video" hidden></div>
    <main><div class="box" hidden><input></div><button class="elsewhere">Elsewhere</button></main>`
})
afterEach(() => {
  scope.dispose()
  for (const panel of PANELS) closePanel(panel)
  vi.useRealTimers()
})

describe('[S06] [S07] panel', () => {
  test('[S06] [S10] [X09] panel: opened from inside another panel, it returns the focus to that panel’s opener', () => {
    const menu = create('mobile-menu', '.menu', { cover: COVER })
    const video = create('video', '.video', { cover: COVER })
    one('.opener').focus()
    menu.toggle(one('.opener'))
    one('.inner').focus()
    video.toggle(one('.inner'))
    expect(document.activeElement).toBe(one('.video'))
    pressEscape(document.body)
    expect([isPanelOpen('mobile-menu'), isPanelOpen('video')]).toEqual([false, false])
    expect(document.activeElement).toBe(one('.opener'))
  })

  test('[S05] [S08] [X09] panel: one that is part of the page closes by Escape from inside and from its opener only', () => {
    const box = create('contact-slideout', '.box')
    box.toggle(one('.opener'))
    one('.elsewhere').focus()
    pressEscape(one('.elsewhere'))
    expect(isPanelOpen('contact-slideout')).toBe(true)
    one('.box input').focus()
    pressEscape(one('.box input'))
    expect(isPanelOpen('contact-slideout')).toBe(false)
    expect(document.activeElement).toBe(one('.opener'))
    box.toggle(one('.opener'))
    pressEscape(one('.opener'))
    expect(isPanelOpen('contact-slideout')).toBe(false)
  })

  test('[S05] [S08] panel: one that is part of the page does not lose the focus inside, whoever closes it', () => {
    const box = create('contact-slideout', '.box')
    box.toggle(one('.opener'))
    one('.box input').focus()
    closePanel('contact-slideout')
    expect(document.activeElement).toBe(one('.opener'))
  })

  test.each([0, 30])(
    '[S07] panel: one that fails to show, %s ms later, says so, and can be closed',
    (delayMs) => {
      const hide = vi.fn()
      const cause = new Error('odd markup')
      create('overlay-menu', '.menu', {
        delayMs,
        hide,
        show() {
          throw cause
        },
      })
      openPanel('overlay-menu')
      vi.advanceTimersByTime(delayMs)
      expect(page.report).toHaveBeenCalledWith(cause)
      closePanel('overlay-menu')
      expect(hide).toHaveBeenCalledOnce()
    },
  )

  test('[S06] panel: removed from the page while it is open, its opener still closes it', () => {
    const menu = create('mobile-menu', '.menu', { cover: COVER })
    menu.toggle(one('.opener'))
    vi.advanceTimersByTime(50)
    expect(one('main').inert).toBe(true)
    one('.menu').remove()
    expect(menu.toggle(one('.opener'))).toBe(false)
    expect(isPanelOpen('mobile-menu')).toBe(false)
    expect(one('main').inert).toBe(false)
  })

  test('[S06] panel: opened by a script on a page without it, it closes again', () => {
    create('mobile-cart', '.cart', { cover: COVER })
    openPanel('mobile-cart')
    expect(isPanelOpen('mobile-cart')).toBe(false)
  })
})
