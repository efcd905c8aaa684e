/** Contract 01 §5.5. */
export const OPEN_CLASS = 'mega-toggle-on'
export const ANIMATING_CLASS = 'mega-animating'
export const KEYBOARD_CLASS = 'mega-keyboard-navigation'
export const HIDES_ON_MOBILE = '.mega-hide-sub-menu-on-mobile'
/** Items with this class follow their link on the second click. */
export const FOLLOWED_ON_SECOND_CLICK = '.mega-click-click-go'
export const RIGHT_ITEMS = ':scope > li.mega-item-align-right'
export const WIDE_PANELS = 'li.mega-menu-megamenu > ul.mega-sub-menu'
const PARENT = 'mega-menu-item-has-children'
const PANEL = ':scope > ul.mega-sub-menu'

const ITEMS_WITH_PANELS = [
  `li.mega-menu-megamenu.${PARENT}`,
  `li.mega-menu-flyout.${PARENT}`,
  `li.mega-menu-flyout li.${PARENT}`,
  `li.mega-menu-tabbed > ul.mega-sub-menu > li.${PARENT}`,
].join()

const DEFAULTS = { effectSpeedMs: 200, breakpoint: 600, timeoutMs: 300, intervalMs: 100 }

export interface MegaOptions {
  readonly event: string
  readonly effect: string
  readonly effectSpeedMs: number
  /** A second click follows the link instead of closing the panel. */
  readonly isFollowedOnSecondClick: boolean
  readonly closesOnOutsideClick: boolean
  readonly verticalBehaviour: string
  /** The smallest window width of the desktop view, in px. */
  readonly breakpoint: number
  /** Selector of the element whose width the panels take; empty for none. */
  readonly panelWidth: string
  /** The width of a panel's contents, in px. */
  readonly panelInnerWidth: number | null
  readonly timeoutMs: number
  readonly intervalMs: number
}

/** The plugin's settings; the server leaves out empty ones. */
export function readOptions(menu: Element, window: Window & { megamenu?: unknown }): MegaOptions {
  const text = (name: string) => menu.getAttribute(`data-${name}`)?.trim() ?? ''
  return {
    event: text('event') || 'hover_intent',
    effect: text('effect'),
    effectSpeedMs: number(text('effect-speed')) ?? DEFAULTS.effectSpeedMs,
    isFollowedOnSecondClick: text('second-click') === 'go',
    closesOnOutsideClick: (text('document-click') || 'collapse') === 'collapse',
    verticalBehaviour: text('vertical-behaviour'),
    breakpoint: number(text('breakpoint')) ?? DEFAULTS.breakpoint,
    panelWidth: text('panel-width'),
    panelInnerWidth: number(text('panel-inner-width').replace(/px$/, '')),
    timeoutMs: number(field(window.megamenu, 'timeout')) ?? DEFAULTS.timeoutMs,
    intervalMs: number(field(window.megamenu, 'interval')) ?? DEFAULTS.intervalMs,
  }
}

/** A non-negative number, also as text; null for anything else. */
function number(value: unknown): number | null {
  const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof result === 'number' && Number.isFinite(result) && result >= 0 ? result : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The panel that an item opens by the plugin's rules. */
export function panelOf(item: Element): HTMLElement | null {
  return item.matches(ITEMS_WITH_PANELS) ? item.querySelector<HTMLElement>(PANEL) : null
}

/** The panel that the theme opens under the pointer: every item with children has one. */
export function themePanelOf(item: Element): HTMLElement | null {
  return item.matches(`li.${PARENT}`) ? item.querySelector<HTMLElement>('ul.mega-sub-menu') : null
}

/** Whether the theme adds its own hover and container to this menu. */
export function hasThemeOverlay(menu: Element): boolean {
  return (
    menu.ownerDocument.body.classList.contains('mm-default-theme') && menu.closest('nav.std-menu') !== null
  )
}

export const isInSlideout = (menu: Element) => menu.closest('.sf-side-slideout') !== null
