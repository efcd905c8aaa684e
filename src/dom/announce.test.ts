import { expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { announce } from './announce'

const REGION = '[role="status"]'

test('[X09] announce: says its message in a polite live region, of which there is one', () => {
  announce(document, '2 items in the cart')
  announce(document, '1 item in the cart')
  expect(document.querySelectorAll(REGION)).toHaveLength(1)
  expect(one(REGION).textContent).toBe('1 item in the cart')
})

test('[X09] announce: the same words twice change the text each time', () => {
  const texts = [1, 2, 3].map(() => {
    announce(document, 'Item added')
    return one(REGION).textContent
  })
  expect(texts[0]).not.toBe(texts[1])
  expect(texts[1]).not.toBe(texts[2])
  expect(texts.map((text) => text?.trim())).toEqual(['Item added', 'Item added', 'Item added'])
})

test('[X09] announce: a message is text, whatever it looks like', () => {
  announce(document, '<img src=x onerror=alert(1)>')
  expect(one(REGION).childElementCount).toBe(0)
})
