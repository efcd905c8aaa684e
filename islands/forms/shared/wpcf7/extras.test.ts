import { afterEach, describe, expect, test, vi } from 'vitest'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../../tests/unit/mounter'
import { printed } from '../../../../tests/unit/printed'
import { settle } from '../../../../tests/unit/settle'
import { addExtras } from './extras'
import type { ContactFormElement } from './form'
import { reflect } from './reflection'

const mount = mounter((form, scope) => addExtras(scope, form as ContactFormElement))

afterEach(() => {
  unmountAll()
  document.body.replaceChildren()
})

function start(fragment: string): ContactFormElement {
  showFragment(fragment)
  return restart()
}

function restart(): ContactFormElement {
  const form = one<ContactFormElement>('.wpcf7 > form')
  mount(form)
  return form
}

const named = (name: string, value = '') =>
  one<HTMLInputElement>(`input[name="${name}"]${value && `[value="${value}"]`}`)
const button = () => one<HTMLInputElement>('.wpcf7-submit')

/** As a visitor does; those of a browser may come late or not at all. */
function tick(box: HTMLInputElement, isTicked = true) {
  if (box.checked !== isTicked) box.click()
  expect(box.checked).toBe(isTicked)
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string, event = 'input') {
  field.value = text
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

describe('[S58] exclusive boxes', () => {
  test('[S58] Silver unticks Gold (A-37)', () => {
    start('contact-form')
    tick(named('finish', 'Gold'))
    tick(named('finish', 'Silver'))
    expect(named('finish', 'Gold').checked).toBe(false)
    expect(named('finish', 'Silver').checked).toBe(true)
  })

  test('[S58] the ticked one can be unticked again', () => {
    start('contact-form')
    tick(named('finish', 'Gold'))
    tick(named('finish', 'Gold'), false)
    expect(document.querySelectorAll('[name="finish"]:checked')).toHaveLength(0)
  })

  test('[S58] unticked boxes dispatch no change event', () => {
    const form = start('contact-form')
    tick(named('finish', 'Gold'))
    const changed = vi.fn()
    form.addEventListener('change', ({ target }) => changed(target))
    tick(named('finish', 'Silver'))
    expect(changed.mock.calls).toEqual([[named('finish', 'Silver')]])
  })

  test('[S58] listeners of the change see the final state of the group', () => {
    start('contact-form')
    tick(named('finish', 'Gold'))
    let others = -1
    named('finish', 'Silver').addEventListener('change', () => {
      others = document.querySelectorAll('[name="finish"]:checked').length
    })
    tick(named('finish', 'Silver'))
    expect(others).toBe(1)
  })

  test('[S58] boxes of other groups and of non-exclusive groups stay ticked', () => {
    start('contact-form')
    for (const sport of ['Netball', 'Rugby league']) tick(named('sports[]', sport))
    tick(named('finish', 'Gold'))
    expect(document.querySelectorAll('[name="sports[]"]:checked')).toHaveLength(2)
  })
})

describe('[S58] free text', () => {
  const text = () => named('_wpcf7_free_text_sports')

  test('[S58] is enabled and focused when its box is ticked, and disabled with it (A-38)', () => {
    start('contact-form')
    expect(text().disabled).toBe(true)
    tick(named('sports[]', 'Other'))
    expect(text().disabled).toBe(false)
    expect(document.activeElement).toBe(text())
    text().blur()
    tick(named('sports[]', 'Other'), false)
    expect(text().disabled).toBe(true)
    expect(document.activeElement).not.toBe(text())
  })

  test('[S58] keeps its text while it is disabled', () => {
    start('contact-form')
    tick(named('sports[]', 'Other'))
    type(text(), 'Water polo')
    tick(named('sports[]', 'Other'), false)
    tick(named('sports[]', 'Other'))
    expect(text().value).toBe('Water polo')
  })

  test('[S58] is enabled from the start if its box is ticked, without focus', () => {
    showFragment('contact-form')
    named('sports[]', 'Other').checked = true
    restart()
    expect(text().disabled).toBe(false)
    expect(document.activeElement).not.toBe(text())
  })

  test('[S58] another change leaves the focus where it is', () => {
    start('contact-form')
    tick(named('sports[]', 'Other'))
    text().blur()
    tick(named('sports[]', 'Netball'))
    expect(document.activeElement).not.toBe(text())
  })

  test('[S58] a box that a script ticks does not move the focus from another field', () => {
    start('contact-form')
    named('club-name').focus()
    named('sports[]', 'Other').checked = true
    named('sports[]', 'Other').dispatchEvent(new Event('change', { bubbles: true }))
    expect(text().disabled).toBe(false)
    expect(document.activeElement).toBe(named('club-name'))
  })

  test('[S58] is focused also when a popup around it has the focus (A-38)', () => {
    start('contact-form')
    one('.wpcf7').tabIndex = -1
    one('.wpcf7').focus()
    tick(named('sports[]', 'Other'))
    expect(document.activeElement).toBe(text())
  })

  test('[S58] of a radio button is disabled when another is chosen', () => {
    start('contact-form.helpers')
    tick(named('base', 'Another wood'))
    expect(named('_wpcf7_free_text_base').disabled).toBe(false)
    tick(named('base', 'Jarrah'))
    expect(named('_wpcf7_free_text_base').disabled).toBe(true)
  })

  test('[S58] of an exclusive box is disabled when another is ticked', () => {
    start('contact-form.helpers')
    tick(named('lettering', 'Like the sample'))
    expect(named('_wpcf7_free_text_lettering').disabled).toBe(false)
    tick(named('lettering', 'Script'))
    expect(named('_wpcf7_free_text_lettering').disabled).toBe(true)
  })

  test('[S58] is disabled again on wpcf7reset', () => {
    const form = start('contact-form')
    tick(named('sports[]', 'Other'))
    named('sports[]', 'Other').checked = false
    form.dispatchEvent(new CustomEvent('wpcf7reset'))
    expect(text().disabled).toBe(true)
  })
})

describe('[S58] web addresses', () => {
  const site = () => named('club-site')

  test.each([
    ['example.com.au', 'http://example.com.au', 'A-39'],
    ['//club.example', 'http://club.example', 'A-40'],
    ['mailto:a@b.c', 'mailto:a@b.c', 'A-41'],
  ])('[S58] %j is %j after a change (%s)', (typed, expected) => {
    start('contact-form')
    type(site(), typed, 'change')
    expect(site().value).toBe(expected)
  })

  test('[S58] is completed before other listeners read it, and not during typing', () => {
    start('contact-form')
    type(site(), 'club.example', 'input')
    expect(site().value).toBe('club.example')
    let seen = ''
    site().addEventListener('change', () => {
      seen = site().value
    })
    type(site(), 'club.example', 'change')
    expect(seen).toBe('http://club.example')
  })

  test('[S58] other fields are left alone', () => {
    start('contact-form')
    type(named('club-name'), ' the.club ', 'change')
    expect(named('club-name').value).toBe(' the.club ')
  })
})

describe('[S58] acceptance', () => {
  const describers = (element: Element = button()) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim())

  test('[S58] the form can be sent while it is ticked (A-32)', () => {
    start('contact-form')
    expect(button().disabled).toBe(true)
    tick(named('terms'))
    expect(button().disabled).toBe(false)
    tick(named('terms'), false)
    expect(button().disabled).toBe(true)
  })

  test('[S58] an inverted one must not be ticked (A-33)', () => {
    showFragment('contact-form')
    one('.wpcf7-acceptance').classList.add('invert')
    restart()
    expect(button().disabled).toBe(false)
    tick(named('terms'))
    expect(button().disabled).toBe(true)
  })

  test.each(['optional', 'optional invert'])('[S58] one that is %s is not required (A-34)', (classes) => {
    showFragment('contact-form')
    one('.wpcf7-acceptance').className += ` ${classes}`
    restart()
    for (const isTicked of [true, false]) {
      tick(named('terms'), isTicked)
      expect(button().disabled).toBe(false)
    }
  })

  test.each(['class', 'attribute'])(
    '[S58] the button stays enabled where the server validates it: %s (A-35)',
    (place) => {
      showFragment('contact-form')
      const form = one('.wpcf7 > form')
      if (place === 'class') form.classList.add('wpcf7-acceptance-as-validation')
      else form.setAttribute('wpcf7-acceptance-as-validation', '')
      restart()
      tick(named('terms'))
      tick(named('terms'), false)
      expect(button().disabled).toBe(false)
      expect(button().hasAttribute('aria-describedby')).toBe(false)
    },
  )

  test('[S58] the form waits again after it was sent (A-36)', () => {
    const form = start('contact-form')
    tick(named('terms'))
    named('terms').checked = false
    expect(button().disabled).toBe(false)
    form.dispatchEvent(new CustomEvent('wpcf7reset'))
    expect(button().disabled).toBe(true)
  })

  test('[S58] the disabled button is described by the missing acceptance', () => {
    start('contact-form')
    expect(describers()).toEqual(['I have the right to use this logo'])
    tick(named('terms'))
    expect(button().hasAttribute('aria-describedby')).toBe(false)
  })

  test('[S58] of several, each one counts, and the buttons are described by the missing ones', () => {
    start('contact-form.helpers')
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.wpcf7-submit')]
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
    expect(describers(buttons[0])).toEqual([
      'We answer by Friday.',
      'I may use this logo',
      'Proofs are final',
    ])
    expect(describers(buttons[1])).toEqual(['I may use this logo', 'Proofs are final'])
    tick(named('minor'))
    tick(named('rights'))
    expect(describers(buttons[1])).toEqual(['I am not of age', 'Proofs are final'])
    tick(named('minor'), false)
    tick(named('proofs'))
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false])
    expect(describers(buttons[0])).toEqual(['We answer by Friday.'])
    expect(buttons[1]?.hasAttribute('aria-describedby')).toBe(false)
  })

  test('[S58] other descriptions of the button stay', () => {
    start('contact-form.helpers')
    button().setAttribute('aria-describedby', `${button().getAttribute('aria-describedby')} minor-text`)
    for (const name of ['rights', 'proofs']) tick(named(name))
    expect(describers()).toEqual(['We answer by Friday.', 'I am not of age'])
    unmountAll()
    expect(describers()).toEqual(['We answer by Friday.', 'I am not of age'])
  })

  test('[S58] a button that the server has printed disabled is so again at the end', () => {
    showFragment('contact-form')
    button().disabled = true
    restart()
    tick(named('terms'))
    expect(button().disabled).toBe(false)
    unmountAll()
    expect(button().disabled).toBe(true)
  })

  test('[S58] a form without acceptance is never disabled', () => {
    start('contact-form.odd')
    expect(button().disabled).toBe(false)
  })

  test('[S58] a field named like a form method causes no error', () => {
    start('contact-form.helpers')
    expect(button().disabled).toBe(true)
    expect(named('matches').value).toBe('')
  })
})

describe('[S58] counters', () => {
  const counters = () => [...document.querySelectorAll<HTMLElement>('.wpcf7-character-count')]
  const shown = () => counters().map(({ textContent }) => textContent)

  test('[S58] show the number of characters left, in text and data (A-42)', () => {
    start('contact-form')
    type(one<HTMLTextAreaElement>('[name="engraving"]'), 'abc')
    expect(shown()).toEqual(['37'])
    expect(counters()[0]?.dataset['currentValue']).toBe('37')
  })

  test.each(['input', 'keyup', 'change'])('[S58] are updated on every %s', (event) => {
    start('contact-form.helpers')
    type(named('line'), 'abcd', event)
    expect(shown().slice(0, 2)).toEqual(['4', '6'])
  })

  test('[S58] show texts that are too long (A-43) or too short (A-44), also with blanks (A-45, A-46)', () => {
    start('contact-form.helpers')
    const states = () =>
      counters()
        .slice(0, 2)
        .map(({ className }) => className.replace('wpcf7-character-count ', ''))
    expect(states()).toEqual(['up too-short', 'down'])
    type(named('line'), 'elevenchars')
    expect(shown().slice(0, 2)).toEqual(['11', '-1'])
    expect(states()).toEqual(['up too-long', 'down too-long'])
    type(named('line'), '  a  ')
    expect(shown()[0]).toBe('1')
    expect(states()).toEqual(['up', 'down'])
    type(named('line'), `${' '.repeat(10)}x`)
    expect(shown()[0]).toBe('1')
    expect(states()).toEqual(['up too-long', 'down too-long'])
  })

  test('[S58] only read what is in the field at the start', () => {
    showFragment('contact-form')
    one<HTMLTextAreaElement>('[name="engraving"]').value = 'For the 2026 season'
    restart()
    expect(one<HTMLTextAreaElement>('[name="engraving"]').value).toBe('For the 2026 season')
    expect(shown()).toEqual(['21'])
  })

  test('[S58] count up without limits where the server says nothing else; one without a field is left alone', () => {
    start('contact-form.helpers')
    expect(shown().slice(2)).toEqual(['8', '7'])
    expect(counters()[2]?.classList).not.toContain('too-long')
  })

  test('[S58] are updated on wpcf7reset', () => {
    const form = start('contact-form.helpers')
    type(named('line'), 'abcd')
    named('line').value = ''
    form.dispatchEvent(new CustomEvent('wpcf7reset'))
    expect(shown().slice(0, 2)).toEqual(['0', '10'])
  })
})

describe('[S58] mirrors of fields', () => {
  const mirror = () => one('output.wpcf7-output')
  const lines = () =>
    [...document.querySelectorAll('.wpcf7-reflection output')].filter((line) => !line.hasAttribute('hidden'))
  const linesShown = () => lines().map(({ textContent }) => textContent)

  test('[S58] show the first valid value, or the default text (A7)', () => {
    const form = start('contact-form')
    reflect(form, 'engraving', ['Best & <b>fairest</b>', 'second'])
    expect(mirror().textContent).toBe('Best & <b>fairest</b>')
    expect(mirror().children).toHaveLength(0)
    reflect(form, 'engraving', [])
    expect(mirror().textContent).toBe('nothing yet')
  })

  test('[S58] show all values of a group, each in a line of its own (A7)', () => {
    const form = start('contact-form')
    reflect(form, 'sports', ['Netball', 'Rugby league'])
    expect(linesShown()).toEqual(['Netball', 'Rugby league'])
    expect(lines().map((line) => line.getAttribute('name'))).toEqual(['sports', 'sports'])
    reflect(form, 'sports', ['Netball'])
    expect(linesShown()).toEqual(['Netball'])
    reflect(form, 'sports', [])
    expect(linesShown()).toEqual(['none'])
  })

  test('[S58] leave unchanged lines alone', () => {
    const form = start('contact-form')
    reflect(form, 'sports', ['Netball'])
    const [line] = lines()
    reflect(form, 'sports', ['Netball'])
    expect(lines()).toEqual([line])
  })

  test('[S58] show a file by its name; no file and no text are nothing', () => {
    const form = start('contact-form')
    reflect(form, 'engraving', [new File(['x'], 'crest.svg')])
    expect(mirror().textContent).toBe('crest.svg')
    reflect(form, 'engraving', [new File([], ''), ''])
    expect(mirror().textContent).toBe('nothing yet')
  })

  test('[S58] mirrors of other fields are left alone', () => {
    const form = start('contact-form')
    reflect(form, 'engraving', ['Fairest'])
    reflect(form, 'it"s:odd', ['x'])
    expect(linesShown()).toEqual(['none'])
    expect(mirror().textContent).toBe('Fairest')
  })
})

describe('[S58] the browser’s own reset', () => {
  const free = () => named('_wpcf7_free_text_sports')
  const count = () => one('.wpcf7-character-count').textContent
  const mirrored = () => [
    one('output.wpcf7-output').textContent,
    one('.wpcf7-reflection output:not([hidden])').dataset['default'],
  ]
  function fill() {
    const form = start('contact-form')
    tick(named('terms'))
    tick(named('sports[]', 'Other'))
    type(one<HTMLTextAreaElement>('[name="engraving"]'), 'Fairest')
    reflect(form, 'engraving', ['Fairest'])
    reflect(form, 'sports', ['Other'])
    return form
  }
  const reset = (form: HTMLFormElement) => HTMLFormElement.prototype.reset.call(form)

  test('[S58] updates button, counters, mirrors and free text at once', async () => {
    const form = fill()
    expect([button().disabled, free().disabled, count(), mirrored()]).toEqual([
      false,
      false,
      '33',
      ['Fairest', undefined],
    ])
    reset(form)
    await settle()
    expect([button().disabled, free().disabled, count(), mirrored()]).toEqual([
      true,
      true,
      '40',
      ['nothing yet', 'none'],
    ])
    expect(button().getAttribute('aria-describedby')).not.toBe(null)
  })

  test('[S58] changes nothing when a script prevents it', async () => {
    const form = fill()
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('reset', prevent)
    // One of the two DOMs resets in spite of the prevented default.
    form.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))
    window.removeEventListener('reset', prevent)
    await settle()
    expect([button().disabled, free().disabled, count(), mirrored()]).toEqual([
      false,
      false,
      '33',
      ['Fairest', undefined],
    ])
  })

  test('[S58] is ignored after unmount', async () => {
    const form = fill()
    reset(form)
    unmountAll()
    await settle()
    expect([button().disabled, free().disabled, count()]).toEqual([false, false, '40'])
  })
})

describe('[S58] the helpers', () => {
  test.each(['contact-form', 'contact-form.helpers', 'contact-form.odd', 'contact-form.minified'])(
    '[S58] of %s are removed at unmount',
    (fragment) => {
      showFragment(fragment)
      const before = printed()
      const text = document.body.textContent
      const form = restart()
      for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.click()
      for (const field of ['engraving', 'sports', 'line', 'lettering'])
        reflect(form, field, ['Gold', 'Silver'])
      unmountAll()
      expect(printed()).toEqual(before)
      expect(document.body.textContent).toBe(text)
      for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.click()
      expect(printed()).toEqual(before)
    },
  )
})
