import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { createFocusRestorer } from './restore-focus'

/** Neither DOM knows what is seen: what is in one of these takes no focus. */
const HIDDEN = '[hidden]'

const focused = () => document.activeElement
const show = (html: string) => {
  document.body.innerHTML = `${html}<div id="box"><button>Done</button></div>`
}
const backTo = (opener: Element | null, now: () => Element | null = () => opener) =>
  createFocusRestorer(one('#box'), opener, now)

beforeEach(() => {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!Element.prototype.closest.call(this, HIDDEN)) focus.call(this, options)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const MENU = `<ul id="bar"><li><a class="top" href="/a">Shop</a>
    <ul class="one"><li><a class="mid" href="/b">Cups</a>
      <ul class="two"><li><a class="opener" href="/c">Film</a></li></ul></li></ul></li></ul>`

/** A menu of which the list below a link opens while the focus is on it, as laurel's and those of style sheets do. */
function opensByFocus(link: string, list: string) {
  one(list).hidden = true
  one(link).addEventListener('focus', () => {
    one(list).hidden = false
  })
}

describe('[X09] restoring the focus after a dialog', () => {
  test('[X09] restore focus: to the opener', () => {
    show('<button class="opener">Film</button>')
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.opener'))
  })

  test('[X09] restore focus: opens a menu that opens by focus, and a nested one', () => {
    show(MENU)
    opensByFocus('.top', '.one')
    opensByFocus('.mid', '.two')
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.opener'))
    expect([one('.one').hidden, one('.two').hidden]).toEqual([false, false])
  })

  test('[X09] restore focus: to the nearest item above if the opener’s menu stays closed', () => {
    show(MENU)
    opensByFocus('.top', '.one')
    one('.two').hidden = true
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.mid'))
  })

  test('[X09] restore focus: to the menu bar’s item if no menu opens', () => {
    show(MENU)
    one('.one').hidden = true
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.top'))
  })

  test('[X09] restore focus: nested menus that are both collapsed', () => {
    show(MENU)
    opensByFocus('.top', '.one')
    opensByFocus('.mid', '.two')
    for (const link of ['.top', '.mid']) {
      one(link).setAttribute('aria-expanded', 'false')
      one(link).addEventListener('focus', () => one(link).setAttribute('aria-expanded', 'true'))
    }
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.opener'))
  })

  test('[X09] restore focus: not into a menu that is just closing', () => {
    show(MENU)
    one('.top').setAttribute('aria-expanded', 'false')
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.top'))
    expect(document.querySelector('[tabindex]')).toBeNull()
  })

  test('[X09] restore focus: from a closed panel to its control', () => {
    show(
      '<button class="burger" aria-controls="other panel">Menu</button><nav id="panel" hidden><a class="opener" href="/">Film</a></nav>',
    )
    backTo(one('.opener'))()
    expect(focused()).toBe(one('.burger'))
  })

  test('[X09] restore focus: two controls of each other’s container do not loop', () => {
    show(`<main><section id="a" hidden><button class="opener" aria-controls="b">B</button></section>
      <section id="b" hidden><button aria-controls="a">A</button></section></main>`)
    backTo(one('.opener'))()
    expect(focused()).toBe(one('main'))
  })

  test('[X09] restore focus: to an ancestor, which leaves the tab order afterwards', () => {
    show('<section><p hidden><button class="opener">Film</button></p></section>')
    backTo(one('.opener'))()
    expect(focused()).toBe(one('section'))
    one('#box button').focus()
    expect(one('section').hasAttribute('tabindex')).toBe(false)
  })

  test('[X09] restore focus: skips a disabled button and the form around it', () => {
    show(
      '<section><form><input name="focus"><input name="parentElement"><button class="opener">Film</button></form></section>',
    )
    one('.opener').setAttribute('disabled', '')
    backTo(one('.opener'))()
    expect(focused()).toBe(one('section'))
  })

  test('[X09] restore focus: to the replacement of a removed opener', () => {
    show('<p><button class="opener">Film</button></p><button class="next">Next</button>')
    const back = backTo(one('.opener'), () => one('.next'))
    one('.opener').remove()
    back()
    expect(focused()).toBe(one('.next'))
  })

  test('[X09] restore focus: to an opener that was rendered again', () => {
    show('<ul><li class="bag"><a class="opener" href="/cart/" aria-controls="box">1</a></li></ul>')
    const back = backTo(one('.opener'))
    one('.bag').outerHTML = '<li class="bag"><a class="opener" href="/cart/" aria-controls="box">0</a></li>'
    back()
    expect(focused()).toBe(one('.opener'))
    expect(focused()?.textContent).toBe('0')
  })

  test('[X09] restore focus: to what was around a removed opener', () => {
    show('<section><p><button class="opener">Film</button></p></section>')
    const back = backTo(one('.opener'))
    one('p').remove()
    back()
    expect(focused()).toBe(one('section'))
  })

  test.each([
    ['the content', '<h1>Cups</h1><main>Text</main>', 'main'],
    ['the content by its role', '<div role="main">Text</div>', '[role="main"]'],
    ['the theme’s content', '<h1>Cups</h1><div id="main-container">Text</div>', '#main-container'],
    ['the first heading that is seen', '<h1 hidden>Cups</h1><h2>Medals</h2>', 'h2'],
  ])('[X09] restore focus: without an opener, to %s', (_, html, selector) => {
    show(html)
    backTo(null)()
    expect(focused()).toBe(one(selector))
  })

  test('[X09] restore focus: without an opener, to the dialog’s control', () => {
    show('<main><button aria-controls="box">Sizes</button></main>')
    backTo(null)()
    expect(focused()).toBe(one('main button'))
  })
})
