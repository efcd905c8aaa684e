import { atom } from 'nanostores'

/** The panels that open beside the page's content or over it (spec storefront §2). */
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

/** Where a panel is: in the page, below the header, or over the whole page. */
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
 * The layers whose panels close when a panel of a layer opens. Only one panel covers the page at a time (spec storefront
 * §4). A panel in the page stays open under a cover, with what was typed there.
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

/** The open panels after one has opened. */
export function withOpened(open: OpenPanels, panel: Panel): OpenPanels {
  if (open.includes(panel)) return open
  const closed = closedBy(panel)
  return [...open.filter((other) => !closed.includes(other)), panel]
}

/** The open panels after one has closed. */
export function withClosed(open: OpenPanels, panel: Panel): OpenPanels {
  return open.includes(panel) ? open.filter((other) => other !== panel) : open
}

const $open = atom<OpenPanels>([])

export const isPanelOpen = (panel: Panel) => $open.get().includes(panel)

/** Opens a panel. The panels that it replaces close first. */
export function openPanel(panel: Panel): void {
  if (isPanelOpen(panel)) return
  $open.set(withClosed(withOpened($open.get(), panel), panel))
  // Listeners of the closing may have changed the store.
  $open.set(withOpened($open.get(), panel))
}

export function closePanel(panel: Panel): void {
  $open.set(withClosed($open.get(), panel))
}

/**
 * Calls back when a panel opens or closes, whoever has done it.
 * @returns a function that stops it
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
