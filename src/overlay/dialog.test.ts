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
  test('[S34] dialog: a named modal dialog that takes the focus, with the page behind it out of reach', () => {
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

  test('[S07] dialog: a panel of the page leaves what stands beside it in reach, and a click on itself is none beside it', () => {
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

  test('[S34] dialog: the focus goes where it is wanted, and returns', () => {
    const close = open({ focus: one('.done') })
    expect(document.activeElement).toBe(one('.done'))
    seen()
    close()
    expect(document.activeElement).toBe(one('.opener'))
    expect(one('main').inert).toBe(false)
    expect([...one('.panel').attributes].map(({ name }) => name)).toEqual(['class'])
  })

  test('[S34] dialog: Esc asks to leave, wherever the focus is; other keys do not, nor one that was used', () => {
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

  test('[S34] dialog: of two, Esc asks the one that lies over the other', () => {
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

  test('[X09] dialog: an opener that is gone leaves the focus to what lay around it', async () => {
    const close = open()
    await vi.dynamicImportSettled()
    one('.opener').remove()
    close()
    expect(document.activeElement).toBe(one('main'))
  })

  test('[X09] dialog: closed before the code for that is here, the focus goes there as soon as it is', async () => {
    const close = open()
    one('.opener').remove()
    close()
    await vi.dynamicImportSettled()
    expect(document.activeElement).toBe(one('main'))
  })

  test('[X09] dialog: opened by nobody, it leaves the focus to the page’s content', async () => {
    one('.opener').blur()
    const close = open()
    await vi.dynamicImportSettled()
    close()
    expect(document.activeElement).toBe(one('main'))
  })

  test('[X09] dialog: the focus comes back from what stands beside it, too', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button class="beside">Close</button>')
    const close = openDialog(one('.panel'), { label: 'Menu', onLeave, beside: [one('.beside')] })
    one('.beside').focus()
    close()
    expect(document.activeElement).toBe(one('.opener'))
  })

  test('[S34] dialog: a click beside the content asks to leave, one in it does not', () => {
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

  test('[S34] dialog: what is dragged out of the content ends in a click beside it, and asks for nothing', () => {
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

  test('[F14] dialog: a backdrop beside it stays in reach, and a click on it asks to leave', () => {
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

  test('[S34] dialog: what the server calls it stays', () => {
    one('.panel').setAttribute('aria-label', 'Centres')
    const close = open()
    expect(one('.panel').getAttribute('aria-label')).toBe('Centres')
    close()
    expect(one('.panel').getAttribute('aria-label')).toBe('Centres')
  })

  test('[S34] dialog: a focus that went elsewhere meanwhile stays there', () => {
    const close = open()
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    elsewhere.focus()
    close()
    expect(document.activeElement).toBe(elsewhere)
  })

  test('[S34] dialog: closed before it was on the screen, it leaves the page alone', () => {
    open()()
    seen()
    expect(one('main').inert).toBeFalsy()
  })

  test('[S34] dialog: an opener that is gone gets nothing', () => {
    const close = open()
    one('.opener').remove()
    expect(close).not.toThrow()
  })
})
