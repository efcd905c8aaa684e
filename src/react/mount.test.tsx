import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { mountReact } from './mount'

/** React’s own way of telling an error goes to the console in development only. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('[X11] mount: everything of the first rendering is in place when it returns', () => {
  const [layout, effect] = [vi.fn(), vi.fn()]
  function Cup() {
    useLayoutEffect(layout, [])
    useEffect(effect, [])
    return null
  }
  mountReact(<Cup />, fakePage())()
  expect(layout).toHaveBeenCalledOnce()
  expect(effect).toHaveBeenCalledOnce()
})

test('[X11] mount: nothing is put into the page', () => {
  const before = document.documentElement.outerHTML
  const unmount = mountReact(<p>cup</p>, fakePage())
  expect(document.documentElement.outerHTML).toBe(before)
  unmount()
})

test('[X11] mount: what the first rendering throws is thrown, and is not reported as well', () => {
  quiet()
  const page = fakePage()
  const cleanUp = vi.fn()
  function Bad(): null {
    throw new Error('no cup')
  }
  function Good() {
    useLayoutEffect(() => cleanUp, [])
    return null
  }
  const mount = () =>
    mountReact(
      <>
        <Good />
        <Bad />
      </>,
      page,
    )
  expect(mount).toThrow('no cup')
  expect(page.report).not.toHaveBeenCalled()
})

test('[X11] mount: an effect that throws at first takes the rest down with it', () => {
  quiet()
  const cleanUp = vi.fn()
  function Good() {
    useLayoutEffect(() => cleanUp, [])
    return null
  }
  function Bad() {
    useLayoutEffect(() => {
      throw new Error('no cup')
    }, [])
    return null
  }
  const mount = () =>
    mountReact(
      <>
        <Good />
        <Bad />
      </>,
      fakePage(),
    )
  expect(mount).toThrow('no cup')
  expect(cleanUp).toHaveBeenCalledOnce()
})

test('[X11] mount: a later error is reported, once', async () => {
  quiet()
  const page = fakePage()
  let breakIt: (broken: boolean) => void = () => {}
  function Cup() {
    const [broken, setBroken] = useState(false)
    breakIt = setBroken
    if (broken) throw new Error('cracked')
    return null
  }
  mountReact(<Cup />, page)
  breakIt(true)
  await vi.waitFor(() => expect(page.report).toHaveBeenCalled())
  expect(page.report.mock.calls).toEqual([[new Error('cracked')]])
})

test('[X11] mount: unmount runs every clean-up before it returns', () => {
  const cleanUp = vi.fn()
  function Cup() {
    useLayoutEffect(() => cleanUp, [])
    useEffect(() => cleanUp, [])
    return null
  }
  const unmount = mountReact(<Cup />, fakePage())
  expect(cleanUp).not.toHaveBeenCalled()
  unmount()
  expect(cleanUp).toHaveBeenCalledTimes(2)
})
