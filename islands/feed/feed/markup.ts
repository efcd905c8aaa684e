import { itemAround } from '../feed-markup'
import { MEDIA } from '../lightbox-link'
import {
  type CommentsBox,
  printedComments,
  readCommentsBox,
  readShowMore,
  type ShowMoreParts,
} from '../shared/network/comments-box'
import { type PrintedComments, readPrinted } from '../shared/network/printed-comments'
import { POST } from './meta/markup'

/** Contract 05 §5.1, §7.3, §8, §10. */
const SUMMARY = '.cff-view-comments'
const SHARE_LINK = '.cff-share-link'
const SHARE_CONTAINER = '.cff-share-container'
const SHARE_TOOLTIP = '.cff-share-tooltip'
const DATES_LINK = '.cff-more-dates'
const DATES = ':scope > .cff-multiple-dates'
const PLAY = '.cff-html5-play'
const VIDEO_BOX = '.cff-html5-video'
const POSTER = '.cff-poster'
const TEXT = '.cff-text-wrapper'
const SLIDER = '.cff-link-slider'
const STRIP = '.cff-link-slider-slides'
const SLIDE = '.cff-link-slider-item'
const FINAL_SLIDE = 'cff-final-item'
const LIGHTBOX_FEED = '.cff-lb'

/** The comments of a post as printed, and whether they are open. */
export interface CommentsParts {
  /** The button that opens them, with their number. */
  readonly summary: HTMLElement | null
  readonly box: CommentsBox | null
  readonly isOpen: boolean
  /** The printed details of the comments; undefined while they are closed. */
  readonly printed: PrintedComments | undefined
  readonly showMore: ShowMoreParts | null
  /** The other nodes of the list, such as the paragraph that shows more comments. */
  readonly beside: readonly ChildNode[]
  /** Whether the likes line is already in the page. */
  readonly hasPrintedLikes: boolean
}

export interface ShareParts {
  readonly link: HTMLElement
  readonly tooltip: HTMLElement
  readonly links: readonly HTMLElement[]
  readonly isOpen: boolean
}

export interface DatesParts {
  readonly link: HTMLElement
  readonly dates: HTMLElement
  readonly isOpen: boolean
}

export interface VideoParts {
  readonly button: HTMLElement
  readonly box: HTMLElement
  readonly video: HTMLVideoElement
  readonly posters: readonly HTMLElement[]
  /** The elements that get the full width while a narrow film plays. */
  readonly widened: readonly HTMLElement[]
}

export interface ArrowParts {
  readonly arrow: HTMLElement
  /** The direction in which it steps. */
  readonly by: -1 | 1
  readonly hasName: boolean
}

export interface SliderParts {
  readonly slider: HTMLElement
  readonly strip: HTMLElement
  readonly items: readonly HTMLElement[]
  /** The last item, which gets the height of the first. */
  readonly final: HTMLElement | undefined
  readonly arrows: readonly ArrowParts[]
  /** The CSS `display` of a visible arrow. */
  readonly arrowDisplay: string
  readonly isRtl: boolean
}

/** The parts of a post that the visitor can act on, as they are printed. */
export interface PostParts {
  /** The post's id, if the network is asked about it; else `''`. */
  readonly networkId: string
  readonly comments: CommentsParts
  readonly shares: readonly ShareParts[]
  readonly dates: readonly DatesParts[]
  /** The films that play in the post: none in a feed with a lightbox. */
  readonly videos: readonly VideoParts[]
  readonly sliders: readonly SliderParts[]
  /** The pictures over which the hover tile appears. */
  readonly media: readonly HTMLElement[]
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
export const isDisplayed = (element: Element) => getComputedStyle(element).display !== 'none'

/** Reads a post's parts and their styles. It changes nothing. */
export function readParts(item: HTMLElement): PostParts {
  const summary = item.querySelector<HTMLElement>(SUMMARY)
  const hasLightbox = item.closest(LIGHTBOX_FEED) !== null
  return {
    networkId: (item.matches(POST) && summary?.id) || '',
    comments: readComments(item, summary),
    shares: all(item, SHARE_LINK).flatMap((link) => readShare(link) ?? []),
    dates: all(item, DATES_LINK).flatMap((link) => readDates(link) ?? []),
    videos: hasLightbox ? [] : all(item, PLAY).flatMap((button) => readVideo(button) ?? []),
    sliders: all(item, SLIDER).flatMap((slider) => readSlider(slider) ?? []),
    media: hasLightbox ? all(item, MEDIA) : [],
  }
}

function readComments(item: HTMLElement, summary: HTMLElement | null): CommentsParts {
  const box = readCommentsBox(item)
  const printed = box?.list ? printedComments(box.list) : []
  const isOpen = box !== null && isDisplayed(box.element)
  return {
    summary,
    box,
    isOpen,
    printed: isOpen ? readPrinted(printed) : undefined,
    showMore: box && readShowMore(box.element),
    beside: [...(box?.list?.childNodes ?? [])].filter((node) => !printed.some((each) => each === node)),
    hasPrintedLikes: Boolean(box?.likes?.querySelector('.cff-reactions-count')),
  }
}

function readShare(link: HTMLElement): ShareParts | undefined {
  const container = link.closest(SHARE_CONTAINER) ?? link.parentElement
  const tooltip = container?.querySelector<HTMLElement>(SHARE_TOOLTIP)
  return tooltip ? { link, tooltip, links: all(tooltip, 'a'), isOpen: isDisplayed(tooltip) } : undefined
}

function readDates(link: HTMLElement): DatesParts | undefined {
  const dates = link.parentElement?.querySelector<HTMLElement>(DATES)
  return dates ? { link, dates, isOpen: isDisplayed(dates) } : undefined
}

/** A button without a video stays a link to the film. */
function readVideo(button: HTMLElement): VideoParts | undefined {
  const box = button.closest<HTMLElement>(VIDEO_BOX)
  const video = box?.querySelector('video')
  if (!box || !video) return undefined
  const text = itemAround(box)?.querySelector<HTMLElement>(TEXT)
  return { button, box, video, posters: all(box, POSTER), widened: text ? [box, text] : [box] }
}

function readSlider(slider: HTMLElement): SliderParts | undefined {
  const strip = slider.querySelector<HTMLElement>(STRIP)
  const items = all(slider, SLIDE)
  if (!strip || items.length === 0) return undefined
  const arrows = ([-1, 1] as const).flatMap((by) => readArrow(slider, by) ?? [])
  const next = arrows.find(({ by }) => by > 0)
  const display = next && getComputedStyle(next.arrow).display
  return {
    slider,
    strip,
    items,
    final: items.find((item) => item.classList.contains(FINAL_SLIDE)),
    arrows,
    // The style sheet hides the previous arrow at first.
    arrowDisplay: display && display !== 'none' ? display : 'block',
    isRtl: getComputedStyle(slider).direction === 'rtl',
  }
}

/** The server prints the arrows without text. */
function readArrow(slider: HTMLElement, by: ArrowParts['by']): ArrowParts | undefined {
  const arrow = slider.querySelector<HTMLElement>(`.cff-slider-${by < 0 ? 'prev' : 'next'}`)
  if (!arrow) return undefined
  return { arrow, by, hasName: arrow.textContent.trim() !== '' || arrow.hasAttribute('aria-label') }
}
