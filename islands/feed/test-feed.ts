import * as React from 'react'
import { vi } from 'vitest'
import { mounter } from '../../tests/unit/mounter'
import { mount } from './feed'
import { latePartsCode } from './feed/late-parts-code'
import { drawingCode } from './shared/network/drawing-code'

const mountAsRuntime = mounter(mount)

// The late code has arrived, as after a visitor's first approach.
drawingCode.$code.set(await drawingCode.load())
latePartsCode.$code.set(await latePartsCode.load())

/** Mounts a feed where there is no `IntersectionObserver`: all posts are ready at once. */
export const mountFeed: typeof mountAsRuntime = (feed, page) => {
  // happy-dom has an observer that never calls back. `unstubGlobals` restores it.
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(window, 'IntersectionObserver')
  return mountAsRuntime(feed, page)
}

/** Runs a function and makes React render its effects at once, instead of a moment later. */
export function act<Result>(run: () => Result): Result {
  let result: { readonly value: Result } | undefined
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  try {
    React.act(() => {
      result = { value: run() }
    })
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  }
  if (!result) throw new Error('React has not acted')
  return result.value
}
