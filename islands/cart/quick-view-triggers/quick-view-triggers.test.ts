import { beforeEach, describe, expect, test, vi } from 'vitest'
import { focusTarget } from '../../../src/dom/focus-target'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const vars = (settings = {}) => ({ ajaxurl: '/wp-admin/admin-ajax.php', settings })
const CARRIER = '<div id="sf-option-params" data-quickview-text="Quickview"></div>'

function show(fragment: string, printed: unknown = vars()) {
  vi.stubGlobal('jckqv_vars', printed)
  showFragment(fragment)
  document.body.insertAdjacentHTML('beforeend', CARRIER)
  const before = document.body.innerHTML
  const unmounts = [...document.querySelectorAll<HTMLElement>('.jckqvBtn')].map((host) =>
    mount(host, fakePage()),
  )
  return {
    before,
    unmount() {
      for (const unmount of unmounts) unmount?.()
    },
  }
}
const trigger = (id: string) => one(`[data-jckqvpid="${id}"]`)

describe('[S37] quick view triggers', () => {
  test('[S37] become buttons with the theme’s tooltip and the product’s name', () => {
    show('quick-view')
    const button = trigger('70')
    expect(button.getAttribute('data-toggle')).toBe('tooltip')
    expect(button.getAttribute('data-original-title')).toBe('Quickview')
    expect(button.getAttribute('role')).toBe('button')
    expect(button.tabIndex).toBe(0)
    expect(button.getAttribute('aria-label')).toBe('Quickview: Star Medal with Ribbon')
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  })

  test('[S37] what is a link or a button already stays one, and keeps its own name', () => {
    show('quick-view.odd')
    expect(trigger('71').hasAttribute('role')).toBe(false)
    expect(trigger('71').hasAttribute('tabindex')).toBe(false)
    expect(trigger('71').getAttribute('aria-label')).toBe('Look at the Cricket Medal')
    expect(trigger('80').getAttribute('aria-label')).toBe('Quickview')
  })

  test.each([[null], [{}], [{ ajaxurl: '' }]])('[S37] with %j they are no buttons', (printed) => {
    show('quick-view', printed)
    expect(trigger('70').hasAttribute('role')).toBe(false)
    expect(trigger('70').getAttribute('data-toggle')).toBe('tooltip')
  })

  test('[S37] one that had the focus for the time being before keeps it, and its place in the tab order', () => {
    vi.stubGlobal('jckqv_vars', vars())
    showFragment('quick-view')
    focusTarget(trigger('70'))
    const unmount = mount(trigger('70'), fakePage())
    expect(document.activeElement).toBe(trigger('70'))
    trigger('70').blur()
    expect(trigger('70').getAttribute('tabindex')).toBe('0')
    unmount?.()
    expect(trigger('70').hasAttribute('tabindex')).toBe(false)
  })

  test('[S37] a theme without a text for the tooltip', () => {
    vi.stubGlobal('jckqv_vars', vars())
    showFragment('quick-view')
    mount(trigger('70'), fakePage())
    expect(trigger('70').hasAttribute('data-original-title')).toBe(false)
  })

  test.each([['quick-view'], ['quick-view.odd'], ['quick-view.hostile']])(
    '[S37] %s: all is given back',
    (name) => {
      const { before, unmount } = show(name, vars({ trigger_styling_autohide: 1 }))
      expect(document.body.innerHTML).not.toBe(before)
      unmount()
      expect(document.body.innerHTML).toBe(before)
    },
  )
})

describe('[S37] quick view triggers that hide', () => {
  const look = (id = '70') => {
    const { opacity, visibility } = trigger(id).style
    return [opacity, visibility]
  }
  const enter = (area: Element) => area.dispatchEvent(new MouseEvent('mouseenter'))
  const leave = (area: Element) => area.dispatchEvent(new MouseEvent('mouseleave'))
  const SHOWN = ['1', 'visible']
  const HIDDEN = ['0', 'hidden']
  let area: Element

  beforeEach(() => {
    show('quick-view', vars({ trigger_styling_autohide: '1' }))
    area = trigger('70').closest('.product') as Element
  })

  test('[S37] are there while their product is hovered, in 150 ms', () => {
    expect(look()).toEqual(HIDDEN)
    expect(trigger('70').style.transition).toContain('150ms')
    enter(area)
    expect(look()).toEqual(SHOWN)
    expect(look('57')).toEqual(HIDDEN)
    leave(area)
    expect(look()).toEqual(HIDDEN)
  })

  test('[S37] and while the keyboard is in it', () => {
    const link = one('h3 a', area)
    link.focus()
    expect(look()).toEqual(SHOWN)
    leave(area)
    expect(look()).toEqual(SHOWN)
    link.blur()
    expect(look()).toEqual(HIDDEN)
  })

  test('[S37] and while the quick view lies over it that it has opened', () => {
    enter(area)
    trigger('70').setAttribute('aria-expanded', 'true')
    leave(area)
    expect(look()).toEqual(SHOWN)
    const link = one('h3 a', area)
    link.focus()
    link.blur()
    expect(look()).toEqual(SHOWN)
    trigger('70').removeAttribute('aria-expanded')
    leave(area)
    expect(look()).toEqual(HIDDEN)
  })

  test.each([
    ['.page', '<div class="page"><div class="page"></div><b class="jckqvBtn" data-jckqvpid="1"></b></div>'],
    ['.nowhere', '<b class="jckqvBtn" data-jckqvpid="1"></b>'],
    ['::(', '<div class="product"><b class="jckqvBtn" data-jckqvpid="1"></b></div>'],
  ])('[S37] never where %s is no ancestor of its own', (selector, html) => {
    vi.stubGlobal('jckqv_vars', vars({ trigger_styling_autohide: 1, trigger_styling_hoverel: selector }))
    document.body.innerHTML = html
    mount(one('.jckqvBtn'), fakePage())
    expect(one('.jckqvBtn').style.opacity).toBe('')
  })

  test('[S37] never on a screen that knows no hover', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover: none') }))
    show('quick-view', vars({ trigger_styling_autohide: 1 }))
    expect(look()).toEqual(['', ''])
  })
})
