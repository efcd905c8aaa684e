import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lockScroll } from './scroll-lock'

const { body, documentElement: root } = document
let overflow: { root: string; body: string }

beforeEach(() => {
  overflow = { root: 'visible', body: 'visible' }
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) => ({ overflowY: element === root ? overflow.root : overflow.body }) as CSSStyleDeclaration,
  )
})

describe('[S06] [S07] scroll lock', () => {
  test('[S06] scroll lock: the page does not scroll, and scrolls again afterwards', () => {
    body.style.overflow = 'auto'
    const unlock = lockScroll(window)
    expect(body.style.overflow).toBe('hidden')
    unlock()
    expect(body.style.overflow).toBe('auto')
  })

  test('[S07] scroll lock: locks the root if it has an overflow of its own', () => {
    overflow.root = 'auto'
    const unlock = lockScroll(window)
    expect([root.style.overflow, body.style.overflow]).toEqual(['hidden', ''])
    unlock()
    expect([root.hasAttribute('style'), body.hasAttribute('style')]).toEqual([false, false])
  })

  test.each([
    [15, 'stable'],
    [0, ''],
  ])(
    '[S07] scroll lock: of a scroll bar %s px wide the room is "%s", so that nothing moves',
    (width, gutter) => {
      root.style.scrollbarGutter = ''
      Object.defineProperty(root, 'clientWidth', { value: window.innerWidth - width, configurable: true })
      const unlock = lockScroll(window)
      expect(root.style.scrollbarGutter).toBe(gutter)
      unlock()
      expect(root.style.scrollbarGutter).toBe('')
      Reflect.deleteProperty(root, 'clientWidth')
    },
  )

  test.each(['root', 'body'] as const)(
    '[S05] scroll lock: what the theme’s CSS locks by the %s is left alone',
    (which) => {
      overflow[which] = 'hidden'
      lockScroll(window)()
      expect([root.hasAttribute('style'), body.hasAttribute('style')]).toEqual([false, false])
    },
  )
})
