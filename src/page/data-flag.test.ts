import { describe, expect, test } from 'vitest'
import { flagOf } from './data-flag'

function box(attributes: string): Element {
  document.body.innerHTML = `<div ${attributes}></div>`
  return document.body.firstElementChild as Element
}

describe('[S40] data flag', () => {
  test.each([
    ['true', true],
    ['1', true],
    ['no', true],
    ['False', true],
    [' ', true],
    ['undefined', true],
    ['', false],
    ['false', false],
    ['0', false],
    ['null', false],
  ])('[S40] data flag: "%s" is %s, whatever the default', (value, expected) => {
    const element = box(`data-show-more="${value}"`)
    expect(flagOf(element, 'data-show-more', { absent: true })).toBe(expected)
    expect(flagOf(element, 'data-show-more', { absent: false })).toBe(expected)
  })

  test('[S40] data flag: an attribute without a value is off', () => {
    expect(flagOf(box('data-show-more'), 'data-show-more', { absent: true })).toBe(false)
  })

  test.each([true, false])('[S40] data flag: left out, the default counts: %s', (absent) => {
    expect(flagOf(box('data-show-page="false"'), 'data-show-more', { absent })).toBe(absent)
  })
})
