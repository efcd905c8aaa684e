import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appHeadingHeight,
  centringBottom,
  centringTop,
  featureHeight,
  headingHeight,
  readLength,
  textBlur,
  textOpacity,
} from './heading'

describe('[S17] hero heading: sizes', () => {
  test.each([
    ['300', 300],
    ['300.5', 300.5],
    ['300px', 300],
    ['0', undefined],
    ['', undefined],
    [null, undefined],
    ['-20', undefined],
    ['tall', undefined],
    ['Infinity', undefined],
  ])('[S17] hero heading: data-height %j is %s', (value, length) => {
    expect(readLength(value)).toBe(length)
  })

  test.each([
    ['no height, short text (19.1)', { wanted: undefined, text: 90, header: 0 }, 400],
    ['text higher than the heading (19.2)', { wanted: 300, text: 350, header: 0 }, 470],
    ['text as high as the heading', { wanted: 300, text: 300, header: 0 }, 300],
    ['a naked header (19.3)', { wanted: 300, text: 90, header: 90 }, 390],
    ['a naked header and a high text', { wanted: 300, text: 350, header: 90 }, 560],
  ])('[S17] hero heading: %s', (_, parts, height) => {
    expect(headingHeight(parts)).toBe(height)
  })

  test('[S17] hero heading: the heading is at least as high as header and text', () => {
    const parts = fc.record({
      wanted: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined }),
      text: fc.integer({ min: 0, max: 5000 }),
      header: fc.integer({ min: 0, max: 300 }),
    })
    fc.assert(fc.property(parts, (each) => headingHeight(each) >= each.text + each.header))
  })

  test.each([
    ['a wide window', { wanted: 600, width: 1600, pictureWidth: 1600, pictureHeight: 900 }, 600],
    ['a narrow one', { wanted: 600, width: 800, pictureWidth: 1600, pictureHeight: 900 }, 450],
    ['no picture', { wanted: 600, width: 800, pictureWidth: undefined, pictureHeight: 900 }, undefined],
  ])('[S17] hero heading: an app’s in %s', (_, picture, height) => {
    expect(appHeadingHeight(picture)).toBe(height)
  })

  test('[S17] hero heading: halves of odd heights are rounded away from zero', () => {
    expect([centringTop(97), centringBottom(25), featureHeight(102)]).toEqual([-49, -12, 182])
  })
})

describe('[S17] hero heading: scrolled', () => {
  test.each([
    [-50, 1],
    [0, 1],
    [200, 0.5],
    [400, 0],
    [3000, 0],
  ])('[S17] hero heading: opacity at %s px is %s (19.6)', (scrollTop, opacity) => {
    expect(textOpacity(scrollTop)).toBe(opacity)
  })

  test.each([
    ['not yet past the header', { scrollTop: 80, offset: 80, isApp: false }, 0],
    ['past it by its height', { scrollTop: 160, offset: 80, isApp: false }, 4],
    ['under an app’s header', { scrollTop: 80, offset: 80, isApp: true }, 4],
    ['without a header', { scrollTop: 300, offset: 0, isApp: false }, 0],
    ['when the text is transparent', { scrollTop: 4000, offset: 80, isApp: false }, 16],
  ])('[S17] hero heading: blur %s', (_, situation, blur) => {
    expect(textBlur(situation)).toBe(blur)
  })
})
