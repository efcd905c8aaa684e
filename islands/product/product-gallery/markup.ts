import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { chooseLayout, type Layout } from './layout'

/** Contract 02 §13.1. A video may take the place of the first `li`. */
const LIST = 'ul.slides'
const DEFAULT_HEIGHT_PX = 700
/** Contract 02 §13.2. */
export const MOVE_MS = 400
export const SWIPE_PX = 40

export interface Settings {
  readonly layout: Layout
  readonly rtl: boolean
  /** `pinch` is the zoom for phones, which a link in the slide turns on. */
  readonly zoom: 'off' | 'lens' | 'inner' | 'pinch'
}

/** @throws MarkupError when there is no list */
export function readList(host: HTMLElement): HTMLElement {
  const list = host.querySelector<HTMLElement>(LIST)
  if (!list) throw new MarkupError('product-gallery', { list })
  return list
}

/**
 * The theme's option elements may be missing on bare templates (contract 02 §0.2): the defaults apply then.
 */
export function readSettings(page: Page): Settings {
  const { body, documentElement } = page.document
  const options = page.element('#sf-option-params')
  const { mobile } = page.device
  return {
    rtl: body.classList.contains('rtl') || documentElement.dir === 'rtl',
    zoom: readZoom(page, options),
    layout: chooseLayout({
      wanted: options?.getAttribute('data-product-slider-thumbs-pos') === 'left' ? 'left' : 'bottom',
      heightPx: positive(options?.getAttribute('data-product-slider-vert-height')) ?? DEFAULT_HEIGHT_PX,
      split: body.classList.contains('product-fw-split'),
      mobile,
      windowPx: page.window.innerWidth,
    }),
  }
}

function readZoom({ device, element }: Page, options: Element | null): Settings['zoom'] {
  const included = element('#sf-included')?.classList
  if (device.mobile && included?.contains('has-productzoom-mobile')) return 'pinch'
  if (!included?.contains('has-productzoom')) return 'off'
  return options?.getAttribute('data-product-zoom-type') === 'lens' ? 'lens' : 'inner'
}

function positive(text: string | null | undefined): number | undefined {
  const number = Number.parseFloat(text ?? '')
  return number > 0 && Number.isFinite(number) ? number : undefined
}

/** The slide's picture; null for a video. */
export const pictureOf = (slide: Element | undefined): HTMLImageElement | null =>
  slide?.querySelector<HTMLImageElement>('img.product-slider-image') ?? null

/** `a.zoom` alone would also match the link of the pinch zoom. */
export const fullSizeLinkOf = (slide: Element | null | undefined): HTMLAnchorElement | null =>
  slide?.querySelector<HTMLAnchorElement>('a.zoom.lightbox') ?? null

/** The caption, else the alternative text; may be empty. */
export function captionOf(slide: Element | undefined): string {
  const caption = slide?.querySelector('.img-caption')?.textContent?.trim()
  return caption || (pictureOf(slide)?.alt ?? '')
}
