import { atom } from 'nanostores'

/** Everything that opens beside the page's content or over it (spec storefront §2). */
export const PANELS = [
  'mobile-menu',
  'mobile-cart',
  'left-slideout',
  'right-slideout',
  'overlay-menu',
  'super-search',
  'push-navigation',
  'full-search',
  'search-box',
  'contact-slideout',
  'video',
  'modal',
  'team-member',
] as const

export type Panel = (typeof PANELS)[number]

/** Where a panel lies: in the page, dropped down from the header, or over all of it. */
type Layer = 'page' | 'dropdown' | 'cover'

const LAYERS: Readonly<Record<Panel, Layer>> = {
  'mobile-menu': 'cover',
  'mobile-cart': 'cover',
  'left-slideout': 'cover',
  'right-slideout': 'cover',
  'overlay-menu': 'cover',
  'super-search': 'cover',
  'push-navigation': 'cover',
  'full-search': 'cover',
  'search-box': 'dropdown',
  'contact-slideout': 'page',
  video: 'cover',
  modal: 'cover',
  'team-member': 'cover',
}

/**
 * Which layers are cleared by what opens in one. Of the panels that cover the page one is open at a time: the mobile
 * menu or the mobile cart, a slide-out, an overlay or the other (spec storefront §4). What lies in the page stays as it
 * is under a cover, with what was typed there.
 */
const CLEARED_BY: Readonly<Record<Layer, readonly Layer[]>> = {
  page: ['dropdown', 'cover'],
  dropdown: ['cover'],
  cover: ['dropdown', 'cover'],
}

/** The open panels, in the order in which they were opened. */
export type OpenPanels = readonly Panel[]

/** The panels that close when this one opens. */
export function closedBy(panel: Panel): OpenPanels {
  const cleared = CLEARED_BY[LAYERS[panel]]
  return PANELS.filter((other) => other !== panel && cleared.includes(LAYERS[other]))
}

/** What is open once a panel has opened; nothing changes when it was already. */
export function withOpened(open: OpenPanels, panel: Panel): OpenPanels {
  if (open.includes(panel)) return open
  const closed = closedBy(panel)
  return [...open.filter((other) => !closed.includes(other)), panel]
}

/** What is open once a panel has closed; nothing changes when it was not open. */
export function withClosed(open: OpenPanels, panel: Panel): OpenPanels {
  return open.includes(panel) ? open.filter((other) => other !== panel) : open
}

const $open = atom<OpenPanels>([])

export const isPanelOpen = (panel: Panel) => $open.get().includes(panel)

/** Opens a panel; those that it closes have closed before it does. */
export function openPanel(panel: Panel): void {
  if (isPanelOpen(panel)) return
  $open.set(withClosed(withOpened($open.get(), panel), panel))
  // Who heard of a closing may have changed more.
  $open.set(withOpened($open.get(), panel))
}

export function closePanel(panel: Panel): void {
  $open.set(withClosed($open.get(), panel))
}

/**
 * Tells of a panel's opening and closing, by whomever.
 * @returns the way to stop
 */
export function watchPanel(panel: Panel, listener: (isOpen: boolean) => void): () => void {
  let wasOpen = isPanelOpen(panel)
  return $open.listen(() => {
    const isOpen = isPanelOpen(panel)
    if (isOpen === wasOpen) return
    wasOpen = isOpen
    listener(isOpen)
  })
}
