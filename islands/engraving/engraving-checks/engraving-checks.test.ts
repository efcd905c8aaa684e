import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { dateProblem } from './dates'

const mount = mounter(island)
const DAY_MS = 86_400_000

function show() {
  showFragment('engraving-choice')
  mount(one('#tmmengravingsettings'), fakePage())
}

function fill(delivery: string, presentation = '') {
  one<HTMLInputElement>('#deliverydate').value = delivery
  one<HTMLInputElement>('#presentationdate').value = presentation
}

/** @returns whether the form would be sent */
function send(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  const sent = one('#tmmengravingsettings').dispatchEvent(event)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  const stay = (each: Event) => each.preventDefault()
  let isPressed = true
  const look = (each: Event) => {
    isPressed = !each.defaultPrevented
  }
  window.addEventListener('click', look)
  window.addEventListener('click', stay)
  one('#tmmengravingsettingssubmit').dispatchEvent(click)
  window.removeEventListener('click', look)
  window.removeEventListener('click', stay)
  expect(isPressed, 'the button and the form agree').toBe(sent)
  return sent
}
const messages = () =>
  [...document.querySelectorAll('.deliverydate_alert')].map(({ textContent }) => textContent)

describe('[E03] engraving checks', () => {
  test('[E03] engraving checks: without a delivery date nothing is sent, and one message says so (15.6 E03)', () => {
    show()
    expect(send()).toBe(false)
    expect(messages()).toEqual(['Customer Date Required .'])
    const message = one('.deliverydate_alert.errors_holder')
    expect(message.previousElementSibling).toBe(one('#deliverydate'))
    expect([message.getAttribute('role'), one('#deliverydate').getAttribute('aria-describedby')]).toEqual([
      'alert',
      message.id,
    ])
    expect(send()).toBe(false)
    expect(messages()).toHaveLength(1)
  })

  test('[E03] engraving checks: delivery has to be before the presentation (15.6 E04)', () => {
    show()
    fill('12/10/2026', '12/01/2026')
    expect(send()).toBe(false)
    expect(messages()).toEqual(['Customer date required must be ahead than presentation date.'])
    fill('12/01/2026', '12/10/2026')
    expect(send()).toBe(true)
    expect(messages()).toEqual([])
    expect(one('#deliverydate').hasAttribute('aria-invalid')).toBe(false)
  })

  test('[E03] engraving checks: a message goes as soon as the date is right', () => {
    show()
    send()
    fill('12/01/2026')
    one('#deliverydate').dispatchEvent(new Event('input', { bubbles: true }))
    expect(messages()).toEqual([])
  })

  test('[E03] engraving checks: the page scrolls to the first message, and its field gets the focus', async () => {
    show()
    const scrolled = vi.fn()
    const { prototype } = Element
    const usual = Object.getOwnPropertyDescriptor(prototype, 'scrollIntoView')
    Object.defineProperty(prototype, 'scrollIntoView', { configurable: true, value: scrolled })
    onTestFinished(() => {
      if (usual) Object.defineProperty(prototype, 'scrollIntoView', usual)
      else Reflect.deleteProperty(prototype, 'scrollIntoView')
    })
    send()
    await vi.waitFor(() => expect(scrolled.mock.contexts).toContain(one('.deliverydate_alert')), {
      timeout: 10_000,
    })
    expect(document.activeElement).toBe(one('#deliverydate'))
  })

  test('[E03] engraving checks: the page’s date picker, if it has one, begins today', () => {
    const datepicker = vi.fn()
    const jQuery = Object.assign(() => ({ datepicker }), { fn: {} })
    vi.stubGlobal('jQuery', jQuery)
    show()
    expect(datepicker.mock.calls).toEqual(Array(2).fill([{ minDate: 0, dateFormat: 'mm/dd/yy' }]))
    unmountAll()
    expect(datepicker).toHaveBeenLastCalledWith('destroy')
  })

  test('[E03] engraving checks: without one the format is shown as the placeholder', () => {
    vi.stubGlobal('jQuery', undefined)
    show()
    expect(one<HTMLInputElement>('#deliverydate').placeholder).toBe('mm/dd/yyyy')
    unmountAll()
    expect(one('#deliverydate').hasAttribute('placeholder')).toBe(false)
  })

  test('[E03] [X11] engraving checks: a form without the date is left to the browser', () => {
    document.body.innerHTML = '<form id="tmmengravingsettings"></form>'
    expect(() => mount(one('form'), fakePage())).toThrow('lacks #deliverydate')
  })
})

describe('[E03] dates', () => {
  test.each([
    ['', '', 'missing'],
    ['  ', '12/01/2026', 'missing'],
    ['soon', '12/01/2026', undefined],
    ['12/01/2026', 'later', undefined],
    ['12/01/2026', '', undefined],
    ['12/01/2026', '12/01/2026', undefined],
    ['1/2/2027', '12/31/2026', 'too late'],
    ['02/30/2026', '01/01/2026', undefined],
  ])('[E03] dates: delivery “%s”, presentation “%s”: %s', (delivery, presentation, problem) => {
    expect(dateProblem(delivery, presentation)).toBe(problem)
  })

  test('[E03] dates: of any two real days, a delivery on the later one is too late', () => {
    const date = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    const written = (day: Date) =>
      `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${String(day.getUTCFullYear()).padStart(4, '0')}`
    fc.assert(
      fc.property(date, date, (one, other) => {
        const isLate = Math.floor(one.getTime() / DAY_MS) > Math.floor(other.getTime() / DAY_MS)
        expect(dateProblem(written(one), written(other))).toBe(isLate ? 'too late' : undefined)
      }),
    )
  })
})
