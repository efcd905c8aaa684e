import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

function show(prepare = () => {}) {
  showFragment('engraving-choice')
  prepare()
  mount(one('#tmmengravingsettings'), fakePage())
}
const radio = (id: string) => one<HTMLInputElement>(`#${id}`)
const on = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')]
    .filter((r) => r.checked)
    .map(({ id }) => id)
const isShown = (selector: string) => one(selector).style.display !== 'none'
const action = () => one('#tmmengravingsettings').getAttribute('action')
const stepStyle = () => one('#step_2').getAttribute('style') ?? ''

describe('[E01] engraving choice', () => {
  test('[E01] engraving choice: later by mail turns the others off and goes past the wording (15.6 E01)', () => {
    show()
    radio('tmmengravingemail').click()
    expect(on()).toEqual(['tmmengravingemail'])
    expect([isShown('#email_engraving_process'), isShown('#tmm-logo-upload')]).toEqual([true, false])
    expect(action()).toBe('/monsta-engravings-review/')
    expect(stepStyle()).toBe('pointer-events: none;')
    expect(one('#step_2').getAttribute('aria-disabled')).toBe('true')
  })

  test('[E01] engraving choice: online after that brings the logo and the wording back (15.6 E02)', () => {
    show()
    radio('tmmengravingemail').click()
    radio('tmmengravingdetail').click()
    expect(on()).toEqual(['tmmengravingdetail', 'tmmengravingwithlogo'])
    expect([isShown('#tmm-logo-upload'), isShown('#tmmengravinglogoupload')]).toEqual([true, true])
    expect(isShown('#email_engraving_process')).toBe(false)
    expect([action(), stepStyle()]).toEqual(['/monsta-engravings-details/', ''])
  })

  test('[E01] engraving choice: none is as by mail, without the spreadsheet', () => {
    show()
    radio('tmmnoengraving').click()
    expect(on()).toEqual(['tmmnoengraving'])
    expect([isShown('#email_engraving_process'), isShown('#tmm-logo-upload')]).toEqual([false, false])
    expect([action(), stepStyle()]).toEqual(['/monsta-engravings-review/', 'pointer-events: none;'])
  })

  test.each([
    ['tmmengravingexistinglogo', false],
    ['tmmengravingnologo', false],
    ['tmmengravingwithlogo', true],
  ])('[E01] engraving choice: of the logos, %s turns the other two off', (id, hasUpload) => {
    show(() => {
      radio('tmmengravingwithlogo').checked = id !== 'tmmengravingwithlogo'
    })
    radio(id).click()
    expect(on()).toEqual(['tmmengravingdetail', id])
    expect(isShown('#tmmengravinglogoupload')).toBe(hasUpload)
  })

  test.each([
    [
      'online without a logo: the known one',
      ['tmmengravingdetail'],
      ['tmmengravingdetail', 'tmmengravingexistinglogo'],
    ],
    [
      'online and no logo',
      ['tmmengravingdetail', 'tmmengravingnologo'],
      ['tmmengravingdetail', 'tmmengravingnologo'],
    ],
    ['by mail, with a logo left over', ['tmmengravingemail', 'tmmengravingwithlogo'], ['tmmengravingemail']],
    ['nothing', [], []],
  ])('[E01] engraving choice: at load, the server has ticked %s', (_, ticked, expected) => {
    show(() => {
      for (const button of document.querySelectorAll<HTMLInputElement>('[type="radio"]'))
        button.checked = ticked.includes(button.id)
    })
    expect(on()).toEqual(expected)
  })

  test('[E01] [X09] engraving choice: arrow keys go through a group, though its names differ', () => {
    show()
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    radio('tmmengravingdetail').focus()
    press('ArrowDown')
    expect([document.activeElement?.id, on()]).toEqual(['tmmengravingemail', ['tmmengravingemail']])
    press('ArrowUp')
    press('ArrowLeft')
    expect([document.activeElement?.id, on()]).toEqual(['tmmnoengraving', ['tmmnoengraving']])
  })

  test('[E01] [X11] engraving choice: unsafe addresses of the steps are left alone', () => {
    show(() => one('#step_3_url').setAttribute('value', 'javascript:alert(1)'))
    radio('tmmnoengraving').click()
    expect(action()).toBe('/monsta-engravings-details/')
  })

  test('[E01] engraving choice: unmounted, the page is as the server printed it', () => {
    show()
    const printed = action()
    radio('tmmengravingemail').click()
    unmountAll()
    expect([action(), stepStyle()]).toEqual([printed, ''])
    expect(isShown('#email_engraving_process')).toBe(false)
    expect(one('#tmm-logo-upload').hasAttribute('style')).toBe(false)
  })

  test('[E01] [X11] engraving choice: a form without the buttons is left to the browser', () => {
    document.body.innerHTML = '<form id="tmmengravingsettings"></form>'
    expect(() => mount(one('form'), fakePage())).toThrow('#tmmengravingsettings lacks tmmengravingdetail')
  })
})
