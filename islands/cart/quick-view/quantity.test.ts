import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { handleQuantityButtons, steppedQuantity } from './quantity'

describe('[S37] quick view quantity', () => {
  test.each([
    ['1', 'minus', 1],
    ['2', 'minus', 1],
    ['0', 'minus', 1],
    ['-4', 'minus', 1],
    ['1', 'plus', 2],
    ['9', 'plus', 10],
    ['', 'plus', 2],
    ['many', 'minus', 1],
    ['1', null, 2],
  ])('[S37] (QV9) %j, %s', (value, direction, expected) => {
    expect(steppedQuantity(value, direction)).toBe(expected)
  })

  describe('[S37] quick view quantity buttons', () => {
    const change = vi.fn()

    beforeEach(() => {
      change.mockReset()
      document.body.innerHTML =
        '<div id="jckqv"><div class="quantity"><input class="qty" value="2"></div></div>'
      const content = one('#jckqv')
      content.addEventListener('change', change)
      handleQuantityButtons(content)
    })
    const press = (dir: string) => {
      const button = document.createElement('input')
      Object.assign(button, { type: 'button', className: 'jckqv-qty-spinner' })
      button.dataset['dir'] = dir
      one('.quantity').append(button)
      button.click()
    }
    const value = () => one<HTMLInputElement>('.qty').value

    test('[S37] buttons that are added later work, and fire `change`', () => {
      press('plus')
      expect(value()).toBe('3')
      expect(change).toHaveBeenCalledOnce()
    })

    test('[S37] (QV9) minus stops at 1 and then fires no `change`', () => {
      press('minus')
      press('minus')
      expect(value()).toBe('1')
      expect(change).toHaveBeenCalledOnce()
    })
  })
})
