import { describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { onFirstInteraction } from './first-interaction'

describe('[X01] the visitor’s first interaction', () => {
  test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
    '[X01] %s is one, wherever it happens, and counts once',
    (type) => {
      document.body.innerHTML = '<p class="cup"></p>'
      const callback = vi.fn()
      onFirstInteraction(window, callback)
      document.dispatchEvent(new Event('click', { bubbles: true }))
      expect(callback).not.toHaveBeenCalled()
      one('.cup').dispatchEvent(new Event(type))
      one('.cup').dispatchEvent(new Event(type))
      window.dispatchEvent(new Event('keydown'))
      expect(callback).toHaveBeenCalledOnce()
    },
  )
})
