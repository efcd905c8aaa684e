import { expect, test } from 'vitest'
import { setAttributes } from './attributes'

test('[S43] attributes: all of them are set, what was there is replaced, and the others stay', () => {
  const element = document.createElement('div')
  element.setAttribute('role', 'group')
  element.setAttribute('class', 'box')
  setAttributes(element, { role: 'dialog', 'aria-modal': 'true', 'aria-label': '' })
  const attributes = [...element.attributes].map(({ name, value }) => [name, value]).sort()
  expect(attributes).toEqual([
    ['aria-label', ''],
    ['aria-modal', 'true'],
    ['class', 'box'],
    ['role', 'dialog'],
  ])
})
