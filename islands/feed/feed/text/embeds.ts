import { unwrap, unwrapAll } from './boxes'

/** Boxes in which themes and their scripts put videos, to give them a height (contract 05 §8). */
const RESPONSIVE_BOX = '.embed-responsive'
const FRAME_BOX = '.cff-iframe-wrap .iframe-embed'
const FLUID_BOX = '.cff-iframe-wrap .fluid-width-video-wrapper'

/** The time by which scripts have wrapped videos in such boxes (contract 05 §8). */
export const UNWRAP_AFTER_MS = 500

/** Takes an item's videos out of these boxes, so that the plugin's CSS sets their size. */
export function unwrapEmbeds(item: Element): (() => void)[] {
  const boxes = (selector: string, content: string) =>
    [...item.querySelectorAll(selector)].filter((box) => box.querySelector(content))
  return [
    ...unwrapAll(boxes(RESPONSIVE_BOX, 'iframe, video')),
    ...boxes(FLUID_BOX, 'iframe').map((box) => unwrap(box, floating(box.ownerDocument))),
    ...unwrapAll(boxes(FRAME_BOX, 'iframe')),
  ]
}

function floating(document: Document): HTMLElement {
  const box = document.createElement('div')
  box.style.cssFloat = 'left'
  box.style.width = '100%'
  return box
}
