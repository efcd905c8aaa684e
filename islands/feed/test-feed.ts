import * as React from 'react'
import { vi } from 'vitest'
import { mounter } from '../../tests/unit/mounter'
import { mount } from './feed'
import { latePartsCode } from './feed/late-parts-code'
import { drawingCode } from './shared/network/drawing-code'

const mountAsRuntime = mounter(mount)

// As for a visitor who has opened comments, and has come near pictures before.
drawingCode.$code.set(await drawingCode.load())
latePartsCode.$code.set(await latePartsCode.load())

/** Brings a feed to life as the runtime does, where nobody tells what is near the window: all posts are ready at once. */
export const mountFeed: typeof mountAsRuntime = (feed, page) => {
  // happy-dom has one that tells nothing. It comes back with the other globals.
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(window, 'IntersectionObserver')
  return mountAsRuntime(feed, page)
}

/** Does something, and has React draw at once what follows from it, which it would do a moment later by itself. */
export function act<Result>(deed: () => Result): Result {
  let result: { readonly value: Result } | undefined
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  try {
    React.act(() => {
      result = { value: deed() }
    })
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  }
  if (!result) throw new Error('React has not acted')
  return result.value
}
