import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { openDialog } from './dialog'

const onLeave = vi.fn()
/** The background is out of reach once the dialog is on the screen. */
const seen = () => vi.advanceTimersByTime(50)
const open = (options: { focus?: HTMLElement } = {}) =>
  openDialog(one('.panel'), { label: 'Select Centres', onLeave, ...options })
const press = (key: string, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

beforeEach(() => {
  vi.useFakeTimers()
  onLeave.mockClear()
  document.body.innerHTML = `<main><button class="opener">Select</button></main>
    <div class="panel"><div class="inner"><button class="done">Done</button></div></div>`
  one('.opener').focus()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('[S34] dialog', () => {
  test('[S34] dialog: a modal dialog with a name and the focus; the page behind it is inert', () => {
    const close = open()
    const panel = one('.panel')
    expect(panel.getAttribute('role')).toBe('dialog')
    expect(panel.getAttribute('aria-modal')).toBe('true')
    expect(panel.getAttribute('aria-label')).toBe('Select Centres')
    expect(document.activeElement).toBe(panel)
    seen()
    expect(one('main').inert).toBe(true)
    expect(panel.inert).toBeFalsy()
    close()
  })

  test('[S07] dialog: elements beside a panel stay usable, and a click on the panel does not leave it', () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<header><a href="#">Logo</a><button>Menu</button></header>',
    )
    const opener = one('header button')
    const close = openDialog(one('.panel'), {
      label: 'Menu',
      onLeave,
      beside: [opener],
      opener: () => opener,
    })
    seen()
    expect(one('.panel').hasAttribute('aria-modal')).toBe(false)
    expect([one('main').inert, one('header a').inert]).toEqual([true, true])
    expect(opener.closest('[inert]')).toBeNull()
    one('.panel').click()
    expect(onLeave).not.toHaveBeenCalled()
    close()
    expect(document.activeElement).toBe(opener)
  })

  test('[S34] dialog: focuses the given element, and returns the focus', () => {
    const close = open({ focus: one('.done') })
    expect(document.activeElement).toBe(one('.done'))
    seen()
    close()
    expect(document.activeElement).toBe(one('.opener'))
    expect(one('main').inert).toBe(false)
    expect([...one('.panel').attributes].map(({ name }) => name)).toEqual(['class'])
  })

  test('[S34] dialog: Escape asks to leave wherever the focus is; other keys and a prevented Escape do not', () => {
    const close = open()
    expect(press('a').defaultPrevented).toBe(false)
    expect(onLeave).not.toHaveBeenCalled()
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(onLeave).toHaveBeenCalledOnce()
    one('.done').addEventListener('keydown', (event) => event.preventDefault())
    press('Escape', one('.done'))
    expect(onLeave).toHaveBeenCalledOnce()
    close()
    press('Escape')
    expect(onLeave).toHaveBeenCalledOnce()
  })

  test('[S34] dialog: of two dialogs, Escape leaves the upper one', () => {
    const onLeaveUpper = vi.fn()
    const close = open()
    const closeUpper = openDialog(one('.inner'), { label: 'Sizes', onLeave: onLeaveUpper })
    press('Escape')
    expect([onLeave.mock.calls.length, onLeaveUpper.mock.calls.length]).toEqual([0, 1])
    closeUpper()
    press('Escape')
    expect(onLeave).toHaveBeenCalledOnce()
    close()
  })

  test('[X09] dialog: the focus goes to what was around a removed opener', async () => {
    const close = open()
    await vi.dynamicImportSettled()
    one('.opener').remove()
    close()
    expect(document.activeElement).toBe(one('main'))
  })

  test('[X09] dialog: closed before that code has arrived, the focus follows when it has', async () => {
    const close = open()
    one('.opener').remove()
    close()
    await vi.dynamicImportSettled()
    expect(document.activeElement).toBe(one('main'))
  })

  test('[X09] dialog: without an opener the focus goes to the page’s content', async () => {
    one('.opener').blur()
    const close = open()
    await vi.dynamicImportSettled()
    close()
    expect(document.activeElement).toBe(one('main'))
  })

  test('[X09] dialog: the focus also returns from an element beside it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button class="beside">Close</button>')
    const close = openDialog(one('.panel'), { label: 'Menu', onLeave, beside: [one('.beside')] })
    one('.beside').focus()
    close()
    expect(document.activeElement).toBe(one('.opener'))
  })

  test('[S34] dialog: a click outside the content asks to leave, one inside does not', () => {
    const close = open()
    one('.inner').click()
    one('.done').click()
    expect(onLeave).not.toHaveBeenCalled()
    one('.panel').click()
    expect(onLeave).toHaveBeenCalledOnce()
    close()
    one('.panel').click()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  test('[S34] dialog: a drag from the content to the outside does not ask to leave', () => {
    const close = open()
    const down = (selector: string) =>
      one(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }))
    down('.inner')
    one('.panel').click()
    expect(onLeave).not.toHaveBeenCalled()
    down('.panel')
    one('.panel').click()
    expect(onLeave).toHaveBeenCalledOnce()
    close()
  })

  test('[F14] dialog: a separate backdrop stays usable, and a click on it asks to leave', () => {
    const backdrop = document.createElement('div')
    document.body.append(backdrop)
    const close = openDialog(one('.panel'), { label: 'Pictures', onLeave, backdrop })
    seen()
    expect([backdrop.inert || false, one('main').inert]).toEqual([false, true])
    backdrop.click()
    expect(onLeave).toHaveBeenCalledOnce()
    close()
    backdrop.click()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  test('[S34] dialog: a name from the server stays', () => {
    one('.panel').setAttribute('aria-label', 'Centres')
    const close = open()
    expect(one('.panel').getAttribute('aria-label')).toBe('Centres')
    close()
    expect(one('.panel').getAttribute('aria-label')).toBe('Centres')
  })

  test('[X09] dialog: one that is still hidden gets the focus as soon as it can be focused', () => {
    const panel = one('.panel')
    const focus = vi.spyOn(panel, 'focus').mockImplementation(() => {})
    const close = open()
    vi.advanceTimersByTime(100)
    focus.mockRestore()
    expect(document.activeElement).not.toBe(panel)
    seen()
    expect(document.activeElement).toBe(panel)
    close()
  })

  test('[S34] dialog: a focus that has moved elsewhere stays there', () => {
    const close = open()
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    elsewhere.focus()
    close()
    expect(document.activeElement).toBe(elsewhere)
  })

  test('[S34] dialog: closed before its first frame, it does not change the page', () => {
    open()()
    seen()
    expect(one('main').inert).toBeFalsy()
  })

  test('[S34] dialog: a removed opener does not get the focus; what was around it does', async () => {
    const close = open()
    one('.opener').remove()
    close()
    await vi.dynamicImportSettled()
    expect(document.activeElement).toBe(one('main'))
  })
})
