import { createElement, type FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { AdoptedText } from './AdoptedText'
import { type Adopted, type Adoption, type AdoptOptions, useAdopted } from './use-adopted'

interface Props {
  readonly nodes: Adopted
  readonly adoption: Adoption
  readonly options?: AdoptOptions
}

function Driver({ nodes, adoption, options }: Props) {
  useAdopted(nodes, adoption, options)
  return null
}

let root: Root
let link: HTMLElement
const render = <P extends object>(component: FunctionComponent<P>, props: P) =>
  flushSync(() => root.render(createElement(component, props)))
const drive = (adoption: Adoption, options: AdoptOptions = {}, nodes: Adopted = link) =>
  render(Driver, { nodes, adoption, options })
const unmount = () => flushSync(() => root.unmount())
const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))

beforeEach(() => {
  document.body.innerHTML = '<a class="love-it loved" title="Love">7</a><a class="love-it">8</a>'
  link = one('a')
  root = createRoot(document.createElement('div'))
})

afterEach(unmount)

describe('[X01] adopt: classes', () => {
  test('[X01] adopt: sets the named classes, leaves the others, and gives all back', () => {
    drive({ class: { loved: false, open: true } })
    expect(link.className).toBe('love-it open')
    drive({ class: { loved: true, open: false } })
    expect([...link.classList].sort()).toEqual(['love-it', 'loved'])
    drive({ class: { loved: false, open: true } })
    unmount()
    expect([...link.classList].sort()).toEqual(['love-it', 'loved'])
  })

  test('[X01] adopt: classes that others add meanwhile stay', () => {
    drive({ class: { loved: false } })
    link.classList.add('is-seen')
    unmount()
    expect([...link.classList].sort()).toEqual(['is-seen', 'love-it', 'loved'])
  })
})

describe('[X01] adopt: attributes', () => {
  test('[X01] adopt: booleans as ARIA wants them, texts as they are, null for none', () => {
    drive({ attributes: { 'aria-pressed': true, 'aria-busy': false, role: 'button', title: null } })
    expect(link.getAttribute('aria-pressed')).toBe('true')
    expect(link.getAttribute('aria-busy')).toBe('false')
    expect(link.getAttribute('role')).toBe('button')
    expect(link.hasAttribute('title')).toBe(false)
    unmount()
    expect(link.getAttributeNames().sort()).toEqual(['class', 'title'])
    expect(link.title).toBe('Love')
  })

  test('[X01] adopt: what has its value already is not written again', () => {
    const write = vi.spyOn(link, 'setAttribute')
    drive({ attributes: { title: 'Love' } })
    expect(write).not.toHaveBeenCalled()
  })
})

describe('[X01] adopt: style', () => {
  test('[X01] adopt: inline styles by their names, and the printed ones back at the end', () => {
    link.setAttribute('style', 'color: red; width: 10px')
    drive({ style: { color: '', display: 'none', 'border-top-left-radius': '0px' } })
    expect(link.style).toMatchObject({
      color: '',
      width: '10px',
      display: 'none',
      borderTopLeftRadius: '0px',
    })
    unmount()
    expect(link.style).toMatchObject({ color: 'red', width: '10px', display: '', borderTopLeftRadius: '' })
  })

  test('[X01] adopt: a style that is no longer named returns at once, those of others stay', () => {
    drive({ style: { display: 'none', opacity: '0' } })
    link.style.height = '1px'
    drive({ style: { opacity: '0' } })
    expect([link.style.display, link.style.opacity, link.style.height]).toEqual(['', '0', '1px'])
  })

  test('[X01] adopt: a node without inline styles has no style attribute in the end', () => {
    drive({ style: { display: 'none' } })
    drive({})
    expect(link.hasAttribute('style')).toBe(false)
  })
})

describe('[X01] adopt: text', () => {
  test('[X01] adopt: follows the component, and is the server’s again at the end', () => {
    drive({ text: '8' })
    expect(link.textContent).toBe('8')
    drive({ text: '' })
    expect(link.textContent).toBe('')
    unmount()
    expect(link.textContent).toBe('7')
  })

  test('[X01] adopt: a text is text, whatever it looks like', () => {
    drive({ text: '<img src=x>' })
    expect(link.childElementCount).toBe(0)
    expect(link.textContent).toBe('<img src=x>')
  })

  test('[X01] adopt: the same text leaves the node itself in place', () => {
    const { firstChild } = link
    drive({ text: '7' })
    expect(link.firstChild).toBe(firstChild)
  })

  test('[X01] AdoptedText: a number, in several leaves', () => {
    render(AdoptedText, { node: [...document.querySelectorAll('a')], children: 9 })
    expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['9', '9'])
    unmount()
    expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['7', '8'])
  })

  test('[X01] AdoptedText: may keep its text', () => {
    render(AdoptedText, { node: link, children: '9', keep: true })
    unmount()
    expect(link.textContent).toBe('9')
  })
})

describe('[X01] adopt: listeners', () => {
  test('[X01] adopt: the handler of the latest rendering is called, once, until unmount', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    drive({ on: { click: first } })
    drive({ on: { click: second } })
    click(link)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.any(MouseEvent))
    unmount()
    click(link)
    expect(second).toHaveBeenCalledOnce()
  })

  test('[X01] adopt: a new handler costs no new listener', () => {
    const add = vi.spyOn(link, 'addEventListener')
    for (let times = 0; times < 5; times++) drive({ on: { click: () => {}, keydown: () => {} } })
    expect(add.mock.calls.map(([type]) => type)).toEqual(['click', 'keydown'])
  })

  test('[X01] adopt: another set of events is listened to instead', () => {
    const [onClick, onKey] = [vi.fn(), vi.fn()]
    drive({ on: { click: onClick } })
    drive({ on: { keydown: onKey } })
    click(link)
    link.dispatchEvent(new KeyboardEvent('keydown'))
    expect(onClick).not.toHaveBeenCalled()
    expect(onKey).toHaveBeenCalledOnce()
  })
})

describe('[X01] adopt: giving back', () => {
  test('[X01] adopt: a place that is no longer named returns at once', () => {
    drive({ class: { loved: false }, attributes: { title: 'x' }, text: '8' })
    drive({ class: { open: true } })
    expect([...link.classList].sort()).toEqual(['love-it', 'loved', 'open'])
    expect([link.title, link.textContent]).toEqual(['Love', '7'])
  })

  test('[X01] adopt: a place that is named again starts from what is there then', () => {
    drive({ text: '8' })
    drive({})
    link.textContent = '70'
    drive({ text: '9' })
    unmount()
    expect(link.textContent).toBe('70')
  })

  test('[X01] adopt: keep leaves what was set, but not what is no longer named', () => {
    drive({ class: { loved: false }, text: '8' }, { keep: true })
    drive({ class: { loved: false } }, { keep: true })
    unmount()
    expect([link.className, link.textContent]).toEqual(['love-it', '7'])
  })
})

describe('[X01] adopt: nodes', () => {
  test('[X01] adopt: several nodes alike, each with its own original', () => {
    const links = [...document.querySelectorAll('a')]
    const onClick = vi.fn()
    drive({ text: 'x', on: { click: onClick } }, {}, links)
    for (const node of links) click(node)
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(links.map(({ textContent }) => textContent)).toEqual(['x', 'x'])
    unmount()
    expect(links.map(({ textContent }) => textContent)).toEqual(['7', '8'])
  })

  test.each([
    ['null', null],
    ['none', []],
  ])('[X01] adopt: without a node (%s) nothing happens', (_, nodes) => {
    const before = document.body.innerHTML
    drive({ class: { open: true }, text: 'x', on: { click: () => {} } }, {}, nodes)
    expect(document.body.innerHTML).toBe(before)
  })

  const onSecond = (options: AdoptOptions) => {
    const onClick = vi.fn()
    const links = [...document.querySelectorAll('a')]
    const [first, second] = links
    drive({ text: 'x', on: { click: onClick } }, options, first ?? null)
    drive({ text: 'y', on: { click: onClick } }, options, second ?? null)
    for (const node of links) click(node)
    expect(onClick.mock.calls.map(([event]) => event.currentTarget ?? event.target)).toEqual([second])
    return links.map(({ textContent }) => textContent)
  }

  test('[X01] adopt: another node is driven instead, and the first is the server’s again', () => {
    expect(onSecond({})).toEqual(['7', 'y'])
    unmount()
    expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['7', '8'])
  })

  test('[X01] adopt: with keep, a node that is no longer driven keeps what was set', () => {
    expect(onSecond({ keep: true })).toEqual(['x', 'y'])
  })

  test('[X01] adopt: of several nodes, those that stay are not set up again', () => {
    const links = [...document.querySelectorAll('a')]
    const add = vi.spyOn(link, 'addEventListener')
    drive({ text: 'x', on: { click: () => {} } }, {}, [link])
    drive({ text: 'x', on: { click: () => {} } }, {}, links)
    drive({ text: 'x', on: { click: () => {} } }, {}, [link])
    expect(add).toHaveBeenCalledOnce()
    expect(links.map(({ textContent }) => textContent)).toEqual(['x', '8'])
  })
})
