import { type EffectCallback, useEffect, useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { mountReact } from './mount'

interface CupProps {
  readonly layout?: EffectCallback
  readonly effect?: EffectCallback
}

const nothing = () => {}

function Cup({ layout = nothing, effect = nothing }: CupProps) {
  useLayoutEffect(layout, [layout])
  useEffect(effect, [effect])
  return null
}

function Broken(): null {
  throw new Error('no cup')
}

/** Throws once it is told to. */
function Brittle({ hand }: { hand: (breakIt: () => void) => void }) {
  const [broken, setBroken] = useState(false)
  useLayoutEffect(() => hand(() => setBroken(true)), [hand])
  if (broken) throw new Error('cracked')
  return null
}

const fail = () => {
  throw new Error('no cup')
}

/** React reports errors on the console too, in development. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('[X11] mount: everything of the first rendering is in place when it returns', () => {
  const [layout, effect] = [vi.fn(), vi.fn()]
  const unmount = mountReact(<Cup layout={layout} effect={effect} />, fakePage())
  expect(layout).toHaveBeenCalledOnce()
  expect(effect).toHaveBeenCalledOnce()
  unmount()
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
  expect(() => mountReact(<Broken />, page)).toThrow('no cup')
  expect(page.report).not.toHaveBeenCalled()
})

test.each([
  ['before the paint', { layout: fail }],
  ['after it', { effect: fail }],
])('[X11] mount: an effect that throws at first, %s, takes the rest down with it', (_, props) => {
  quiet()
  const page = fakePage()
  const cleanUp = vi.fn()
  const island = (
    <>
      <Cup layout={() => cleanUp} />
      <Cup {...props} />
    </>
  )
  expect(() => mountReact(island, page)).toThrow('no cup')
  expect(cleanUp).toHaveBeenCalledOnce()
  expect(page.report).not.toHaveBeenCalled()
})

test('[X11] mount: a later error is reported, once', async () => {
  quiet()
  const page = fakePage()
  let breakIt = () => {}
  const hand = (given: () => void) => {
    breakIt = given
  }
  mountReact(<Brittle hand={hand} />, page)
  breakIt()
  await vi.waitFor(() => expect(page.report).toHaveBeenCalled())
  expect(page.report.mock.calls).toEqual([[new Error('cracked')]])
})

test('[X11] mount: unmount runs every clean-up before it returns', () => {
  const cleanUp = vi.fn()
  const unmount = mountReact(<Cup layout={() => cleanUp} effect={() => cleanUp} />, fakePage())
  expect(cleanUp).not.toHaveBeenCalled()
  unmount()
  expect(cleanUp).toHaveBeenCalledTimes(2)
})

test('[X11] mount: what a handler throws, as React gives it to the window, is reported in the name of its island', () => {
  quiet()
  const page = { ...fakePage(), island: 'love-button' }
  const unmount = mountReact(<p>cup</p>, page)
  const tell = (stack: string) => {
    const error = Object.assign(new Error('no cup'), { stack })
    return [error, window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))]
  }
  const at = (file: string) => `at x (https://shop.example/dist/chunks/${file}:1:7)`
  const [error, isGoingOn] = tell([at('kit-AB12C.js'), at('love-button-ZY98X.js')].join('\n'))
  expect(page.report.mock.calls).toEqual([[error]])
  expect(isGoingOn).toBe(false)
  for (const stack of [
    '',
    at('kit-AB12C.js'),
    at('mini-cart-ZY98X.js'),
    'at https://shop.example/theme.js:1:7',
  ])
    expect(tell(stack)[1]).toBe(true)
  expect(page.report).toHaveBeenCalledOnce()
  unmount()
})
