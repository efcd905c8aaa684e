import type { Page } from '../../../src/page/page'
import { linkToNewTab } from '../link-to-new-tab'
import { readColourSettings, readLook } from '../look'
import { parseStyles, stylesOf } from '../map-styles'
import type { MapPlan } from '../pin-map'
import { readCoordinates } from '../read-coordinates'
import { fillWithText } from '../rich-text'

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

interface PinTexts {
  readonly title: string
  readonly content: string
  readonly link: string
  readonly buttonText: string
}

/** The content of a pin's info window; empty parts are left out (contract 03 §9). */
function infoContent({ title, content, link, buttonText }: PinTexts, page: Page): HTMLElement {
  const box = document.createElement('div')
  box.className = 'pinmarker'
  const add = (tag: string, text: string) => {
    if (!text) return
    const part = document.createElement(tag)
    fillWithText(part, text, page)
    box.append(part)
  }
  add('h3', title)
  add('p', content)
  const button = linkToNewTab(link, buttonText)
  if (!button) return box
  const row = document.createElement('div')
  row.append(button)
  box.append(row)
  return box
}
