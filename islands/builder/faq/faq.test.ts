import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { animations, endAnimations, fakeAnimations } from '../../../tests/unit/slides'
import { mount as island } from '.'

const mount = mounter(island)

fakeAnimations()
beforeEach(() => {
  const style = document.createElement('style')
  style.textContent = '.faq-text { display: none }'
  document.head.append(style)
})
afterEach(() => {
  unmountAll()
  document.head.querySelector('style')?.remove()
  window.location.hash = ''
})

function wake(name = 'faq') {
  showFragment(name)
  wakeAll()
}
function wakeAll() {
  const items = [...document.querySelectorAll<HTMLElement>('.faq-item')]
  for (const item of items) mount(item, fakePage())
}
const control = (item: string) => one(`${item} > h5 > span`)
const answer = (item: string) => one(`${item} > .faq-text`)
const state = (item: string) => [
  one(item).classList.contains('closed'),
  control(item).getAttribute('aria-expanded'),
  answer(item).style.display,
]
const OPEN = [false, 'true', 'block']

describe('[P10] FAQ', () => {
  test('[P10] FAQ: a click opens an answer in 400 ms, and no other one closes (Q1)', () => {
    wake()
    expect(state('#engraving')).toEqual([true, 'false', ''])
    control('#engraving').click()
    expect(one('#engraving').classList.contains('closed')).toBe(false)
    expect(animations.map(({ durationMs }) => durationMs)).toEqual([400])
    endAnimations()
    control('#regional').click()
    endAnimations()
    expect(['#engraving', '#regional'].map(state)).toEqual([OPEN, OPEN])
  })

  test('[P10] FAQ: the next one closes it in 400 ms (Q2)', () => {
    wake()
    control('#engraving').click()
    endAnimations()
    control('#engraving').click()
    expect(state('#engraving')).toEqual([true, 'false', 'block'])
    expect(animations.map(({ durationMs }) => durationMs)).toEqual([400])
    endAnimations()
    expect(state('#engraving')).toEqual([true, 'false', 'none'])
  })

  test.each([
    ['the question', '#regional > h5 em'],
    ['the item around it', '#regional'],
    ['the answer', '#regional p'],
  ])('[P10] FAQ: a click anywhere counts: on %s', (_, selector) => {
    wake()
    one(selector).click()
    expect(one('#regional').classList.contains('closed')).toBe(false)
  })

  test('[P10] FAQ: a click during the animation reverses it', () => {
    wake()
    control('#engraving').click()
    control('#engraving').click()
    control('#engraving').click()
    endAnimations()
    expect(state('#engraving')).toEqual(OPEN)
  })

  test.each(['em', 'input', 'button'])(
    '[P10] FAQ: what is in an answer does its own work, and the answer stays: %s (Q3)',
    (selector) => {
      wake()
      control('#engraving').click()
      endAnimations()
      const taken = takesClick(one(`#engraving .faq-text ${selector}`))
      expect([taken, ...state('#engraving')]).toEqual([false, ...OPEN])
    },
  )

  test('[P10] FAQ: a click whose default is already prevented does nothing', () => {
    wake()
    one('#saturday p').addEventListener('click', (event) => event.preventDefault())
    one('#saturday p').click()
    expect(one('#saturday').classList.contains('closed')).toBe(false)
  })

  test('[P10] FAQ: selecting text in an answer does not close it', () => {
    wake()
    one('#saturday p').click()
    expect(one('#saturday').classList.contains('closed')).toBe(true)
    one('#saturday p').click()
    window.getSelection()?.selectAllChildren(one('#saturday p'))
    one('#saturday p').click()
    expect(one('#saturday').classList.contains('closed')).toBe(false)
    window.getSelection()?.removeAllRanges()
  })

  test('[P10] FAQ: an answer that was printed open stays open', () => {
    wake()
    expect(state('#saturday')).toEqual(OPEN)
  })

  test('[P10] FAQ: an answer that the first-paint style has shown stays open', () => {
    vi.spyOn(performance, 'now').mockReturnValue(4500)
    showFragment('faq')
    const shown = { animationName: 'laurel-open', playState: 'finished' }
    Object.assign(answer('#engraving'), { getAnimations: () => [shown] })
    Object.assign(answer('#regional'), { getAnimations: () => [{ ...shown, playState: 'running' }] })
    const before = document.body.innerHTML
    wakeAll()
    expect([state('#engraving'), state('#regional')]).toEqual([OPEN, [true, 'false', '']])
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[P10] FAQ: a link to a target in a closed answer opens it at once', () => {
    wake()
    const seen = vi.fn()
    one('#see-also').addEventListener('click', () => seen(answer('#regional').style.display))
    takesClick(one('#see-also'))
    // A script that scrolls to the target finds it visible.
    expect(seen).toHaveBeenCalledExactlyOnceWith('block')
    expect([...state('#regional'), animations.length]).toEqual([...OPEN, 0])
    expect(state('#engraving')[0]).toBe(true)
  })

  test('[P10] FAQ: a link to an answer that is closing opens it again', () => {
    wake()
    control('#regional').click()
    endAnimations()
    control('#regional').click()
    takesClick(one('#see-also'))
    endAnimations()
    expect(state('#regional')).toEqual(OPEN)
  })

  test('[P10] FAQ: the page’s hash opens an answer, at the mount and later', () => {
    window.location.hash = '#post-offices'
    wake()
    expect([...state('#regional'), state('#engraving')[0]]).toEqual([...OPEN, true])
    window.location.hash = '#engraving'
    window.dispatchEvent(new Event('hashchange'))
    expect(state('#engraving')).toEqual(OPEN)
  })

  test('[P10] FAQ: with reduced motion it opens at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    wake()
    control('#engraving').click()
    expect([...state('#engraving'), animations.length]).toEqual([...OPEN, 0])
    control('#engraving').click()
    expect(answer('#engraving').style.display).toBe('none')
  })

  test('[P10] FAQ: questions without answers and answers without questions are left alone', () => {
    wake('faq.odd')
    const untouched = ['#no-answer', '#no-question', '#empty'].map((item) => one(item).innerHTML)
    for (const item of ['#no-answer', '#no-question', '#empty']) one(item).click()
    expect(untouched.join('')).not.toContain('aria-')
    expect(one('#no-answer').className).toBe('faq-item closed')
    expect(takesClick(one('#linked a'))).toBe(false)
    expect(one('#linked').className).toBe('faq-item closed')
    control('#styled').click()
    endAnimations()
    expect(answer('#styled').style.color).not.toBe('')
    expect(document.querySelector('script, img')).toBeNull()
  })

  test('[P10] FAQ: unmounting at any time restores the printed markup', () => {
    showFragment('faq')
    const before = document.body.innerHTML
    wakeAll()
    for (const item of ['#engraving', '#regional', '#saturday']) control(item).click()
    unmountAll()
    endAnimations()
    one('#engraving h5').click()
    takesClick(one('#see-also'))
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('[P10] FAQ by keyboard', () => {
  test.each(['Enter', ' '])('[P10] FAQ: "%s" on the question toggles the answer (Q4)', (key) => {
    wake()
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    control('#engraving').dispatchEvent(event)
    expect([event.defaultPrevented, control('#engraving').getAttribute('aria-expanded')]).toEqual([
      true,
      'true',
    ])
  })

  test('[P10] FAQ: the heading stays a heading, with a button that references its answer', () => {
    wake()
    expect(one('#engraving > h5').hasAttribute('role')).toBe(false)
    const button = control('#engraving')
    expect([button.getAttribute('role'), button.tabIndex, button.textContent]).toEqual([
      'button',
      0,
      'How long does engraving take?',
    ])
    const controlled = ['#engraving', '#regional', '#saturday'].map((item) =>
      control(item).getAttribute('aria-controls'),
    )
    expect(new Set(controlled).size).toBe(3)
    expect(document.getElementById(controlled[0] ?? '')).toBe(answer('#engraving'))
  })

  test('[P10] FAQ: an answer keeps an id of its own', () => {
    wake('faq.odd')
    expect(control('#styled').getAttribute('aria-controls')).toBe('own-id')
  })
})
