import { describe, expect, test } from 'vitest'
import { readOptions } from './markup'
import { innerPadding, panelSpan } from './panel-size'
import { clickAction, closesSiblings, viewAt } from './rules'

const CLICK = {
  view: 'desktop',
  isOpen: false,
  isFollowedOnSecondClick: false,
  hidesOnMobile: false,
} as const

describe('[S03] mega menu rules', () => {
  test.each([
    [800, 800, 'desktop'],
    [600, 600, 'desktop'],
    [599, 600, 'desktop'],
    [599, 599, 'mobile'],
  ] as const)(
    '[S03] mega menu: a window of inner width %s and outer width %s has the %s view',
    (inner, outer, view) => {
      expect(viewAt({ innerWidth: inner, outerWidth: outer }, 600)).toBe(view)
    },
  )

  test.each([
    [CLICK, 'open'],
    [{ ...CLICK, isOpen: true }, 'close'],
    [{ ...CLICK, isOpen: true, isFollowedOnSecondClick: true }, 'follow'],
    [{ ...CLICK, isFollowedOnSecondClick: true }, 'open'],
    [{ ...CLICK, view: 'mobile', hidesOnMobile: true }, 'follow'],
    [{ ...CLICK, hidesOnMobile: true }, 'open'],
  ] as const)('[S03] mega menu: a click on %j leads to %s', (clicked, action) => {
    expect(clickAction(clicked)).toBe(action)
  })

  test.each([
    ['desktop', 'standard', true],
    ['mobile', 'standard', false],
    ['mobile', 'accordion', true],
  ] as const)(
    '[S03] mega menu: in the %s view, behaviour %s, siblings close: %s',
    (view, behaviour, expected) => {
      expect(closesSiblings(view, behaviour)).toBe(expected)
    },
  )

  test('[S03] mega menu: a panel is as wide as the named element, its contents as the inner width', () => {
    expect(panelSpan({ left: 20, width: 1240 }, { left: 300, width: 500 })).toEqual({
      left: -280,
      width: 1240,
    })
    expect(innerPadding(1240, 1000)).toBe(120)
    expect(innerPadding(800, 1000)).toBe(0)
  })

  test.each([
    [{}, undefined, { event: 'hover_intent', breakpoint: 600, timeoutMs: 300, intervalMs: 100 }],
    [
      { 'data-event': 'click', 'data-breakpoint': '768' },
      { timeout: '500', interval: '0' },
      { event: 'click', breakpoint: 768, timeoutMs: 500, intervalMs: 0 },
    ],
    [
      { 'data-breakpoint': 'wide', 'data-effect-speed': '-1' },
      { timeout: null },
      { breakpoint: 600, effectSpeedMs: 200, timeoutMs: 300 },
    ],
    [
      { 'data-panel-inner-width': '1170px', 'data-document-click': 'disabled' },
      'x',
      { panelInnerWidth: 1170, closesOnOutsideClick: false },
    ],
  ])('[S03] mega menu: printed %j with %j', (attributes, megamenu, expected) => {
    const menu = document.createElement('ul')
    for (const [name, value] of Object.entries(attributes)) menu.setAttribute(name, value)
    expect(readOptions(menu, { megamenu } as unknown as Window)).toMatchObject(expected)
  })
})
