import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick as click } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { islands } from '../group'
import { mount as island } from '.'

const mount = mounter(island)

let sent: HTMLFormElement[]
const form = () => one<HTMLFormElement>('.directory-search-form')
const button = () => one('#directory-search-button')

beforeEach(() => {
  sent = []
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this)
  })
  showFragment('directory')
})

describe('[S47] directory search', () => {
  test('[S47] directory search: the button submits its own form, once (10.13)', () => {
    document.body.insertAdjacentHTML('afterbegin', '<form class="directory-search-form"></form>')
    const forms = [...document.querySelectorAll<HTMLFormElement>('.directory-search-form')]
    for (const each of forms) mount(each, fakePage())
    expect(click(button())).toBe(true)
    expect(sent.map((each) => forms.indexOf(each))).toEqual([1])
  })

  test('[S47] [X09] directory search: the link works as a button by keyboard, and is a plain link again after unmount', () => {
    const before = document.body.innerHTML
    const unmount = mount(form(), fakePage())
    expect([button().getAttribute('role'), button().getAttribute('tabindex')]).toEqual(['button', '0'])
    for (const key of ['Enter', ' ', 'x']) {
      button().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    expect(sent).toHaveLength(2)
    unmount?.()
    click(button())
    expect([sent.length, document.body.innerHTML]).toEqual([2, before])
  })

  test.each(['<a id="directory-search-button">Go</a>', '<a class="directorySearch">Go</a>'])(
    '[S47] directory search: a click on %s is held while the code is on its way',
    (link) => {
      form().innerHTML = link
      const { holdsWithin = '' } = islands.find(({ name }) => name === 'directory-search') ?? {}
      expect(form().querySelector('a')?.matches(holdsWithin)).toBe(true)
    },
  )

  test('[S47] directory search: a field named like a form method does not prevent submitting', () => {
    form().insertAdjacentHTML('beforeend', '<input type="hidden" name="requestSubmit">')
    mount(form(), fakePage())
    click(button())
    expect(sent).toHaveLength(1)
  })

  test('[S47] directory search: a real button is left to the browser', () => {
    button().outerHTML = '<button class="directorySearch" id="directory-search-button">Search</button>'
    mount(form(), fakePage())
    expect(button().hasAttribute('role')).toBe(false)
  })
})
