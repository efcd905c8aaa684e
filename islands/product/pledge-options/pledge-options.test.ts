import { describe, expect, test } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { amountOf, isUnset } from './markup'

const mount = mounter(island)

const box = () => one('#back-this-project')
const field = () => one<HTMLInputElement>('#atcf_custom_price')
function start(fragment = 'pledge-options', change: () => void = () => {}) {
  showFragment(fragment)
  change()
  const page = fakePage()
  mount(box(), page)
  return page
}
const ids = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id)
const selected = () => ids('.atcf-selected')
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter((radio) => radio.checked)
    .map((radio) => radio.closest('li')?.id)
const radio = (id: string) => one<HTMLInputElement>(`#${id} input`)
const text = (id: string) => one(`#${id} p`)
/** @returns the changed elements, which are added as `change` fires */
function changes() {
  const heard: (string | undefined)[] = []
  document.body.addEventListener('change', ({ target }) => {
    if (target instanceof Element) heard.push(target.closest('li')?.id)
  })
  return heard
}

describe('[S49] pledge options: amounts', () => {
  test.each([
    ['25.00-0', '25.00'],
    ['1,000.00-3', '1,000.00'],
    [' 40 ', '40'],
    ['25.00-0-1', '25.00'],
    ['-3', ''],
    ['', ''],
    ['free-0', ''],
    [null, ''],
  ])('[S49] pledge options: the data %j mean the amount %j', (data, amount) => {
    expect(amountOf(data)).toBe(amount)
  })

  test.each([
    ['', true],
    ['  ', true],
    ['0', false],
    ['40', false],
  ])('[S49] pledge options: a field with %j may be filled: %s', (typed, isWaiting) => {
    expect(isUnset(typed)).toBe(isWaiting)
  })
})

describe('[S49] pledge options', () => {
  test('[S49] pledge options: a click anywhere on an option fills the empty field, and checks and selects the option (11.1)', () => {
    start()
    const heard = changes()
    expect(takesClick(text('brass'))).toBe(false)
    expect([field().value, checked(), selected()]).toEqual(['25.00', ['brass'], ['brass']])
    expect(heard).toEqual(['brass'])
  })

  test('[S49] pledge options: a typed amount stays (11.2)', () => {
    start()
    field().value = '40'
    text('brass').click()
    expect([field().value, checked(), selected()]).toEqual(['40', ['brass'], ['brass']])
  })

  test.each(['#dinner', '#dinner label', '#table p'])(
    '[S49] pledge options: an inactive one cannot be chosen by %s (11.3)',
    (place) => {
      start()
      const heard = changes()
      expect(takesClick(one(place))).toBe(true)
      expect([field().value, checked(), selected(), heard]).toEqual(['', [], [], []])
    },
  )

  test('[S49] pledge options: an inactive one cannot be focused, sent or chosen by a script', () => {
    start()
    expect([radio('table').disabled, radio('brass').disabled]).toEqual([true, false])
    radio('table').checked = true
    radio('table').dispatchEvent(new Event('change', { bubbles: true }))
    radio('brass').dispatchEvent(new Event('change', { bubbles: true }))
    expect([field().value, selected()]).toEqual(['', []])
  })

  test('[S49] pledge options: the last clicked option is chosen, and the first one’s amount stays (11.4)', () => {
    start()
    text('brass').click()
    text('medal').click()
    expect([field().value, checked(), selected()]).toEqual(['25.00', ['medal'], ['medal']])
  })

  test('[S49] pledge options: choosing a radio by keyboard does the same', () => {
    start()
    radio('medal').checked = true
    radio('medal').dispatchEvent(new Event('change', { bubbles: true }))
    expect([field().value, checked(), selected()]).toEqual(['50.00', ['medal'], ['medal']])
  })

  test('[S49] pledge options: choosing by keyboard unchecks radios of any name, as a click does', () => {
    start('pledge-options.odd')
    one('#plain').click()
    radio('nameless').checked = true
    radio('nameless').dispatchEvent(new Event('change', { bubbles: true }))
    expect([checked(), selected()]).toEqual([['nameless'], ['nameless']])
  })

  test('[S49] pledge options: a click on the radio or its label fires one `change`', () => {
    start()
    const heard = changes()
    one('#medal .pledge-verb').click()
    radio('brass').click()
    expect(heard).toEqual(['medal', 'brass'])
    expect([checked(), selected()]).toEqual([['brass'], ['brass']])
  })

  test('[S49] pledge options: a link in an option is followed, and a prevented click is ignored', () => {
    start()
    expect(takesClick(one('#medal a'))).toBe(false)
    expect(selected()).toEqual(['medal'])
    one('#brass').addEventListener('click', (event) => event.preventDefault())
    text('brass').click()
    expect(selected()).toEqual(['medal'])
  })

  test('[S49] pledge options: for a donation the first active option is chosen (11.5)', () => {
    start('pledge-options', () => box().classList.add('project-donate-only'))
    expect([checked(), selected(), field().value]).toEqual([['brass'], ['brass'], ''])
    start('pledge-options.hostile')
    expect([checked(), selected()]).toEqual([['script'], ['script']])
  })

  test('[S49] pledge options: without options the heading is hidden until some are added (11.6)', () => {
    const page = start('pledge-options', () => one('.edd_price_options').remove())
    expect(one('h2').style.display).toBe('none')
    one('form').insertAdjacentHTML(
      'beforeend',
      '<div class="edd_price_options"><ul><li class="atcf-price-option" data-price="8-0" id="late"><p>Late</p><input type="radio"></li></ul></div>',
    )
    page.tellMarkup(one('.edd_price_options'))
    expect(one('h2').style.display).toBe('')
    text('late').click()
    expect([field().value, checked(), selected()]).toEqual(['8', ['late'], ['late']])
  })

  test('[S49] pledge options: without an amount field the option is still chosen (11.7)', () => {
    start('pledge-options', () => one('.atcf_custom_price_wrap').remove())
    text('brass').click()
    expect([checked(), selected()]).toEqual([['brass'], ['brass']])
  })

  test('[S49] pledge options: an option that the server or the browser has checked is selected', () => {
    start('pledge-options', () => {
      radio('medal').checked = true
    })
    expect([selected(), field().value]).toEqual([['medal'], ''])
  })

  test.each(['plain', 'nameless', 'no-amount', 'radioless'])(
    '[S49] pledge options: odd data at %s do no harm, and all other radios are unchecked',
    (id) => {
      start('pledge-options.odd')
      one('#plain').click()
      one(`#${id}`).click()
      expect(selected()).toEqual([id])
      expect(checked()).toEqual(id === 'radioless' ? [] : [id])
    },
  )

  test('[S49] pledge options: hostile data go into the field as text', () => {
    start('pledge-options.hostile')
    one('#script').click()
    expect(field().value).toBe('"><img src=x onerror=alert(1)>7')
    expect(document.querySelector('img')).toBeNull()
  })

  test('[S49] pledge options: unmounting restores everything but the choice', () => {
    showFragment('pledge-options')
    const before = document.body.innerHTML
    const unmount = mount(box(), fakePage())
    text('brass').click()
    unmount?.()
    expect(document.body.innerHTML).toBe(before)
    expect([field().value, checked()]).toEqual(['25.00', ['brass']])
    text('medal').click()
    expect(selected()).toEqual([])
  })
})
