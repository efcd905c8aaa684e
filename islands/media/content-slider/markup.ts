import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'

/** Contract 03 §0.2, spec storefront §9. */
const DEFAULT_INTERVAL_MS = 7000
const DEFAULT_MOVE_MS = 600
/** Contract 03 §3.1. */
export const SWIPE_PX = 40
/** The longest delay that a browser's timer supports. */
const LONGEST_MS = 2 ** 31 - 1

const PARAMS = '#sf-option-params'
const LIST = ':scope > ul.slides'
/** Present once another script has built the slider. */
const BUILT = ':scope > .lSSlideOuter'

/** The kinds of sliders by their classes (contract 03 §3), the most specific first. */
const KINDS = [
  { kind: 'gallery', className: 'gallery-slider', label: () => text('content-slider.gallery', 'Gallery') },
  {
    kind: 'content',
    className: 'testimonials-slider',
    label: () => text('content-slider.testimonials', 'Testimonials'),
  },
  { kind: 'content', className: 'tweets-slider', label: () => text('content-slider.tweets', 'Tweets') },
  { kind: 'content', className: 'content-slider', label: () => text('common.slides', 'Slides') },
  { kind: 'pictures', className: 'item-slider', label: () => text('common.pictures', 'Pictures') },
  { kind: 'pictures', className: 'thumb-slider', label: () => text('common.pictures', 'Pictures') },
] as const

export interface Settings {
  readonly kind: 'gallery' | 'content' | 'pictures'
  /** The slider's accessible name. */
  readonly label: string
  readonly transition: 'slide' | 'fade'
  readonly rtl: boolean
  /** How long a slide is shown by the autoplay. */
  readonly intervalMs: number
  readonly moveMs: number
  readonly hasAutoplay: boolean
  readonly hasThumbs: boolean
}

/**
 * @returns undefined where the slider is built already
 * @throws MarkupError when there is no list
 */
export function readList(host: HTMLElement): HTMLElement | undefined {
  const list = host.querySelector<HTMLElement>(LIST)
  if (list) return list
  if (host.querySelector(BUILT)) return undefined
  throw new MarkupError('content-slider', { list })
}

export function readSettings(host: HTMLElement, page: Page): Settings {
  const { body, documentElement } = page.document
  const params = page.element(PARAMS)
  const { kind, label } = KINDS.find(({ className }) => host.classList.contains(className)) ?? KINDS[3]
  const moveMs = readMs(params?.getAttribute('data-slider-animspeed'), DEFAULT_MOVE_MS)
  const intervalMs = readMs(params?.getAttribute('data-slider-slidespeed'), DEFAULT_INTERVAL_MS)
  const autoplay =
    kind === 'pictures' ? params?.getAttribute('data-slider-autoplay') : host.dataset['autoplay']
  return {
    kind,
    label: label(),
    rtl: body.classList.contains('rtl') || documentElement.dir === 'rtl',
    // A value that is in seconds by mistake must not make the slides flicker.
    intervalMs: Math.max(intervalMs, moveMs),
    moveMs,
    transition: readTransition(host, kind),
    hasAutoplay: autoplay === (kind === 'pictures' ? '1' : 'yes'),
    hasThumbs: kind === 'gallery' && host.dataset['thumbs'] === 'yes',
  }
}

function readTransition(host: HTMLElement, kind: Settings['kind']): Settings['transition'] {
  if (kind === 'gallery') return host.dataset['transition'] === 'fade' ? 'fade' : 'slide'
  return kind === 'content' ? 'fade' : 'slide'
}

function readMs(text: string | null | undefined, fallback: number): number {
  const number = Number.parseFloat(text ?? '')
  return number > 0 ? Math.min(number, LONGEST_MS) : fallback
}

export const pictureOf = (slide: Element | undefined): HTMLImageElement | null =>
  slide?.querySelector('img') ?? null

/** The slide's caption, else the alternative text of its picture; may be empty. */
export function captionOf(slide: Element | undefined): string {
  const caption = slide?.querySelector('.flex-caption')?.textContent?.trim()
  return caption || (pictureOf(slide)?.alt.trim() ?? '')
}
