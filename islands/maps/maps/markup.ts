import type { Page } from '../../../src/page/page'
import { readColourSettings, readLook } from '../look'
import { parseStyles, stylesOf } from '../map-styles'
import type { MapPlan } from '../pin-map'
import { readCoordinates } from '../read-coordinates'
import { infoContent } from './info-content'

const PINS = '.pin_location'
const STYLES = '.map-styles-array'

/** Reads a canvas, and the pins beside it (contract 03 §9). */
export function readMap(canvas: HTMLElement, page: Page): MapPlan {
  const box = canvas.parentElement ?? canvas
  const styles = box.querySelector(STYLES)
  return {
    canvas,
    pins: [...box.querySelectorAll(PINS)].map((pin) => readPin(pin, page)),
    centre: readCoordinates(canvas.getAttribute('data-center-lat'), canvas.getAttribute('data-center-lng')),
    look: {
      ...readLook(canvas, page),
      hasControls: canvas.getAttribute('data-controls') === 'yes',
      styles: styles ? parseStyles(styles.textContent ?? '') : stylesOf(readColourSettings(canvas)),
      stylesReplaceType: false,
    },
    showsAllOnResize: false,
  }
}

function readPin(element: Element, page: Page) {
  const text = (name: string) => element.getAttribute(`data-${name}`) ?? ''
  const texts = {
    title: text('title'),
    content: text('content'),
    link: text('pinlink'),
    buttonText: text('button-text'),
  }
  return {
    title: texts.title,
    address: text('address'),
    at: readCoordinates(element.getAttribute('data-lat'), element.getAttribute('data-lng')),
    icon: text('pinimage'),
    content: () => infoContent(texts, page),
  }
}
