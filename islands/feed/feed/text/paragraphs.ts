import { detach } from '../../detach'
import { unwrapAll } from './boxes'

/** Paragraphs of a content filter. The plugin's own have classes. */
const FILTERS_PARAGRAPH = 'p:not([class*="cff-"])'
const WRAPPED = [
  '.cff-viewpost-link',
  '.cff-viewpost-facebook',
  '.cff-photo',
  '.cff-event-thumb',
  '.cff-vidLink',
  '.cff-link',
  'iframe',
  '.cff-author-img',
]
const WRAPPED_UNLESS_EVENT = '.cff-viewpost'
const EVENT_CLASS = 'event'
/** An item has one of each; a filter may have split it. */
const ONLY_ONCE = ['.cff-author', '.cff-view-comments']
const PHOTO = '.cff-photo'
const COMMENTS = '.cff-comments-box'

/**
 * Repairs the markup of an item that content filters of the site have damaged (contract 05 §1.5).
 * @returns the undos, in the order of the changes
 */
export function repairParagraphs(item: Element): (() => void)[] {
  const undos = unwrapAll(paragraphsAround(item))
  for (const part of ONLY_ONCE) {
    const [, ...others] = item.querySelectorAll(part)
    undos.push(...others.map(detach))
  }
  undos.push(...surplusPhotos(item).map(detach))
  undos.push(...[...item.querySelectorAll('p')].filter(isEmpty).map(detach))
  return undos
}

function paragraphsAround(item: Element): Set<Element> {
  const wrapped = item.classList.contains(EVENT_CLASS) ? WRAPPED : [...WRAPPED, WRAPPED_UNLESS_EVENT]
  const found = item.querySelectorAll(wrapped.map((part) => `${FILTERS_PARAGRAPH} > ${part}`).join())
  return new Set([...found].flatMap(({ parentElement }) => parentElement ?? []))
}

/** The first two of adjacent photos, except for the one that must stay so that a picture is left. */
function surplusPhotos(item: Element): Element[] {
  const parents = new Set([...item.querySelectorAll(PHOTO)].map(({ parentElement }) => parentElement))
  return [...parents].flatMap((parent) => {
    const photos = [...(parent?.children ?? [])].filter((child) => child.matches(PHOTO))
    const spared = lastOf(photos.filter(hasPicture)) ?? lastOf(photos)
    return photos.slice(0, 2).filter((photo) => photo !== spared)
  })
}

const lastOf = (photos: readonly Element[]) => photos[photos.length - 1]
const hasPicture = (photo: Element) => photo.querySelector('img') !== null

const isEmpty = (paragraph: Element) =>
  paragraph.childElementCount === 0 && paragraph.textContent?.trim() === '' && !paragraph.closest(COMMENTS)
