import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../tests/unit/fake-page'
import { createScope, type OwnScope } from './scope'

let page: FakePage
let scope: OwnScope

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p class="cup" title="Cup">Gold</p>'
  page = fakePage()
  scope = createScope(page)
})
afterEach(() => {
  scope.dispose()
  vi.useRealTimers()
})

const cup = () => document.querySelector('p') as HTMLElement
const click = () => cup().dispatchEvent(new MouseEvent('click', { bubbles: true }))
const fail = () => {
  throw new Error('no')
}

describe('[X08] scope', () => {
  test('[X08] scope: undoes everything in reverse order, once, also if a step throws', () => {
    const done: string[] = []
    scope.add(() => void done.push('first'))
    scope.add(fail)
    scope.add(() => void done.push('last'))
    scope.dispose()
    scope.dispose()
    expect(done).toEqual(['last', 'first'])
    expect(page.report.mock.calls).toEqual([[new Error('no')]])
  })

  test('[X08] scope: a step that was undone before is not undone again', () => {
    const undo = vi.fn()
    const stop = scope.add(undo)
    stop()
    stop()
    scope.dispose()
    expect(undo).toHaveBeenCalledOnce()
  })

  test('[X08] scope: listens until its end, to one event type or several', () => {
    const heard: string[] = []
    scope.listen(cup(), 'click', ({ type, button }) => heard.push(`${type} ${button}`))
    scope.listen(document, ['click', 'keydown'], ({ type }) => heard.push(type), { capture: true })
    const stop = scope.listen(window, 'click', () => heard.push('window'))
    click()
    expect(heard).toEqual(['click', 'click 0', 'window'])
    stop()
    scope.dispose()
    click()
    expect(heard).toHaveLength(3)
  })

  test('[X08] scope: `detached` outlives it, a child does not', () => {
    const done: string[] = []
    const detached = scope.detached()
    detached.add(() => void done.push('detached'))
    scope.child().add(() => void done.push('child'))
    scope.dispose()
    expect(done).toEqual(['child'])
    detached.dispose()
    expect(done).toEqual(['child', 'detached'])
  })

  test('[X11] scope: reports errors of listeners, timers, frames and observers', () => {
    let tell = () => {}
    class Changes {
      constructor(callback: () => void) {
        tell = callback
      }
      disconnect() {}
    }
    scope.listen(cup(), 'click', fail)
    scope.after(10, fail)
    scope.frame(fail)
    scope.observe(Changes, fail)
    scope.onMarkup(fail)
    click()
    vi.advanceTimersByTime(20)
    tell()
    page.tellMarkup(cup())
    expect(page.report.mock.calls).toEqual(Array(5).fill([new Error('no')]))
  })

  test('[X08] scope: a timer and a frame run once, unless the scope has ended or they were stopped', () => {
    const late = vi.fn()
    const drawn = vi.fn()
    scope.after(10, late)
    scope.frame(drawn)
    scope.after(10, fail)()
    scope.frame(fail)()
    vi.advanceTimersByTime(20)
    expect(late).toHaveBeenCalledOnce()
    expect(drawn).toHaveBeenCalledExactlyOnceWith(expect.any(Number))
    scope.after(10, fail)
    scope.frame(fail)
    scope.dispose()
    expect(vi.getTimerCount()).toBe(0)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[X08] scope: observers get their options, and are disconnected', () => {
    const disconnect = vi.fn()
    class Views {
      readonly disconnect = disconnect
      readonly callback: (entries: readonly string[]) => void
      readonly options: { readonly margin: string }
      constructor(callback: Views['callback'], options: Views['options']) {
        this.callback = callback
        this.options = options
      }
    }
    const seen = vi.fn()
    const views = scope.observe(Views, seen, { margin: '9px' })
    views.callback(['cup'])
    expect(seen).toHaveBeenCalledExactlyOnceWith(['cup'])
    expect(views.options).toEqual({ margin: '9px' })
    scope.dispose()
    expect(disconnect).toHaveBeenCalledOnce()
  })

  test('[X08] scope: server nodes are restored at the end', () => {
    const before = document.body.innerHTML
    scope.adopt.classes(cup(), 'won', 'cup')
    scope.adopt.toggle(cup(), 'cup', false)
    scope.adopt.attribute(cup(), 'title', null)
    scope.adopt.style(cup(), 'top', '3px')
    scope.adopt.text(cup(), 'Silver')
    expect(document.body.innerHTML).toBe('<p class="won" style="top: 3px;">Silver</p>')
    scope.dispose()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[X08] scope: what is added after the end is undone at once', () => {
    const before = document.body.innerHTML
    scope.dispose()
    const undo = vi.fn()
    scope.add(undo)
    scope.listen(cup(), 'click', fail)
    scope.after(0, fail)
    scope.frame(fail)
    scope.adopt.classes(cup(), 'won')
    expect(scope.signal.aborted).toBe(true)
    expect(undo).toHaveBeenCalledOnce()
    click()
    expect(vi.getTimerCount()).toBe(0)
    expect(page.report).not.toHaveBeenCalled()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[X08] scope: its signal is aborted at the end', () => {
    const { signal } = scope
    expect(signal.aborted).toBe(false)
    expect(scope.signal).toBe(signal)
    scope.dispose()
    expect(signal.aborted).toBe(true)
  })

  test('[X08] scope: a child ends alone, or with it', () => {
    const done: string[] = []
    const one = scope.child()
    const other = scope.child()
    one.add(() => void done.push('one'))
    other.add(() => void done.push('other'))
    other.adopt.classes(cup(), 'won')
    one.dispose()
    expect(done).toEqual(['one'])
    expect(cup().className).toBe('cup won')
    scope.dispose()
    expect(done).toEqual(['one', 'other'])
    expect(cup().className).toBe('cup')
  })
})
