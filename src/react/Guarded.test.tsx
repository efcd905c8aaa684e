import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { Guarded } from './Guarded'

const CRACKED = new Error('cracked')

let report: ReturnType<typeof vi.fn<(cause: unknown) => void>>
let root: Root

function Broken(): null {
  throw CRACKED
}
/** Breaks when it is clicked. */
function Brittle({ onGone }: { readonly onGone: () => void }) {
  const [isBroken, setBroken] = useState(false)
  useLayoutEffect(() => onGone, [onGone])
  if (isBroken) throw CRACKED
  return (
    <button type="button" onClick={() => setBroken(true)}>
      cup
    </button>
  )
}

beforeEach(() => {
  // React reports errors on the console too, in development.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  report = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => flushSync(() => root.unmount()))

describe('[X11] parts that may fail', () => {
  test('[X11] Guarded: a part that cannot be drawn is reported, and the others are there', () => {
    flushSync(() =>
      root.render(
        <>
          <Guarded report={report}>
            <Broken />
          </Guarded>
          <Guarded report={report}>
            <p>medal</p>
          </Guarded>
        </>,
      ),
    )
    expect(document.body.textContent).toBe('medal')
    expect(report).toHaveBeenCalledExactlyOnceWith(CRACKED)
  })

  test('[X11] Guarded: one that fails later goes, and what it has done is undone', () => {
    const onGone = vi.fn()
    flushSync(() =>
      root.render(
        <>
          <Guarded report={report}>
            <Brittle onGone={onGone} />
          </Guarded>
          <p>medal</p>
        </>,
      ),
    )
    expect(document.body.textContent).toBe('cupmedal')
    flushSync(() => one('button').click())
    expect(document.body.textContent).toBe('medal')
    expect(onGone).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledExactlyOnceWith(CRACKED)
  })

  test('[X11] Guarded: what does not fail is drawn as it is, and nothing is reported', () => {
    flushSync(() =>
      root.render(
        <Guarded report={report}>
          <p>medal</p>
          <p>cup</p>
        </Guarded>,
      ),
    )
    expect(document.querySelectorAll('p')).toHaveLength(2)
    expect(report).not.toHaveBeenCalled()
  })
})
