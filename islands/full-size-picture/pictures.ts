import { safeImageUrl } from '../../src/react/safe-html/url'

/** Contract 02 §13.1. */
const GALLERY = '#product-img-slider'
const LINK = 'a.lightbox'

/** A picture in full size, as its link says at this moment. */
export interface Picture {
  readonly url: string
  /** May be empty. */
  readonly caption: string
}

export interface Pictures {
  readonly all: readonly Picture[]
  /** Which one was asked for. */
  readonly index: number
}

/** Undefined when the link has no address that a picture could have. */
export function readPictures(link: Element): Pictures | undefined {
  const links = [...(link.closest(GALLERY)?.querySelectorAll(LINK) ?? [link])]
  const found = links.flatMap((one) => {
    const picture = readPicture(one)
    return picture ? [{ one, picture }] : []
  })
  const index = found.findIndex(({ one }) => one === link)
  return index < 0 ? undefined : { index, all: found.map(({ picture }) => picture) }
}

function readPicture(link: Element): Picture | undefined {
  const url = safeImageUrl(link.getAttribute('href'))?.trim()
  if (!url || url.startsWith('#')) return undefined
  return { url, caption: link.getAttribute('data-caption')?.trim() ?? '' }
}
