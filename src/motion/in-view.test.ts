import { describe, expect, test, vi } from 'vitest'
import { fakeView } from '../../tests/unit/fake-view'
import { onceInView, watchInView } from './in-view'

const page = { window, report: vi.fn() }
const block = () => document.body.appendChild(document.createElement('div'))

describe('[P16] in view', () => {
  test('[P16] calls back at each change, and only then', () => {
    const view = fakeView()
    const element = block()
    const seen: boolean[] = []
    const stop = watchInView(page, element, (isInView) => seen.push(isInView))
    view.hide(element)
    view.show(element)
    view.show(element)
    view.hide(element)
    expect(seen).toEqual([false, true, false])
    stop()
    view.show(element)
    expect(seen).toHaveLength(3)
  })

  test('[P16] watchers with the same margin share one observer, which ends with the last', () => {
    const view = fakeView()
    const [first, second] = [block(), block()]
    const stops = [first, first, second].map((element) => watchInView(page, element, () => {}))
    expect(view.watched).toEqual({ elements: 2, observers: 1 })
    stops.push(watchInView(page, second, () => {}, { margin: '-150px 0px' }))
    expect(view.watched).toEqual({ elements: 2, observers: 2 })
    stops[0]?.()
    expect(view.watched.elements).toBe(2)
    for (const stop of stops) stop()
    expect(view.watched).toEqual({ elements: 0, observers: 0 })
  })

  test('[P16] a later watcher of the same element is called, too', () => {
    const view = fakeView()
    const element = block()
    const early = vi.fn()
    const late = vi.fn()
    const stops = [watchInView(page, element, early)]
    view.show(element)
    stops.push(watchInView(page, element, late))
    view.show(element)
    expect(early).toHaveBeenCalledTimes(1)
    expect(late).toHaveBeenCalledExactlyOnceWith(true)
    for (const stop of stops) stop()
  })

  test('[P16] each margin has an observer of its own', () => {
    const view = fakeView()
    const element = block()
    const inner = vi.fn()
    const stop = watchInView(page, element, inner, { margin: '-150px 0px' })
    view.show(element, '0px')
    expect(inner).not.toHaveBeenCalled()
    view.show(element, '-150px 0px')
    expect(inner).toHaveBeenCalledExactlyOnceWith(true)
    stop()
  })

  test('[P16] onceInView calls back once', () => {
    const view = fakeView()
    const element = block()
    const callback = vi.fn()
    onceInView(page, element, callback)
    view.hide(element)
    expect(callback).not.toHaveBeenCalled()
    view.show(element)
    view.hide(element)
    view.show(element)
    expect(callback).toHaveBeenCalledTimes(1)
    expect(view.watched.elements).toBe(0)
  })

  test('[P16] an error in one watcher is reported, and the others are called', () => {
    const view = fakeView()
    const element = block()
    const cause = new Error('no such chart')
    const report = vi.fn()
    const other = vi.fn()
    const stops = [
      watchInView({ window, report }, element, () => {
        throw cause
      }),
      watchInView(page, element, other),
    ]
    view.show(element)
    expect(report).toHaveBeenCalledExactlyOnceWith(cause)
    expect(other).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  test('[P16] without IntersectionObserver, watchInView does not call back and onceInView does at once', () => {
    const { IntersectionObserver } = window
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const callback = vi.fn()
    watchInView(page, block(), callback)()
    expect(callback).not.toHaveBeenCalled()
    onceInView(page, block(), callback)()
    expect(callback).toHaveBeenCalledTimes(1)
    if (IntersectionObserver) Object.assign(window, { IntersectionObserver })
  })
})
