import { isRtl } from '../../../src/page/is-rtl'
import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'
import { carouselAround } from '../../../src/slides/carousel-around'

/** Contract 04 §17.2, §17.3. */
const OUTER = '.swift-slider-outer'
const WRAPPER = '.swiper-wrapper'
export const SLIDE = '.swiper-slide'
export const CAPTION = '.caption-content'
export const CAPTION_WRAP = '.caption-wrap'
export const VIDEO_WRAP = '.video-wrap'
export const VIDEO_OVERLAY = '.video-overlay'
/** Several sliders on a page repeat this id. */
export const LOADER = '#swift-slider-loader'
export const HEADER_WRAP = '.header-wrap'
export const HEADER_STYLE = 'data-style'

export const ACTIVE_CLASS = 'swiper-slide-active'
export const VISIBLE_CLASS = 'swiper-slide-visible'
export const CAPTION_ACTIVE_CLASS = 'caption-active'
export const DOT_ACTIVE_CLASS = 'active'
export const NO_SWIPING_CLASS = 'no-swiping'
export const CONTINUE_HIDDEN_CLASS = 'continue-hidden'
export const PARALLAX_CLASS = 'swift-slider-parallax'
export const NOT_VISIBLE_CLASS = 'not-visible'
export const FINISHED_CLASS = 'finished'
/** Laurel's own class: it ends the early style that applies before first paint. */
export const MOUNTED_CLASS = 'laurel-hero'

/** The slides of `slide` and `fade` are a row, those of a curtain are a column. */
export type Kind = 'slide' | 'fade' | 'curtain'

/** The duration of a slide change (spec feed and page builder §9). */
export const CHANGE_MS: Readonly<Record<Kind, number>> = { slide: 600, fade: 1200, curtain: 1000 }

export interface Settings {
  readonly kind: Kind
  readonly isFullscreen: boolean
  readonly maxHeight: number | undefined
  readonly loops: boolean
  /** How long a slide is shown; undefined for no autoplay. */
  readonly autoplayMs: number | undefined
  /** Whether the slider has a button that leads to the content below it. */
  readonly continues: boolean
  /** Whether the theme's CSS hides the dots, so that none have to be created. */
  readonly hidesDots: boolean
  readonly isRtl: boolean
}

export interface Parts {
  readonly host: HTMLElement
  /** Keeps the slider's space in the page when the slider itself is fixed; the host if there is no such element. */
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** The titles of the slides; '' for none. */
  readonly titles: readonly string[]
  readonly previous: HTMLElement | null
  readonly next: HTMLElement | null
  readonly pagination: HTMLElement | null
  readonly dots: readonly HTMLElement[]
  readonly indicator: HTMLElement | null
  readonly continueButton: HTMLElement | null
  /** The controls that take the tone of the slide. */
  readonly coloured: readonly HTMLElement[]
  /** The tone that each slide prescribes for the controls. */
  readonly tones: readonly (string | undefined)[]
}

/**
 * @returns undefined for a slider without slides
 * @throws MarkupError for a slider without the wrapper of its slides
 */
export function readParts(host: HTMLElement): Parts | undefined {
  const wrapper = host.querySelector<HTMLElement>(WRAPPER)
  if (!wrapper) throw new MarkupError('hero-slider', { wrapper })
  const slides = [...wrapper.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(SLIDE),
  )
  if (slides.length === 0) return undefined
  const part = (selector: string) => host.querySelector<HTMLElement>(selector)
  const [previous, next] = [part('.swift-slider-prev'), part('.swift-slider-next')]
  const pagination = part('.swift-slider-pagination')
  const continueButton = part('.swift-slider-continue')
  return {
    host,
    outer: host.closest<HTMLElement>(OUTER) ?? host,
    wrapper,
    slides,
    titles: slides.map((slide) => slide.getAttribute('data-slide-title')?.trim() ?? ''),
    tones: slides.map(toneOf),
    previous,
    next,
    pagination,
    dots: [...(pagination?.querySelectorAll<HTMLElement>('.dot') ?? [])],
    indicator: part('.swift-scroll-indicator'),
    continueButton,
    coloured: [previous, next, pagination, continueButton].filter((control) => control !== null),
  }
}

export function readSettings(host: HTMLElement, page: Page, count: number): Settings {
  const kind = readKind(host)
  const loop = host.getAttribute('data-loop') ?? ''
  return {
    kind,
    isFullscreen: host.getAttribute('data-fullscreen') === 'true',
    maxHeight: positive(host.getAttribute('data-max-height')),
    loops: kind !== 'curtain' && count > 1 && ['true', '1', 'yes'].includes(loop),
    autoplayMs: count > 1 ? positive(host.getAttribute('data-autoplay')) : undefined,
    continues: ['true', '1'].includes(host.getAttribute('data-continue') ?? ''),
    hidesDots: host.querySelector('.pagination-hidden') !== null,
    isRtl: isRtl(page.document.body, page),
  }
}

function readKind(host: HTMLElement): Kind {
  const type = host.getAttribute('data-slider-type')
  if (type === 'curtain') return 'curtain'
  return type === 'slider' && host.getAttribute('data-transition') === 'fade' ? 'fade' : 'slide'
}

function positive(text: string | null): number | undefined {
  const number = Number.parseFloat(text ?? '')
  return number > 0 && Number.isFinite(number) ? number : undefined
}

/** Whether an element belongs to another carousel than this one, nested or elsewhere on the page. */
export function isInOtherCarousel(element: Element | null, host: Element): boolean {
  const nearest = element && carouselAround(element)
  return Boolean(nearest) && nearest !== host
}

/** The name of a slide for screen readers. */
export function slideName(titles: readonly string[], index: number): string {
  const values = { number: index + 1, count: titles.length }
  return titled(text('hero-slider.number', '{number} of {count}', values), titles[index])
}

export const titled = (label: string, title: string | undefined): string =>
  title ? `${label}: ${title}` : label

function toneOf(slide: Element): string | undefined {
  const tone = slide.getAttribute('data-style')
  return tone === 'light' || tone === 'dark' ? tone : undefined
}
