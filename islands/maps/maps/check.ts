import { mayBeOneOf } from '../../../src/check/attribute'
import { isJson } from '../../../src/check/json'
import { mayBeNumber } from '../../../src/check/number'
import type { Check, Problem } from '../../../src/check/problem'
import { mayBeUrl } from '../../../src/check/url'

const PIN = '.pin_location'
const STYLES = '.map-styles-array'

/** Contract 03 §9: the canvas, its pins and its styles. */
export const check: Check = (canvas) => {
  const box = canvas.parentElement ?? canvas
  const pins = [...box.querySelectorAll(PIN)]
  const styles = box.querySelector(STYLES)
  return [
    ...(pins.length > 0 ? pins.flatMap(checkPin) : [noPins(canvas)]),
    ...(styles ? checkStyles(styles) : []),
    ...mayBeNumber(canvas, 'data-zoom', { least: 0, most: 22 }),
    ...mayBeNumber(canvas, 'data-center-lat', { least: -90, most: 90 }),
    ...mayBeNumber(canvas, 'data-center-lng', { least: -180, most: 180 }),
    ...mayBeOneOf(canvas, 'data-controls', ['yes', 'no']),
  ]
}

const noPins = (element: Element): Problem => ({
  kind: 'missing',
  message: `no ${PIN} is beside <div>: there is nothing to draw`,
  element,
})

/** A pin needs coordinates or an address. */
function checkPin(pin: Element): Problem[] {
  const has = (name: string) => Boolean(pin.getAttribute(name)?.trim())
  const isPlaced = has('data-address') || (has('data-lat') && has('data-lng'))
  const message = 'a pin has neither data-address nor both data-lat and data-lng'
  return [
    ...(isPlaced ? [] : [{ kind: 'missing' as const, message, element: pin }]),
    ...mayBeNumber(pin, 'data-lat', { least: -90, most: 90 }),
    ...mayBeNumber(pin, 'data-lng', { least: -180, most: 180 }),
    ...mayBeUrl(pin, 'data-pinimage'),
  ]
}

function checkStyles(element: Element): Problem[] {
  const text = element.textContent?.trim() ?? ''
  if (!text || isJson(text)) return []
  return [{ kind: 'unparsable', message: `${STYLES} holds no JSON: ${text}`, element }]
}
