/** The printed settings of a likebox, which are passed on unchanged. */
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
 * @param wanted the printed width; an invalid one means the default
 * @param room the space for it in px; 0 if unknown
 */
export function likeboxWidth(wanted: string | null, room: number): number {
  const width = Number(PIXELS.exec(wanted ?? '')?.[1]) || USUAL_WIDTH
  return Math.floor(room > 0 ? Math.min(width, room) : width)
}

export function likeboxAddress(box: Likebox, width: number): string {
  const settings = {
    small_header: box.smallHeader,
    adapt_container_width: 'true',
    hide_cover: box.hideCover,
    hide_cta: box.hideCta,
    show_facepile: box.faces,
    locale: box.locale,
  }
  const fields = [
    `href=${encodeURIComponent(`https://www.facebook.com/${box.id}/`)}`,
    'tabs',
    `width=${width}`,
    ...Object.entries(settings).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ]
  return `${PLUGIN}?${fields.join('&')}`
}

export function readLikebox(frame: HTMLIFrameElement): Likebox {
  const of = (name: string) => frame.getAttribute(`data-${name}`) ?? ''
  return {
    id: of('likebox-id').trim(),
    smallHeader: of('likebox-header'),
    hideCover: of('hide-cover'),
    hideCta: of('hide-cta'),
    faces: of('likebox-faces'),
    locale: of('locale'),
  }
}
