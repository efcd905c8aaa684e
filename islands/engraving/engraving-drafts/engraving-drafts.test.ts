import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as choice } from '../engraving-choice'
import { mount as order } from '../engraving-order'
import { mount as island } from '.'

const mounts = [mounter(choice), mounter(island)]

afterEach(close)

function close() {
  unmountAll()
}

/** The page is opened, as the server prints it. */
function open(prepare = () => {}) {
  close()
  showFragment('engraving-choice')
  prepare()
  for (const mount of mounts) mount(one('#tmmengravingsettings'), fakePage())
}
/** Leaves the page, and opens it again. */
function reopen(prepare = () => {}) {
  window.dispatchEvent(new Event('pagehide'))
  open(prepare)
}
function type(id: string, value: string) {
  const field = one<HTMLInputElement>(`#${id}`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const print = (id: string, value: string) => one(`#${id}`).setAttribute('value', value)
const submit = () => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const dates = () => ['deliverydate', 'presentationdate'].map((id) => one<HTMLInputElement>(`#${id}`).value)
const on = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].flatMap(({ checked, id }) =>
    checked ? [id] : [],
  )

describe('[E05] engraving drafts', () => {
  test('[E05] engraving drafts: both dates survive a reload', () => {
    open()
    type('deliverydate', '12/10/2026')
    type('presentationdate', '12/12/2026')
    reopen()
    expect(dates()).toEqual(['12/10/2026', '12/12/2026'])
  })

  test('[E05] engraving drafts: a date that was emptied stays empty', () => {
    open(() => print('deliverydate', '12/10/2026'))
    type('deliverydate', '')
    reopen(() => print('deliverydate', '12/10/2026'))
    expect(dates()[0]).toBe('')
  })

  test.each(['tmmengravingemail', 'tmmnoengraving'])(
    '[E05] engraving drafts: %s is chosen again, and the page shows what belongs to it',
    (id) => {
      open()
      one(`#${id}`).click()
      reopen()
      expect(on()).toEqual([id])
      expect(one('#tmm-logo-upload').style.display).toBe('none')
      expect(one('#tmmengravingsettings').getAttribute('action')).toBe('/monsta-engravings-review/')
    },
  )

  test.each(['tmmengravingwithlogo', 'tmmengravingexistinglogo', 'tmmengravingnologo'])(
    '[E05] engraving drafts: %s is chosen again',
    (id) => {
      const printOther = () => {
        const other = id === 'tmmengravingnologo' ? 'tmmengravingwithlogo' : 'tmmengravingnologo'
        for (const button of document.querySelectorAll('#tmm-logo-upload [type="radio"]'))
          button.toggleAttribute('checked', button.id === other)
      }
      open(printOther)
      one(`#${id}`).click()
      reopen(printOther)
      expect(on()).toEqual(['tmmengravingdetail', id])
    },
  )

  test('[E05] engraving drafts: any other field of the form as well, but for what is secret or a file', () => {
    const more = () =>
      one('form').insertAdjacentHTML(
        'beforeend',
        '<textarea name="note"></textarea><select name="font"><option>Serif<option>Sans</select>' +
          '<input name="extra[]"><input name="extra[]"><input type="checkbox" name="box">' +
          '<input type="password" name="secret"><input type="hidden" name="token">',
      )
    open(more)
    for (const [selector, value] of [
      ['textarea', 'Red ribbon'],
      ['select', 'Sans'],
      ['[name="extra[]"] + [name="extra[]"]', 'Second'],
      ['[name="secret"]', 'Secret'],
      ['[name="token"]', 'Token'],
    ] as const)
      one<HTMLInputElement>(selector).value = value
    one('[name="box"]').click()
    reopen(more)
    const values = ['textarea', 'select', '[name="extra[]"]', '[name="extra[]"] + *', '[name="secret"]']
    expect(values.map((selector) => one<HTMLInputElement>(selector).value)).toEqual([
      'Red ribbon',
      'Sans',
      '',
      'Second',
      '',
    ])
    expect(one<HTMLInputElement>('[name="box"]').checked).toBe(true)
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Secret|Token/)
  })

  test('[E05] engraving drafts: a date of the page’s picker, which tells jQuery alone', () => {
    const handlers: Record<string, (event: unknown) => void> = {}
    const jQuery = () => ({
      on: (name: string, handler: (event: unknown) => void) => {
        handlers[name.split('.')[0] ?? ''] = handler
      },
      off() {},
    })
    vi.stubGlobal('jQuery', Object.assign(jQuery, { fn: {} }))
    open()
    one<HTMLInputElement>('#deliverydate').value = '12/10/2026'
    handlers['change']?.({ isTrigger: 3 })
    open()
    expect(dates()[0]).toBe('12/10/2026')
  })

  test('[E05] engraving drafts: after a post that the server has taken, its own values count', () => {
    open()
    type('deliverydate', '12/10/2026')
    one('#tmmnoengraving').click()
    submit()
    reopen(() => {
      print('deliverydate', '12/11/2026')
      one('#tmmengravingdetail').removeAttribute('checked')
      one('#tmmengravingemail').setAttribute('checked', '')
    })
    expect([dates()[0], on()]).toEqual(['12/11/2026', ['tmmengravingemail']])
  })

  test('[E05] engraving drafts: after a post that failed, they are there', () => {
    open()
    type('deliverydate', '12/10/2026')
    one('#tmmnoengraving').click()
    submit()
    reopen()
    expect([dates()[0], on()]).toEqual(['12/10/2026', ['tmmnoengraving']])
  })

  test('[E05] engraving drafts: what is changed after a post is as new', () => {
    open()
    type('deliverydate', '12/10/2026')
    submit()
    type('deliverydate', '12/12/2026')
    reopen(() => print('deliverydate', '12/10/2026'))
    expect(dates()[0]).toBe('12/12/2026')
  })

  test('[E05] engraving drafts: what the browser has put back, or the visitor typed before the code came, stays', () => {
    open()
    type('deliverydate', '12/10/2026')
    reopen(() => {
      one<HTMLInputElement>('#deliverydate').value = '12/24/2026'
    })
    expect(dates()[0]).toBe('12/24/2026')
    reopen()
    expect(dates()[0]).toBe('12/24/2026')
  })

  test('[E05] engraving drafts: after the order nothing is kept', () => {
    open()
    type('deliverydate', '12/10/2026')
    mounter(order)(document.body)
    expect(sessionStorage.length).toBe(0)
    reopen()
    expect(dates()[0]).toBe('')
  })

  test('[E05] engraving drafts: a page that is only looked at keeps nothing', () => {
    const printLogo = () => one('#tmmengravingnologo').setAttribute('checked', '')
    open(printLogo)
    reopen(printLogo)
    expect(sessionStorage.length).toBe(0)
  })

  test('[E05] engraving drafts: without storage the form is as it is', async () => {
    await withoutStorage(() => {
      open()
      type('deliverydate', '12/10/2026')
      expect(dates()[0]).toBe('12/10/2026')
    })
  })

  test.each(['', '{', '7', '[]', '[0,7]', '[0,["deliverydate 0",1,""]]', '{"a":1}', 'null'])(
    '[E05] [X11] engraving drafts: a draft of “%s” is none',
    (stored) => {
      open()
      type('deliverydate', '12/10/2026')
      const [key = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(key, stored)
      open()
      expect(dates()).toEqual(['', ''])
    },
  )
})
