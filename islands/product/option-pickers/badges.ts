import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import { afterFrame } from '../../../src/motion/after-frame'
import type { Scope } from '../../../src/page/scope'
import type { Offer } from './markup'
import type { Option } from './options'

const BADGE = 'centre-badge'
const CHOSEN = 'selected'
const PICTURE_PX = '150'
/** Created at once: more than a modal shows without scrolling. */
const FIRST_BADGES = 24
/** Created per frame after that, so that key presses are handled in between. */
const BADGES_PER_FRAME = 60

export interface BadgeOptions {
  readonly offer: Offer
  /** Slug of the chosen option, or empty. */
  readonly chosen: string
  readonly pictureOf: (slug: string) => string | undefined
}

/** The badges of an open modal, one picture for each option (contract 08 §6.2). */
export interface Badges {
  readonly count: number
  /** The badge in the tab order: the chosen one, else the first. */
  readonly first: HTMLElement | undefined
  /** The badges that exist so far; those further down are created frame by frame. */
  readonly elements: readonly HTMLElement[]
  /** The badge of an option, which is created if it does not exist yet. */
  at(index: number): HTMLElement | undefined
  select(slug: string): void
}

/** Fills the body of a modal. */
export function fillBody(
  body: HTMLElement,
  { offer, chosen, pictureOf }: BadgeOptions,
  { document, window, add }: Scope,
): Badges {
  const { length } = offer.slugs
  const elements: HTMLElement[] = []
  let stop = () => {}
  let selected = chosen

  function addUpTo(count: number) {
    const added: HTMLElement[] = []
    for (let index = elements.length; index < Math.min(count, length); index++) {
      const option = offer.option(index)
      if (option) added.push(createBadge(document, option, pictureOf(option.slug)))
    }
    elements.push(...added)
    body.append(...added)
    markSelected(added, selected)
  }

  function addLater() {
    if (elements.length >= length) return
    stop = afterFrame(window, () => {
      addUpTo(elements.length + BADGES_PER_FRAME)
      addLater()
    })
  }

  const chosenIndex = offer.slugs.indexOf(chosen)
  body.replaceChildren()
  addUpTo(Math.max(FIRST_BADGES, chosenIndex + 1))
  const first = elements[Math.max(chosenIndex, 0)]
  if (first) first.tabIndex = 0
  addLater()
  add(() => stop())

  return {
    count: length,
    first,
    elements,
    at(index) {
      if (index >= elements.length) addUpTo(index + 1)
      return elements[index]
    },
    select(slug) {
      selected = slug
      markSelected(elements, slug)
    },
  }
}

function createBadge(document: Document, { slug, label, name }: Option, picture: string | undefined) {
  const badge = document.createElement('div')
  badge.className = BADGE
  setAttributes(badge, { 'data-slug': slug, 'data-label': label, role: 'radio' })
  const text = document.createElement('label')
  text.textContent = label
  if (picture !== undefined) badge.append(createPicture(document, picture, name))
  badge.append(text)
  return badge
}

function createPicture(document: Document, url: string, name: string): HTMLElement {
  const wrap = document.createElement('div')
  wrap.className = 'img-wrap'
  const image = document.createElement('img')
  // `loading` is set before `src`, so that pictures further down are not fetched yet.
  setAttributes(image, {
    loading: 'lazy',
    decoding: 'async',
    width: PICTURE_PX,
    height: PICTURE_PX,
    alt: name,
  })
  image.src = url
  // The label is enough without the picture.
  listen(image, ['error'], () => wrap.remove(), { once: true })
  wrap.append(image)
  return wrap
}

/** At most one badge is selected, and it is in the tab order. */
function markSelected(badges: readonly HTMLElement[], slug: string): void {
  for (const badge of badges) {
    const isChosen = slug !== '' && badge.getAttribute('data-slug') === slug
    badge.classList.toggle(CHOSEN, isChosen)
    badge.setAttribute('aria-checked', String(isChosen))
    badge.tabIndex = isChosen ? 0 : -1
  }
}

export const badgeAt = (target: EventTarget | null) => closest(target, `.${BADGE}`)
