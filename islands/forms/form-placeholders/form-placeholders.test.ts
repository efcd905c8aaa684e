import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island, PLACEHOLDERS } from '.'

const mount = mounter(island)

const SELECTOR = islands.find(({ name }) => name === 'form-placeholders')?.selector ?? ''

const wake = () => {
  for (const field of document.querySelectorAll<HTMLElement>(SELECTOR)) mount(field, fakePage())
}
const placeholder = (selector: string) => one(selector).getAttribute('placeholder')
const options = () => one('#sf-option-params')

describe('[S38] placeholders of others’ forms', () => {
  test.each([
    ['#orderid', 'Order number, such as 4711'],
    ['#order_email', 'As on the order'],
    ['#user_login', 'Choose a name'],
    ['#user_email', 'Your email'],
    ['#user_pass', 'Your password'],
    ['#username', 'Name or email'],
    ['#password', 'Your password'],
    ['form.register #reg_email', 'Name or email'],
    ['form.register #reg_password', 'Your password'],
  ])(
    '[S38] placeholders: %s says "%s"; an empty option leaves the server’s (OT4, 01 23.6, 01 23.7)',
    (field, text) => {
      showFragment('form-placeholders')
      wake()
      expect(placeholder(field)).toBe(text)
    },
  )

  test('[S38] placeholders: the selector has exactly the fields of the table', () => {
    expect(SELECTOR.split(', ')).toEqual(PLACEHOLDERS.map(({ field }) => field))
  })

  test('[S38] placeholders: an order number without tracking form is left alone (OT4)', () => {
    showFragment('form-placeholders')
    one('.track_order').className = ''
    wake()
    expect(placeholder('#orderid')).toBe('From your confirmation')
    expect(placeholder('#username')).toBe('Name or email')
  })

  test('[S38] placeholders: a field of that name outside the register form is left alone', () => {
    showFragment('form-placeholders')
    one('form.register').className = ''
    wake()
    expect(placeholder('#reg_email')).toBeNull()
  })

  test('[S38] placeholders: both copies of a field that is printed twice', () => {
    showFragment('order-tracking')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="sf-option-params" data-order-id-placeholder="No."></div>',
    )
    wake()
    expect(
      [...document.querySelectorAll('#orderid')].map((field) => field.getAttribute('placeholder')),
    ).toEqual(['No.', 'No.'])
  })

  test.each([
    ['no options', () => options().remove()],
    [
      'options without texts',
      () => {
        options().outerHTML = '<div id="sf-option-params"></div>'
      },
    ],
  ])('[S38] placeholders: with %s everything stays', (_, change) => {
    showFragment('form-placeholders')
    change()
    const before = document.body.innerHTML
    wake()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[X11] placeholders: a text that looks like markup stays a text', () => {
    showFragment('form-placeholders')
    options().setAttribute('data-order-id-placeholder', '"><img src=x onerror=window.hacked=1>')
    wake()
    expect(placeholder('#orderid')).toBe('"><img src=x onerror=window.hacked=1>')
    expect(document.querySelector('img')).toBeNull()
  })

  test('[S38] placeholders: unmounted, the page is as it was printed', () => {
    showFragment('form-placeholders')
    const before = document.body.innerHTML
    wake()
    expect(document.body.innerHTML).not.toBe(before)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })
})
