/** A likebox as it is printed. */
export interface LikeboxParts {
  readonly frame: HTMLIFrameElement
  readonly box: Likebox
  readonly title: string
}

/** What the server says of the network's page and of how its box looks; passed on as it is written. */
export interface Likebox {
  readonly id: string
  readonly smallHeader: string
  readonly hideCover: string
  readonly hideCta: string
  readonly faces: string
  readonly locale: string
}

const PLUGIN = 'https://www.facebook.com/plugins/page.php'
const USUAL_WIDTH = 340
const PIXELS = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/

/**
 * The width of the box, in whole px (contract 05 §9).
 * @param wanted as it is printed; what is no width is the usual one
 * @param room px; 0 where it is not known
 */
export function likeboxWidth(wanted: string | null, room: number): number {
  const width = Number(PIXELS.exec(wanted ?? '')?.[1]) || USUAL_WIDTH
  return Math.floor(room > 0 ? Math.min(width, room) : width)
}

export function likeboxAddress(box: Likebox, width: number): string {
  const page = encodeURIComponent(`https://www.facebook.com/${box.id}/`)
  const fields = [
    `href=${page}`,
    'tabs',
    `width=${width}`,
    `small_header=${encodeURIComponent(box.smallHeader)}`,
    'adapt_container_width=true',
    `hide_cover=${encodeURIComponent(box.hideCover)}`,
    `hide_cta=${encodeURIComponent(box.hideCta)}`,
    `show_facepile=${encodeURIComponent(box.faces)}`,
    `locale=${encodeURIComponent(box.locale)}`,
  ]
  return `${PLUGIN}?${fields.join('&')}`
}

export function readLikebox(frame: HTMLIFrameElement): LikeboxParts {
  const of = (name: string) => frame.getAttribute(`data-${name}`) ?? ''
  const box: Likebox = {
    id: of('likebox-id').trim(),
    smallHeader: of('likebox-header'),
    hideCover: of('hide-cover'),
    hideCta: of('hide-cta'),
    faces: of('likebox-faces'),
    locale: of('locale'),
  }
  return { frame, box, title: frame.title }
}

/** The feed plugin's parts of the page stand in a wrapper of their own. */
const WRAPPER = '.cff-wrapper'
const FRAMES = '.cff-likebox iframe'
const FEED = '.cff'

/** The likeboxes that a feed looks after: those of its wrapper; the page's first feed has those that stand in none. */
export function likeboxesOf(feed: Element): HTMLIFrameElement[] {
  const wrapper = feed.closest(WRAPPER)
  const isFirst = feed.ownerDocument.querySelector(FEED) === feed
  const isIn = (frame: Element) => {
    const around = frame.closest(WRAPPER)
    if (around?.querySelector(FEED)) return around === wrapper && around.querySelector(FEED) === feed
    return frame.closest(FEED) ? feed.contains(frame) : isFirst
  }
  return [...feed.ownerDocument.querySelectorAll<HTMLIFrameElement>(FRAMES)].filter(isIn)
}
