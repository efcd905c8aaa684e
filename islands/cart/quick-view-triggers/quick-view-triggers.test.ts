import { beforeEach, describe, expect, test, vi } from 'vitest'
import { focusTarget } from '../../../src/dom/focus-target'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const vars = (settings = {}) => ({ ajaxurl: '/wp-admin/admin-ajax.php', settings })
const CARRIER = '<div id="sf-option-params" data-quickview-text="Quickview"></div>'

function show(fragment: string, printed: unknown = vars()) {
  vi.stubGlobal('jckqv_vars', printed)
  showFragment(fragment)
  document.body.insertAdjacentHTML('beforeend', CARRIER)
  const before = document.body.innerHTML
  for (const host of document.querySelectorAll<HTMLElement>('.jckqvBtn')) mount(host, fakePage())
  return before
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

  test('[S37] links and buttons get no role, and an existing name stays', () => {
    show('quick-view.odd')
    expect(trigger('71').hasAttribute('role')).toBe(false)
    expect(trigger('71').hasAttribute('tabindex')).toBe(false)
    expect(trigger('71').getAttribute('aria-label')).toBe('Look at the Cricket Medal')
    expect(trigger('80').getAttribute('aria-label')).toBe('Quickview')
  })

  test.each([[null], [{}], [{ ajaxurl: '' }]])(
    '[S37] with the plugin’s data %j they do not become buttons',
    (printed) => {
      show('quick-view', printed)
      expect(trigger('70').hasAttribute('role')).toBe(false)
      expect(trigger('70').getAttribute('data-toggle')).toBe('tooltip')
    },
  )

  test('[S37] a trigger with a temporary tabindex keeps the focus and gets a lasting tabindex', () => {
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

  test('[S37] without a tooltip text of the theme there is no title attribute', () => {
    vi.stubGlobal('jckqv_vars', vars())
    showFragment('quick-view')
    mount(trigger('70'), fakePage())
    expect(trigger('70').hasAttribute('data-original-title')).toBe(false)
  })

  test.each([['quick-view'], ['quick-view.odd'], ['quick-view.hostile']])(
    '[S37] unmounting restores %s',
    (name) => {
      const before = show(name, vars({ trigger_styling_autohide: 1 }))
      expect(document.body.innerHTML).not.toBe(before)
      unmountAll()
      expect(document.body.innerHTML).toBe(before)
    },
  )
})

describe('[S37] quick view triggers with autohide', () => {
  const visibilityOf = (id = '70') => {
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

  test('[S37] fade in within 150 ms while their product is hovered', () => {
    expect(visibilityOf()).toEqual(HIDDEN)
    expect(trigger('70').style.transition).toContain('150ms')
    enter(area)
    expect(visibilityOf()).toEqual(SHOWN)
    expect(visibilityOf('57')).toEqual(HIDDEN)
    leave(area)
    expect(visibilityOf()).toEqual(HIDDEN)
  })

  test('[S37] are shown while their product has the focus', () => {
    const link = one('h3 a', area)
    link.focus()
    expect(visibilityOf()).toEqual(SHOWN)
    leave(area)
    expect(visibilityOf()).toEqual(SHOWN)
    link.blur()
    expect(visibilityOf()).toEqual(HIDDEN)
  })

  test('[S37] are shown while their quick view is open', () => {
    enter(area)
    trigger('70').setAttribute('aria-expanded', 'true')
    leave(area)
    expect(visibilityOf()).toEqual(SHOWN)
    const link = one('h3 a', area)
    link.focus()
    link.blur()
    expect(visibilityOf()).toEqual(SHOWN)
    trigger('70').removeAttribute('aria-expanded')
    leave(area)
    expect(visibilityOf()).toEqual(HIDDEN)
  })

  test.each([
    ['.page', '<div class="page"><div class="page"></div><b class="jckqvBtn" data-jckqvpid="1"></b></div>'],
    ['.nowhere', '<b class="jckqvBtn" data-jckqvpid="1"></b>'],
    ['::(', '<div class="product"><b class="jckqvBtn" data-jckqvpid="1"></b></div>'],
  ])('[S37] are always shown if %s is no ancestor of one product alone', (selector, html) => {
    vi.stubGlobal('jckqv_vars', vars({ trigger_styling_autohide: 1, trigger_styling_hoverel: selector }))
    document.body.innerHTML = html
    mount(one('.jckqvBtn'), fakePage())
    expect(one('.jckqvBtn').style.opacity).toBe('')
  })

  test('[S37] are always shown on a device without hover', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover: none') }))
    show('quick-view', vars({ trigger_styling_autohide: 1 }))
    expect(visibilityOf()).toEqual(['', ''])
  })
})
